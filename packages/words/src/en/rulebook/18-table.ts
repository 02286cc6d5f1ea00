import type { RulebookChapter } from '../../rulebook.ts';

export const table: RulebookChapter<'18'> = {
  '18': { title: 'In this program', about: 'How the program applies the rules.' },
  '18.1': {
    title: 'Answers',
    legal:
      'You are offered every legal answer and no others. If something you expected is missing, a rule forbids it: follow the link beside the question.',
    turn: 'Only the side being asked can answer, and only the current question.',
  },
  '18.2': {
    title: 'Undo',
    undo: 'You may undo your own answers back to the last die roll, the last card drawn or revealed, or your opponent’s last answer.',
  },
  '18.3': {
    title: 'What you know',
    hidden:
      'Hands and the order of the draw pile are secret. The discards, the removed cards, the number of cards in each hand and in the draw pile, and everything you have been shown are known to you.',
    seen: 'A card you have seen stays known to you until it moves. What you learn about a hand, such as that it has no scoring card, stays known until that side draws a card.',
    public: 'A hand shown to one side is not shown to spectators.',
  },
  '18.4': {
    title: 'Rules, positions and saved games',
    rules:
      'The edition, variants and options are chosen before the game and do not change. Choices that don’t work together are refused, with the reason.',
    positions: 'A position you set up, or a game you load, must be one the rules allow.',
  },
};

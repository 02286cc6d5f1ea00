import type { RulebookChapter } from '../../rulebook.ts';

export const table: RulebookChapter<'18'> = {
  '18': { title: 'At this table', about: 'How the program keeps the rules.' },
  '18.1': {
    title: 'Answers',
    legal:
      'You are offered every legal answer and no other. Where something that you expected is missing, a rule stands in its way: look it up from the question.',
    turn: 'Only the side that is asked can answer, and only the question that is open.',
  },
  '18.2': {
    title: 'Taking back',
    undo: 'You may take back your own answers up to the last die, the last card drawn or shown, and the last answer of the other side.',
  },
  '18.3': {
    title: 'What you know',
    hidden:
      'Hands and the order of the pile are secret. The discards, the removed cards, the number of cards in each hand and in the pile, and all that was shown to you are open to you.',
    seen: 'A card that you have seen stays known to you until it moves. What is said of a hand, such as that it has no scoring card, holds until that hand draws.',
    public: 'A hand shown to one side is not shown to onlookers.',
  },
  '18.4': {
    title: 'Rules, positions and saved games',
    rules:
      'The edition, variants and options are chosen before the game and stay. Choices that don’t go together are refused, with the reason.',
    positions: 'A position that you set up, or a game that you load, must be one that the rules allow.',
  },
};

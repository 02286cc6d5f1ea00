import type { RulebookChapter } from '../../rulebook.ts';

export const events: RulebookChapter<'7'> = {
  '7': {
    title: 'Events',
    events: 'A card’s event is the effect described in its text. Who carries it out is explained in [5.2].',
  },
  '7.1': {
    title: 'Your own and neutral events',
    choice: 'A card with your own or a neutral event is played either as an event or for operations, never both.',
  },
  '7.2': {
    title: 'The scoring card that is removed',
    scoring:
      'Of the scoring cards, only Southeast Asia Scoring has an asterisk: it is played once and then leaves the game.',
  },
  '7.3': {
    title: 'Lasting events',
    last: 'A lasting event applies for the turn, for the rest of the game, or until another event cancels it, as its text says. It applies even after its card has been discarded or removed.',
  },
  '7.4': {
    title: 'The Ops value of a card',
    value:
      'Some events change the Ops value of cards: Containment and Brezhnev Doctrine by +1, Red Scare/Purge by −1. Add up all the changes first; then a value above 4 becomes 4 and one below 1 becomes 1.',
    bonus:
      'Then add the bonuses of the China Card (+1 if all of its Ops are used in Asia) and of Vietnam Revolts (+1 for the USSR if all Ops are used in Southeast Asia).',
    example:
      'The USSR plays the China Card under Red Scare/Purge and after Vietnam Revolts, using all its Ops in Southeast Asia: 4 − 1 + 1 + 1 = 5.',
  },
  '7.4.1': {
    title: 'Whose cards',
    owner:
      'Such an event applies to every card used by the side it affects, no matter whose event is on the card or who held it before.',
  },
  '7.4.2': {
    title: 'For all purposes',
    all: 'The changed value counts for everything: operations, the military operations earned by a coup, the Ops required for the space race or a discard, and the highest card for Missile Envy. Only the order of headlines depends on the printed value.',
  },
  '7.4.3': {
    title: 'Operations from events',
    given:
      'Operations given by an event are used like those of a card with that many Ops: all the limits in [6] apply, and so do the changes in [7.4]. They can’t be used in the space race.',
  },
  '7.5': {
    title: 'Events that can’t take effect',
    prevented: 'A card whose event can’t take effect may still be played for operations and goes to the discards.',
  },
  '7.6': {
    title: 'Wars',
    war: 'There are five wars: Korean War, Arab-Israeli War, Indo-Pakistani War, Brush War and Iran-Iraq War. The attacker rolls a die and subtracts 1 for each country adjacent to the target that the opponent controls, including the opponent’s superpower.',
    result:
      'If the result is at least the number on the card, the attacker gains the card’s VP, removes all the opponent’s influence in the country and adds the same amount of its own. Win or lose, it earns the military operations stated on the card.',
    free: 'A war needs no influence in the target, is not restricted by DEFCON and does not change it.',
  },
};

import type { RulebookChapter } from '../../rulebook.ts';

export const events: RulebookChapter<'7'> = {
  '7': { title: 'Events', events: 'What a card makes happen. Who carries it out is said in [5.2].' },
  '7.1': {
    title: 'Your own events and those of both sides',
    choice:
      'A card with your own event, or one of both sides’, you use for the event or for operations, never for both.',
  },
  '7.2': {
    title: 'The scoring card that is removed',
    scoring: 'Of the scoring cards only Southeast Asia Scoring has an asterisk: it is scored once and leaves the game.',
  },
  '7.3': {
    title: 'Events that last',
    last: 'An event that lasts holds for the turn, for the rest of the game, or until an event ends it, as its text says. It holds even when its card is long in the discards or removed.',
  },
  '7.4': {
    title: 'The value of a card',
    value:
      'Some events raise or lower the value of cards: Containment and Brezhnev Doctrine by 1 up, Red Scare/Purge by 1 down. Add up all of them first; then a value above 4 is 4, and one below 1 is 1.',
    bonus:
      'After that come the bonus of the China Card (1 more if all of it is used in Asia) and of Vietnam Revolts (1 more for the USSR if all of it is used in Southeast Asia).',
    example:
      'The USSR plays the China Card under Red Scare and after Vietnam Revolts, all in Southeast Asia: 4 − 1 + 1 + 1 = 5.',
  },
  '7.4.1': {
    title: 'Whose value',
    owner:
      'Such an event holds for the cards that one side uses, whoever’s event is on them and whoever held them before.',
  },
  '7.4.2': {
    title: 'For all purposes',
    all: 'The changed value counts for everything: operations, military operations of a coup, the demand of the space race, cards to be thrown away, the highest card for Missile Envy. Only the order of headlines goes by the printed value.',
  },
  '7.4.3': {
    title: 'Operations from events',
    given:
      'Operations that an event gives are used like those of a card of that value: all limits of [6] hold, and the changes of [7.4] too. They can’t go into the space race.',
  },
  '7.5': {
    title: 'Events that can’t happen',
    prevented: 'A card whose event can’t happen may still be played for operations, and goes to the discards.',
  },
  '7.6': {
    title: 'Wars',
    war: 'Korean War, Arab-Israeli War, Indo-Pakistani War, Brush War and Iran-Iraq War are wars. The attacker rolls a die, less 1 for each neighbour of the target under enemy control, an enemy superpower next to it included.',
    result:
      'With the number on the card or more the attacker gains its VP, removes all enemy influence in the country and adds as much of its own. Either way it earns the military operations that the card names.',
    free: 'A war needs no influence in the target, is not bound by DEFCON, and does not change it.',
  },
};

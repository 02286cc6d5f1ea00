import type { RulebookChapter } from '../../rulebook.ts';

export const operations: RulebookChapter<'6'> = {
  '6': {
    title: 'Operations',
    one: 'Use all the points of a card in one way: place influence [6.1], roll for realignment [6.2], attempt a coup [6.3], or put the card into the space race [6.4]. Every point is spent as long as there is a legal use for it.',
    mixed: 'With mixed operations a card may both place influence and realign [16.3].',
  },
  '6.1': { title: 'Placing influence', place: 'Influence is placed point by point.' },
  '6.1.1': {
    title: 'Where',
    reach:
      'You may place influence in countries where you had some, or next to countries where you had some, when this card play began; and next to your superpower. What you gain during the play opens nothing new before the next.',
    events: 'Influence that an event adds may go wherever the event says, near or far.',
  },
  '6.1.2': {
    title: 'Price',
    price:
      'A point of influence costs 1; in a country that the enemy controls it costs 2. The price is found anew for each point: once control is broken, the next point there costs 1.',
    example:
      'The USSR controls Turkey (stability 2) with 2 against 0. The first US point costs 2 and breaks control; the next costs 1.',
  },
  '6.1.3': {
    title: 'Several countries',
    spread: 'The points of a card may be spread over any number of countries in any regions.',
  },
  '6.1.4': {
    title: 'Next to your superpower',
    home: 'You may always place next to your own superpower, also without influence nearby. Next to the US: Canada, Mexico, Cuba, Japan. Next to the USSR: Finland, Poland, Romania, Afghanistan, North Korea.',
  },
  '6.1.5': { title: 'Markers are no limit', number: 'Influence is not limited by the number of markers.' },
  '6.1.6': { title: 'Reading a country', read: 'Each country shows the influence of both sides, and who controls it.' },
  '6.2': { title: 'Realignment', realign: 'Realignment takes away influence; each point of operations is one roll.' },
  '6.2.1': {
    title: 'Targets',
    target:
      'The enemy must have influence in the country; you need none, there or nearby. Choose the targets one after the other, each after the roll before. The same country may be chosen again.',
    limits: 'DEFCON closes regions to realignment [8.1.5], and events may protect countries.',
    anywhere: 'With the option “Realign anywhere” DEFCON closes no region [16.1].',
  },
  '6.2.2': {
    title: 'The roll',
    roll: 'Both sides roll a die. Each adds 1 for every neighbour of the country that it controls, 1 if it has more influence in the country than the other side, and 1 if its superpower is next to it.',
    result:
      'The side with the lower total loses influence there: the difference, or as much as it has. A tie does nothing. The side that rolls may well be the one that loses.',
    safe: 'With the option “Safe realignment” you can’t lose influence in your own rolls [16.2].',
  },
  '6.2.3': { title: 'Nothing is added', none: 'Realignment never adds influence to anybody.' },
  '6.3': {
    title: 'Coups',
    coup: 'A coup spends all the points of a card on one attempt to overthrow a country.',
  },
  '6.3.1': {
    title: 'Targets',
    target: 'The enemy must have influence in the country; you need none, there or nearby.',
    limits: 'DEFCON closes regions to coups [8.1.5], and events may protect countries.',
  },
  '6.3.2': {
    title: 'The roll',
    roll: 'Roll a die and add the value of the operations. What exceeds twice the stability of the country is the result: remove that much enemy influence, and if there is not enough of it, add the rest as your own. If nothing exceeds it, the coup fails.',
    example:
      'A coup with 3 operations in a country of stability 2: a roll of 5 gives 8, 4 more than 4. If the enemy has 3 influence there, it loses all 3 and you gain 1.',
  },
  '6.3.3': {
    title: 'Military operations',
    military: 'A coup, failed or not, earns military operations worth the operations spent [8.2].',
  },
  '6.3.4': {
    title: 'Battlegrounds',
    defcon:
      'Any coup in a battleground, failed or not, lowers DEFCON by 1. At DEFCON 2 that means nuclear war [8.1.3].',
  },
  '6.3.5': {
    title: 'Free coups',
    free: 'A coup that an event gives in countries that it names is free: DEFCON closes no region to it and it earns no military operations [8.2.5]; but in a battleground it lowers DEFCON. DEFCON closes no region to free realignment rolls either.',
  },
  '6.4': {
    title: 'The space race',
    why: 'Put a card into the space race to move forward there, or only to be rid of an event that you don’t want to happen.',
  },
  '6.4.1': {
    title: 'An attempt',
    attempt:
      'The card must be worth at least what your next box demands: 2 for boxes 1 to 4, 3 for boxes 5 to 7, 4 for box 8. Roll a die: with the number of the box or less you move there. Boxes 1, 3, 5 and 7 need 3 or less, boxes 2, 4 and 6 need 4 or less, box 8 needs 2 or less.',
    optional: 'With the option “Space without a roll” you may put the card away and not roll [16.4].',
  },
  '6.4.2': {
    title: 'Attempts in a turn',
    once: 'You may make one attempt a turn, whether it succeeds or not. Who alone has reached box 2 may make two.',
  },
  '6.4.3': {
    title: 'Victory points',
    points:
      'The first side in a box gains the higher number of VP, the second the lower: box 1 pays 2 or 1, box 3 2 or 0, box 5 3 or 1, box 7 4 or 2, box 8 2 or 0.',
  },
  '6.4.4': {
    title: 'Abilities',
    abilities:
      'The first side in a box has its ability. Box 2: two attempts a turn. Box 4: the other side shows its headline before you choose yours. Box 6: you may throw away a held card at the end of a turn. Box 8: you may play eight action rounds.',
    end: 'An ability holds at once, adds to the others, and ends when the other side reaches the box.',
  },
  '6.4.5': {
    title: 'No event',
    none: 'A card put into the space race is discarded without its event, even one with an asterisk.',
  },
  '6.4.6': { title: 'The last box', last: 'Who has reached box 8 can put no more cards into the space race.' },
};

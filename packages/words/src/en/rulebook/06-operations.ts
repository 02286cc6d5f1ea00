import type { RulebookChapter } from '../../rulebook.ts';

export const operations: RulebookChapter<'6'> = {
  '6': {
    title: 'Operations',
    one: 'All the Ops of a card go to a single use: placing influence [6.1], realignment rolls [6.2], a coup [6.3] or the space race [6.4]. Every point must be spent as long as there is a legal use for it.',
    mixed: 'With the option “Mixed operations”, one card may both place influence and realign [16.3].',
  },
  '6.1': { title: 'Placing influence', place: 'Influence is placed one point at a time.' },
  '6.1.1': {
    title: 'Where you may place influence',
    reach:
      'You may place influence in countries where you had some when this card was played, in countries adjacent to those, and in countries adjacent to your superpower. Influence placed during this action does not open up further countries until your next action.',
    events: 'Influence added by an event may go wherever the event says, even if you have none nearby.',
  },
  '6.1.2': {
    title: 'Cost',
    price:
      'A point of influence costs 1 Op, or 2 in a country controlled by your opponent. The cost is checked for each point: once control is broken, the next point there costs 1.',
    example:
      'The USSR controls Turkey (stability 2) with 2 influence against 0. The first US point costs 2 and breaks control; the next costs 1.',
  },
  '6.1.3': {
    title: 'Several countries',
    spread: 'The Ops of a card may be spread over any number of countries in any region.',
  },
  '6.1.4': {
    title: 'Adjacent to your superpower',
    home: 'You may always place influence in countries adjacent to your own superpower, even without influence nearby. Adjacent to the US: Canada, Mexico, Cuba, Japan. Adjacent to the USSR: Finland, Poland, Romania, Afghanistan, North Korea.',
  },
  '6.1.5': { title: 'No limit on influence', number: 'Influence is not limited by the number of markers.' },
  '6.1.6': { title: 'What a country shows', read: 'Each country shows both sides’ influence and who controls it.' },
  '6.2': { title: 'Realignment', realign: 'Realignment removes influence; each Op pays for one roll.' },
  '6.2.1': {
    title: 'Targets',
    target:
      'Your opponent must have influence in the country; you need none of your own, there or nearby. Choose each target after resolving the previous roll. You may choose the same country again.',
    limits: 'DEFCON closes regions to realignment [8.1.5], and events may protect countries.',
    anywhere: 'With the option “Realign anywhere”, DEFCON does not close any region to realignment [16.1].',
  },
  '6.2.2': {
    title: 'The roll',
    roll: 'Both sides roll a die. Each adds 1 for every adjacent country it controls, 1 if it has more influence in the country than the opponent, and 1 if its superpower is adjacent to the country.',
    result:
      'The side with the lower total loses influence there equal to the difference, or all it has if that is less. A tie has no effect. The side spending the Ops may well be the one that loses influence.',
    safe: 'With the option “Safe realignment”, you can’t lose influence in your own rolls [16.2].',
  },
  '6.2.3': { title: 'Nothing is added', none: 'Realignment never adds influence for either side.' },
  '6.3': {
    title: 'Coups',
    coup: 'A coup uses all the Ops of a card in one attempt to overthrow the government of a country.',
  },
  '6.3.1': {
    title: 'Targets',
    target: 'Your opponent must have influence in the country; you need none of your own, there or nearby.',
    limits: 'DEFCON closes regions to coups [8.1.5], and events may protect countries.',
  },
  '6.3.2': {
    title: 'The roll',
    roll: 'Roll a die, add the Ops spent and subtract twice the country’s stability. If the result is 0 or less, the coup fails. Otherwise remove that much of your opponent’s influence; if there is not enough, add the rest as your own.',
    example:
      'A coup with 3 Ops in a country with stability 2: a roll of 5 makes 8, which is 4 more than twice the stability. If your opponent has 3 influence there, they lose all 3 and you gain 1.',
  },
  '6.3.3': {
    title: 'Military operations',
    military: 'A coup, successful or not, earns military operations equal to the Ops spent [8.2].',
  },
  '6.3.4': {
    title: 'Battlegrounds',
    defcon:
      'Any coup in a battleground, successful or not, lowers DEFCON by 1. At DEFCON 2 that means nuclear war [8.1.3].',
  },
  '6.3.5': {
    title: 'Free coups',
    free: 'If an event grants a coup only in countries it names, that coup is free: DEFCON does not restrict it and it earns no military operations [8.2.5], but in a battleground it still lowers DEFCON. DEFCON does not restrict free realignment rolls either.',
  },
  '6.4': {
    title: 'The space race',
    why: 'Play a card to the space race to advance on its track, or simply to get rid of an event that you don’t want to take effect.',
  },
  '6.4.1': {
    title: 'Making an attempt',
    attempt:
      'The card must be worth at least what your next box requires: 2 Ops for boxes 1 to 4, 3 for boxes 5 to 7, and 4 for box 8. Roll a die: if you roll no higher than the number shown in the box, you advance. Boxes 1, 3, 5 and 7 need 3 or less, boxes 2, 4 and 6 need 4 or less, and box 8 needs 2 or less.',
    optional: 'With the option “Space without a roll”, you may discard the card without rolling [16.4].',
  },
  '6.4.2': {
    title: 'Attempts per turn',
    once: 'You may make one attempt per turn, whether it succeeds or not. If only one side has reached box 2, it may make two.',
  },
  '6.4.3': {
    title: 'Victory points',
    points:
      'The first side to reach a box gains the higher number of VP, the second the lower: box 1 gives 2 or 1, box 3 gives 2 or 0, box 5 gives 3 or 1, box 7 gives 4 or 2, and box 8 gives 2 or 0.',
  },
  '6.4.4': {
    title: 'Abilities',
    abilities:
      'The first side to reach a box gets its ability. Box 2: two attempts per turn. Box 4: your opponent reveals their headline before you choose yours. Box 6: you may discard a held card at the end of the turn. Box 8: you may play eight action rounds.',
    end: 'An ability applies at once, in addition to any others, and ends when the opponent reaches the box.',
  },
  '6.4.5': {
    title: 'No event',
    none: 'A card played to the space race is discarded, even one with an asterisk, and its event does not take effect.',
  },
  '6.4.6': {
    title: 'The last box',
    last: 'A side that has reached box 8 can’t play any more cards to the space race.',
  },
};

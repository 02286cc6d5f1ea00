import type { RulebookChapter } from '../../rulebook.ts';

export const scoring: RulebookChapter<'10'> = {
  '10': {
    title: 'Scoring and victory',
    aim: 'Victory points come mainly from scoring cards, events and the space race.',
  },
  '10.1': {
    title: 'Scoring a region',
    card: 'A scoring card gives both sides points for its region as it stands at that moment; only the difference moves the marker [10.2.3].',
    southeast:
      'Southeast Asia Scoring goes country by country: 2 VP for Thailand and 1 VP for every other country a side controls there.',
  },
  '10.1.1': {
    title: 'Presence, domination, control',
    presence: 'Presence: you control at least one country in the region.',
    domination:
      'Domination: you control more countries and more battlegrounds in the region than your opponent, including at least one battleground and one non-battleground country.',
    control: 'Control: you control all the battlegrounds in the region and more countries there than your opponent.',
    pays: 'VP for presence, domination and control, in that order: Europe 3, 7, victory; Asia 3, 7, 9; Middle East 3, 5, 7; Africa 1, 4, 6; Central America 1, 3, 5; South America 2, 5, 6. You score only the highest level you have reached.',
  },
  '10.1.2': {
    title: 'Additional points',
    further:
      'Add 1 VP for each battleground you control in the region, and 1 VP for each country you control there that is adjacent to the opponent’s superpower.',
    example: 'Cuba under USSR control gives 2 VP: it is a battleground and adjacent to the US.',
  },
  '10.1.3': { title: 'Points from events', events: 'Some events award VP, as stated on the card.' },
  '10.1.4': {
    title: 'Points from military operations',
    military: 'Your opponent gains VP if you have too few military operations [8.2.1].',
  },
  '10.1.5': {
    title: 'Scoring cards can’t be held',
    hold: 'You must play a scoring card in the turn you get it, as a headline or in an action round. Nothing can prevent this: no event, no trap, no obligation to play another card.',
    last: 'When you have as many scoring cards as rounds left, you may only play a scoring card or make a play that is certain to rid you of one.',
    discarded: 'An event may make you discard a scoring card; then it is not scored.',
    lost: 'Whoever holds one at the end of a turn loses [4.5.F].',
  },
  '10.2': { title: 'Victory points', marker: 'A single marker tracks both sides’ victory points (VP).' },
  '10.2.1': { title: 'The track', track: 'It runs from 20 for the US through 0 to 20 for the USSR and starts at 0.' },
  '10.2.2': {
    title: 'Gaining points',
    gain: 'A side that gains VP moves the marker that many steps towards its own end.',
  },
  '10.2.3': {
    title: 'Only the difference',
    net: 'If both sides gain VP from the same event or scoring, only the difference moves the marker.',
  },
  '10.3': { title: 'Victory', end: 'The game ends at once on an automatic victory; otherwise it ends after turn 10.' },
  '10.3.1': {
    title: 'Automatic victory',
    vp: 'You win at once if the marker is at 20 VP for you when an event, the scoring of a region or the check of military operations is complete.',
    europe: 'You win if you control Europe when it is scored, whatever else the scoring would give.',
    defcon: 'You win if DEFCON falls to 1 while your opponent is the phasing side [8.1.3].',
    hand: 'In this edition a side that reaches 20 VP through the check of military operations first shows its hand; if there is a scoring card in it, that side loses instead.',
  },
  '10.3.2': {
    title: 'Final scoring',
    all: 'After turn 10 all six regions are scored, Southeast Asia as part of Asia. The side holding the China Card gains 1 VP, even if the card is face down. Everything is counted before anyone looks at the marker; reaching 20 VP does not end the scoring early.',
    europe: 'A side that controls Europe wins, whatever the marker says.',
    winner: 'Otherwise, the side that is ahead wins. At 0 it is a draw.',
    late: 'In the Late War scenario the US needs 20 VP to win [15.3].',
  },
};

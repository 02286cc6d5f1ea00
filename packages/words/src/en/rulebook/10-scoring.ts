import type { RulebookChapter } from '../../rulebook.ts';

export const scoring: RulebookChapter<'10'> = {
  '10': {
    title: 'Scoring and victory',
    aim: 'Victory points come from scoring cards, from events and from the space race.',
  },
  '10.1': {
    title: 'Scoring a region',
    card: 'A scoring card pays both sides for its region as it stands now; only the difference moves the marker [10.2.3].',
    southeast:
      'Southeast Asia Scoring goes by country: 2 VP for Thailand and 1 VP for each other country that a side controls.',
  },
  '10.1.1': {
    title: 'Presence, domination, control',
    presence: 'Presence: you control at least one country of the region.',
    domination:
      'Domination: you control more countries and more battlegrounds of the region than the other side, among them at least one battleground and one country that is none.',
    control: 'Control: you control more countries of the region than the other side, and all its battlegrounds.',
    pays: 'They pay: Europe 3, 7, victory; Asia 3, 7, 9; Middle East 3, 5, 7; Africa 1, 4, 6; Central America 1, 3, 5; South America 2, 5, 6. You get the highest only.',
  },
  '10.1.2': {
    title: 'Further points',
    further:
      'Add 1 VP for each battleground that you control in the region, and 1 VP for each country of it that you control next to the enemy superpower.',
    example: 'Cuba under USSR control pays 2: it is a battleground, and next to the US.',
  },
  '10.1.3': { title: 'Points of events', events: 'Events may give VP, as their texts say.' },
  '10.1.4': {
    title: 'Points for weakness',
    military: 'The other side gains VP for the military operations that you lack [8.2.1].',
  },
  '10.1.5': {
    title: 'Scoring cards can’t be held',
    hold: 'You have to play a scoring card in the turn in which you hold it, as a headline or in an action round. Nothing may prevent you: no event, no trap, no duty to play another card.',
    last: 'When you have as many scoring cards as rounds left, only they are offered, or a play that is sure to rid you of them.',
    discarded: 'An event may make you throw a scoring card away; then it is not scored.',
    lost: 'Whoever holds one at the end of a turn loses [4.5.F].',
  },
  '10.2': { title: 'Victory points', marker: 'One marker counts the victory points (VP) of both sides.' },
  '10.2.1': { title: 'The track', track: 'It goes from 20 for the US through 0 to 20 for the USSR, and begins at 0.' },
  '10.2.2': {
    title: 'Gaining points',
    gain: 'A side that gains VP moves the marker so many steps towards its own end.',
  },
  '10.2.3': {
    title: 'Only the difference',
    net: 'If both sides gain VP from the same event or scoring, only the difference moves the marker.',
  },
  '10.3': { title: 'Victory', end: 'The game ends at once by an automatic victory, or else after turn 10.' },
  '10.3.1': {
    title: 'Automatic victory',
    vp: 'You win at once if the marker stands at 20 VP for you once an event, a scoring or the check of military operations is done.',
    europe: 'You win if you control Europe when it is scored, whatever else the scoring would pay.',
    defcon: 'You win if the other side is to blame for DEFCON 1 [8.1.3].',
    hand: 'In this edition a side that reaches 20 VP by the check of military operations first shows its hand; with a scoring card in it, it loses instead.',
  },
  '10.3.2': {
    title: 'Final scoring',
    all: 'After turn 10 all six regions are scored, Southeast Asia within Asia. The holder of the China Card gains 1 VP, also if it lies face down. All of it counts before anybody looks at the marker; 20 VP do not end it early.',
    europe: 'Who controls Europe wins, whatever the marker says.',
    winner: 'Otherwise the side on whose half the marker stands wins. At 0 it is a draw.',
    late: 'In the Late War scenario the US needs 20 VP [15.3].',
  },
};

import type { Rulebook } from '../../rulebook.ts';

export const aids: Rulebook['aids'] = {
  turn: {
    title: 'Sequence of a turn',
    columns: ['Phase', 'What happens'],
    rows: [
      [
        'A',
        'DEFCON rises by 1, to 5 at most [4.5.A]. Mid War cards join the draw pile in turn 4, Late War cards in turn 8 [4.4].',
      ],
      ['B', 'Both sides draw cards until they hold 8 in turns 1 to 3, or 9 from turn 4 on [4.5.B].'],
      [
        'C',
        'Headlines: each side chooses a card; the one with the higher printed Ops goes first (the US card if they are equal) [4.5.C].',
      ],
      ['D', 'Action rounds, the USSR before the US: 6 in turns 1 to 3, then 7 [4.5.D].'],
      ['E', 'Military operations are checked: each point below the DEFCON level gives the opponent 1 VP [8.2.1].'],
      ['F', 'A side holding a scoring card loses [4.5.F].'],
      ['G', 'The China Card is turned face up [4.5.G].'],
      ['H', 'Next turn: effects that last for the turn expire, and military operations return to 0 [4.5.H].'],
      ['I', 'After turn 10: final scoring [10.3.2].'],
    ],
    notes: [
      'You may not pass while you have a card in hand [5.1].',
      'A scoring card must be played in the turn you get it [10.1.5].',
    ],
  },
  operations: {
    title: 'Operations',
    columns: ['Use', 'Where', 'What happens'],
    rows: [
      [
        'Influence',
        'In countries where you had influence when the card was played, and in countries adjacent to those or to your superpower [6.1.1]',
        '1 Op per point; 2 where your opponent controls the country [6.1.2]',
      ],
      [
        'Realignment',
        'Where your opponent has influence and DEFCON allows it [6.2.1]',
        'One roll per Op. Each side adds 1 for each adjacent country it controls, 1 for having more influence there, and 1 if its superpower is adjacent; the side with the lower total loses the difference [6.2.2]',
      ],
      [
        'Coup',
        'Where your opponent has influence and DEFCON allows it [6.3.1]',
        'Die + Ops − 2 × stability: remove that much of your opponent’s influence; add any excess as your own. Earns military operations; in a battleground, DEFCON falls by 1 [6.3.2]',
      ],
      [
        'Space race',
        'Your next box, once per turn [6.4.2]',
        'Roll no higher than the number shown in the box. The event does not take effect [6.4.1]',
      ],
    ],
    notes: [
      'A card with your opponent’s event: you use its operations and its event takes effect, in whichever order you like [5.2].',
      'Ops value: add up all changes, keep the result between 1 and 4, then add the bonus for Asia or Southeast Asia [7.4].',
    ],
  },
  defcon: {
    title: 'DEFCON',
    columns: ['DEFCON', 'No coups or realignment in', 'Military operations needed'],
    rows: [
      ['5', '–', '5'],
      ['4', 'Europe', '4'],
      ['3', 'Europe, Asia', '3'],
      ['2', 'Europe, Asia, Middle East', '2'],
      ['1', 'Nuclear war: the phasing side loses', '–'],
    ],
    notes: [
      'A coup in a battleground lowers DEFCON by 1, even if it fails [6.3.4].',
      'Free coups and wars are not restricted by DEFCON [8.1.5].',
      'If DEFCON reaches 1, the phasing side loses, whoever caused it [8.1.3].',
    ],
  },
  space: {
    title: 'Space race',
    columns: ['Box', 'Card Ops', 'Roll', 'VP first / second', 'Ability (first only)'],
    rows: [
      ['1', '2', '1–3', '2 / 1', '–'],
      ['2', '2', '1–4', '0 / 0', 'Two attempts per turn'],
      ['3', '2', '1–3', '2 / 0', '–'],
      ['4', '2', '1–4', '0 / 0', 'Sees the opponent’s headline first'],
      ['5', '3', '1–3', '3 / 1', '–'],
      ['6', '3', '1–4', '0 / 0', 'May discard a held card'],
      ['7', '3', '1–3', '4 / 2', '–'],
      ['8', '4', '1–2', '2 / 0', 'Eight action rounds'],
    ],
    notes: ['One attempt per turn [6.4.2].', 'An ability ends when the opponent reaches the box [6.4.4].'],
  },
  scoring: {
    title: 'Scoring',
    columns: ['Region', 'Presence', 'Domination', 'Control', 'Battlegrounds'],
    rows: [
      ['Europe', '3', '7', 'Victory', 'West Germany, France, Italy, East Germany, Poland'],
      ['Asia', '3', '7', '9', 'Pakistan, India, Thailand, Japan, South Korea, North Korea'],
      ['Middle East', '3', '5', '7', 'Israel, Iraq, Iran, Libya, Egypt, Saudi Arabia'],
      ['Africa', '1', '4', '6', 'Algeria, Nigeria, Zaire, Angola, South Africa'],
      ['Central America', '1', '3', '5', 'Mexico, Panama, Cuba'],
      ['South America', '2', '5', '6', 'Venezuela, Chile, Argentina, Brazil'],
    ],
    notes: [
      'Add 1 VP for each battleground you control, and 1 VP for each country you control that is adjacent to the opponent’s superpower [10.1.2].',
      'Adjacent to the US: Canada, Mexico, Cuba, Japan. Adjacent to the USSR: Finland, Poland, Romania, Afghanistan, North Korea.',
      'Southeast Asia: 2 VP for Thailand, 1 for each of the other countries [10.1].',
    ],
  },
};

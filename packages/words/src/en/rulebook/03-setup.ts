import type { RulebookChapter } from '../../rulebook.ts';

export const setup: RulebookChapter<'3'> = {
  '3': {
    title: 'Setup',
    order: 'The USSR sets up first, then the US. Both players see their hands before placing anything.',
  },
  '3.1': {
    title: 'Hands',
    deal: 'Shuffle the Early War cards and deal 8 to each side.',
    china: 'The USSR receives the China Card, face up and ready to play. It does not count as one of the 8.',
    civil: 'In the Chinese Civil War variant, nobody has the China Card yet [12.3].',
  },
  '3.2': {
    title: 'The USSR sets up',
    ussr: 'The USSR has 15 influence: 1 in Syria, 1 in Iraq, 3 in North Korea, 3 in East Germany, 1 in Finland, and 6 to place anywhere in Eastern Europe.',
  },
  '3.3': {
    title: 'The US sets up',
    us: 'Then the US places 25 influence: 2 in Canada, 1 in Iran, 1 in Israel, 1 in Japan, 4 in Australia, 1 in the Philippines, 1 in South Korea, 1 in Panama, 1 in South Africa, 5 in the United Kingdom, and 7 anywhere in Western Europe.',
    second:
      'Then the US places 23 influence: 1 in Iran, 1 in Israel, 1 in Japan, 4 in Australia, 1 in the Philippines, 1 in South Korea, 1 in Panama, 1 in South Africa, 5 in the United Kingdom, and 7 anywhere in Western Europe. Canada is empty.',
    bonus: 'Influence from a bid or a handicap is placed last [11.1.4.1].',
  },
  '3.4': {
    title: 'Tracks',
    tracks:
      'Start at turn 1, DEFCON 5 and 0 victory points. Military operations start at 0, and the space race markers start before the first box.',
  },
};

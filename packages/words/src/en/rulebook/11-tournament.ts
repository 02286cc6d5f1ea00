import type { RulebookChapter } from '../../rulebook.ts';

export const tournament: RulebookChapter<'11'> = {
  '11': {
    title: 'Tournaments and bidding',
    use: 'These rules are for tournaments, and for players who want to settle who plays which side.',
  },
  '11.1': { title: 'Tournament rules', rules: 'What is different in tournaments.' },
  '11.1.1': {
    title: 'Held cards',
    proof: 'At the end of each turn both sides prove that they hold no scoring card. What else they hold stays secret.',
    shown: 'At the end of each turn both sides show all the cards that they hold.',
  },
  '11.1.2': {
    title: 'A held scoring card',
    loses: 'Who is found holding a scoring card has lost. At our tables this holds in every game [4.5.F].',
  },
  '11.1.3': {
    title: 'Order of the deal',
    deal: 'Cards are dealt one by one, the USSR first. When one hand is full, the other gets the rest in a row.',
  },
  '11.1.4': {
    title: 'Bidding for sides',
    sealed:
      'In secret both players write down which side they want, and what it is worth to them, from 0 to 20. If they want different sides, each gets its own and nobody is paid. If both want the same, it goes to whoever bids more, and the other side receives that much extra influence. At equal bids a lot decides, and whoever does not get the side is paid.',
    auction:
      'A player drawn by lot names a side and a number of VP from 0 to 19. In turn each may bid more for the same side, or pass. The highest bid gets the side; the other side begins with that many VP.',
  },
  '11.1.4.1': {
    title: 'Placing extra influence',
    limits:
      'Extra influence is placed after all other influence, only in countries where that side has some already, and never beyond 2 more than it needs for control there, enemy influence counted.',
    example: 'A country of stability 3 where the enemy has 1: 4 are needed for control, so 6 is the limit.',
  },
};

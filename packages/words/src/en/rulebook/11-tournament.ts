import type { RulebookChapter } from '../../rulebook.ts';

export const tournament: RulebookChapter<'11'> = {
  '11': {
    title: 'Tournaments and bidding',
    use: 'These rules are for tournaments and for players who want to bid for sides.',
  },
  '11.1': { title: 'Tournament rules', rules: 'The following rules apply in tournaments.' },
  '11.1.1': {
    title: 'Held cards',
    proof: 'At the end of each turn both sides prove that they hold no scoring card. Their other cards stay secret.',
    shown: 'At the end of each turn both sides show all the cards they hold.',
  },
  '11.1.2': {
    title: 'A held scoring card',
    loses: 'A side found holding a scoring card loses. In this program that applies in every game [4.5.F].',
  },
  '11.1.3': {
    title: 'Order of the deal',
    deal: 'Cards are dealt one at a time, starting with the USSR. When one hand is full, the other is dealt the rest of its cards.',
  },
  '11.1.4': {
    title: 'Bidding for sides',
    sealed:
      'Both players secretly write down which side they want and what it is worth to them in influence, from 0 to 20. If they want different sides, each gets the side they wanted and nobody pays. If both want the same side, the higher bidder gets it, and the other side receives as much extra influence as the winner bid. If the bids are equal, the side is assigned by lot, and the player who does not get the side receives the extra influence.',
    auction:
      'A player chosen by lot names a side and a number of VP from 0 to 19. The players then take turns to bid more for the same side or pass. The highest bidder gets the side; the other side starts with the VP that were bid.',
  },
  '11.1.4.1': {
    title: 'Placing extra influence',
    limits:
      'Extra influence is placed after all other influence, and only in countries where your side already has some. It may not take you more than 2 above what you need to control the country, taking the opponent’s influence into account.',
    example: 'In a country with stability 3 where the opponent has 1, you need 4 for control, so 6 is the limit.',
  },
};

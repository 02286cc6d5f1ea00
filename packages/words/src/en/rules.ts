/** Editions, variants, scenarios and options: what they are called, and what they change. */
export const rules = {
  'rules.edition.deluxe': 'Deluxe Edition',
  'rules.edition.deluxe.about': 'The game as printed today.',
  'rules.edition.deluxe-es': 'Spanish Deluxe Edition',
  'rules.edition.deluxe-es.about': 'Like the Deluxe Edition, but with NATO Referendum as an extra optional card.',
  'rules.edition.deluxe-pl': 'Polish Deluxe Edition',
  'rules.edition.deluxe-pl.about':
    'Like the Deluxe Edition, but a side that reaches 20 VP because the opponent has too few military operations must show its hand, and loses if it holds a scoring card.',
  'rules.edition.second': 'Second Edition',
  'rules.edition.second.about':
    'An older printing: less US influence at the start, its own version of Aldrich Ames, no optional cards and no variants.',

  'rules.optionalCards': 'Optional cards',
  'rules.optionalCards.about': 'The deck includes the extra cards of the Deluxe Edition.',
  'rules.chineseCivilWar': 'Chinese Civil War',
  'rules.chineseCivilWar.about': 'Nobody holds the China Card until the USSR has placed enough influence in China.',
  'rules.scenario.standard': 'Full game',
  'rules.scenario.standard.about': 'All ten turns, starting at the end of the Second World War.',
  'rules.scenario.late-war': 'Late War',
  'rules.scenario.late-war.about':
    'Only the last three turns. If the US has fewer than 20 VP at the end, the USSR wins.',
  'rules.tournament': 'Tournament rules',
  'rules.tournament.about': 'Held cards are checked at the end of each turn, as in tournaments.',
  'rules.bidding.none': 'No bidding',
  'rules.bidding.none.about': 'You choose who plays which side.',
  'rules.bidding.influence': 'Sealed bids',
  'rules.bidding.influence.about':
    'Both players write down a side and a bid; if both want the same side, the higher bidder gets it and pays the opponent in influence.',
  'rules.bidding.vp': 'Auction',
  'rules.bidding.vp.about': 'The players take turns bidding for a side; whoever gets it pays the opponent in VP.',
  'rules.handicap': 'Handicap',
  'rules.handicap.about': 'Before the first turn, one side places extra influence where it already has some.',
  'rules.handicap.given': 'Handicap: {side} +{count}',
  'rules.option.realign-anywhere': 'Realign anywhere',
  'rules.option.realign-anywhere.about': 'DEFCON does not close regions to realignment.',
  'rules.option.realign-safe': 'Safe realignment',
  'rules.option.realign-safe.about': 'Your own realignment rolls can’t cost you influence.',
  'rules.option.mixed-operations': 'Mixed operations',
  'rules.option.mixed-operations.about':
    'You may use one card’s Ops both to place influence and to realign, but not in the same country.',
  'rules.option.space-without-roll': 'Space without a roll',
  'rules.option.space-without-roll.about': 'You may discard a card to the space race without rolling.',
} as const;

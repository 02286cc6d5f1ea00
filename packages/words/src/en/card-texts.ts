import type { CardKey } from '../ids.ts';

/*
 * What each card does, in our words. Every number comes from the card’s own `numbers`, by its name there: none is typed.
 * In a card of both sides “you” is whoever uses the event.
 */
export const cardTexts = {
  'asia-scoring':
    'Score Asia, including Southeast Asia: presence {presence}, domination {domination}, control {control} VP. Each side also gains a VP for every battleground it controls and for every country it controls that is adjacent to the opponent’s superpower.',
  'europe-scoring':
    'Score Europe: presence {presence}, domination {domination} VP; control wins the game. Each side also gains a VP for every battleground it controls and for every country it controls that is adjacent to the opponent’s superpower.',
  'middle-east-scoring':
    'Score the Middle East: presence {presence}, domination {domination}, control {control} VP. Each side also gains a VP for every battleground it controls.',
  'central-america-scoring':
    'Score Central America: presence {presence}, domination {domination}, control {control} VP. Each side also gains a VP for every battleground it controls and for every country it controls that is adjacent to the opponent’s superpower.',
  'southeast-asia-scoring':
    'Each side scores {thailand} VP for controlling Thailand and {each} VP for every other country it controls in Southeast Asia.',
  'africa-scoring':
    'Score Africa: presence {presence}, domination {domination}, control {control} VP. Each side also gains a VP for every battleground it controls.',
  'south-america-scoring':
    'Score South America: presence {presence}, domination {domination}, control {control} VP. Each side also gains a VP for every battleground it controls.',

  'duck-and-cover': 'DEFCON falls by {defcon}. Then the US gains VP equal to {best} minus the DEFCON level.',
  'five-year-plan':
    'The USSR discards a card at random. If the card has a US event, that event takes effect at once; any other card is discarded without effect.',
  'china-card':
    'No event. Worth {asia, plural, one {# more Op} other {# more Ops}} if all of its Ops are used in Asia. Once played, it passes to your opponent face down and can’t be played again until the next turn. Its holder gains {vp} VP at final scoring.',
  'socialist-governments':
    'The USSR removes {influence} US influence from Western Europe, at most {most} per country. No effect after {theIronLady}.',
  fidel: 'Remove all US influence from Cuba. The USSR gains enough influence there to control it.',
  'vietnam-revolts':
    'Add {influence} USSR influence to Vietnam. For the rest of the turn, cards played by the USSR are worth {boost, plural, one {# more Op} other {# more Ops}} if all of their Ops are used in Southeast Asia.',
  blockade: 'The US must discard a card worth {value} Ops or more, or lose all its influence in West Germany.',
  'korean-war':
    'The USSR attacks South Korea: roll a die and subtract the number of adjacent countries controlled by the US. On {win} or more, the USSR gains {vp} VP and replaces all US influence there with its own. Counts as {military} military operations.',
  'romanian-abdication': 'Remove all US influence from Romania. The USSR gains enough influence there to control it.',
  'arab-israeli-war':
    'The USSR attacks Israel: roll a die and subtract the number of adjacent countries controlled by the US, and {targetPenalty} more if the US controls Israel itself. On {win} or more, the USSR gains {vp} VP and replaces all US influence there with its own. Counts as {military} military operations. No effect after {campDavidAccords}.',
  comecon:
    'The USSR adds {each} influence to each of {countries} countries in Eastern Europe not controlled by the US.',
  nasser: 'Add {influence} USSR influence to Egypt. The US loses half its influence there, rounded up.',
  'warsaw-pact-formed':
    'In Eastern Europe, the USSR either removes all US influence from {countries} countries or adds {influence} influence, at most {most} per country. Allows {nato} to take effect.',
  'de-gaulle-leads-france':
    'Remove {removed} US influence from France and add {added} USSR influence there. {nato} no longer protects France.',
  'captured-nazi-scientist': 'Advance {boxes, plural, one {one box} other {# boxes}} in the space race.',
  'truman-doctrine': 'The US removes all USSR influence from one uncontrolled country in Europe.',
  'olympic-games':
    'Your opponent chooses to take part or to boycott. If they take part, both players roll a die and you add {bonus}; the player with the higher total gains {vp} VP, and ties are rerolled. If they boycott, DEFCON falls by {defcon} and you may conduct operations with {ops} Ops.',
  nato: 'Requires {marshallPlan} or {warsawPactFormed}. From now on, the USSR can’t attempt coups or realignment against US-controlled countries in Europe, or target them with {brushWar}.',
  'independent-reds':
    'The US chooses Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia and adds enough influence there to match the USSR’s.',
  'marshall-plan':
    'The US adds {each} influence to each of {countries} countries in Western Europe not controlled by the USSR. Allows {nato} to take effect.',
  'indo-pakistani-war':
    'Attack India or Pakistan: roll a die and subtract the number of adjacent countries controlled by your opponent. On {win} or more, you gain {vp} VP and replace all your opponent’s influence there with your own. Counts as {military} military operations.',
  containment:
    'For the rest of the turn, the Ops of cards played by the US are increased by {boost}, but never above {most}.',
  'cia-created':
    'The USSR shows its hand. Then the US may conduct operations with {ops, plural, one {# Op} other {# Ops}}.',
  'us-japan-pact':
    'The US gains enough influence in Japan to control it. From now on, the USSR can’t attempt coups or realignment there.',
  'suez-crisis':
    'The USSR removes {influence} US influence from France, the United Kingdom and Israel, at most {most} per country.',
  'east-european-unrest':
    'The US removes {each} USSR influence from each of {countries} countries in Eastern Europe; from turn {lateTurn} on, {lateEach} from each.',
  decolonization: 'The USSR adds {each} influence to each of {countries} countries in Africa and Southeast Asia.',
  'red-scare-purge':
    'For the rest of the turn, the Ops of cards played by your opponent are reduced by {cut}, but never below {least}.',
  'un-intervention':
    'You can play this only in an action round, together with a card from your hand that has your opponent’s event. That event is cancelled, and you use the card’s operations.',
  'de-stalinization':
    'The USSR may move up to {influence} of its influence to countries not controlled by the US, at most {most} to each.',
  'nuclear-test-ban': 'You gain VP equal to the DEFCON level minus {above}. Then DEFCON rises by {defcon}.',
  'formosan-resolution':
    'When Asia is scored, Taiwan counts as a battleground if the US controls it. Ends when the US plays the China Card.',
  defectors:
    'As a US headline, it cancels the USSR headline. If the USSR plays it in its action round for anything but the space race, the US gains {vp} VP.',
  'special-relationship':
    'If the US controls the United Kingdom, it adds {influence} influence to a country adjacent to the United Kingdom. If {nato} is in effect, it instead adds {natoInfluence} influence to a country in Western Europe and gains {vp} VP.',
  norad:
    'From now on, if the US controls Canada after an action round in which DEFCON moved to {level}, it may add {influence} influence to a country where it already has some. Cancelled by {quagmire}.',
  'the-cambridge-five':
    'The US reveals the scoring cards in its hand, and the USSR may add {influence} influence to a country in one of the regions they score. No effect after turn {lastTurn}.',

  'brush-war':
    'Attack a country with stability {stability} or less that {nato} does not protect from you: roll a die and subtract the number of adjacent countries controlled by your opponent, counting their superpower if it is adjacent. On {win} or more, you gain {vp} VP and replace all your opponent’s influence there with your own. Counts as {military} military operations.',
  'arms-race':
    'If you have more military operations than your opponent, you gain {vp} VP, or {metVp} VP if you also have as many as the DEFCON level requires.',
  'cuban-missile-crisis':
    'DEFCON is set to {defcon}. If your opponent attempts a coup this turn, they lose the game. They may end the threat at any time by removing {price} of their influence: the USSR removes it from Cuba, the US from West Germany or Turkey.',
  'nuclear-subs': 'For the rest of the turn, US coups in battlegrounds do not lower DEFCON.',
  quagmire:
    'From now on, the US must discard a card worth {value} Ops or more and roll a die in each of its action rounds, until it rolls {roll} or less. If it has no such card, it plays a scoring card; if it has none, it loses the round. Cancels {norad}.',
  'salt-negotiations':
    'DEFCON rises by {defcon}. For the rest of the turn, subtract {coups} from all coup rolls. You may take one non-scoring card from the discards into your hand.',
  'bear-trap':
    'From now on, the USSR must discard a card worth {value} Ops or more and roll a die in each of its action rounds, until it rolls {roll} or less. If it has no such card, it plays a scoring card; if it has none, it loses the round.',
  summit:
    'Both players roll a die and add the number of regions they dominate or control. The player with the higher total gains {vp} VP and may move DEFCON by {defcon} in either direction. A tie has no effect.',
  'how-i-learned': 'Set DEFCON to any level and gain {military} military operations.',
  junta:
    'Add {influence} influence to a country in Central or South America. Then you may make a free coup attempt or free realignment rolls in those regions with this card’s Ops.',
  'kitchen-debates': 'If the US controls more battlegrounds than the USSR, it gains {vp} VP.',
  'missile-envy':
    'Your opponent gives you the card worth the most Ops in their hand (if several are tied, they choose). If its event is yours or neutral, it takes effect at once; otherwise you use its operations. In exchange, your opponent takes {missileEnvy} and must use it for operations in their next action round.',
  'we-will-bury-you':
    'DEFCON falls by {defcon}. The USSR gains {vp} VP in the next US action round, unless the US plays {unIntervention} as an event in that round.',
  'brezhnev-doctrine':
    'For the rest of the turn, the Ops of cards played by the USSR are increased by {boost}, but never above {most}.',
  'portuguese-empire-crumbles': 'Add {each} USSR influence to each of Angola and the SE African States.',
  'south-african-unrest':
    'The USSR adds either {alone} influence to South Africa, or {there} to South Africa and {neighbours} to adjacent countries.',
  allende: 'Add {influence} USSR influence to Chile.',
  'willy-brandt':
    'The USSR gains {vp} VP and adds {influence} influence to West Germany, which {nato} no longer protects. No effect after {tearDownThisWall}, which also cancels it.',
  'muslim-revolution':
    'The USSR removes all US influence from {countries} of these countries: Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, Syria, Jordan. No effect after {awacsSaleToSaudis}.',
  'abm-treaty': 'DEFCON rises by {defcon}. Then you may conduct operations with {ops} Ops.',
  'cultural-revolution':
    'The USSR takes the China Card, face up. If it already holds the card, it gains {vp} VP instead.',
  'flower-power':
    'From now on, the USSR gains {vp} VP whenever the US plays a war card, whether as an event or for operations. No effect after {anEvilEmpire}, which also cancels it.',
  'u2-incident':
    'The USSR gains {vp} VP, and {extra} more if either side plays {unIntervention} as an event later this turn.',
  opec: 'The USSR gains {each} VP for each of these countries it controls: Egypt, Iran, Libya, Saudi Arabia, Iraq, the Gulf States, Venezuela. No effect after {northSeaOil}.',
  'lone-gunman':
    'The US shows its hand. Then the USSR may conduct operations with {ops, plural, one {# Op} other {# Ops}}.',
  'colonial-rear-guards': 'The US adds {each} influence to each of {countries} countries in Africa and Southeast Asia.',
  'panama-canal-returned': 'Add {each} US influence to each of Panama, Costa Rica and Venezuela.',
  'camp-david-accords':
    'The US gains {vp} VP and adds {each} influence to each of Israel, Jordan and Egypt. {arabIsraeliWar} can no longer take effect.',
  'puppet-governments':
    'The US may add {each} influence to each of up to {countries} countries with no influence from either side.',
  'grain-sales-to-soviets':
    'The US draws a random card from the USSR’s hand and either plays it or gives it back. If it gives the card back, or the USSR has no cards, the US conducts operations with {ops} Ops instead.',
  'john-paul-ii':
    'Remove {removed} USSR influence from Poland and add {added} US influence there. Allows {solidarity} to take effect.',
  'latin-american-death-squads':
    'For the rest of the turn, add {modifier} to your coup rolls in Central and South America and subtract {modifier} from your opponent’s.',
  'oas-founded': 'The US adds {influence} influence in Central America, South America or both.',
  'nixon-china-card': 'The US takes the China Card, face down. If it already holds the card, it gains {vp} VP instead.',
  'sadat-expels-soviets': 'Remove all USSR influence from Egypt and add {influence} US influence there.',
  'shuttle-diplomacy':
    'Stays in play until it is used. The next time Asia or the Middle East is scored by its scoring card, one battleground that the USSR controls there does not count. Then discard this card.',
  'voice-of-america':
    'The US removes {influence} USSR influence from countries outside Europe, at most {most} per country.',
  'liberation-theology': 'The USSR adds {influence} influence in Central America, at most {most} per country.',
  'ussuri-river-skirmish':
    'The US takes the China Card, face up. If it already holds the card, it adds {influence} influence in Asia instead, at most {most} per country.',
  'ask-not': 'The US may discard any number of its cards, even scoring cards, and then draws the same number.',
  'alliance-for-progress': 'The US gains {each} VP for each battleground it controls in Central and South America.',
  'one-small-step': 'If you are behind in the space race, advance {boxes} boxes and gain VP for the last one only.',
  che: 'The USSR may attempt a coup with this card’s Ops in a non-battleground country in Africa, Central America or South America. If that removes any US influence, it may attempt another in a different eligible country, up to {coups} coups in all.',
  'our-man-in-tehran':
    'If the US controls a country in the Middle East, it looks at the top {cards} cards of the draw pile, discards any number of them and shuffles the rest back into the pile.',

  'iranian-hostage-crisis':
    'Remove all US influence from Iran and add {influence} USSR influence there. From now on, when the USSR plays {terrorism}, the US discards more cards than usual.',
  'the-iron-lady':
    'The US gains {vp} VP. Add {influence} USSR influence to Argentina and remove all USSR influence from the United Kingdom. {socialistGovernments} can no longer take effect.',
  'reagan-bombs-libya': 'The US gains {vp} VP for every {influence} USSR influence in Libya.',
  'star-wars':
    'If the US is ahead in the space race, it chooses a non-scoring card from the discards, and that card’s event takes effect at once.',
  'north-sea-oil': '{opec} can no longer take effect. This turn, the US may play an extra action round.',
  'the-reformer':
    'The USSR adds {influence} influence in Europe (or {aheadInfluence} if it is ahead in VP), at most {most} per country. From now on, it can’t attempt coups in Europe.',
  'marine-barracks-bombing':
    'Remove all US influence from Lebanon. Then the USSR removes {influence} more US influence from the Middle East.',
  'kal-007':
    'DEFCON falls by {defcon} and the US gains {vp} VP. If the US controls South Korea, it may place influence or realign with {ops} Ops.',
  glasnost:
    'The USSR gains {vp} VP and DEFCON rises by {defcon}. If {theReformer} is in effect, the USSR may also place influence or realign with {ops} Ops.',
  ortega:
    'Remove all US influence from Nicaragua. Then the USSR may attempt a free coup with this card’s Ops in a country adjacent to Nicaragua.',
  terrorism:
    'Your opponent discards {cards, plural, one {a card} other {# cards}} at random, or {hostageCards} if the USSR plays this after {iranianHostageCrisis}.',
  'iran-contra-scandal': 'For the rest of the turn, subtract {modifier} from all US realignment rolls.',
  chernobyl:
    'The US may name a region. For the rest of the turn, the USSR can’t use operations to place influence there.',
  'latin-american-debt-crisis':
    'The US must discard a card worth {value} Ops or more, or the USSR doubles its influence in {countries} countries in South America.',
  'tear-down-this-wall':
    'Add {influence} US influence to East Germany. Then the US may make a free coup attempt or free realignment rolls in Europe with this card’s Ops. Cancels {willyBrandt}, which can no longer take effect.',
  'an-evil-empire': 'The US gains {vp} VP. Cancels {flowerPower}, which can no longer take effect.',
  'aldrich-ames':
    'The US plays with its hand revealed for the rest of the turn. The USSR picks one card from that hand and discards it.',
  'pershing-ii-deployed':
    'The USSR gains {vp} VP and removes {each} US influence from each of up to {countries} countries in Western Europe.',
  wargames:
    'Has an effect only at DEFCON {defcon}. You may give your opponent {vp} VP and end the game at once. Whoever is then ahead wins; there is no final scoring.',
  solidarity: 'Requires {johnPaulIi}. Add {influence} US influence to Poland.',
  'iran-iraq-war':
    'Attack Iran or Iraq: roll a die and subtract the number of adjacent countries controlled by your opponent. On {win} or more, you gain {vp} VP and replace all your opponent’s influence there with your own. Counts as {military} military operations.',
  'yuri-and-samantha': 'For the rest of the turn, the USSR gains {vp} VP for each coup the US attempts.',
  'awacs-sale-to-saudis': 'Add {influence} US influence to Saudi Arabia. {muslimRevolution} can no longer take effect.',
  'nato-referendum':
    'Requires {nato}. Both players roll a die. You add {bonus}, and the player with more influence in Spain/Portugal also adds {bonus}; ties are rerolled. The player with the higher total gains {vp} VP and adds {influence} influence there. If the USSR wins, {nato} no longer protects Spain/Portugal.',
} as const satisfies Readonly<Record<CardKey, string>>;

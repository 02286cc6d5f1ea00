import type { CardKey } from '../ids.ts';

/*
 * What each card does, in our words. Every number comes from the card’s own `numbers`, by its name there: none is typed.
 * “The player” is whoever’s event it is where both sides may use a card; “the enemy” is the other side.
 */
export const cardTexts = {
  'asia-scoring':
    'Score Asia, Southeast Asia included: presence {presence}, domination {domination}, control {control} VP, and a VP more for each battleground and each country next to the enemy superpower that a side controls.',
  'europe-scoring':
    'Score Europe: presence {presence}, domination {domination} VP, and a VP more for each battleground and each country next to the enemy superpower that a side controls. Control of Europe wins the game.',
  'middle-east-scoring':
    'Score the Middle East: presence {presence}, domination {domination}, control {control} VP, and a VP more for each battleground that a side controls.',
  'central-america-scoring':
    'Score Central America: presence {presence}, domination {domination}, control {control} VP, and a VP more for each battleground and each country next to the enemy superpower that a side controls.',
  'southeast-asia-scoring':
    'Each side scores {thailand} VP if it controls Thailand, and {each} VP for each other country of Southeast Asia that it controls.',
  'africa-scoring':
    'Score Africa: presence {presence}, domination {domination}, control {control} VP, and a VP more for each battleground that a side controls.',
  'south-america-scoring':
    'Score South America: presence {presence}, domination {domination}, control {control} VP, and a VP more for each battleground that a side controls.',

  'duck-and-cover': 'DEFCON falls by {defcon}. Then the US gains as many VP as DEFCON is levels below {best}.',
  'five-year-plan':
    'The USSR discards a card at random. If it carries a US event, the event happens at once; any other card is lost without effect.',
  'china-card':
    'No event. Its operations are worth {asia} more if all of them are used in Asia. Once played it goes to the enemy face down, and is ready again next turn. Worth {vp} VP to its holder at final scoring.',
  'socialist-governments':
    'The USSR removes {influence} US influence from Western Europe, at most {most} from a country. Can’t happen after {theIronLady}.',
  fidel: 'Cuba loses all US influence. The USSR adds what it needs there to control it.',
  'vietnam-revolts':
    'Add {influence} USSR influence in Vietnam. For the rest of the turn USSR operations are worth {boost} more if all of them are used in Southeast Asia.',
  blockade: 'The US discards a card worth {value} or more, or loses all its influence in West Germany.',
  'korean-war':
    'The USSR attacks South Korea: roll a die, less the number of neighbours under US control. With {win} or more the USSR gains {vp} VP and replaces all US influence there with its own. Counts as {military} military operations.',
  'romanian-abdication': 'Romania loses all US influence. The USSR adds what it needs there to control it.',
  'arab-israeli-war':
    'The USSR attacks Israel: roll a die, less the number of neighbours under US control and less {targetPenalty} if Israel itself is. With {win} or more the USSR gains {vp} VP and replaces all US influence there with its own. Counts as {military} military operations. Can’t happen after {campDavidAccords}.',
  comecon:
    'The USSR adds {each} influence in each of {countries} countries of Eastern Europe that the US does not control.',
  nasser: 'Add {influence} USSR influence in Egypt. The US loses half of its influence there, rounded up.',
  'warsaw-pact-formed':
    'The USSR either removes all US influence from {countries} countries of Eastern Europe, or adds {influence} influence there, at most {most} to a country. {nato} can happen from now on.',
  'de-gaulle-leads-france':
    'France loses {removed} US influence and gains {added} USSR influence. {nato} no longer protects France.',
  'captured-nazi-scientist': 'The player moves forward {boxes, plural, one {a box} other {# boxes}} on the space race.',
  'truman-doctrine': 'The US removes all USSR influence from a country of Europe that nobody controls.',
  'olympic-games':
    'The enemy takes part or boycotts. If it takes part, both roll a die, the player adding {bonus}; the higher total gains {vp} VP, and ties are rolled again. If it boycotts, DEFCON falls by {defcon} and the player may use operations worth {ops}.',
  nato: 'Needs {marshallPlan} or {warsawPactFormed}. From now on the USSR can’t use coups, realignment or {brushWar} against countries of Europe that the US controls.',
  'independent-reds':
    'The US raises its influence in Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia to that of the USSR there.',
  'marshall-plan':
    'The US adds {each} influence in each of {countries} countries of Western Europe that the USSR does not control. {nato} can happen from now on.',
  'indo-pakistani-war':
    'The player attacks India or Pakistan: roll a die, less the number of neighbours under enemy control. With {win} or more the player gains {vp} VP and replaces all enemy influence there with its own. Counts as {military} military operations.',
  containment: 'For the rest of the turn US operations are worth {boost} more, up to {most}.',
  'cia-created': 'The USSR shows its hand. Then the US may use operations worth {ops}.',
  'us-japan-pact':
    'The US adds what it needs to control Japan. From now on the USSR can’t use coups or realignment there.',
  'suez-crisis':
    'The USSR removes {influence} US influence from France, the United Kingdom and Israel, at most {most} from a country.',
  'east-european-unrest':
    'The US removes {each} USSR influence from each of {countries} countries of Eastern Europe; from turn {lateTurn} on, {lateEach} from each.',
  decolonization: 'The USSR adds {each} influence in each of {countries} countries of Africa and Southeast Asia.',
  'red-scare-purge': 'For the rest of the turn the enemy’s operations are worth {cut} less, down to {least}.',
  'un-intervention':
    'Action rounds only: play it together with a card from hand that carries an enemy event. The event is cancelled, and the player uses the operations of that card.',
  'de-stalinization':
    'The USSR may move up to {influence} of its influence to countries that the US does not control, at most {most} into each.',
  'nuclear-test-ban': 'The player gains as many VP as DEFCON is levels above {above}. Then DEFCON rises by {defcon}.',
  'formosan-resolution':
    'While the US controls Taiwan, it counts as a battleground when Asia is scored. Ends when the US plays the China Card.',
  defectors:
    'As a US headline it cancels the USSR headline. If the USSR plays it in its action round, but not on the space race, the US gains {vp} VP.',
  'special-relationship':
    'If the US controls the United Kingdom, it adds {influence} influence in a neighbour of it; or, if {nato} is in effect, {natoInfluence} in a country of Western Europe, and gains {vp} VP.',
  norad:
    'From now on, after each action round in which DEFCON moved to {level}, the US may add {influence} influence in a country where it has some, if it controls Canada. Ends with {quagmire}.',
  'the-cambridge-five':
    'Until turn {lastTurn}: the US shows its scoring cards, and the USSR may add {influence} influence in a country of a region that one of them scores.',

  'brush-war':
    'The player attacks a country of stability {stability} or less that {nato} does not protect from it: roll a die, less the number of neighbours under enemy control, the enemy superpower included. With {win} or more the player gains {vp} VP and replaces all enemy influence there with its own. Counts as {military} military operations.',
  'arms-race':
    'If the player has more military operations than the enemy, it gains {vp} VP; {metVp} if it also has as many as DEFCON demands.',
  'cuban-missile-crisis':
    'DEFCON is set to {defcon}. If the enemy attempts a coup this turn, it loses the game. The enemy may end this at any time by removing {price} of its influence: the USSR from Cuba, the US from West Germany or Turkey.',
  'nuclear-subs': 'For the rest of the turn US coups in battlegrounds do not lower DEFCON.',
  quagmire:
    'In each of its action rounds the US must discard a card worth {value} or more and roll a die, until it rolls {roll} or less. Without such a card it plays a scoring card, or loses the round. Ends {norad}.',
  'salt-negotiations':
    'DEFCON rises by {defcon}. For the rest of the turn {coups} is taken off all coup dice. The player may take back a card from the discards, but not a scoring card.',
  'bear-trap':
    'In each of its action rounds the USSR must discard a card worth {value} or more and roll a die, until it rolls {roll} or less. Without such a card it plays a scoring card, or loses the round.',
  summit:
    'Both roll a die and add the number of regions that they dominate or control. The higher total gains {vp} VP and may move DEFCON by {defcon} either way. A tie does nothing.',
  'how-i-learned': 'The player sets DEFCON to any level, and gains {military} military operations.',
  junta:
    'The player adds {influence} influence in a country of Central or South America. Then it may attempt a free coup or free realignment rolls in these regions with this card’s value.',
  'kitchen-debates': 'If the US controls more battlegrounds than the USSR, it gains {vp} VP.',
  'missile-envy':
    'The enemy hands over its card of the highest value, or one of them if there are several. If its event is the player’s own or neutral, it happens at once; otherwise the player uses its operations. The enemy takes {missileEnvy}, and must use it for operations in its next action round.',
  'we-will-bury-you':
    'DEFCON falls by {defcon}. The USSR gains {vp} VP in the next action round of the US, unless the US then plays {unIntervention} for its event.',
  'brezhnev-doctrine': 'For the rest of the turn USSR operations are worth {boost} more, up to {most}.',
  'portuguese-empire-crumbles': 'Add {each} USSR influence in each of Angola and the SE African States.',
  'south-african-unrest':
    'The USSR adds {alone} influence in South Africa; or {there} there and {neighbours} among its neighbours.',
  allende: 'Add {influence} USSR influence in Chile.',
  'willy-brandt':
    'The USSR gains {vp} VP and adds {influence} influence in West Germany, which {nato} no longer protects. Can’t happen after {tearDownThisWall}, which also ends it.',
  'muslim-revolution':
    'The USSR removes all US influence from {countries} of these: Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, Syria, Jordan. Can’t happen after {awacsSaleToSaudis}.',
  'abm-treaty': 'DEFCON rises by {defcon}. Then the player may use operations worth {ops}.',
  'cultural-revolution': 'The USSR takes the China Card, face up. If it has it already, it gains {vp} VP instead.',
  'flower-power':
    'From now on the USSR gains {vp} VP whenever the US plays a war card, for its event or for operations. Can’t happen after {anEvilEmpire}, which also ends it.',
  'u2-incident':
    'The USSR gains {vp} VP; and {extra} more if {unIntervention} is played for its event later this turn.',
  opec: 'The USSR gains {each} VP for each of these that it controls: Egypt, Iran, Libya, Saudi Arabia, Iraq, the Gulf States, Venezuela. Can’t happen after {northSeaOil}.',
  'lone-gunman': 'The US shows its hand. Then the USSR may use operations worth {ops}.',
  'colonial-rear-guards': 'The US adds {each} influence in each of {countries} countries of Africa and Southeast Asia.',
  'panama-canal-returned': 'Add {each} US influence in each of Panama, Costa Rica and Venezuela.',
  'camp-david-accords':
    'The US gains {vp} VP and adds {each} influence in each of Israel, Jordan and Egypt. {arabIsraeliWar} can no longer happen.',
  'puppet-governments': 'The US may add {each} influence in each of up to {countries} countries where nobody has any.',
  'grain-sales-to-soviets':
    'The US is shown a random card of the USSR, and plays it or returns it. If it returns it, or the USSR has none, it uses operations worth {ops}.',
  'john-paul-ii':
    'Poland loses {removed} USSR influence and gains {added} US influence. {solidarity} can happen from now on.',
  'latin-american-death-squads':
    'For the rest of the turn, in Central and South America the player adds {modifier} to its coup dice, and the enemy takes {modifier} off.',
  'oas-founded': 'The US adds {influence} influence in Central and South America.',
  'nixon-china-card': 'The US takes the China Card, face down. If it has it already, it gains {vp} VP instead.',
  'sadat-expels-soviets': 'Egypt loses all USSR influence and gains {influence} US influence.',
  'shuttle-diplomacy':
    'Stays in front of the US. When Asia or the Middle East is next scored by its card, a battleground of the USSR there does not count for it; then discard this.',
  'voice-of-america': 'The US removes {influence} USSR influence from outside Europe, at most {most} from a country.',
  'liberation-theology': 'The USSR adds {influence} influence in Central America, at most {most} to a country.',
  'ussuri-river-skirmish':
    'The US takes the China Card, face up. If it has it already, it adds {influence} influence in Asia instead, at most {most} to a country.',
  'ask-not': 'The US may discard any number of its cards, scoring cards too, and then draws as many.',
  'alliance-for-progress':
    'The US gains {each} VP for each battleground that it controls in Central and South America.',
  'one-small-step':
    'If the player is behind on the space race, it moves {boxes} boxes forward, and gains the VP of the last of them only.',
  che: 'The USSR may attempt a coup with this card’s value in a country of Africa, Central or South America that is no battleground; and if it removes US influence, another one in another such country, {coups} in all.',
  'our-man-in-tehran':
    'If the US controls a country of the Middle East, it looks at {cards} cards of the draw pile, discards any of them, and shuffles the rest back.',

  'iranian-hostage-crisis':
    'Iran loses all US influence and gains {influence} USSR influence. From now on {terrorism} of the USSR costs the US more cards.',
  'the-iron-lady':
    'The US gains {vp} VP. Add {influence} USSR influence in Argentina; the United Kingdom loses all USSR influence. {socialistGovernments} can no longer happen.',
  'reagan-bombs-libya': 'The US gains {vp} VP for every {influence} USSR influence in Libya.',
  'star-wars':
    'If the US is ahead on the space race, it picks a card from the discards, but not a scoring card, and its event happens at once.',
  'north-sea-oil': '{opec} can no longer happen. This turn the US may play an extra action round.',
  'the-reformer':
    'The USSR adds {influence} influence in Europe, {aheadInfluence} if it leads in VP, at most {most} to a country. From now on it can’t attempt coups in Europe.',
  'marine-barracks-bombing':
    'Lebanon loses all US influence. Then the USSR removes {influence} more US influence from the Middle East.',
  'kal-007':
    'DEFCON falls by {defcon}, and the US gains {vp} VP. If it controls South Korea, it may place influence or realign with operations worth {ops}.',
  glasnost:
    'The USSR gains {vp} VP, and DEFCON rises by {defcon}. After {theReformer} the USSR may place influence or realign with operations worth {ops}.',
  ortega:
    'Nicaragua loses all US influence. Then the USSR may attempt a free coup in a neighbour of it with this card’s value.',
  terrorism:
    'The enemy discards {cards, plural, one {a card} other {# cards}} at random; {hostageCards} cards if the USSR plays this after {iranianHostageCrisis}.',
  'iran-contra-scandal': 'For the rest of the turn {modifier} is taken off US realignment dice.',
  chernobyl: 'The US may name a region. For the rest of the turn the USSR can’t place influence there with operations.',
  'latin-american-debt-crisis':
    'The US discards a card worth {value} or more, or the USSR doubles its influence in {countries} countries of South America.',
  'tear-down-this-wall':
    'Add {influence} US influence in East Germany. Then the US may attempt a free coup or free realignment rolls in Europe with this card’s value. Ends {willyBrandt}, or prevents it.',
  'an-evil-empire': 'The US gains {vp} VP. Ends {flowerPower}, or prevents it.',
  'aldrich-ames':
    'The US plays with an open hand for the rest of the turn. The USSR picks a card of it, which is discarded.',
  'pershing-ii-deployed':
    'The USSR gains {vp} VP, and removes {each} US influence from each of up to {countries} countries of Western Europe.',
  wargames:
    'Only at DEFCON {defcon}: the player may give the enemy {vp} VP and end the game at once. Whoever then leads wins; there is no final scoring.',
  solidarity: 'Needs {johnPaulIi}. Add {influence} US influence in Poland.',
  'iran-iraq-war':
    'The player attacks Iran or Iraq: roll a die, less the number of neighbours under enemy control. With {win} or more the player gains {vp} VP and replaces all enemy influence there with its own. Counts as {military} military operations.',
  'yuri-and-samantha': 'For the rest of the turn the USSR gains {vp} VP for each coup that the US attempts.',
  'awacs-sale-to-saudis': 'Add {influence} US influence in Saudi Arabia. {muslimRevolution} can no longer happen.',
  'nato-referendum':
    'Needs {nato}. Both roll a die; the player adds {bonus}, and so does whoever has more influence in Spain/Portugal; ties are rolled again. The higher total gains {vp} VP and adds {influence} influence there. If that is the USSR, {nato} no longer protects Spain/Portugal.',
} as const satisfies Readonly<Record<CardKey, string>>;

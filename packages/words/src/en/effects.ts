/*
 * What is in effect and what it means, with the numbers of its card. `side` is the side an effect belongs to and `enemy` the
 * other one, where it belongs to a side; `region` where it is about a region.
 */
export const effects = {
  'vietnam-revolts': 'This turn USSR operations are worth {boost} more if all of them are used in Southeast Asia.',
  containment: 'This turn US operations are worth {boost} more, up to {most}.',
  'red-scare-purge': 'This turn operations of {enemy_the} are worth {cut} less, down to {least}.',
  'brezhnev-doctrine': 'This turn USSR operations are worth {boost} more, up to {most}.',
  'salt-negotiations': 'This turn {coups} is taken off all coup dice.',
  'nuclear-subs': 'This turn US coups in battlegrounds do not lower DEFCON.',
  'cuban-missile-crisis':
    'This turn {enemy_the} loses the game if it attempts a coup, until it removes {price} of its influence from {side, select, us {Cuba} other {West Germany or Turkey}}.',
  'u2-incident': 'The USSR gains {extra} VP if {unIntervention} is played for its event this turn.',
  'latin-american-death-squads':
    'This turn, in Central and South America, {side_the} adds {modifier} to its coup dice and {enemy_the} takes {modifier} off.',
  'iran-contra-scandal': 'This turn {modifier} is taken off US realignment dice.',
  chernobyl: 'This turn the USSR can’t place influence in {region_the} with operations.',
  'yuri-and-samantha': 'This turn the USSR gains {vp} VP for each coup that the US attempts.',
  'aldrich-ames': 'This turn the US plays with an open hand.',

  'warsaw-pact-formed': '{nato} can happen.',
  'de-gaulle-leads-france': '{nato} does not protect France.',
  nato: 'The USSR can’t use coups, realignment or {brushWar} against countries of Europe that the US controls.',
  'marshall-plan': '{nato} can happen.',
  'us-japan-pact': 'The USSR can’t use coups or realignment in Japan.',
  'formosan-resolution':
    'While the US controls Taiwan, it counts as a battleground when Asia is scored. Ends when the US plays the China Card.',
  'willy-brandt': '{nato} does not protect West Germany.',
  'flower-power': 'The USSR gains {vp} VP whenever the US plays a war card, for its event or for operations.',
  'camp-david-accords': '{arabIsraeliWar} can’t happen.',
  'john-paul-ii': '{solidarity} can happen.',
  'shuttle-diplomacy':
    'When Asia or the Middle East is next scored by its card, a battleground of the USSR there does not count for it.',
  'iranian-hostage-crisis': '{terrorism} of the USSR costs the US more cards.',
  'the-iron-lady': '{socialistGovernments} can’t happen.',
  'north-sea-oil': '{opec} can’t happen.',
  'the-reformer': 'The USSR can’t attempt coups in Europe, and {glasnost} gives operations.',
  'tear-down-this-wall': '{willyBrandt} can’t happen.',
  'an-evil-empire': '{flowerPower} can’t happen.',
  norad:
    'After each action round in which DEFCON moved to {level}, the US may add {influence} influence in a country where it has some, if it controls Canada.',
  'awacs-sale-to-saudis': '{muslimRevolution} can’t happen.',
  'nato-referendum': '{nato} does not protect Spain/Portugal.',

  quagmire:
    'In each of its action rounds the US must discard a card worth {value} or more and roll a die, until it rolls {roll} or less.',
  'bear-trap':
    'In each of its action rounds the USSR must discard a card worth {value} or more and roll a die, until it rolls {roll} or less.',
  'missile-envy': '{side_The} must use {missileEnvy} for operations in its next action round.',
  'we-will-bury-you':
    'The USSR gains {vp} VP in the next action round of the US, unless the US then plays {unIntervention} for its event.',
} as const;

/*
 * What is in effect and what it means, with the numbers of its card. `side` is the side an effect belongs to and `enemy` the
 * other one, where it belongs to a side; `region` where it is about a region.
 */
export const effects = {
  'vietnam-revolts':
    'This turn, cards played by the USSR are worth {boost, plural, one {# more Op} other {# more Ops}} if all of their Ops are used in Southeast Asia.',
  containment: 'This turn, the Ops of cards played by the US are increased by {boost}, but never above {most}.',
  'red-scare-purge': 'This turn, the Ops of cards played by the {enemy} are reduced by {cut}, but never below {least}.',
  'brezhnev-doctrine':
    'This turn, the Ops of cards played by the USSR are increased by {boost}, but never above {most}.',
  'salt-negotiations': 'This turn, −{coups} to all coup rolls.',
  'nuclear-subs': 'This turn, US coups in battlegrounds do not lower DEFCON.',
  'cuban-missile-crisis':
    'If {enemy_the} attempts a coup this turn, it loses the game, unless it first removes {price} of its influence from {side, select, us {Cuba} other {West Germany or Turkey}}.',
  'u2-incident': 'The USSR gains {extra} VP if {unIntervention} is played as an event this turn.',
  'latin-american-death-squads':
    'This turn, in Central and South America: +{modifier} to {side} coup rolls, −{modifier} to {enemy} coup rolls.',
  'iran-contra-scandal': 'This turn, −{modifier} to all US realignment rolls.',
  chernobyl: 'This turn, the USSR can’t use operations to place influence in {region_the}.',
  'yuri-and-samantha': 'This turn, the USSR gains {vp} VP for each coup the US attempts.',
  'aldrich-ames': 'This turn, the US plays with its hand revealed.',

  'warsaw-pact-formed': '{nato} can take effect.',
  'de-gaulle-leads-france': '{nato} does not protect France.',
  nato: 'The USSR can’t attempt coups or realignment against US-controlled countries in Europe, or target them with {brushWar}.',
  'marshall-plan': '{nato} can take effect.',
  'us-japan-pact': 'The USSR can’t attempt coups or realignment in Japan.',
  'formosan-resolution':
    'When Asia is scored, Taiwan counts as a battleground if the US controls it. Ends when the US plays the China Card.',
  'willy-brandt': '{nato} does not protect West Germany.',
  'flower-power': 'The USSR gains {vp} VP whenever the US plays a war card, whether as an event or for operations.',
  'camp-david-accords': '{arabIsraeliWar} can’t take effect.',
  'john-paul-ii': '{solidarity} can take effect.',
  'shuttle-diplomacy':
    'The next time Asia or the Middle East is scored by its scoring card, one battleground that the USSR controls there does not count.',
  'iranian-hostage-crisis': 'When the USSR plays {terrorism}, the US discards more cards than usual.',
  'the-iron-lady': '{socialistGovernments} can’t take effect.',
  'north-sea-oil': '{opec} can’t take effect.',
  'the-reformer': 'The USSR can’t attempt coups in Europe, and {glasnost} also lets it place influence or realign.',
  'tear-down-this-wall': '{willyBrandt} can’t take effect.',
  'an-evil-empire': '{flowerPower} can’t take effect.',
  norad:
    'If the US controls Canada after an action round in which DEFCON moved to {level}, it may add {influence} influence to a country where it already has some.',
  'awacs-sale-to-saudis': '{muslimRevolution} can’t take effect.',
  'nato-referendum': '{nato} does not protect Spain/Portugal.',

  quagmire:
    'The US must discard a card worth {value} Ops or more and roll a die in each of its action rounds, until it rolls {roll} or less.',
  'bear-trap':
    'The USSR must discard a card worth {value} Ops or more and roll a die in each of its action rounds, until it rolls {roll} or less.',
  'missile-envy': '{side_The} must use {missileEnvy} for operations in its next action round.',
  'we-will-bury-you':
    'The USSR gains {vp} VP in the next US action round, unless the US plays {unIntervention} as an event in that round.',
} as const;

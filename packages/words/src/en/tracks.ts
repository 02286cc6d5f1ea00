/** Where the game stands: phases, eras, turns, tracks, standings and the space race. */
export const tracks = {
  'phase.first-deal': 'First deal',
  'phase.setup': 'Setup',
  'phase.deal': 'Deal',
  'phase.headline': 'Headlines',
  'phase.headline-first': 'First headline',
  'phase.headline-second': 'Second headline',
  'phase.round': 'Action round {round}',
  'phase.turn-end': 'End of turn',
  'era.early': 'Early War',
  'era.mid': 'Mid War',
  'era.late': 'Late War',

  'standing.none': 'none',
  'standing.presence': 'presence',
  'standing.domination': 'domination',
  'standing.control': 'control',
  score: '{side, select, us {US +{points}} ussr {USSR +{points}} other {even}}',

  'space.about': 'Needs a card worth {needs} Ops or more; succeeds on a roll of {roll} or less.',
  'space.ability.2': 'Until your opponent gets here: two attempts per turn.',
  'space.ability.4': 'Until your opponent gets here: your opponent reveals their headline first.',
  'space.ability.6': 'Until your opponent gets here: you may discard a held card at the end of the turn.',
  'space.ability.8': 'Until your opponent gets here: eight action rounds per turn.',

  'card.side.us': 'US event',
  'card.side.ussr': 'USSR event',
  'card.side.neutral': 'Neutral event',
  'card.scoring': 'Scoring card',
  'card.ops': '{value, plural, one {# Op} other {# Ops}}',
  'card.kind':
    '{era, select, early {Early War} mid {Mid War} other {Late War}}{war, select, yes { · war} other {}}{optional, select, yes { · optional} other {}}{once, select, yes { · removed after its event} other {}}',
  'card.title-and-kind':
    '{card}{scoring, select, yes {} other { ({owner, select, us {US } ussr {USSR } other {}}{value}{once, select, yes {, once} other {}})}}',
  'effect.of': '{card} ({side})',
  'effect.in': '{card} ({region})',
} as const;

/** Where the game stands: phases, eras, turns, tracks, standings and the space race. */
export const tracks = {
  'phase.first-deal': 'The first deal',
  'phase.setup': 'Setup',
  'phase.deal': 'The deal',
  'phase.headline': 'Headlines',
  'phase.headline-first': 'First headline',
  'phase.headline-second': 'Second headline',
  'phase.round': 'Action round {round}',
  'phase.turn-end': 'End of the turn',
  'era.early': 'Early War',
  'era.mid': 'Mid War',
  'era.late': 'Late War',

  'standing.none': 'none',
  'standing.presence': 'presence',
  'standing.domination': 'domination',
  'standing.control': 'control',
  score: '{side, select, us {US +{points}} ussr {USSR +{points}} other {even}}',

  'space.about': 'Needs a card worth {needs}; succeeds with a roll up to {roll}.',
  'space.ability.2': 'Until the other side gets here: two attempts a turn.',
  'space.ability.4': 'Until the other side gets here: the other side shows its headline first.',
  'space.ability.6': 'Until the other side gets here: you may discard a held card at the end of a turn.',
  'space.ability.8': 'Until the other side gets here: eight action rounds a turn.',

  'card.side.us': 'US event',
  'card.side.ussr': 'USSR event',
  'card.side.neutral': 'Event of either side',
  'card.scoring': 'Scoring card',
  'card.ops': '{value, plural, one {# operation} other {# operations}}',
  'card.kind':
    '{era, select, early {Early War} mid {Mid War} other {Late War}}{war, select, yes { · war} other {}}{optional, select, yes { · optional} other {}}{once, select, yes { · out of the game after its event} other {}}',
  'card.title-and-kind':
    '{card}{scoring, select, yes {} other { ({owner, select, us {US } ussr {USSR } other {}}{value}{once, select, yes {, once} other {}})}}',
  'effect.of': '{card} ({side})',
  'effect.in': '{card} ({region})',
} as const;

/** Around a move: what is about to be done, which headline comes first, and what was copied or would be deleted. */
export const moves = {
  'ui.confirm.this': '{text}: confirm or undo.',
  'ui.headline.first': '{card} goes first: it is worth more Ops ({first} against {second}).',
  'ui.headline.tie':
    '{card} goes first: both are worth {value, plural, one {# Op} other {# Ops}}, and ties go to the US.',
  'ui.copy-by-hand': 'Your browser blocked copying. Copy the text from the field.',
  'ui.forget.sure': 'Yes, delete it',
  'ui.use.without-event': 'no event',
  'ui.effects.count': '{count, plural, =0 {Effects} other {Effects (#)}}',
  'ui.space.pays': 'First to arrive: {first} VP, second: {second}',
  'ui.region.card-now': 'about to be scored',
} as const;

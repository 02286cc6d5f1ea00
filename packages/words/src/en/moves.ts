/** Around a move: what is about to be done, which headline comes first, and what was copied or would be deleted. */
export const moves = {
  'ui.confirm.this': '{text}: confirm, or take it back.',
  'ui.headline.first': '{card} comes first: it has more operations ({first} against {second}).',
  'ui.headline.tie': '{card} comes first: both have {value}, and then the US begins.',
  'ui.copy-by-hand': 'Your browser does not let us copy it: take it from the field.',
  'ui.forget.sure': 'Yes, delete it',
  'ui.use.without-event': 'no event',
  'ui.effects.count': '{count, plural, =0 {Effects} other {Effects (#)}}',
  'ui.space.pays': '{first} VP, second {second}',
  'ui.region.card-now': 'about to be scored',
} as const;

/** Around a move: what is about to be done, which headline comes first, and what was copied or would be deleted. */
export const moves = {
  'ui.confirm.this': '{text}: confirm, or take it back.',
  'ui.headline.first': '{card} comes first: it has more operations ({first} against {second}).',
  'ui.headline.tie': '{card} comes first: both have {value}, and then the US begins.',
} as const;

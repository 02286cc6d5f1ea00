import type { BidDecision } from '@longtwilight/engine';

/** What having the USSR is worth in points to the other side: tournaments give the US +2. */
const WORTH_OF_USSR = 2;

/** The bid of a computer player: the USSR for what it is worth, at once if bids are sealed, step by step in an auction. */
export function bidForSide(options: BidDecision['options'], kind: 'influence' | 'vp'): string {
  if (kind === 'influence') return `ussr-${WORTH_OF_USSR}`;
  const next = options.find((option) => option.startsWith('ussr-'));
  return next !== undefined && Number(next.slice('ussr-'.length)) <= WORTH_OF_USSR ? next : 'pass';
}

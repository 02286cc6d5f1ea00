import { useEffect, useState } from 'preact/hooks';
import type { Match, MatchState } from '../match/match.ts';

/** How a match stands, again with each change. */
export function useMatchState(match: Match): MatchState {
  const [, redraw] = useState(0);
  useEffect(() => match.listen(() => redraw((times) => times + 1)), [match]);
  return match.now;
}

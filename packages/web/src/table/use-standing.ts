import { useEffect, useState } from 'preact/hooks';
import type { Match, Standing } from '../match/match.ts';

/** How a match stands, again with each change. */
export function useStanding(match: Match): Standing {
  const [, redraw] = useState(0);
  useEffect(() => match.listen(() => redraw((times) => times + 1)), [match]);
  return match.standing;
}

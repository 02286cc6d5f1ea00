import type { View } from '@longtwilight/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Match } from '../match/match.ts';

/** The game after so many steps; the moment before it while this one is on its way, and null for the present. */
export function usePast(match: Match, past: number | null, onLost: () => void): View | null {
  const { now } = match;
  const [fetched, setFetched] = useState<View | null>(null);
  const found = useMemo(() => (past === null ? null : (match.viewAfter?.(past) ?? null)), [match, past, now]);
  useEffect(() => {
    if (found === null) return setFetched(null);
    if (!(found instanceof Promise)) return;
    let left = false;
    found.then(
      (view) => left || setFetched(view),
      () => left || onLost(),
    );
    return () => {
      left = true;
    };
  }, [found]);
  return found instanceof Promise ? fetched : found;
}

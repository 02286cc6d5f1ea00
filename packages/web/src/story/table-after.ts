import type { View } from '@longtwilight/engine';
import type { Match } from '../match/match.ts';
import type { Beat } from './beats.ts';
import { viewWith } from './view-with.ts';

/** The table after so many beats: as it was, where that is at hand, and with what the beats have changed since. */
export function tableAfter(beats: readonly Beat[], end: number, base: View, exactly: Match['viewAfter']): View {
  const last = beats[end - 1];
  if (last === undefined || exactly === undefined) return viewWith(base, factsOf(beats.slice(0, end)));
  // One step of the story may be told in several beats
  const whole = beats[end]?.until !== last.until;
  const since = whole ? end : beats.findIndex(({ until }) => until === last.until);
  const then = since === 0 ? base : exactly(beats[since - 1]!.until); // told before
  if (then instanceof Promise) return viewWith(base, factsOf(beats.slice(0, end)));
  return whole ? then : viewWith(then, factsOf(beats.slice(since, end)));
}

const factsOf = (beats: readonly Beat[]) => beats.flatMap(({ facts }) => facts);

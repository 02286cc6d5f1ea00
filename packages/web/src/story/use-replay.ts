import { useEffect, useRef } from 'preact/hooks';
import type { Match } from '../match/match.ts';
import { beatAt } from './beats.ts';
import type { BeatPlayer } from './use-beats.ts';

/** A game that is only looked at is always being told, and stands still until somebody lets it go on. */
export function useReplay(
  match: Match,
  player: BeatPlayer,
  past: number | null,
  onPast: (steps: number) => void,
): void {
  const { telling } = player;
  const told = telling?.beats[telling.at]?.until;
  const { now } = match;
  const wanted = past === null || telling === null ? null : beatAt(telling.beats, past);
  const isHere = told === past || wanted === telling?.at;
  // Quick keys are ahead of the address, which must not call them back
  const ahead = useRef<number[]>([]);
  useEffect(() => {
    if (!match.replays || past === null || match.viewAfter === undefined) return;
    const first = match.viewAfter(1);
    if (!(first instanceof Promise)) player.again(0, first, past);
  }, [match, now]);
  useEffect(() => {
    const caughtUp = past === null ? -1 : ahead.current.indexOf(past);
    if (caughtUp >= 0) ahead.current.splice(0, caughtUp + 1);
    else if (match.replays && wanted !== null && !isHere) player.jump(wanted);
  }, [past]);
  const toldBefore = useRef(told);
  useEffect(() => {
    const begins = toldBefore.current === undefined;
    toldBefore.current = told;
    if (!match.replays || told === undefined || isHere) return;
    // Somebody has gone elsewhere before there was anything to tell
    if (begins && wanted !== null) return player.jump(wanted);
    ahead.current.push(told);
    onPast(told);
  }, [told]);
}

import type { View } from '@longtwilight/engine';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Match, MatchState } from '../match/match.ts';
import { BEAT_MS, type Settings } from '../settings/settings.ts';
import { useSpeech } from '../table/speech.ts';
import { type Beat, beatAt, beatsOf, isNews } from './beats.ts';
import { lengthsOf } from './lengths.ts';
import { viewWith } from './view-with.ts';

/** Beats that are being told one by one. */
export interface BeatsTold {
  readonly beats: readonly Beat[];
  /** The beat that is told now. */
  readonly at: number;
  /** The table as it stands after it. */
  readonly view: View;
  /** As it stood before it. */
  readonly before: View;
  readonly paused: boolean;
  /** Somebody wishes to see again what has been told before. */
  readonly again: boolean;
  /** Somebody has jumped here: nothing takes the whole table. */
  readonly jumped: boolean;
}

export interface BeatPlayer {
  /** Null while there is nothing to tell. */
  readonly telling: BeatsTold | null;
  pause(): void;
  step(): void;
  back(): void;
  /** Straight to the present. */
  skip(): void;
  /** Tell all from this step of the story on once more; at the beat of a later step, where one is given, and standing still. */
  again(from: number, base: View, stillAt?: number): void;
  /** To this beat, while all is told again. */
  jump(at: number): void;
}

interface Playing {
  /** How many steps of the story were known before. */
  readonly from: number;
  readonly base: View;
  readonly at: number;
  readonly paused: boolean;
  readonly again: boolean;
  readonly jumped: boolean;
}

/** Tells whatever is new on the table beat by beat, even while a question already waits; and again whatever somebody asks for. */
export function useBeats(
  { story, view, side }: MatchState,
  speed: Settings['speed'],
  exactly?: Match['viewAfter'],
): BeatPlayer {
  const { words } = useSpeech();
  const [playing, setPlaying] = useState<Playing | null>(null);
  const seen = useRef({ steps: story.length, view });
  const newsFrom = (from: number) => beatsOf(words, story, from).filter((beat) => isNews(beat, side));
  const beats = useMemo(() => {
    if (playing === null) return [];
    return playing.again ? beatsOf(words, story, playing.from) : newsFrom(playing.from);
  }, [words, story, playing?.from, playing?.again]);

  useEffect(() => {
    const before = seen.current;
    seen.current = { steps: story.length, view };
    // Something was undone: what was told is no longer true
    if (story.length < before.steps) return setPlaying(null);
    if (speed === 'instant' || story.length === before.steps || playing !== null) return;
    if (newsFrom(before.steps).length === 0) return;
    setPlaying({ from: before.steps, base: before.view, at: 0, paused: false, again: false, jumped: false });
  }, [story, view]);
  // Whoever wants to see nothing has seen enough
  useEffect(() => {
    if (speed === 'instant') setPlaying((now) => (now?.again ? now : null));
  }, [speed]);

  const step = () =>
    setPlaying((now) => {
      if (now === null) return null;
      if (now.at + 1 < beats.length) return { ...now, at: now.at + 1, jumped: false };
      return now.paused && now.again ? now : null;
    });
  const lengths = useMemo(() => lengthsOf(beats), [beats]);
  const length = playing === null ? undefined : lengths[playing.at];
  useEffect(() => {
    if (playing === null || playing.paused || length === undefined) return;
    // Who wants no waiting still wants to see what it asks to see again
    const pace = BEAT_MS[speed] || BEAT_MS.quick;
    const timer = setTimeout(step, pace * length);
    return () => clearTimeout(timer);
  }, [playing?.at, playing?.paused, beats.length, speed]);

  const telling = useMemo((): BeatsTold | null => {
    if (playing === null || beats.length === 0) return null;
    const { base, paused, again, jumped } = playing;
    const at = Math.min(playing.at, beats.length - 1);
    const viewAt = (end: number) => tableAfter(beats, end, base, again ? exactly : undefined);
    return { beats, at, paused, again, jumped, before: viewAt(at), view: viewAt(at + 1) };
  }, [playing, beats]);

  return {
    telling,
    pause: () => setPlaying((now) => now && { ...now, paused: !now.paused }),
    step,
    back: () => setPlaying((now) => now && { ...now, at: Math.max(0, now.at - 1), paused: true, jumped: true }),
    skip: () => setPlaying(null),
    again: (from, base, stillAt) =>
      setPlaying({
        from,
        base,
        at: stillAt === undefined ? 0 : beatAt(beatsOf(words, story, from), stillAt),
        paused: stillAt !== undefined,
        again: true,
        jumped: stillAt !== undefined,
      }),
    jump: (at) => setPlaying((now) => now && { ...now, at, paused: true, jumped: true }),
  };
}

/** The table after so many beats: as it was, where that is at hand, and with what the beats have changed since. */
function tableAfter(beats: readonly Beat[], end: number, base: View, exactly: Match['viewAfter']): View {
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

import type { View } from '@longtwilight/engine';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MatchState } from '../match/match.ts';
import { BEAT_MS, type Settings } from '../settings/settings.ts';
import { useSpeech } from '../table/speech.ts';
import { type Beat, beatsOf, isNews } from './beats.ts';
import { viewWith } from './view-with.ts';

/** News that are being told one by one. */
export interface BeatsTold {
  readonly beats: readonly Beat[];
  /** The beat that is told now. */
  readonly at: number;
  /** The table as it stands after it. */
  readonly view: View;
  /** As it stood before it. */
  readonly before: View;
  readonly paused: boolean;
}

export interface BeatPlayer {
  /** Null while there is nothing new to tell. */
  readonly telling: BeatsTold | null;
  pause(): void;
  step(): void;
  /** Straight to the present. */
  skip(): void;
}

interface Playing {
  /** How many steps of the story were known before. */
  readonly from: number;
  readonly base: View;
  readonly at: number;
  readonly paused: boolean;
}

/** Scorings and turns are read longer than a point is seen. */
const LONGER: Readonly<Partial<Record<Beat['kind'], number>>> = { headline: 2, score: 2, turn: 2.5, roll: 1.4 };

/** Tells whatever is new on the table beat by beat, also while a question already waits. */
export function useBeats({ story, view, side }: MatchState, speed: Settings['speed']): BeatPlayer {
  const { words } = useSpeech();
  const [playing, setPlaying] = useState<Playing | null>(null);
  const seen = useRef({ steps: story.length, view });
  const newsFrom = (from: number) => beatsOf(words, story, from).filter((beat) => isNews(beat, side));
  const beats = useMemo(() => (playing === null ? [] : newsFrom(playing.from)), [story, playing?.from]);

  useEffect(() => {
    const before = seen.current;
    seen.current = { steps: story.length, view };
    // Something was taken back: what was told is no longer true
    if (story.length < before.steps || speed === 'instant') return setPlaying(null);
    if (story.length === before.steps || playing !== null || newsFrom(before.steps).length === 0) return;
    setPlaying({ from: before.steps, base: before.view, at: 0, paused: false });
  }, [story, view]);

  const step = () =>
    setPlaying((now) => (now === null || now.at + 1 >= beats.length ? null : { ...now, at: now.at + 1 }));
  const kind = playing === null ? undefined : beats[playing.at]?.kind;
  useEffect(() => {
    if (playing === null || playing.paused || kind === undefined) return;
    const timer = setTimeout(step, BEAT_MS[speed] * (LONGER[kind] ?? 1));
    return () => clearTimeout(timer);
  }, [playing?.at, playing?.paused, beats.length, speed]);

  const telling = useMemo((): BeatsTold | null => {
    if (playing === null || beats.length === 0) return null;
    const { base, paused } = playing;
    const at = Math.min(playing.at, beats.length - 1);
    const until = (end: number) =>
      viewWith(
        base,
        beats.slice(0, end).flatMap(({ facts }) => facts),
      );
    return { beats, at, paused, before: until(at), view: until(at + 1) };
  }, [playing, beats]);

  return {
    telling,
    pause: () => setPlaying((now) => now && { ...now, paused: !now.paused }),
    step,
    skip: () => setPlaying(null),
  };
}

import type { SideKey, View } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Match, MatchState } from '../match/match.ts';
import { BEAT_MS, type Settings } from '../settings/settings.ts';
import { useSpeech } from '../table/speech.ts';
import { type Beat, beatAt, beatsOf, isNews } from './beats.ts';
import { lengthsOf } from './lengths.ts';
import { tableAfter } from './table-after.ts';
import { keepToldHere, toldHere } from './told-here.ts';

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
  /** Something is about to be told. */
  readonly begins: boolean;
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
  /** Whose story it is: at one screen for two, nobody sees that of the other. */
  readonly viewer: SideKey | null;
  /** How many steps of the story were known before. */
  readonly from: number;
  readonly base: View;
  readonly at: number;
  readonly paused: boolean;
  readonly again: boolean;
  readonly jumped: boolean;
}

/** Tells whatever is new on the table beat by beat, even while a question already waits; and again whatever somebody asks for. */
export function useBeats(match: Match, { story, view, side }: MatchState, speed: Settings['speed']): BeatPlayer {
  const { words } = useSpeech();
  const [begun, setPlaying] = useState(() => brokenOff(match, words, { story, view, side }));
  const exactly = match.replays ? (steps: number) => match.viewAfter?.(steps) ?? view : undefined;
  const { viewer, lookedAt, look } = useLooks(match, { story, view, side });
  const playing = begun?.viewer === viewer ? begun : null;
  const isTold = (beat: Beat) => isNews(beat, viewer);
  const isNew = (steps: number) => speed !== 'instant' && playing === null && beatsOf(words, story, steps).some(isTold);
  const all = useMemo(
    () => (playing === null ? [] : beatsOf(words, story, playing.from)),
    [words, story, playing?.from],
  );
  const beats = useMemo(() => (playing?.again ? all : all.filter(isTold)), [all, playing?.again]);

  // The story of whoever sat here before is over for good
  useEffect(() => setPlaying((now) => (now?.viewer === viewer ? now : null)), [viewer]);
  useEffect(() => {
    const before = look();
    // Something was undone: what was told is no longer true
    if (story.length < before.steps) return setPlaying(null);
    if (story.length === before.steps || !isNew(before.steps)) return;
    setPlaying({ viewer, from: before.steps, base: before.view, at: 0, paused: false, again: false, jumped: false });
  }, [story, view, viewer]);
  // Before the page can be left
  useLayoutEffect(() => keepToldHere(match.toldAs, playing?.again ? null : playing), [playing]);
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
    // What needs no beat has happened all the same
    const place = all.indexOf(beats[at]!); // one of them
    const viewAt = (end: number) => tableAfter(all, end, base, again ? exactly : undefined);
    return { beats, at, paused, again, jumped, before: viewAt(place), view: viewAt(place + 1) };
  }, [playing, beats]);

  return {
    telling,
    begins: story.length > lookedAt && isNew(lookedAt),
    pause: () => setPlaying((now) => now && { ...now, paused: !now.paused }),
    step,
    back: () => setPlaying((now) => now && { ...now, at: Math.max(0, now.at - 1), paused: true, jumped: true }),
    skip: () => setPlaying(null),
    again: (from, base, stillAt) =>
      setPlaying({
        viewer,
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

/** What this tab was telling when the page was left. */
function brokenOff(match: Match, words: Words, now: Pick<MatchState, 'story' | 'view' | 'side'>): Playing | null {
  const told = toldHere(match.toldAs);
  if (told === null || told.from >= now.story.length) return null;
  const news = beatsOf(words, now.story, told.from).filter((beat) => isNews(beat, now.side));
  if (told.at >= news.length) return null;
  return { ...told, viewer: now.side, base: viewThen(match, told.from, now), again: false, jumped: false };
}

interface Looked {
  readonly steps: number;
  readonly view: View;
}

/** How far whoever sits here has followed the story. At one screen for two, each of them has missed what the other did. */
function useLooks(match: Match, { story, view, side }: Pick<MatchState, 'story' | 'view' | 'side'>) {
  const first = useRef(story.length);
  const looks = useRef(new Map<SideKey | null, Looked>());
  const last = useRef(side);
  // While the screen is handed over, and at the end, whoever has played still looks on
  const viewer = side ?? last.current;
  const lookedAt = looks.current.get(viewer)?.steps ?? first.current;
  return {
    viewer,
    lookedAt,
    /** Look at the table as it is; returns how it was the last time. */
    look(): Looked {
      const before = looks.current.get(viewer) ?? { steps: lookedAt, view: viewThen(match, lookedAt, { story, view }) };
      last.current = viewer;
      looks.current.set(viewer, { steps: story.length, view });
      return before;
    },
  };
}

/** What the viewer would have seen then, where that is at hand. */
function viewThen(match: Match, steps: number, { story, view }: Pick<MatchState, 'story' | 'view'>): View {
  if (steps === story.length) return view;
  const then = match.viewAfter?.(steps) ?? view;
  return then instanceof Promise ? view : then;
}

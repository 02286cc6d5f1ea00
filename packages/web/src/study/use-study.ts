import type { StudyProgress } from '@longtwilight/bots';
import type { GameRecord } from '@longtwilight/engine';
import { useEffect, useState } from 'preact/hooks';
import { type StudiedGame, StudyCrew } from './study-crew.ts';

/** What has been made of games since the page was opened: leaving a tab loses nothing. */
const known = new WeakMap<GameRecord, StudiedGame>();

/** How many steps lead to the next mistake that was found in a game, from the first again after the last; null if none was. */
export function nextMistake(record: GameRecord, steps: number): number | null {
  const all = (known.get(record)?.mistakes ?? []).map(({ at }) => at + 1).sort((a, b) => a - b);
  return all.find((one) => one > steps) ?? all[0] ?? null;
}

/** Told when a game has been judged. */
const waiting = new Set<() => void>();
function learn(record: GameRecord, studied: StudiedGame): void {
  known.set(record, studied);
  for (const tell of waiting) tell();
}

/** What has been made of a game, as soon as somebody has asked for it. */
export function useStudied(record: GameRecord): StudiedGame | null {
  const [studied, setStudied] = useState(known.get(record) ?? null);
  useEffect(() => {
    const look = () => setStudied(known.get(record) ?? null);
    look();
    waiting.add(look);
    return () => void waiting.delete(look);
  }, [record]);
  return studied;
}

interface StudyRun {
  readonly studied: StudiedGame | null;
  /** Null while nothing is judged. */
  readonly progress: StudyProgress | null;
  readonly failed: boolean;
  start(): void;
  stop(): void;
}

/** Judges a game off the page's own thread, when somebody asks for it and until they have enough. */
export function useStudy(record: GameRecord): StudyRun {
  const [running, setRunning] = useState(false);
  const [progress, setProgress] = useState<StudyProgress | null>(null);
  const [failed, setFailed] = useState(false);
  const studied = useStudied(record);
  useEffect(() => {
    if (!running) return;
    setFailed(false);
    setProgress({ done: 0, needed: 2 * record.entries.length });
    const crew = new StudyCrew(record);
    let stopped = false;
    const end = (studied: StudiedGame | null) => {
      if (stopped) return;
      if (studied !== null) learn(record, studied);
      setFailed(studied === null);
      setRunning(false);
    };
    crew.analyse((now) => !stopped && setProgress(now)).then(end, () => end(null));
    return () => {
      stopped = true;
      crew.close();
      setProgress(null);
    };
  }, [running, record]);
  return { studied, progress, failed, start: () => setRunning(true), stop: () => setRunning(false) };
}

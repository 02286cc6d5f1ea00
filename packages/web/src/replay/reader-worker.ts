import { RefusedError, type SavedGame } from '@longtwilight/engine';
import { doubtText, type GameReading, readGames } from '@longtwilight/notation';

/** A file that was read: the games in it, or why there is none. */
export type ReadAnswer = { readonly games: readonly ReadGame[] } | { readonly problem: string };

/** A game out of a file, and what the reader has to say about it. */
export interface ReadGame {
  readonly saved: SavedGame;
  readonly players: { readonly us?: string; readonly ussr?: string };
  readonly date: string | null;
  /** What is to be said of a log; null for a file of ours. */
  readonly log: LogFindings | null;
}
export interface LogFindings {
  readonly findings: readonly LogFinding[];
  /** The answers that the log does not state, by their number. */
  readonly filled: readonly number[];
}
export interface LogFinding {
  readonly kind: 'doubt' | 'known' | 'note';
  readonly line: number;
  readonly text: string;
  /** How many steps of the story have been told where it stands. */
  readonly steps: number;
}

function read(text: string): ReadAnswer {
  const readings = readGames(text);
  const games = readings.flatMap((reading) => {
    const game = asGame(reading);
    return game === null ? [] : [game];
  });
  if (games.length > 0) return { games };
  const [first] = readings[0].doubts;
  return { problem: first === undefined ? '' : `${first.line}: ${doubtText(first)}` };
}

function asGame({ game, log }: GameReading): ReadGame | null {
  if (game === null) return null;
  const { record, meta } = game;
  const about = { saved: record.save(), players: meta.players ?? {}, date: meta.date ?? null };
  if (log === null) return { ...about, log: null };
  const stepsAt = (line: number): number => {
    const next = log.lines.findIndex((one) => one >= line);
    return (next < 0 ? log.lines.length : next + 1) + 1;
  };
  const findings = log.mismatches.map((one): LogFinding => {
    const isNote = one.explanation === 'note-between-lines';
    const kind = isNote ? 'note' : one.explanation === null ? 'doubt' : 'known';
    return { kind, line: one.line, text: isNote ? one.got : doubtText(one), steps: stepsAt(one.line) };
  });
  const filled = log.evidence.flatMap((evidence, i) => (evidence === 'filled-in' ? [i] : []));
  return { ...about, log: { findings, filled } };
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  try {
    self.postMessage(read(data));
  } catch (error) {
    self.postMessage({ problem: error instanceof RefusedError ? error.message : String(error) });
  }
});

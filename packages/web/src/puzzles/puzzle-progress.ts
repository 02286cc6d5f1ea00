import type { Puzzle } from '@longtwilight/scenarios/puzzles';
import { database } from '../store/database.ts';
import { Value } from '../store/value.ts';

/** What is kept of somebody's puzzles. */
export interface PuzzleProgress {
  readonly rating: number;
  /** Whether the first try found it, by puzzle: only that counts for the rating. */
  readonly first: Readonly<Record<string, boolean>>;
  readonly solved: readonly string[];
  /** Dates whose puzzle of the day was solved. */
  readonly days: readonly string[];
}

const NOTHING: PuzzleProgress = { rating: 1200, first: {}, solved: [], days: [] };
/** How far one puzzle moves a rating, and the difference at which the better one is ten times as likely to win. */
const STEP = 32;
const TENFOLD = 400;

const kept = new Value<PuzzleProgress>('puzzles', database);
/** What is kept is kept in order. */
let before: Promise<unknown> = Promise.resolve();

export const readPuzzleProgress = async (): Promise<PuzzleProgress> => {
  await before.catch(() => {});
  return (await kept.read()) ?? NOTHING;
};

function change(how: (now: PuzzleProgress) => PuzzleProgress): Promise<PuzzleProgress> {
  const done = readPuzzleProgress().then(async (now) => {
    const next = how(now);
    await kept.keep(next);
    return next;
  });
  before = done;
  return done;
}

/** A first try has found the answer, or missed it: the rating moves as if solver and puzzle had played each other. */
export const keepTry = (puzzle: Puzzle, found: boolean): Promise<PuzzleProgress> =>
  change((now) => {
    if (now.first[puzzle.id] !== undefined) return now;
    const expected = 1 / (1 + 10 ** ((puzzle.difficulty - now.rating) / TENFOLD));
    const rating = Math.round(now.rating + STEP * (Number(found) - expected));
    return { ...now, rating, first: { ...now.first, [puzzle.id]: found } };
  });

/** A puzzle is solved, be it on the tenth try; `date` where it is the puzzle of that day. */
export const keepSolved = ({ id }: Puzzle, date: string | null): Promise<PuzzleProgress> =>
  change((now) => ({
    ...now,
    solved: [...new Set([...now.solved, id])],
    days: date === null ? now.days : [...new Set([...now.days, date])],
  }));

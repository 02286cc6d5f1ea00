import { randomBytes } from 'node:crypto';
import { aside } from './contain.ts';

/** What is outside the program and differs from run to run; tests fix it. */
export interface World {
  now(): number;
  /** Milliseconds since some moment, by a clock that nobody can set. */
  steady(): number;
  /** The time of a database that several processes share; `read` asks it. */
  databaseTime(read: () => Promise<number>): Promise<number>;
  /** Bytes that nobody can foretell. */
  random(bytes: number): Buffer;
  /** Do something again and again; work that is still going on is not begun a second time. Returns how to end it. */
  every(ms: number, work: (tick: Tick) => Promise<void>): () => void;
}

/** How a round of work comes, in milliseconds. */
export interface Tick {
  /** How much later than due it comes: the process did not run. */
  readonly late: number;
}

/** Timers are never quite exact. */
const INEXACT_MS = 1000;

function every(ms: number, work: (tick: Tick) => Promise<void>): () => void {
  let busy = false;
  let late = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const behind = Math.round(now - last - ms);
    last = now;
    // While work goes on too: only a process that stands still is late, not one whose work takes long
    if (behind > INEXACT_MS) late += behind;
    if (busy) return;
    busy = true;
    const tick: Tick = { late };
    late = 0;
    const done = work(tick).finally(() => {
      busy = false;
    });
    aside('a recurring task', done);
  }, ms);
  timer.unref();
  return () => clearInterval(timer);
}

export const realWorld: World = {
  now: Date.now,
  steady: () => performance.now(),
  databaseTime: (read) => read(),
  random: randomBytes,
  every,
};

/** A secret of 256 bits. */
export const secret = (world: World): string => world.random(32).toString('base64url');

const LETTERS = '0123456789abcdefghijklmnopqrstuv';
/** A short name for a row, of 60 bits. */
export const newId = (world: World): string =>
  [...world.random(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

import { randomBytes } from 'node:crypto';
import { aside } from './contain.ts';

/** What is outside the program and differs from run to run; tests fix it. */
export interface World {
  now(): number;
  /** Bytes that nobody can foretell. */
  random(bytes: number): Buffer;
  /** Do something again and again; work that is still going on is not begun a second time. Returns how to end it. */
  every(ms: number, work: () => Promise<void>): () => void;
}

function every(ms: number, work: () => Promise<void>): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    const done = work().finally(() => {
      busy = false;
    });
    aside('something that is done again and again', done);
  }, ms);
  timer.unref();
  return () => clearInterval(timer);
}

export const realWorld: World = { now: Date.now, random: randomBytes, every };

/** A secret of 256 bits. */
export const secret = (world: World): string => world.random(32).toString('base64url');

const LETTERS = '0123456789abcdefghijklmnopqrstuv';
/** A short name for a row, of 60 bits. */
export const newId = (world: World): string =>
  [...world.random(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

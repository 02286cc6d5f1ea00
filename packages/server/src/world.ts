import { randomBytes } from 'node:crypto';

/** What is outside the program and differs from run to run; tests fix it. */
export interface World {
  now(): number;
  /** Bytes that nobody can foretell. */
  random(bytes: number): Buffer;
}

export const realWorld: World = { now: Date.now, random: randomBytes };

/** A secret of 256 bits. */
export const secret = (world: World): string => world.random(32).toString('base64url');

const LETTERS = '0123456789abcdefghijklmnopqrstuv';
/** A short name for a row, of 60 bits. */
export const newId = (world: World): string =>
  [...world.random(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

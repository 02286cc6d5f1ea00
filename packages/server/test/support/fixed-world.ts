import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { World } from '../../src/world.ts';

const START = Date.UTC(2030, 0, 1);

/** A world that stands still until the test lets time pass, and in which chance repeats itself. */
export class FixedWorld implements World {
  private time: number;
  private drawn = 0;
  private readonly seed: string;
  private readonly works = new Set<() => Promise<void>>();

  constructor(seed = 'world', start = START) {
    this.seed = seed;
    this.time = start;
  }
  now(): number {
    return this.time;
  }
  random(bytes: number): Buffer {
    return createHash('shake256', { outputLength: bytes })
      .update(`${this.seed}:${this.drawn++}`)
      .digest();
  }
  every(_ms: number, work: () => Promise<void>): () => void {
    this.works.add(work);
    return () => this.works.delete(work);
  }
  /** Let time pass in one leap; what is done again and again is done once, at its end. */
  async pass(ms: number): Promise<void> {
    this.time += ms;
    for (const work of this.works) await work();
  }
}

const TRIES = 4000;
/** Let work go on that nobody waits for, until something is so. */
export async function until<T>(look: () => Promise<T | null | false>): Promise<T> {
  for (let i = 0; i < TRIES; i++) {
    const found = await look();
    if (found !== null && found !== false) return found;
    await delay(5);
  }
  throw new Error('It never came about');
}

import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Tick, World } from '../../src/world.ts';

const START = Date.UTC(2030, 0, 1);

/** A world that stands still until the test lets time pass, and in which chance repeats itself. */
export class FixedWorld implements World {
  private time: number;
  private drawn = 0;
  /** By how much the clock was set. */
  private set = 0;
  private readonly seed: string;
  private readonly works = new Set<(tick: Tick) => Promise<void>>();

  private readonly database: FixedWorld;

  /** Several machines may have different clocks, but share the one of their database. */
  constructor(seed = 'world', start = START, database?: FixedWorld) {
    this.seed = seed;
    this.time = start;
    this.database = database ?? this;
  }
  now(): number {
    return this.time;
  }
  steady(): number {
    return this.time - this.set;
  }
  databaseTime(): Promise<number> {
    return Promise.resolve(this.database.time);
  }
  random(bytes: number): Buffer {
    return createHash('shake256', { outputLength: bytes })
      .update(`${this.seed}:${this.drawn++}`)
      .digest();
  }
  every(_ms: number, work: (tick: Tick) => Promise<void>): () => void {
    this.works.add(work);
    return () => this.works.delete(work);
  }
  /** Let time pass in one leap; what is done again and again is done once, at its end. */
  pass(ms: number): Promise<void> {
    return this.leap(ms, { late: 0 });
  }
  /** Time passes, but the process stands still. */
  freeze(ms: number): Promise<void> {
    return this.leap(ms, { late: ms });
  }
  /** Somebody sets the clock of the machine. */
  setClock(ms: number): Promise<void> {
    this.set += ms;
    return this.leap(ms, { late: 0 });
  }
  /** Something takes time; whatever is done again and again waits. */
  take(ms: number): void {
    this.time += ms;
  }
  private async leap(ms: number, tick: Tick): Promise<void> {
    this.take(ms);
    // What was late for one is not late for the next, and alarms may come first
    for (const work of [...this.works].reverse()) await work(tick);
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

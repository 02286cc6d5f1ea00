import { sql } from 'kysely';
import type { Queries, Storage } from '../storage/database.ts';
import type { Tick, World } from '../world.ts';

const DATABASE_TIME = sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`;

/** What time it was when a clock that nobody can set stood so. */
interface Reading {
  readonly now: number;
  readonly steady: number;
}

/**
 * The time that all nodes have in common: the database's on Postgres, the machine's on SQLite. In between it goes by a clock
 * that nobody can set, so that it never jumps under a request: `set` alone moves it, together with the clocks of all games.
 */
export class CommonTime implements World {
  private readonly world: World;
  private readonly engine: Storage['engine'];
  private offset: number;

  constructor(world: World, engine: Storage['engine']) {
    this.world = world;
    this.engine = engine;
    this.offset = world.now() - world.steady();
  }

  now(): number {
    return Math.round(this.world.steady() + this.offset);
  }
  /** What the others take for the time now. */
  async read(db: Queries): Promise<Reading> {
    if (this.engine === 'sqlite') return { now: this.world.now(), steady: this.world.steady() };
    const steady = this.world.steady();
    const now = await this.world.databaseTime(async () => (await DATABASE_TIME.execute(db)).rows[0]!.now);
    return { now, steady };
  }
  set({ now, steady }: Reading): void {
    this.offset = now - steady;
  }

  steady(): number {
    return this.world.steady();
  }
  databaseTime(read: () => Promise<number>): Promise<number> {
    return this.world.databaseTime(read);
  }
  random(bytes: number): Buffer {
    return this.world.random(bytes);
  }
  every(ms: number, work: (tick: Tick) => Promise<void>): () => void {
    return this.world.every(ms, work);
  }
}

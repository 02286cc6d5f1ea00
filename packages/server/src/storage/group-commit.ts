import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { aside } from '../contain.ts';
import type { Schema } from './schema.ts';
import type { Watch } from './sqlite.ts';

type Work<T> = (tx: Transaction<Schema>) => Promise<T>;

/** Somebody who wants to write, and how to tell it that this is stored or was not done. */
interface Turn {
  readonly work: Work<unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_TURNS = 100;
const VERSION = CompiledQuery.raw('pragma data_version');

/** One of several has failed after it had written something. */
const MIXED = Symbol('mixed');

/**
 * Those who write to SQLite take turns. Whoever comes in the same moment shares a transaction, so that many are stored at the
 * price of one; each is told only when that is stored, and one that fails takes nothing of the others with it.
 */
export class GroupCommit {
  private readonly db: Kysely<Schema>;
  private readonly watch: Watch;
  private waiting: Turn[] = [];
  private busy = false;
  private version: number | null = null;

  constructor(db: Kysely<Schema>, watch: Watch) {
    this.db = db;
    this.watch = watch;
  }

  /** `work` may be done twice: nothing but what it writes may come of it. */
  write<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, resolve: resolve as Turn['resolve'], reject });
      if (this.busy) return;
      this.busy = true;
      // Requests that have arrived meanwhile come first, and join
      setImmediate(() => aside('storing', this.takeTurns()));
    });
  }

  private async takeTurns(): Promise<void> {
    while (this.waiting.length > 0) await this.store(this.waiting.splice(0, MOST_TURNS));
    this.busy = false;
  }

  /** SQLite counts what other connections write. From here on they have to wait. */
  private async noticeOthers(tx: Transaction<Schema>): Promise<void> {
    const { rows } = await tx.executeQuery<{ data_version: number }>(VERSION);
    const version = rows[0]?.data_version ?? null;
    if (version !== this.version) this.watch.epoch.gamesWritten();
    this.version = version;
  }

  private async store(turns: readonly Turn[]): Promise<void> {
    try {
      const tell: (() => void)[] = [];
      await this.db.transaction().execute(async (tx) => {
        await this.noticeOthers(tx);
        for (const turn of turns) tell.push(await this.take(tx, turn, turns.length === 1));
      });
      for (const one of tell) one();
    } catch (error) {
      if (error !== MIXED) for (const { reject } of turns) reject(error);
      // What they wrote can't be told apart any more, so they begin again, each for itself
      else for (const turn of turns) await this.store([turn]);
    }
  }

  /** Let one do its work; returns how to tell it what came of that, once all is stored. */
  private async take(tx: Transaction<Schema>, { work, resolve, reject }: Turn, alone: boolean): Promise<() => void> {
    const before = this.watch.changes;
    try {
      const result = await work(tx);
      return () => resolve(result);
    } catch (error) {
      if (alone) throw error;
      // Nearly all who fail are refused before they write anything
      if (this.watch.changes !== before) throw MIXED;
      return () => reject(error);
    }
  }
}

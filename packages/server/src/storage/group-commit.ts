import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { aside } from '../contain.ts';
import type { Epoch } from './epoch.ts';
import type { Schema } from './schema.ts';

type Work<T> = (tx: Transaction<Schema>) => Promise<T>;

/** Somebody who wants to write, and how to tell it that this is stored or was not done. */
interface Turn {
  readonly work: Work<unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_TURNS = 100;
const VERSION = CompiledQuery.raw('pragma data_version');
const SAVEPOINT = CompiledQuery.raw('savepoint turn');
const RELEASE = CompiledQuery.raw('release turn');
const UNDO = CompiledQuery.raw('rollback to turn');

/**
 * Those who write to SQLite take turns. Whoever comes in the same moment shares a transaction, so that many are stored at the
 * price of one; each is told only when that is stored, and one that fails takes nothing of the others with it.
 */
export class GroupCommit {
  private readonly db: Kysely<Schema>;
  private readonly epoch: Epoch;
  private waiting: Turn[] = [];
  private busy = false;
  private version: number | null = null;

  constructor(db: Kysely<Schema>, epoch: Epoch) {
    this.db = db;
    this.epoch = epoch;
  }

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
    if (version !== this.version) this.epoch.gamesWritten();
    this.version = version;
  }

  private async store(turns: readonly Turn[]): Promise<void> {
    try {
      const tell: (() => void)[] = [];
      await this.db.transaction().execute(async (tx) => {
        await this.noticeOthers(tx);
        for (const turn of turns) tell.push(await (turns.length === 1 ? takeAlone : take)(tx, turn));
      });
      for (const one of tell) one();
    } catch (error) {
      for (const { reject } of turns) reject(error);
    }
  }
}

/** If it fails the transaction does, and nobody else is in it. */
async function takeAlone(tx: Transaction<Schema>, { work, resolve }: Turn): Promise<() => void> {
  const result = await work(tx);
  return () => resolve(result);
}

/** Let one do its work; returns how to tell it what came of that, once all is stored. */
async function take(tx: Transaction<Schema>, { work, resolve, reject }: Turn): Promise<() => void> {
  await tx.executeQuery(SAVEPOINT);
  try {
    const result = await work(tx);
    await tx.executeQuery(RELEASE);
    return () => resolve(result);
  } catch (error) {
    await undo(tx, error);
    return () => reject(error);
  }
}

async function undo(tx: Transaction<Schema>, because: unknown): Promise<void> {
  try {
    await tx.executeQuery(UNDO);
    await tx.executeQuery(RELEASE);
  } catch {
    // SQLite has given up the whole transaction, as when the disk is full: nobody in it was stored
    throw because;
  }
}

import { Kysely, sql, type Transaction } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { type PostgresLocation, postgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { checkFile, type SqliteLocation, sqlite, Watch } from './sqlite.ts';

/** Where the data lies. */
export type DatabaseLocation = SqliteLocation | PostgresLocation;

export type Queries = Kysely<Schema>;

/** The one door to stored data; SQLite and Postgres behave alike behind it. */
export interface Storage {
  readonly engine: DatabaseLocation['engine'];
  readonly db: Kysely<Schema>;
  /** All that `work` writes is kept, or nothing. On SQLite writers take turns, on Postgres they wait for the rows they lock. */
  write<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T>;
  /**
   * The same for a step of a game. As long as `epoch` is the same number, rows of games have been changed by nothing but such
   * steps in this process; it is null where that can't be known.
   */
  step<T>(work: (tx: Transaction<Schema>, epoch: number | null) => Promise<T>): Promise<T>;
  /** Whether something that was stored can't be read any more. */
  isDamaged(): boolean;
  /** How much room the data takes, in bytes. */
  size(): Promise<number>;
  close(): Promise<void>;
}

/** The pages of a SQLite file, or what Postgres says of the whole database. */
async function sizeOf(db: Kysely<Schema>, engine: DatabaseLocation['engine']): Promise<number> {
  const query =
    engine === 'sqlite'
      ? sql<{ size: number }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`
      : sql<{ size: number }>`select pg_database_size(current_database()) as size`;
  return (await query.execute(db)).rows[0]!.size;
}

export const connect = (location: DatabaseLocation, watch = new Watch()): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: location.engine === 'sqlite' ? sqlite(location, watch) : postgres(location) });

/** Open the data and bring its tables up to date. */
export async function openStorage(location: DatabaseLocation): Promise<Storage> {
  const watch = new Watch();
  const { epoch, damage } = watch;
  const db = connect(location, watch);
  try {
    if (location.engine === 'sqlite') await checkFile(db, location.file);
    await migrate(db, location.engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const group = new GroupCommit(db, watch);
  return {
    engine: location.engine,
    db,
    ...(location.engine === 'sqlite'
      ? {
          write: (work) => group.write(work),
          step: (work) => group.write((tx) => epoch.during(() => work(tx, epoch.number))),
        }
      : {
          write: (work) => db.transaction().execute(work),
          step: (work) => db.transaction().execute((tx) => work(tx, null)),
        }),
    isDamaged: () => damage.found,
    size: () => sizeOf(db, location.engine),
    close: () => db.destroy(),
  };
}

/** Whether something could not be stored because it is there already. */
export const isConflict = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return code === '23505' || (typeof code === 'string' && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(code));
};

import { Kysely, type Transaction } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { type PostgresPlace, postgres } from './postgres.ts';
import type { Tables } from './schema.ts';
import { type SqlitePlace, sqlite } from './sqlite.ts';

/** Where the data lies. */
export type Place = SqlitePlace | PostgresPlace;

export type Queries = Kysely<Tables>;

/** The one door to stored data; SQLite and Postgres behave alike behind it. */
export interface Storage {
  readonly engine: Place['engine'];
  readonly db: Kysely<Tables>;
  /** All that `work` writes is kept, or nothing. On SQLite writers take turns, on Postgres they wait for the rows they lock. */
  write<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export const connect = (place: Place): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: place.engine === 'sqlite' ? sqlite(place) : postgres(place) });

/** Open the data and bring its tables up to date. */
export async function openStorage(place: Place): Promise<Storage> {
  const db = connect(place);
  try {
    await migrate(db, place.engine);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const group = new GroupCommit(db);
  return {
    engine: place.engine,
    db,
    write: (work) => (place.engine === 'sqlite' ? group.write(work) : db.transaction().execute(work)),
    close: () => db.destroy(),
  };
}

/** Whether something could not be stored because it is there already. */
export const isConflict = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return code === '23505' || (typeof code === 'string' && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(code));
};

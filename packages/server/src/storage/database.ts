import { Kysely, Migrator, type Transaction } from 'kysely';
import { first } from './migrations/0001-first.ts';
import { people } from './migrations/0002-people.ts';
import { jobs } from './migrations/0003-jobs.ts';
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
  /** All that `work` writes is kept, or nothing. On SQLite writers wait for each other, on Postgres for the rows they lock. */
  write<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Open the data and bring its tables up to date. */
export async function openStorage(place: Place): Promise<Storage> {
  const db = new Kysely<Tables>({ dialect: place.engine === 'sqlite' ? sqlite(place) : postgres(place) });
  const migrations = {
    '0001-first': first(place.engine),
    '0002-people': people(place.engine),
    '0003-jobs': jobs(place.engine),
  };
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw new Error(`The data in ${place.engine} could not be brought up to date`, { cause: error });
  }
  return {
    engine: place.engine,
    db,
    write: (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  };
}

/** Whether something could not be stored because it is there already. */
export const isConflict = (error: unknown): boolean => {
  const { code } = error as { code?: unknown };
  return code === '23505' || (typeof code === 'string' && /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(code));
};

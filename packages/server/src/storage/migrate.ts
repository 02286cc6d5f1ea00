import { type Kysely, Migrator } from 'kysely';
import { first } from './migrations/0001-first.ts';
import { people } from './migrations/0002-people.ts';
import { jobs } from './migrations/0003-jobs.ts';
import { digests } from './migrations/0004-digests.ts';
import { statistics } from './migrations/0005-statistics.ts';
import { jobHolders } from './migrations/0006-job-holders.ts';
import { ownJobs } from './migrations/0007-own-jobs.ts';
import { standings } from './migrations/0008-standings.ts';
import { places } from './migrations/0009-places.ts';
import { looks } from './migrations/0010-looks.ts';
import { auditAndLists } from './migrations/0011-operations.ts';
import { library } from './migrations/0012-library.ts';
import { thinking } from './migrations/0013-thinking.ts';
import { snapshots } from './migrations/0014-snapshots.ts';
import type { Schema } from './schema.ts';

type Engine = 'sqlite' | 'postgres';

function migratorOf(db: Kysely<Schema>, engine: Engine): Migrator {
  const migrations = {
    '0001-first': first(engine),
    '0002-people': people(engine),
    '0003-jobs': jobs(engine),
    '0004-digests': digests,
    '0005-statistics': statistics,
    '0006-job-holders': jobHolders(engine),
    '0007-own-jobs': ownJobs(engine),
    '0008-standings': standings,
    '0009-places': places,
    '0010-looks': looks,
    '0011-operations': auditAndLists(engine),
    '0012-library': library,
    '0013-thinking': thinking,
    '0014-snapshots': snapshots,
  };
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
}

/** Bring the tables up to date, or up to where a migration left them. */
export async function migrate(db: Kysely<Schema>, engine: Engine, upTo?: string): Promise<void> {
  const migrator = migratorOf(db, engine);
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error !== undefined)
    throw new Error(`The data in ${engine} could not be migrated: ${causeOf(error)}`, { cause: error });
}

/** Several addresses that were all tried in vain have an error each. */
function causeOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : String(first);
}

/** The migrations that the data has been through, oldest first. */
export async function migrationsDone(db: Kysely<Schema>, engine: Engine): Promise<string[]> {
  const all = await migratorOf(db, engine).getMigrations();
  return all.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}

import { type Kysely, type Migration, sql } from 'kysely';

/** Signs of life of those who do jobs on Postgres; SQLite has one process, which needs none. */
export const jobHolders = (engine: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    if (engine === 'sqlite') return;
    await db.schema
      .createTable('job_holders')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('seen', sql`timestamptz`, (c) => c.notNull())
      .execute();
  },
});

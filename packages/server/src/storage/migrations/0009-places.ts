import type { Kysely, Migration } from 'kysely';

/** Jobs that call somebody say whom, so that one who never answers keeps few of us waiting. */
export const places: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('jobs').addColumn('place', 'text').execute();
    await db.schema.createIndex('jobs_by_place').on('jobs').column('place').execute();
  },
};

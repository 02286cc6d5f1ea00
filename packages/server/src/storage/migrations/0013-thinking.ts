import type { Kysely, Migration } from 'kysely';

/** How long computer players have thought for somebody in the last hour in which they did. */
export const thinking: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('thinking')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('hour', 'bigint', (c) => c.notNull())
      .addColumn('ms', 'bigint', (c) => c.notNull())
      .execute();
  },
};

import type { Kysely, Migration } from 'kysely';

/** The latest snapshot of each game, so that a game that is not in memory need not be replayed from its beginning. */
export const snapshots: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('snapshots')
      .addColumn('game', 'text', (c) => c.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('format', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .execute();
  },
};

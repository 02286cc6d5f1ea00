import type { Kysely, Migration } from 'kysely';

/** How far a game has come, for lists; null until something happens in a game that is older than this. */
export const standings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['turn', 'vp']) await db.schema.alterTable('games').addColumn(column, 'integer').execute();
  },
};

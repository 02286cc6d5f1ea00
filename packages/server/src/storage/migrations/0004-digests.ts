import type { Kysely, Migration } from 'kysely';

/** What the players of a game were told, as a hash: another engine must tell them the same. */
export const digests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('games').addColumn('told', 'text').execute();
  },
};

import { type Kysely, type Migration, sql } from 'kysely';

/** How cards were played in games that are over, and which games have been counted. */
export const statistics: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .alterTable('games')
      .addColumn('counted', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await sql`create index games_counted on games (counted) where status = 'over'`.execute(db);
    await schema
      .createTable('card_plays')
      .addColumn('card', 'text', (c) => c.notNull())
      .addColumn('side', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('played', 'integer', (c) => c.notNull())
      .addColumn('won', 'integer', (c) => c.notNull())
      .addColumn('drawn', 'integer', (c) => c.notNull())
      .addColumn('lost', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('card_plays_key', ['card', 'side', 'kind'])
      .execute();
  },
};

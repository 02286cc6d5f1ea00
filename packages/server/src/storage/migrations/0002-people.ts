import type { Kysely, Migration } from 'kysely';

/** Accounts, ratings, and what people think of each other. */
export const people = (engine: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable('people').addColumn('deleted', 'bigint').execute();
    const personal = (name: string) =>
      schema
        .createTable(name)
        .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'));

    await personal('accounts')
      .addColumn('login', 'text', (c) => c.notNull().unique())
      .addColumn('password', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('accounts_key', ['person'])
      .execute();
    await personal('recovery_codes')
      .addColumn('hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('recovery_codes_key', ['person', 'hash'])
      .execute();
    await personal('links')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('guesses')
      .addColumn('subject', 'text', (c) => c.primaryKey())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .execute();

    await personal('ratings')
      .addColumn('rating', 'double precision', (c) => c.notNull())
      .addColumn('deviation', 'double precision', (c) => c.notNull())
      .addColumn('volatility', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['person'])
      .execute();
    await schema.createIndex('ratings_by_rating').on('ratings').column('rating').execute();
    await personal('rating_changes')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('rating', 'double precision', (c) => c.notNull())
      .addColumn('change', 'double precision', (c) => c.notNull())
      .addPrimaryKeyConstraint('rating_changes_key', ['person', 'game'])
      .execute();

    await personal('blocks')
      .addColumn('other', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['person', 'other'])
      .execute();
    await schema.createIndex('blocks_by_other').on('blocks').column('other').execute();
    await personal('mutes')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
      .addPrimaryKeyConstraint('mutes_key', ['person', 'game'])
      .execute();
    await schema
      .createTable('reports')
      .addColumn('id', engine === 'sqlite' ? 'integer' : 'serial', (c) =>
        engine === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey(),
      )
      .addColumn('message', 'integer', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('reporter', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('why', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('reports_once', ['message', 'reporter'])
      .execute();
    await schema.createIndex('messages_of_person').on('messages').column('person').execute();
  },
});

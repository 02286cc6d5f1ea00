import type { Kysely, Migration } from 'kysely';

/** What operators did, and indexes for the lists that people look at most. */
export const auditAndLists = (engine: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('audit')
      .addColumn('id', engine === 'sqlite' ? 'integer' : 'serial', (c) =>
        engine === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey(),
      )
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('details', 'text', (c) => c.notNull())
      .execute();
    const lists = {
      status: ['status', 'listing', 'created'],
      first: ['first_person', 'created'],
      second: ['second_person', 'created'],
    };
    for (const [name, columns] of Object.entries(lists))
      await schema.createIndex(`games_listed_by_${name}`).on('games').columns(columns).execute();
    await schema.createIndex('games_to_count').on('games').columns(['counted', 'status']).execute();
    await schema.createIndex('people_by_age').on('people').columns(['kind', 'created']).execute();
  },
});

import type { Kysely, Migration } from 'kysely';

/** When the server has to look at a game by itself, its sign of life, the work that waits, and whom to tell what. */
export const jobs = (engine: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable('games').addColumn('alarm', 'bigint').execute();
    await schema.createIndex('games_by_alarm').on('games').column('alarm').execute();
    await schema
      .createTable('settings')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
    await schema
      .createTable('push_devices')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('endpoint', 'text', (c) => c.notNull())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .execute();
    await schema.createIndex('push_devices_of_person').on('push_devices').column('person').execute();
    await schema
      .createTable('webhooks')
      .addColumn('person', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .execute();
    // On Postgres graphile-worker keeps its jobs in a schema of its own
    if (engine === 'sqlite') {
      await schema
        .createTable('jobs')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('task', 'text', (c) => c.notNull())
        .addColumn('payload', 'text', (c) => c.notNull())
        .addColumn('due', 'bigint', (c) => c.notNull())
        .addColumn('attempts', 'integer', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .execute();
      await schema.createIndex('jobs_by_due').on('jobs').columns(['task', 'due']).execute();
    }
  },
});

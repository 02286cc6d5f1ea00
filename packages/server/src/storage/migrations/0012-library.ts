import type { Kysely, Migration } from 'kysely';

/** Games that owners of accounts keep here, and show to others if they like. */
export const library: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('library')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('visibility', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('bytes', 'integer', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('file', 'text', (c) => c.notNull())
      .execute();
    await schema.createIndex('library_by_file').unique().on('library').columns(['person', 'hash']).execute();
    await schema.createIndex('library_by_person').on('library').columns(['person', 'created']).execute();
    await schema.createIndex('library_by_visibility').on('library').columns(['visibility', 'created']).execute();
  },
};

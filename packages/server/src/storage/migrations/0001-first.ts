import { type Kysely, type Migration, sql } from 'kysely';

/** People, games, their entries and what is said in them. */
export const first = (engine: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('banned', 'bigint')
      .execute();
    await schema
      .createTable('keys')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('used', 'bigint', (c) => c.notNull())
      .addColumn('device', 'text', (c) => c.notNull())
      .execute();
    await schema.createIndex('keys_of_person').on('keys').column('person').execute();

    let games = schema.createTable('games').addColumn('id', 'text', (c) => c.primaryKey());
    const required = [
      'status',
      'rules',
      'first_side',
      'clock_terms',
      'listing',
      'first_seed',
      'second_seed',
      'server_seed',
    ];
    const optional = ['invitation', 'first_person', 'second_person', 'first_level', 'second_level'];
    const derived = ['us_seat', 'winner', 'end_reason', 'clock', 'rematch'];
    for (const name of required) games = games.addColumn(name, 'text', (c) => c.notNull());
    for (const name of [...optional, ...derived]) games = games.addColumn(name, 'text');
    for (const name of [
      'rules_version',
      'rated',
      'entries',
      'first_asked',
      'second_asked',
      'first_open',
      'second_open',
    ])
      games = games.addColumn(name, 'integer', (c) => c.notNull());
    games = games.addColumn('created', 'bigint', (c) => c.notNull());
    for (const name of ['started', 'ended', 'deadline']) games = games.addColumn(name, 'bigint');
    await games.execute();
    for (const column of ['first_person', 'second_person', 'status', 'deadline'])
      await schema.createIndex(`games_by_${column}`).on('games').column(column).execute();

    await schema
      .createTable('entries')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_key', ['game', 'number'])
      .execute();
    await schema
      .createTable('sealed')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
      .addColumn('seat', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('sealed_key', ['game', 'seat'])
      .execute();
    await schema
      .createTable('messages')
      .addColumn('id', engine === 'sqlite' ? 'integer' : 'serial', (c) =>
        engine === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey(),
      )
      .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .execute();
    await schema.createIndex('messages_of_game').on('messages').columns(['game', 'id']).execute();
    // The record is append-only by law, not by habit
    if (engine === 'sqlite')
      await sql`create trigger entries_stay before update on entries begin select raise(abort, 'entries are never changed'); end`.execute(
        db,
      );
    else {
      await sql`create function entries_stay() returns trigger language plpgsql as $$ begin raise exception 'entries are never changed'; end $$`.execute(
        db,
      );
      await sql`create trigger entries_stay before update on entries for each row execute function entries_stay()`.execute(
        db,
      );
    }
  },
});

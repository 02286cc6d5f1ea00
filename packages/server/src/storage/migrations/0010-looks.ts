import { type Kysely, type Migration, sql } from 'kysely';
import { lookOf } from '../../people/names.ts';

/** How the name of an account looks. Where two accounts look alike already, the older one keeps the look to itself. */
export const looks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('accounts').addColumn('look', 'text').execute();
    const { rows } = await sql<{ person: string; name: string }>`select accounts.person, people.name from accounts
      join people on people.id = accounts.person order by accounts.created, accounts.person`.execute(db);
    const taken = new Set<string>();
    for (const { person, name } of rows) {
      const look = lookOf(name);
      if (taken.has(look)) continue;
      taken.add(look);
      await sql`update accounts set look = ${look} where person = ${person}`.execute(db);
    }
    await db.schema.createIndex('accounts_by_look').on('accounts').column('look').unique().execute();
  },
};

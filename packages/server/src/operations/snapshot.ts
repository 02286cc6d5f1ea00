import { type Kysely, sql } from 'kysely';
import type { DatabaseLocation, Queries } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';

/** Read everything as it is at one moment, without holding up those who write. */
export async function inSnapshot<T>(
  db: Kysely<Schema>,
  engine: DatabaseLocation['engine'],
  read: (queries: Queries) => Promise<T>,
): Promise<T> {
  if (engine === 'postgres')
    return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
  return db.connection().execute(async (connection) => {
    await sql`begin deferred`.execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`commit`.execute(connection);
    }
  });
}

import type { Transaction } from 'kysely';
import { Refused } from '../refused.ts';
import type { Storage } from './database.ts';
import type { PeopleTable, Schema } from './schema.ts';

/**
 * What somebody may have so many of is counted in the transaction that adds one more: whoever does several things at once waits
 * here, so that each sees those before it. On SQLite transactions take turns anyway. Whoever has been deleted gets nothing more.
 * Keys and passwords are changed under this lock too. Returns the person as it is now.
 */
export async function lockPerson(
  tx: Transaction<Schema>,
  engine: Storage['engine'],
  person: string,
): Promise<PeopleTable> {
  const query = tx.selectFrom('people').selectAll().where('id', '=', person).where('deleted', 'is', null);
  const here = await (engine === 'postgres' ? query.forNoKeyUpdate() : query).executeTakeFirst();
  if (here === undefined) throw new Refused('not-signed-in', 'You are no longer signed in: your data has been deleted');
  return here;
}

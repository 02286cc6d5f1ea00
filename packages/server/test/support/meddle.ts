import { readConfig } from '../../src/config.ts';
import { openStorage, type Storage } from '../../src/storage/database.ts';
import type { Ground } from './servers.ts';

/** Do something to the data behind the back of the server, or look there. */
export async function meddle<T>({ env }: Ground, work: (db: Storage['db']) => Promise<T>): Promise<T> {
  const { db, close } = await openStorage(readConfig(env).database);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

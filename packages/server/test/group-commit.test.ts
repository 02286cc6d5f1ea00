import { describe, expect, it } from 'vitest';
import { connect } from '../src/storage/database.ts';
import { sqliteFile } from './support/sqlite.ts';

const { location, storage } = sqliteFile();

const set = (name: string, value: string) =>
  storage().write(async (tx) => {
    await tx.insertInto('settings').values({ name, value }).execute();
    return name;
  });
const names = async (db = storage().db): Promise<string[]> =>
  (await db.selectFrom('settings').select('name').orderBy('name').execute()).map(({ name }) => name);

describe('those who write to SQLite at the same moment', () => {
  it('are stored before they are told so, whoever looks', async () => {
    const other = connect(location());
    const done = await Promise.all(['a', 'b', 'c'].map((name) => set(name, '1').then(() => names(other))));
    expect(done).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
    await other.destroy();
  });

  it('fail alone, and leave nothing behind', async () => {
    const failing = storage().write(async (tx) => {
      await tx.insertInto('settings').values({ name: 'lost', value: '1' }).execute();
      throw new Error('not this one');
    });
    const results = await Promise.allSettled([set('a', '1'), failing, set('a', '2'), set('b', '1')]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(await names()).toEqual(['a', 'b']);
  });

  it('see what those before them have written', async () => {
    const [, seen] = await Promise.all([
      set('a', '1'),
      storage().write((tx) => tx.selectFrom('settings').select('value').execute()),
    ]);
    expect(seen).toEqual([{ value: '1' }]);
  });
});

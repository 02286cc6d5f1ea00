import { describe, expect, it } from 'vitest';
import { Rows } from '../src/games/rows.ts';
import { connect, type Storage } from '../src/storage/database.ts';
import type { GameRow } from '../src/storage/schema.ts';
import { sqliteFile } from './support/sqlite.ts';

const rowOf = (entries: number): GameRow => ({ id: 'game', entries }) as GameRow;

describe('rows of games', () => {
  it('are known after a step, for the next one in the same epoch', () => {
    const rows = new Rows(10);
    const first = rows.begin('game', 1);
    expect(first.row).toBeNull();
    rows.stored(first, rowOf(1));
    expect(rows.begin('game', 1).row).toEqual(rowOf(1));
  });

  it('are unknown while a step is under way, and to another epoch', () => {
    const rows = new Rows(10);
    const [first, second] = [rows.begin('game', 1), rows.begin('game', 1)];
    rows.stored(first, rowOf(1));
    expect(rows.begin('game', 1).row).toBeNull();
    rows.stored(second, rowOf(2));
    expect(rows.begin('game', 1).row).toBeNull();
    const last = rows.begin('game', 1);
    rows.stored(last, rowOf(3));
    expect(rows.begin('game', 2).row).toBeNull();
  });

  it('are never known where others may write', () => {
    const rows = new Rows(10);
    rows.stored(rows.begin('game', null), rowOf(1));
    expect(rows.begin('game', null).row).toBeNull();
  });
});

describe('an epoch of SQLite', () => {
  const { location, storage } = sqliteFile();
  const epoch = (): Promise<number | null> => storage().step((_, number) => Promise.resolve(number));
  const changeGames = (db: Pick<Storage['db'], 'updateTable'>) =>
    db.updateTable('games').set({ entries: 1 }).where('id', '=', 'game').execute();

  it('lasts through steps and through what is no matter of games', async () => {
    const before = await epoch();
    await storage().step((tx) => changeGames(tx));
    await storage().write((tx) => tx.insertInto('settings').values({ name: 'a', value: '1' }).execute());
    expect(await epoch()).toBe(before);
  });

  it('ends when games are changed otherwise, here or by another process', async () => {
    const seen = [await epoch()];
    await storage().write((tx) => changeGames(tx));
    seen.push(await epoch());
    await changeGames(storage().db);
    seen.push(await epoch());
    const other = connect(location());
    await other.insertInto('settings').values({ name: 'a', value: '1' }).execute();
    await other.destroy();
    seen.push(await epoch());
    expect(new Set(seen).size).toBe(4);
  });
});

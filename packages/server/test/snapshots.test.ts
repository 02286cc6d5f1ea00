import { seeded, VIEWER_KEYS, view } from '@longtwilight/engine';
import type { Table } from '@longtwilight/protocol/record';
import type { FastifyBaseLogger } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { roomFor } from '../src/games/room.ts';
import { Tables } from '../src/games/tables.ts';
import { replayAll } from '../src/operations/replay.ts';
import { openStorage } from '../src/storage/database.ts';
import type { GameRow } from '../src/storage/schema.ts';
import { playOn, sitDown } from './support/play.ts';
import { type Ground, onBothEngines } from './support/servers.ts';

/** Everything that anybody could be told of a table, but what happened before. */
const toldBy = (table: Table) => ({
  number: table.number,
  openSince: table.openSince,
  asked: table.asked(),
  offers: [table.draw, table.pause, table.paused, table.halted],
  undoable: [table.undoable('first'), table.undoable('second')],
  answers: table.record?.entries.map(({ actor, text, barrier }) => [actor, text, barrier]),
  views: table.record === null ? null : VIEWER_KEYS.map((viewer) => view(table.record!.game, viewer)),
});

/** What is stored of a game, and what a process that has just begun makes of it. */
async function stored(ground: Ground, game: string) {
  const { database } = readConfig(ground.env);
  const { db, close } = await openStorage(database);
  onTestFinished(close);
  const warned: unknown[] = [];
  const log = { warn: (...said: unknown[]) => warned.push(said), error() {} } as unknown as FastifyBaseLogger;
  const row = (): Promise<GameRow> =>
    db.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirstOrThrow();
  return {
    db,
    database,
    warned,
    row,
    tables: new Tables(roomFor(10), log),
    open: async () => toldBy(await new Tables(roomFor(10), log).current(db, await row())),
    replay: async () => toldBy(await new Tables(roomFor(10), log).whole(db, await row())),
    snapshot: () =>
      db
        .selectFrom('snapshots')
        .select(['number', 'format', 'hash', 'state'])
        .where('game', '=', game)
        .executeTakeFirst(),
  };
}

onBothEngines('a stored snapshot', (start) => {
  it('tells nothing of what was before, for which its game is replayed once', async () => {
    const { client, ground, stop } = await start();
    const pair = await sitDown(client(), client());
    const { number } = await playOn(pair, 20);
    await stop();
    const { db, row, tables } = await stored(ground, pair.id);
    const opened = await tables.current(db, await row());
    expect([opened.number, opened.log.length]).toEqual([number, number - 16]);
    const recent = await tables.telling(db, await row(), opened, number - 16);
    expect(recent.log.map((logged) => logged.number)).toEqual(Array.from({ length: 16 }, (_, i) => number - 16 + i));
    expect(await tables.current(db, await row())).toBe(recent);
    expect((await tables.telling(db, await row(), recent, 0)).log).toHaveLength(number);
  });

  it('opens a game as its entries do, unless it is old or damaged', async () => {
    const { client, ground, stop } = await start();
    const pair = await sitDown(client(), client());
    await playOn(pair, 20);
    const { db, database, warned, open, replay, snapshot } = await stored(ground, pair.id);
    const whole = await replay();
    const kept = (await snapshot())!;
    expect([kept.number, await open()]).toEqual([16, whole]);
    const spoil = (values: Partial<typeof kept>) => db.updateTable('snapshots').set(values).execute();
    await spoil({ format: 'of another engine', state: '' });
    expect([await open(), warned]).toEqual([whole, []]);
    for (const state of [kept.state.slice(0, -9), kept.state.replace('"chances":', '"chances":1')]) {
      await spoil({ ...kept, state });
      expect(await open()).toEqual(whole);
      expect(warned.splice(0)).toEqual([[{ game: pair.id, number: 16 }, expect.stringContaining('damaged')]]);
    }
    await spoil(kept);
    // Now nobody can go by the record from before it, least of all those who check that
    await db.deleteFrom('entries').where('number', '<', 3).execute();
    expect([await open(), warned]).toEqual([whole, []]);
    await expect(replay()).rejects.toThrow('does not fit the rules');
    expect((await replayAll(database)).differing).toHaveLength(1);
    await stop();
    await db.deleteFrom('entries').execute();
    await db.deleteFrom('games').execute();
    expect(await snapshot()).toBeUndefined();
  });

  it('is no barrier for who takes back answers from before it', async () => {
    const { client, ground, restart } = await start();
    const pair = await sitDown(client(), client());
    const path = `/api/games/${pair.id}`;
    await playOn(pair, 1);
    const before = (await pair.second.get(path)).body;
    await playOn(pair, 2, seeded(2));
    for (let i = 0; i < 6; i++)
      for (const how of ['offer', 'withdraw'])
        expect((await pair.first.post(`${path}/draw`, { do: how })).status).toBe(200);
    const { open, replay, snapshot } = await stored(ground, pair.id);
    expect((await snapshot())?.number).toBe(16);
    await restart();
    const { status, body } = await pair.second.post(`${path}/undo`, { number: 16, count: 2 });
    expect([status, body.view]).toEqual([200, before.view]);
    expect(await open()).toEqual(await replay());
    await playOn(pair, 3);
    expect(await open()).toEqual(await replay());
  });
});

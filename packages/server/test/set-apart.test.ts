import type { ClockTerms, Refusal } from '@longtwilight/protocol';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { SetApart, type Tables } from '../src/games/tables.ts';
import { Office } from '../src/operations/office.ts';
import { CardStatisticsKeeper } from '../src/statistics/card-statistics.ts';
import { openStorage } from '../src/storage/database.ts';
import type { GameRow } from '../src/storage/schema.ts';
import { FixedWorld, until } from './support/fixed-world.ts';
import { meddle } from './support/meddle.ts';
import { playOn, sitDown } from './support/play.ts';
import { type Ground, onBothEngines } from './support/servers.ts';

const CLOCK: ClockTerms = { kind: 'live', minutes: 10, increment: 0, timeout: 'loses' };

const told = { error: 'set-apart', message: expect.stringContaining('looking into it') };

/** As after a change of the rules: the record holds an answer that is none. */
async function spoil(ground: Ground, game: string): Promise<void> {
  const { db, close } = await openStorage(readConfig(ground.env).database);
  const { entries } = await db.selectFrom('games').select('entries').where('id', '=', game).executeTakeFirstOrThrow();
  const entry = JSON.stringify({ kind: 'answers', by: 'first', answers: ['nothing'], chance: [] });
  await db.insertInto('entries').values({ game, number: entries, at: 0, entry }).execute();
  await db
    .updateTable('games')
    .set({ entries: entries + 1 })
    .where('id', '=', game)
    .execute();
  await close();
}

onBothEngines('a game whose record does not fit the rules', (start) => {
  async function spoilt() {
    const world = new FixedWorld();
    const { client, restart, ground } = await start({ world });
    const pair = await sitDown(client(), client(), { clock: CLOCK });
    await playOn(pair, 20);
    await restart(() => spoil(ground, pair.id));
    return { ...pair, path: `/api/games/${pair.id}`, client, world, ground };
  }
  it('is shown to nobody, and nothing of it is told', async () => {
    const { path, first, client } = await spoilt();
    for (const who of [first, client()]) {
      for (const part of ['', '/entries', '/events', '/export?format=text'])
        expect((await who.get<Refusal>(`${path}${part}`)).body, part).toEqual(told);
    }
    expect((await first.post(`${path}/answers`, { number: 20, answers: ['x'] })).body).toEqual(told);
  });

  it('is counted for the operator, until it is called off', async () => {
    const { path, id, first, ground } = await spoilt();
    await first.get(path);
    expect(await first.text('/metrics')).toContain('longtwilight_games_set_apart 1\n');
    const office = await Office.open(readConfig(ground.env));
    onTestFinished(() => office.close());
    await office.annul(id, 'it can not go on');
    expect(await first.text('/metrics')).toContain('longtwilight_games_set_apart 0\n');
  });

  it('can be resigned, and does not keep its players from going', async () => {
    const { path, id, first, second } = await spoilt();
    expect((await first.post(`${path}/resign`)).body).toEqual(told);
    const { games } = (await second.get<{ games: object[] }>('/api/me/games')).body;
    expect(games).toEqual([
      expect.objectContaining({ id, status: 'over', outcome: { winner: 'second', reason: 'resign' } }),
    ]);
    expect((await second.post('/api/me/delete', {})).status).toBe(200);
  });

  it('does not keep anybody from deleting an account while it runs', async () => {
    const { first } = await spoilt();
    expect((await first.post('/api/me/delete', {})).status).toBe(200);
  });

  it('asks no computer player again and again, called off or not', async () => {
    const { world, ground, id, first } = await spoilt();
    const { db, close } = await openStorage(readConfig(ground.env).database);
    onTestFinished(close);
    const payload = JSON.stringify({ game: id });
    const job = { key: `move:${id}`, task: 'move', payload, due: 0, attempts: 0, version: 0 };
    for (const status of ['running', 'cancelled'] as const) {
      await db.updateTable('games').set({ status }).where('id', '=', id).execute();
      await db.insertInto('jobs').values(job).execute();
      await until(async () => {
        await world.pass(1000);
        return (await db.selectFrom('jobs').select('key').execute()).length === 0;
      });
    }
    expect(await first.text('/metrics')).toContain('longtwilight_jobs_failed 0');
  });

  it('is looked at once for the card statistics', async () => {
    const { ground, path, first } = await spoilt();
    await first.post(`${path}/resign`);
    const storage = await openStorage(readConfig(ground.env).database);
    onTestFinished(() => storage.close());
    const world = new FixedWorld();
    let looks = 0;
    const tables = {
      whole: (_: unknown, row: GameRow) => {
        looks++;
        throw new SetApart(row.id, 20);
      },
    } as unknown as Tables;
    const keeper = new CardStatisticsKeeper({ storage, world, tables, log: pino({ level: 'silent' }) });
    keeper.start();
    for (let i = 0; i < 3; i++) await world.pass(60_000);
    expect(looks).toBe(1);
    await keeper.stop();
  });

  it('rings no alarm again and again', async () => {
    const { world, ground, id } = await spoilt();
    await world.pass(3_600_000);
    const { db, close } = await openStorage(readConfig(ground.env).database);
    await expect
      .poll(async () => {
        await world.pass(1000);
        return db.selectFrom('games').select('alarm').where('id', '=', id).executeTakeFirstOrThrow();
      })
      .toEqual({ alarm: null });
    await close();
  });
});

onBothEngines('a game of which only the beginning does not fit the rules', (start) => {
  it('goes on, and readers who ask for its beginning keep nobody else waiting', async () => {
    const { client, restart, ground } = await start({ env: { LOG_LEVEL: 'silent' } });
    const pair = await sitDown(client(), client());
    // Past a snapshot, and in a first round: no game has ended by then
    expect((await playOn(pair, 20)).game.status).toBe('running');
    const entry = JSON.stringify({ kind: 'answers', by: 'first', answers: ['nothing'], chance: [] });
    await restart(() =>
      meddle(ground, async (db) => {
        await db.deleteFrom('entries').where('game', '=', pair.id).where('number', '=', 5).execute();
        await db.insertInto('entries').values({ game: pair.id, number: 5, at: 0, entry }).execute();
      }),
    );
    const path = `/api/games/${pair.id}`;
    const watcher = client();
    for (const early of ['/entries', '/events?since=0'])
      expect((await watcher.get<Refusal>(`${path}${early}`)).body, early).toEqual(told);
    let ready = (): void => {};
    const reads = new Promise<void>((resolve) => {
      ready = resolve;
    });
    const reading = pair.second.events(`${path}/events`, (sent) => {
      ready();
      return sent.filter(({ event }) => event === 'entry').length === 3;
    });
    await reads;
    await playOn(pair, 3);
    // Who comes and goes is told in between
    const heard = (await reading).map(({ event }) => event).filter((event) => event === 'state' || event === 'entry');
    expect(heard).toEqual(['state', 'entry', 'entry', 'entry']);
  });
});

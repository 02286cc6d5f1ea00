import type { ClockTerms, Refusal } from '@longtwilight/protocol';
import { expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openStorage } from '../src/storage/database.ts';
import { FixedWorld } from './support/fixed-world.ts';
import { playOn, sitDown } from './support/play.ts';
import { type Ground, onBothEngines } from './support/servers.ts';

const CLOCK: ClockTerms = { kind: 'live', minutes: 10, increment: 0, timeout: 'loses' };

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
  const told = { error: 'set-apart', message: expect.stringContaining('looking into it') };

  it('is shown to nobody, and nothing of it is told', async () => {
    const { path, first, client } = await spoilt();
    for (const who of [first, client()]) {
      for (const part of ['', '/entries', '/events', '/export?format=text'])
        expect((await who.get<Refusal>(`${path}${part}`)).body, part).toEqual(told);
    }
    expect((await first.post(`${path}/answers`, { number: 20, answers: ['x'] })).body).toEqual(told);
  });

  it('is counted for the operator', async () => {
    const { path, first } = await spoilt();
    await first.get(path);
    expect(await first.text('/metrics')).toContain('longtwilight_games_set_apart 1');
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

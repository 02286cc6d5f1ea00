import type { ClockTerms } from '@longtwilight/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { Office } from '../src/operations/office.ts';
import { FixedWorld } from './support/fixed-world.ts';
import { meddle } from './support/meddle.ts';
import { optionsOf, sitDown } from './support/play.ts';
import { onBothEngines } from './support/servers.ts';

const LIVE: ClockTerms = { kind: 'live', minutes: 10, increment: 0, timeout: 'loses' };

onBothEngines('a game that operators have paused', (start) => {
  async function halted() {
    const world = new FixedWorld();
    const { client, ground, restart } = await start({ world });
    const pair = await sitDown(client(), client(), { clock: LIVE });
    const path = `/api/games/${pair.id}`;
    // Something that could be undone
    const { body } = await pair.second.get(path);
    expect((await pair.second.answer(body, [optionsOf(body)[0]!])).body.undoable).toBe(1);
    const office = await Office.open(readConfig(ground.env));
    onTestFinished(() => office.close());
    await office.pause(pair.id);
    return { world, ground, restart, office, pair, path };
  }

  it('goes on by nothing that its players agree', async () => {
    const { pair, path, office } = await halted();
    for (const what of ['pause', 'draw'])
      expect((await pair.first.post(`${path}/${what}`, { do: 'offer' })).body.error, what).toBe('halted');
    expect((await pair.second.post(`${path}/pause`, { do: 'accept' })).body.error).toBe('halted');
    expect((await pair.first.post(`${path}/resume`)).body.error).toBe('halted');
    const { number, undoable } = (await pair.second.get(path)).body;
    expect(undoable).toBe(0);
    const undo = async (seen: number) => pair.second.post(`${path}/undo`, { number: seen, count: 1 });
    expect((await undo(number)).body.error).toBe('halted');
    await office.resume(pair.id);
    expect((await pair.first.get(path)).body.paused).toBe(false);
    expect((await pair.first.post(`${path}/pause`, { do: 'offer' })).status).toBe(200);
    expect((await undo((await pair.second.get(path)).body.number)).status).toBe(200);
  });

  it.each([
    ['was set', null],
    ['an older server has set', 1],
  ])('goes on by no alarm that %s', async (_, alarm) => {
    const { world, ground, restart, pair, path } = await halted();
    const read = () =>
      meddle(ground, async (db) => {
        const query = db.selectFrom('games').select(['alarm', 'entries']).where('id', '=', pair.id);
        return {
          ...(await query.executeTakeFirstOrThrow()),
          jobs: await db.selectFrom('jobs').select('key').execute(),
        };
      });
    const { entries } = await read();
    await restart(() =>
      meddle(ground, async (db) => {
        if (alarm !== null) await db.updateTable('games').set({ alarm }).where('id', '=', pair.id).execute();
      }),
    );
    await world.pass(25 * 3_600_000);
    await expect
      .poll(async () => {
        await world.pass(1000);
        return read();
      })
      .toEqual({ alarm: null, entries, jobs: [] });
    expect((await pair.first.get(path)).body.paused).toBe(true);
  });
});

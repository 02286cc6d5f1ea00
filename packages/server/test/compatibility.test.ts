import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Fairness } from '@longtwilight/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { restore } from '../src/operations/backup.ts';
import { replayAll } from '../src/operations/replay.ts';
import { verify } from '../src/operations/verify.ts';
import { type CompatibilitySet, compatibilitySets } from './support/compatibility.ts';
import { FixedWorld, until } from './support/fixed-world.ts';
import { optionsOf, playOn } from './support/play.ts';
import { type Ground, newGround, onBothEngines } from './support/servers.ts';

/** Soon after the sets were made, so that no key is too old. */
const SOON = Date.UTC(2026, 10, 17);
const ANSWERS = 25;

/** Data as a server of an earlier version left it behind. */
async function dataOf(set: CompatibilitySet, engine: 'sqlite' | 'postgres'): Promise<Ground> {
  const ground = await newGround(engine);
  onTestFinished(() => ground.clear());
  if (engine === 'postgres') await restore(set.file('server-backup.gz'), readConfig(ground.env).database);
  else
    writeFileSync(
      path.join(ground.env.DATA_DIR!, 'longtwilight.sqlite'),
      gunzipSync(readFileSync(set.file('server.sqlite.gz'))),
    );
  return ground;
}

describe.each(compatibilitySets)('data of $name', (set) => {
  const { games, keys, password, invitation } = set.server;

  onBothEngines('of a server', (start, engine) => {
    async function open() {
      const ground = await dataOf(set, engine);
      const { client } = await start({ ground, world: new FixedWorld('later', SOON) });
      const as = (who: keyof typeof keys) => Object.assign(client(), { cookie: keys[who] });
      return { ground, client, anna: as('anna'), bruno: as('bruno'), guest: as('guest') };
    }

    it('shows every game as it stood', async () => {
      const { anna } = await open();
      for (const [name, known] of Object.entries(games)) {
        const { status, body } = await anna.get(`/api/games/${known.id}`);
        expect([name, status]).toEqual([name, 200]);
        const { game, number, view, bidding } = body;
        expect({ name, status: game.status, asked: game.asked, listing: game.listing, number }).toEqual({
          name,
          status: known.status,
          asked: known.asked,
          listing: known.listing,
          number: known.number,
        });
        expect(game.outcome?.winner).toBe(known.outcome?.winner);
        expect(bidding !== null, name).toBe(known.bidding);
        if (known.table === null) continue;
        const { hand, ...table } = known.table;
        expect(view, name).toMatchObject(table);
        expect([...view!.hands[known.sides.first!].cards].sort(), name).toEqual(hand);
        const { entries } = (await anna.get<{ entries: unknown[] }>(`/api/games/${known.id}/entries`)).body;
        expect(entries, name).toHaveLength(number);
      }
    });

    it('plays on in every game that was running', async () => {
      const { anna, bruno, guest } = await open();
      await anna.post(`/api/games/${games.paused!.id}/resume`);
      for (const [name, { id, status, number }] of Object.entries(games)) {
        if (status !== 'running' || name === 'computer') continue;
        const after = await playOn({ id, first: anna, second: name === 'headline' ? guest : bruno }, ANSWERS);
        expect([name, after.number > number]).toEqual([name, true]);
      }
    });

    it('goes on against the computer, and takes who joins an open game', async () => {
      const { anna, bruno, client } = await open();
      const { id } = games.computer!;
      const state = (await anna.get(`/api/games/${id}`)).body;
      expect((await anna.answer(state, [optionsOf(state)[0]!])).status).toBe(200);
      await until(async () => {
        const { game, number } = (await anna.get(`/api/games/${id}`)).body;
        return number > state.number && !game.asked.includes('second');
      });
      const { games: lobby } = (await bruno.get<{ games: { id: string }[] }>('/api/games')).body;
      expect(lobby.map((game) => game.id)).toEqual([games.open!.id]);
      expect((await bruno.post(`/api/games/${games.open!.id}/join`, {})).body.game.status).toBe('running');
      expect((await client().post(`/api/games/${games.private!.id}/join`, { invitation })).status).toBe(200);
    });

    it('lets people in, and proves what was played', async () => {
      const { ground, client, anna } = await open();
      expect((await client().post('/api/session', { name: 'Anna', password })).status).toBe(200);
      for (const [name, { id, status }] of Object.entries(games)) {
        if (status !== 'over') continue;
        const { body } = await anna.get<Fairness>(`/api/games/${id}/fairness`);
        expect([name, verify(body).faults]).toEqual([name, []]);
        expect((await anna.text(`/api/games/${id}/export?format=json`)).length).toBeGreaterThan(100);
      }
      expect((await replayAll(readConfig(ground.env).database)).differing).toEqual([]);
    });
  });
});

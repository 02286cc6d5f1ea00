import type { Happenings } from '@longtwilight/protocol';
import { expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openStorage } from '../src/storage/database.ts';
import type { Client } from './support/client.ts';
import { optionsOf, playOn, sitDown } from './support/play.ts';
import { type Ground, onBothEngines } from './support/servers.ts';

/** As if one had offered a draw and the other declined it, again and again. */
async function quarrel(ground: Ground, game: string, from: number, to: number): Promise<void> {
  const { db, close } = await openStorage(readConfig(ground.env).database);
  const offer = JSON.stringify({ kind: 'draw-offer', by: 'first' });
  const decline = JSON.stringify({ kind: 'draw-decline', by: 'second' });
  const numbers = Array.from({ length: to - from }, (_, i) => from + i);
  const entries = numbers.map((number, i) => ({ game, number, at: 0, entry: i % 2 === 0 ? offer : decline }));
  for (let i = 0; i < entries.length; i += 100)
    await db
      .insertInto('entries')
      .values(entries.slice(i, i + 100))
      .execute();
  await db.updateTable('games').set({ entries: to }).where('id', '=', game).execute();
  await close();
}

/** How many entries each part of the list has, all of them in order. */
async function pagesOf(who: Client, path: string): Promise<number[]> {
  const sizes: number[] = [];
  for (let more = true, next = 0; more; ) {
    const { body } = await who.get<Happenings>(`${path}/entries?since=${next}`);
    for (const { number } of body.entries) expect(number).toBe(next++);
    sizes.push(body.entries.length);
    more = body.more;
  }
  return sizes;
}

onBothEngines('a game with very many entries', (start) => {
  it('takes answers, but no more of what could go on for ever', async () => {
    const { client, restart, ground } = await start();
    const pair = await sitDown(client(), client());
    const { number } = await playOn(pair, 2);
    await restart(() => quarrel(ground, pair.id, number, 3000 + (number % 2)));
    const path = `/api/games/${pair.id}`;
    const state = await playOn(pair, 1);
    const [seat] = state.game.asked;
    const undo = await pair[seat!].post(`${path}/undo`, { number: state.number, count: 1 });
    expect([undo.status, undo.body.error]).toEqual([409, 'no-undo']);
    for (const what of ['draw', 'pause']) {
      const { status, body } = await pair.first.post(`${path}/${what}`, { do: 'offer' });
      expect([status, body.error], what).toEqual([409, 'no-offer']);
    }
    const before = (await pair[seat!].get(path)).body;
    expect((await pair[seat!].answer(before, [optionsOf(before)[0]!])).status).toBe(200);
    expect(await pagesOf(pair.first, path)).toEqual([500, 500, 500, 500, 500, 500, before.number + 1 - 3000]);
  });
});

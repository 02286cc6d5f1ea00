import type { GameState, PastView } from '@longtwilight/protocol';
import { expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { playOn, sitDown } from './support/play.ts';
import { onBothEngines } from './support/servers.ts';

const seen = async (who: Client, state: GameState): Promise<PastView> =>
  (await who.get<PastView>(`/api/games/${state.game.id}/entries/${state.number - 1}/view`)).body;

onBothEngines('looking back', (start) => {
  it('shows each viewer what it saw at that moment, and no more', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client());
    const viewers = [pair.first, pair.second, client()];
    const moments: GameState[][] = [];
    for (let number = 0; moments.length < 40; ) {
      const state = await playOn(pair, 1);
      if (state.number === number) continue;
      ({ number } = state);
      moments.push(await Promise.all(viewers.map(async (who) => (await who.get(`/api/games/${pair.id}`)).body)));
    }
    for (const states of moments)
      for (const [i, state] of states.entries())
        expect(await seen(viewers[i]!, state)).toEqual({ number: state.number - 1, view: state.view, hands: null });
    const [last] = moments.at(-1)!;
    await pair.first.post(`/api/games/${pair.id}/resign`);
    const { hands } = await seen(viewers[2]!, last!);
    expect(hands?.us).toEqual(last?.view?.hands.us.cards);
  });

  it('is for those who may see the game, and up to its last entry', async () => {
    const { client } = await start();
    const { id, first } = await sitDown(client(), client(), { listing: 'private', rules: { bidding: 'influence' } });
    expect((await client().get(`/api/games/${id}/entries/0/view`)).status).toBe(404);
    expect((await first.get(`/api/games/${id}/entries/0/view`)).body).toEqual({ number: 0, view: null, hands: null });
    const none = await first.get(`/api/games/${id}/entries/1/view`);
    expect([none.status, none.body.error]).toEqual([404, 'not-found']);
  });
});

import { LEVEL_KEYS } from '@longtwilight/bots';
import type { GameState } from '@longtwilight/protocol';
import { expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { until } from './support/fixed-world.ts';
import { optionsOf } from './support/play.ts';
import { onBothEngines, onPostgres } from './support/servers.ts';

const QUICK = { BOT_THREADS: '1', BOT_BUDGETS: 'strategist=5' };

const look = async (client: Client, id: string): Promise<GameState> => (await client.get(`/api/games/${id}`)).body;
/** How things stand when it is our turn, or when the game is over. */
const ourTurn = (client: Client, id: string): Promise<GameState> =>
  until(async () => {
    const state = await look(client, id);
    return (state.game.asked.includes('first') || state.game.status === 'over') && state;
  });

/** Answer with the first option whenever we are asked, so many times. */
async function play(client: Client, id: string, answers: number): Promise<GameState> {
  let state = await ourTurn(client, id);
  for (let i = 0; i < answers && state.game.status === 'running'; i++) {
    const { status, body } = await client.answer(state, [optionsOf(state)[0]!]);
    expect(status, body.message).toBe(200);
    state = await ourTurn(client, id);
  }
  return state;
}

onBothEngines('computer players', (start) => {
  it('of every level play, and have no clock of their own', async () => {
    const { client } = await start({ env: QUICK });
    const me = client();
    const clock = { kind: 'move', days: 1, timeout: 'loses' };
    const games: GameState[] = [];
    for (const opponent of LEVEL_KEYS)
      games.push((await me.post('/api/games', { side: 'us', opponent, clock, seed: 'one' })).body);
    const playAndLook = async ({ game: { id } }: GameState): Promise<void> => {
      // The USSR sets up first, then we do, and both choose headlines
      const state = await play(me, id, 10);
      expect(state.clock?.running).toEqual({ first: true, second: false });
      const { body } = await me.get<{ entries: { by: string | null }[] }>(`/api/games/${id}/entries`);
      expect(body.entries.filter(({ by }) => by === 'second').length).toBeGreaterThan(5);
    };
    await Promise.all(games.map(playAndLook));
  });

  it('bid, accept a pause, decline a draw, and go on after a restart', async () => {
    const { client, restart } = await start({ env: QUICK });
    const me = client();
    const wanted = { opponent: 'random', rules: { bidding: 'influence' }, seed: 'one' };
    const { body } = await me.post('/api/games', wanted);
    const { id } = body.game;
    const path = `/api/games/${id}`;
    const state = await play(me, id, 1);
    expect(state.game.seats.second.side).not.toBeNull();
    await me.post(`${path}/draw`, { do: 'offer' });
    await until(async () => (await look(me, id)).offers.draw === null);
    await me.post(`${path}/pause`, { do: 'offer' });
    await until(async () => (await look(me, id)).paused);
    await restart();
    expect((await me.post(`${path}/resume`)).body.paused).toBe(false);
    const later = await play(me, id, 8);
    expect(later.number).toBeGreaterThan(state.number + 8);
  });

  it('of an unknown level are refused with those that there are', async () => {
    const { client } = await start();
    const { status, body } = await client().post('/api/games', { opponent: 'genius' });
    expect([status, body.error, body.expected]).toEqual([422, 'unknown-level', [...LEVEL_KEYS]]);
  });
});

onPostgres('computer players on two nodes', (start) => {
  it('give every answer once, and go on when one node stops', async () => {
    const one = await start({ env: QUICK });
    const two = await start({ env: QUICK, ground: one.ground });
    const me = one.client();
    const { body } = await me.post('/api/games', { side: 'us', opponent: 'random', seed: 'one' });
    await play(me, body.game.id, 6);
    await two.stop();
    const state = await play(me, body.game.id, 8);
    const { body: told } = await me.get<{ entries: { number: number }[] }>(`/api/games/${body.game.id}/entries`);
    expect(told.entries.map(({ number }) => number)).toEqual([...Array(state.number).keys()]);
  });
});

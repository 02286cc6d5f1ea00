import { type Chance, seeded } from '@longtwilight/engine';
import type { GameState } from '@longtwilight/protocol';
import { expect } from 'vitest';
import type { Client } from './client.ts';
import { until } from './fixed-world.ts';

/** Two people who have sat down to a game. */
export interface Pair {
  readonly id: string;
  readonly first: Client;
  readonly second: Client;
}

export async function sitDown(first: Client, second: Client, wanted: object = {}): Promise<Pair> {
  const made = await first.post('/api/games', { side: 'us', seed: 'one', ...wanted });
  expect(made.status, made.body.message).toBe(200);
  const { id } = made.body.game;
  const invitation = made.body.invitation ?? undefined;
  const joined = await second.post(`/api/games/${id}/join`, { seed: 'two', invitation });
  expect(joined.status, joined.body.message).toBe(200);
  return { id, first, second };
}

/** Wait until so many read live updates. */
export async function streamsOpen(who: Client, count: number): Promise<void> {
  await until(async () => (await who.text('/metrics')).includes(`longtwilight_streams ${count}\n`));
}

/** Options of whatever a state asks its viewer: a bid or an answer. Empty if nothing is asked. */
export const optionsOf = (state: GameState): readonly string[] => {
  if (!state.game.asked.some((seat) => seat === state.you)) return [];
  return state.bidding?.options ?? state.view?.decision?.options ?? [];
};

/** Play on with random answers, so many requests or to the end; returns the last state that `first` saw. */
export async function playOn(
  { id, first, second }: Pair,
  requests = Number.POSITIVE_INFINITY,
  chance: Chance = seeded(1),
): Promise<GameState> {
  const stateOf = async (who: Client): Promise<GameState> => (await who.get(`/api/games/${id}`)).body;
  let state = await stateOf(first);
  for (let done = 0; done < requests && state.game.status === 'running'; done++) {
    const [seat] = state.game.asked;
    const who = seat === 'first' ? first : second;
    if (state.you !== seat) state = await stateOf(who);
    const options = optionsOf(state);
    const reply = await who.answer(state, [options[chance(options.length)]!]);
    expect(reply.status, reply.body.message).toBe(200);
    state = reply.body;
  }
  return stateOf(first);
}

/** Play on until both have had their first action round, so that a rated game counts however it ends. */
export async function playARound(pair: Pair): Promise<void> {
  for (let state = await playOn(pair, 1); (state.view?.round ?? 0) < 2; state = await playOn(pair, 1))
    expect(state.game.status).toBe('running');
}

/** Somebody with an account, for games that count. */
export async function withAccount(who: Client, name: string): Promise<Client> {
  const { status } = await who.post('/api/account', { name, password: 'correct horse battery' });
  expect(status).toBe(200);
  return who;
}

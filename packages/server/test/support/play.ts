import { type Chance, seeded } from '@longtwilight/engine';
import type { GameState } from '@longtwilight/protocol';
import { expect } from 'vitest';
import type { Client } from './client.ts';

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
  for (let done = 0; done < requests; done++) {
    const { body } = await first.get(`/api/games/${id}`);
    if (body.game.status !== 'running') return body;
    const who = body.game.asked[0] === 'first' ? first : second;
    const state = who === first ? body : (await second.get(`/api/games/${id}`)).body;
    const options = optionsOf(state);
    const reply = await who.answer(state, [options[chance(options.length)]!]);
    expect(reply.status, reply.body.message).toBe(200);
  }
  return (await first.get(`/api/games/${id}`)).body;
}

import type { GameState } from '@longtwilight/protocol';
import { expect, it } from 'vitest';
import { optionsOf, type Pair, playOn, sitDown } from './support/play.ts';
import { onBothEngines } from './support/servers.ts';

const CROWD = 50;
const together = <T>(work: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CROWD }, (_, i) => work(i)));
const stateOf = async ({ id, first }: Pick<Pair, 'id' | 'first'>): Promise<GameState> =>
  (await first.get(`/api/games/${id}`)).body;

onBothEngines(`${CROWD} at once`, (start) => {
  it('who answer the same question: one wins, the others hear how things stand', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    const before = await stateOf(pair);
    const countries = ['poland', 'austria', 'finland', 'hungary'];
    const replies = await together((i) => pair.first.answer(before, [countries[i % 4]!]));
    const after = await stateOf(pair);
    expect(after.number).toBe(before.number + 1);
    const [winner, ...more] = replies.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(winner?.body).toEqual(after);
    for (const { status, body } of replies.filter((reply) => reply !== winner)) {
      expect([status, body.error]).toEqual([409, 'stale-answer']);
      expect(body.state).toEqual(after);
    }
  });

  it('who join the same game: one gets the seat', async () => {
    const { client } = await start();
    const first = client();
    const { id } = (await first.post('/api/games', {})).body.game;
    const replies = await together(() => client().post(`/api/games/${id}/join`, {}));
    const joined = replies.filter(({ status }) => status === 200);
    expect(joined).toHaveLength(1);
    for (const { status, body } of replies.filter((reply) => reply !== joined[0]))
      expect([status, body.error]).toEqual([409, 'not-open']);
    expect((await stateOf({ id, first })).game.seats.second.person).toEqual(joined[0]!.body.game.seats.second.person);
  });

  it('who answer, take back, offer and resign: what is accepted happens once, in one order', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    await pair.first.answer(await stateOf(pair), ['poland']);
    const before = await stateOf(pair);
    const { number } = before;
    const path = `/api/games/${pair.id}`;
    const acts = [
      () => pair.first.answer(before, ['poland']),
      () => pair.first.post(`${path}/undo`, { number, count: 1 }),
      () => pair.second.post(`${path}/draw`, { do: 'offer' }),
      () => pair.second.post(`${path}/pause`, { do: 'offer' }),
      () => pair.first.post(`${path}/resign`),
    ];
    const replies = await together((i) => acts[i % acts.length]!());
    for (const { status, body } of replies) expect([200, 409], body.message).toContain(status);
    const accepted = replies.filter(({ status }) => status === 200);
    const after = await stateOf(pair);
    expect(after.number).toBe(number + accepted.length);
    expect(new Set(accepted.map(({ body }) => body.number)).size).toBe(accepted.length);
    expect(after.game.status).toBe('over');
    expect(replies.filter((_, i) => i % acts.length === 4).filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('who choose headlines and change their minds: both sides get one, and it is one they sent', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    let state: GameState = await stateOf(pair);
    while (state.view?.phase !== 'headline') state = await playOn(pair, 1);
    const other = (await pair.second.get(`/api/games/${pair.id}`)).body;
    const replies = await together((i) => {
      const mine = i % 2 ? state : other;
      const options = optionsOf(mine);
      return (i % 2 ? pair.first : pair.second).answer(mine, [options[(i >> 1) % options.length]!]);
    });
    for (const { status, body } of replies) expect([200, 409], body.message).toContain(status);
    const after = await stateOf(pair);
    expect(after.number).toBe(state.number + 1);
    const { entries } = (
      await pair.first.get<{ entries: { facts: { t: string; us?: string; ussr?: string }[] }[] }>(
        `/api/games/${pair.id}/entries?since=${state.number}`,
      )
    ).body;
    const shown = entries.flatMap(({ facts }) => facts).find(({ t }) => t === 'headline');
    expect(optionsOf(state)).toContain(shown?.ussr);
    expect(optionsOf(other)).toContain(shown?.us);
  });
});

import type { GameState } from '@longtwilight/protocol';
import { expect, it } from 'vitest';
import { optionsOf, type Pair, playOn, sitDown } from './support/play.ts';
import { onBothEngines } from './support/servers.ts';

const stateOf = async ({ id, first }: Pick<Pair, 'id' | 'first'>): Promise<GameState> =>
  (await first.get(`/api/games/${id}`)).body;

onBothEngines('answers', (start) => {
  it('takes a list, all or none', async () => {
    const { client } = await start();
    // The USSR sets up first, six points in Eastern Europe
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    const { first } = pair;
    const before = await stateOf(pair);
    expect(before.view?.decision?.question).toBe('setup');
    const bad = await first.answer(before, ['poland', 'poland', 'france']);
    expect(bad.status).toBe(422);
    expect(bad.body.error).toBe('illegal-answer');
    expect(bad.body.expected).toContain('poland');
    expect(await stateOf(pair)).toEqual(before);
    const good = await first.answer(before, ['poland', 'poland', 'poland', 'poland', 'east-germany', 'austria']);
    expect(good.status).toBe(200);
    expect(good.body.view?.influence.poland).toEqual([0, 4]);
    expect(good.body.number).toBe(before.number + 1);
  });

  it('does not let a list go past a question of the other side', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    const before = await stateOf(pair);
    const reply = await pair.first.answer(before, [...Array(6).fill('poland'), 'france']);
    expect(reply.status).toBe(422);
    expect(reply.body.error).toBe('past-barrier');
    expect(await stateOf(pair)).toEqual(before);
  });

  it('does not let a list run into a choice that both make face down', async () => {
    const { client } = await start();
    const { id, first, second } = await sitDown(client(), client(), { side: 'us' });
    const setup = (await second.get(`/api/games/${id}`)).body;
    await second.answer(setup, Array(6).fill('poland'));
    const before = (await first.get(`/api/games/${id}`)).body;
    const headline = before.view?.hands.us.cards.find((card: string) => !card.endsWith('-scoring'));
    const reply = await first.answer(before, [...Array(7).fill('france'), headline!]);
    expect(reply.status).toBe(422);
    expect(reply.body.error).toBe('past-barrier');
    expect((await first.get(`/api/games/${id}`)).body).toEqual(before);
  });

  it('refuses an answer that is stale or sent twice, with how things stand', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    const before = await stateOf(pair);
    const once = await pair.first.answer(before, ['poland']);
    const twice = await pair.first.answer(before, ['poland']);
    expect(twice.status).toBe(409);
    expect(twice.body.error).toBe('stale-answer');
    expect(twice.body.state).toEqual(once.body);
    const ahead = await pair.first.answer({ ...once.body, number: once.body.number + 5 }, ['poland']);
    expect(ahead.status).toBe(409);
    expect((await stateOf(pair)).view?.influence.poland).toEqual([0, 1]);
  });

  it('lets exactly one of many answers to the same question win', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    const before = await stateOf(pair);
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, i) => pair.first.answer(before, [i % 2 ? 'poland' : 'austria'])),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
    expect((await stateOf(pair)).view?.number).toBe((before.view?.number ?? 0) + 1);
  });

  it('hears only those who are asked', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    const before = await stateOf(pair);
    const other = await pair.second.answer(before, ['poland']);
    expect([other.status, other.body.error]).toEqual([409, 'not-your-turn']);
    const stranger = client();
    expect((await stranger.answer(before, ['poland'])).status).toBe(401);
    await stranger.post('/api/games', {});
    const known = await stranger.answer(before, ['poland']);
    expect([known.status, known.body.error]).toEqual([403, 'not-a-player']);
    expect(await stateOf(pair)).toEqual(before);
  });

  it('undoes up to the barrier, and numbers never run back', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    const { id, first } = pair;
    const before = await stateOf(pair);
    const placed = (await first.answer(before, ['poland', 'austria'])).body;
    expect(placed.undoable).toBe(2);
    const undone = await first.post(`/api/games/${id}/undo`, { number: placed.number, count: 2 });
    expect(undone.status).toBe(200);
    expect(undone.body.view).toEqual(before.view);
    expect(undone.body.number).toBe(before.number + 2);
    const again = await first.post(`/api/games/${id}/undo`, { number: undone.body.number, count: 1 });
    expect([again.status, again.body.error]).toEqual([409, 'no-undo']);
    const late = await first.answer(placed, ['poland']);
    expect(late.status).toBe(409);
  });

  it('lets either side choose its headline first, and change its mind unseen', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    let state = await stateOf(pair);
    while (state.view?.phase !== 'headline') state = await playOn(pair, 1);
    const { id, first, second } = pair;
    const blind = (await second.get(`/api/games/${id}`)).body;
    const [one, two] = optionsOf(state);
    const chosen = await first.answer(state, [one!]);
    expect(chosen.body.view?.headlines.ussr).toBe(one);
    const seen = (await second.get(`/api/games/${id}`)).body;
    expect(seen.view?.headlines).toEqual({ us: null, ussr: 'hidden' });
    expect(seen.number).toBe(blind.number);
    expect((await first.answer(state, [two!])).body.view?.headlines.ussr).toBe(two);
    expect((await second.get(`/api/games/${id}`)).body).toEqual(seen);
    // Nobody takes anything back behind a choice that lies face down
    expect([seen.undoable, chosen.body.undoable]).toEqual([0, 0]);
    const both = await first.answer(state, [one!, two!]);
    expect(both.body.error).toBe('past-barrier');
    // The state from before the other's choice is still good to answer
    const done = await second.answer(blind, [optionsOf(blind)[0]!]);
    expect(done.status).toBe(200);
    expect(done.body.number).toBe(blind.number + 1);
    expect((await first.answer(state, [two!])).status).toBe(409);
  });
});

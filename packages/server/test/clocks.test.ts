import type { ClockTerms } from '@longtwilight/protocol';
import { expect, it } from 'vitest';
import { FixedWorld, until } from './support/fixed-world.ts';
import { optionsOf, type Pair, playOn, sitDown } from './support/play.ts';
import { onBothEngines } from './support/servers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LIVE: ClockTerms = { kind: 'live', minutes: 10, increment: 20, timeout: 'loses' };

const stateOf = async ({ first, id }: Pair) => (await first.get(`/api/games/${id}`)).body;
const isOver = (pair: Pair) => () => stateOf(pair).then((state) => (state.game.status === 'over' ? state : null));

/** Somebody answers with the first option. */
async function answer(pair: Pair, who: 'first' | 'second') {
  const { body } = await pair[who].get(`/api/games/${pair.id}`);
  return (await pair[who].answer(body, [optionsOf(body)[0]!])).body;
}

onBothEngines('clocks', (start) => {
  it('run for whoever has to answer, and a turn brings its increment', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const pair = await sitDown(client(), client(), { side: 'ussr', clock: LIVE });
    const begin = await stateOf(pair);
    expect(begin.clock).toEqual({
      at: world.now(),
      left: { first: 10 * MINUTE + 20_000, second: 10 * MINUTE },
      running: { first: true, second: false },
      deadline: world.now() + 10 * MINUTE + 20_000,
    });
    expect(begin.game.deadline).toBe(begin.clock?.deadline);
    await world.pass(MINUTE);
    // The same turn goes on, whatever is answered in it
    expect((await answer(pair, 'first')).clock).toEqual(begin.clock);
    for (let i = 0; i < 5; i++) await answer(pair, 'first');
    const { clock } = await stateOf(pair);
    expect(clock).toEqual({
      at: world.now(),
      left: { first: 9 * MINUTE + 20_000, second: 10 * MINUTE + 20_000 },
      running: { first: false, second: true },
      deadline: world.now() + 10 * MINUTE + 20_000,
    });
  });

  it('give nothing to somebody who takes an answer back', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const pair = await sitDown(client(), client(), { side: 'ussr', clock: LIVE });
    const begin = await stateOf(pair);
    await world.pass(MINUTE);
    for (let i = 0; i < 5; i++) await answer(pair, 'first');
    await world.pass(MINUTE);
    const undo = async () =>
      pair.first.post(`/api/games/${pair.id}/undo`, { number: (await stateOf(pair)).number, count: 1 });
    expect((await undo()).body.clock).toEqual(begin.clock);
    for (let i = 0; i < 2; i++) await answer(pair, 'first');
    // The turn has passed on, and its increment with it
    const { clock } = await stateOf(pair);
    expect((await undo()).body.error).toBe('no-undo');
    expect((await stateOf(pair)).clock).toEqual(clock);
  });

  it('end the game of a side whose time is up', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const pair = await sitDown(client(), client(), { side: 'ussr', clock: LIVE });
    await world.pass(10 * MINUTE);
    expect((await stateOf(pair)).game.status).toBe('running');
    await world.pass(20_000);
    const { game, clock } = await until(isOver(pair));
    expect(game).toMatchObject({ outcome: { winner: 'second', reason: 'time' }, deadline: null });
    expect(clock).toMatchObject({ left: { first: 0 }, running: { first: false, second: false }, deadline: null });
    // Nothing more happens to it
    await world.pass(DAY);
    expect((await stateOf(pair)).number).toBe(2);
  });

  it('give every move its days anew', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const clock: ClockTerms = { kind: 'move', days: 2, timeout: 'loses' };
    const pair = await sitDown(client(), client(), { side: 'ussr', clock });
    for (const who of ['first', 'second'] as const) {
      await until(async () => (await stateOf(pair)).game.asked.includes(who));
      expect((await stateOf(pair)).game.deadline).toBe(world.now() + 2 * DAY);
      await world.pass(DAY);
      expect((await stateOf(pair)).game.deadline).toBe(world.now() + DAY);
      while ((await stateOf(pair)).game.asked[0] === who && (await stateOf(pair)).game.asked.length === 1)
        await answer(pair, who);
    }
    // Both choose a headline, and the US, which was asked before, has its days anew
    const state = await stateOf(pair);
    expect(state.game.asked).toEqual(['first', 'second']);
    expect(state.clock?.left).toEqual({ first: 2 * DAY, second: 2 * DAY });
    expect(state.game.deadline).toBe(world.now() + 2 * DAY);
    await world.pass(2 * DAY - 1);
    expect((await stateOf(pair)).game.status).toBe('running');
    await world.pass(1);
    // Nobody chose: neither has earned the win
    expect((await until(isOver(pair))).game.outcome).toEqual({ winner: 'draw', reason: 'time' });
  });

  it('let a side wait for the other, or claim the game', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const clock: ClockTerms = { kind: 'bank', days: 3, timeout: 'waits' };
    const pair = await sitDown(client(), client(), { side: 'ussr', clock });
    const claim = () => pair.second.post(`/api/games/${pair.id}/claim`);
    const early = await claim();
    expect([early.status, early.body.error]).toEqual([409, 'no-claim']);
    await world.pass(4 * DAY);
    const own = await pair.first.post(`/api/games/${pair.id}/claim`);
    expect([own.status, own.body.error]).toEqual([409, 'no-claim']);
    // It may still answer
    expect((await answer(pair, 'first')).game.status).toBe('running');
    expect((await claim()).body.game.outcome).toEqual({ winner: 'second', reason: 'time' });
    const stranger = await client().post(`/api/games/${pair.id}/claim`);
    expect(stranger.status).toBe(401);
  });

  it('end a live game that both have left', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const waited = await sitDown(client(), client(), { side: 'ussr', clock: { ...LIVE, timeout: 'waits' } });
    const paused = await sitDown(client(), client(), { side: 'ussr', clock: LIVE });
    await paused.first.post(`/api/games/${paused.id}/pause`, { do: 'offer' });
    await paused.second.post(`/api/games/${paused.id}/pause`, { do: 'accept' });
    await world.pass(DAY - 1);
    expect(await stateOf(paused)).toMatchObject({ paused: true, clock: { deadline: null } });
    await world.pass(HOUR);
    expect((await until(isOver(waited))).game.outcome).toEqual({ winner: 'second', reason: 'time' });
    const resumed = await until(() => stateOf(paused).then((state) => !state.paused && state));
    expect(resumed.clock?.left.first).toBe(10 * MINUTE + 20_000);
    await world.pass(HOUR);
    expect((await until(isOver(paused))).game.outcome).toEqual({ winner: 'second', reason: 'time' });
  });

  it('stand still in a pause', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const pair = await sitDown(client(), client(), { side: 'ussr', clock: LIVE });
    await world.pass(MINUTE);
    await pair.first.post(`/api/games/${pair.id}/pause`, { do: 'offer' });
    await world.pass(MINUTE);
    await pair.second.post(`/api/games/${pair.id}/pause`, { do: 'accept' });
    await world.pass(5 * HOUR);
    const { body } = await pair.second.post(`/api/games/${pair.id}/resume`);
    expect(body.clock).toMatchObject({ at: world.now(), left: { first: 8 * MINUTE + 20_000 } });
  });

  it('lose no time while the server is away', async () => {
    const world = new FixedWorld();
    const { client, restart } = await start({ world });
    const pair = await sitDown(client(), client(), { side: 'ussr', clock: LIVE });
    await world.pass(MINUTE);
    await restart(() => world.pass(3 * HOUR));
    const { clock, game } = await stateOf(pair);
    expect(game.status).toBe('running');
    expect(clock?.deadline).toBe(world.now() + 9 * MINUTE + 20_000);
    await world.pass(10 * MINUTE);
    expect((await until(isOver(pair))).game.outcome).toEqual({ winner: 'second', reason: 'time' });
  });

  it('are there from the first bid on, and not in games without', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const bidding = await sitDown(client(), client(), { rules: { bidding: 'influence' }, clock: LIVE });
    expect((await stateOf(bidding)).clock?.running).toEqual({ first: true, second: true });
    const untimed = await sitDown(client(), client());
    await playOn(untimed, 3);
    expect(await stateOf(untimed)).toMatchObject({ clock: null, game: { deadline: null } });
  });
});

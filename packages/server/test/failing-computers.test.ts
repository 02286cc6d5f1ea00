import type { LevelKey } from '@longtwilight/bots';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openCore } from '../src/core.ts';
import { Opening } from '../src/games/opening.ts';
import { ComputerPlayers } from '../src/jobs/computer-players.ts';
import type { ThinkingTask } from '../src/jobs/thinking-thread.ts';
import type { ThinkingThreads } from '../src/jobs/thinking-threads.ts';
import { ThinkingTime } from '../src/jobs/thinking-time.ts';
import { Blocks } from '../src/people/blocks.ts';
import { FixedWorld } from './support/fixed-world.ts';
import { newGround } from './support/servers.ts';

const log = pino({ level: 'silent' });

/** A game against a computer player whose threads fail as long as they are told to. */
async function against(opponent: LevelKey) {
  const ground = await newGround('sqlite');
  onTestFinished(() => ground.clear());
  const world = new FixedWorld();
  const core = await openCore(readConfig(ground.env), world, log);
  onTestFinished(() => core.close());
  core.presences.start();
  const { me } = await core.people.welcomeGuest('a test');
  const { storage, people, games } = core;
  const time = new ThinkingTime({ storage, world, limit: 0 });
  const opening = new Opening({
    storage,
    world,
    people,
    games,
    blocks: new Blocks(storage, world, people),
    mostGames: { againstPeople: 1, againstComputers: 1 },
    thinkingTime: time,
  });
  const { game } = await opening.create(me.id, { side: 'us', opponent });
  const asked: LevelKey[] = [];
  const failing = { now: true };
  const ask = async ({ level, view }: ThinkingTask): Promise<{ answer: string; ms: number }> => {
    asked.push(level);
    if (failing.now) throw new Error('no thought');
    return { answer: view.decision!.options[0]!, ms: 1 };
  };
  const none = async (): Promise<void> => {};
  const jobs = { add: none, start: none, stop: none };
  const computers = new ComputerPlayers({
    storage,
    world,
    jobs,
    threads: { ask } as unknown as ThinkingThreads,
    budgets: {},
    time,
    log,
  });
  const move = (attempt: number): Promise<void> => computers.move(core.games, game.id, attempt);
  const state = () => core.games.state(game.id, { person: me.id });
  return { asked, failing, move, state };
}

it('Attaché stands in for a network that fails again and again, and players are told', async () => {
  const { asked, failing, move, state } = await against('chairman');
  const before = await state();
  expect(before.stopped).toBeUndefined();
  for (const attempt of [1, 2, 3]) await expect(move(attempt)).rejects.toThrow('no thought');
  expect(asked).toEqual(['chairman', 'chairman', 'attache']);
  expect(await state()).toEqual({ ...before, stopped: true });
  failing.now = false;
  await move(4);
  const after = await state();
  expect([after.number, after.stopped]).toEqual([before.number + 1, undefined]);
});

it('a level without a network is asked again and never plays at random', async () => {
  const { asked, move } = await against('strategist');
  for (const attempt of [1, 2, 3, 20]) await expect(move(attempt)).rejects.toThrow('no thought');
  expect(asked).toEqual(Array(4).fill('strategist'));
});

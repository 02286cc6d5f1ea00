import path from 'node:path';
import type { ClockView } from '@longtwilight/protocol';
import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newClock, turnClock } from '../src/clocks/clock.ts';
import { CommonTime } from '../src/clocks/common-time.ts';
import { Heartbeat } from '../src/clocks/heartbeat.ts';
import { LocalNews } from '../src/live/news.ts';
import { openStorage, type Storage } from '../src/storage/database.ts';
import { FixedWorld } from './support/fixed-world.ts';
import { meanwhile } from './support/meanwhile.ts';
import { meddle } from './support/meddle.ts';
import { sitDown } from './support/play.ts';
import { newGround, onPostgres } from './support/servers.ts';

const MINUTE = 60_000;
const TERMS = { kind: 'live', minutes: 10, increment: 0, timeout: 'loses' } as const;

let ground: Awaited<ReturnType<typeof newGround>>;
let storage: Storage;
let reachable = true;
/** What is done with each statement. */
let onStatement = (): void => {};
const watching: KyselyPlugin = {
  transformQuery({ node }) {
    onStatement();
    return node;
  },
  transformResult: async ({ result }) => result,
};
beforeEach(async () => {
  ground = await newGround('sqlite');
  const file = path.join(ground.env.DATA_DIR!, 'test.sqlite');
  const real = await openStorage({ engine: 'sqlite', file, durability: 'process' });
  reachable = true;
  onStatement = () => {};
  storage = {
    ...real,
    write: (work) =>
      reachable ? real.write((tx) => work(tx.withPlugin(watching))) : Promise.reject(new Error('away')),
  };
});
afterEach(async () => {
  await storage.close();
  await ground.clear();
});

/** A game in which the clock of `first` runs. */
async function begin(world: FixedWorld, id = 'game'): Promise<void> {
  const now = world.now();
  const next = { running: ['first'], byPlay: true, newRound: false } as const;
  const clock = turnClock(newClock(TERMS, now), TERMS, now, next);
  const texts = { rules: '{}', first_side: 'us', listing: 'open', clock_terms: JSON.stringify(TERMS) } as const;
  const seeds = { first_seed: '', second_seed: '', server_seed: '' };
  const numbers = { rules_version: 1, rated: 0, entries: 1, first_asked: 1, second_asked: 0, counted: 0 } as const;
  const closed = { first_open: 0, second_open: 0 } as const;
  const time = { clock: JSON.stringify(clock), deadline: clock.deadline, alarm: clock.deadline };
  await storage.db
    .insertInto('games')
    .values({
      id,
      status: 'running',
      created: now,
      ...texts,
      ...seeds,
      ...numbers,
      ...closed,
      ...time,
    })
    .execute();
}
const left = async (world: FixedWorld): Promise<number> => {
  const row = await storage.db.selectFrom('games').select(['clock', 'deadline', 'alarm']).executeTakeFirstOrThrow();
  const { deadline } = JSON.parse(row.clock!) as ClockView;
  expect([row.deadline, row.alarm]).toEqual([deadline, deadline]);
  return deadline! - world.now();
};
const heartbeat = (world: FixedWorld): Heartbeat =>
  new Heartbeat({
    storage,
    time: new CommonTime(world, 'sqlite'),
    news: new LocalNews(),
    log: pino({ level: 'silent' }),
  });

it('time in which the data was out of reach is given back once', async () => {
  const world = new FixedWorld();
  await begin(world);
  const one = heartbeat(world);
  const two = heartbeat(world);
  await one.start();
  await two.start();
  await world.pass(MINUTE);
  expect(await left(world)).toBe(9 * MINUTE);
  reachable = false;
  await world.pass(MINUTE);
  await world.pass(MINUTE);
  reachable = true;
  await world.pass(MINUTE);
  expect(await left(world)).toBe(9 * MINUTE);
  await world.pass(MINUTE);
  expect(await left(world)).toBe(8 * MINUTE);
});

it('a node that starts beside another, or soon again, changes no clock', async () => {
  const world = new FixedWorld();
  await begin(world);
  const one = heartbeat(world);
  await one.start();
  await world.pass(10_000);
  await one.stop();
  await world.pass(5000);
  await heartbeat(world).start();
  expect(await left(world)).toBe(10 * MINUTE - 15_000);
});

it('what giving time back takes is no silence: otherwise it would never end', async () => {
  const world = new FixedWorld();
  await begin(world);
  await heartbeat(world).start();
  onStatement = () => world.take(3000);
  await world.freeze(MINUTE);
  onStatement = () => {};
  const before = await left(world);
  await world.freeze(2000);
  expect(await left(world)).toBe(before - 2000);
});

it('time is given back to many games by few statements', async () => {
  const world = new FixedWorld();
  for (let i = 0; i < 300; i++) await begin(world, `game-${i}`);
  const one = heartbeat(world);
  await one.start();
  let statements = 0;
  onStatement = () => {
    statements++;
  };
  await world.freeze(MINUTE);
  expect(await left(world)).toBe(10 * MINUTE);
  expect(statements).toBeLessThan(20);
});

onPostgres('lost time', (start) => {
  it('is given back to a clock as another node has just turned it', async () => {
    const world = new FixedWorld();
    const { client, restart, stop, ground } = await start({ world });
    const { id } = await sitDown(client(), client(), { clock: TERMS });
    const left = { first: 5 * MINUTE, second: 6 * MINUTE };
    const turned = {
      at: world.now(),
      left,
      running: { first: false, second: true },
      deadline: world.now() + 6 * MINUTE,
    };
    await stop();
    await world.pass(MINUTE);
    await meanwhile(
      ground,
      (node) => node.query('update games set clock = $1, deadline = $2 where id = $3', [turned, turned.deadline, id]),
      () => restart(),
    );
    const row = await meddle(ground, (db) =>
      db.selectFrom('games').select(['clock', 'deadline']).executeTakeFirstOrThrow(),
    );
    const deadline = turned.deadline + MINUTE;
    expect({ ...row, clock: JSON.parse(row.clock!) }).toEqual({
      clock: { ...turned, at: turned.at + MINUTE, deadline },
      deadline,
    });
  });
});

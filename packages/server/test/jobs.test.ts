import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { Doers, Job, JobLane, Jobs } from '../src/jobs/jobs.ts';
import { StoredJobs } from '../src/jobs/stored-jobs.ts';
import { ThinkingTime } from '../src/jobs/thinking-time.ts';
import { LocalNews } from '../src/live/news.ts';
import { PostgresNews } from '../src/live/postgres-news.ts';
import { openStorage, type Storage } from '../src/storage/database.ts';
import { FixedWorld, until } from './support/fixed-world.ts';
import { newGround } from './support/servers.ts';

const LANES: readonly JobLane[] = [
  { name: 'all', tries: 'all', tasks: ['move', 'alarm'], most: 2, first: 'least thinking' },
];
const log = pino({ level: 'silent' });
const job = (game: string, owner: string | null = null): Job => ({
  task: 'move',
  payload: { game },
  key: `move:${game}`,
  owner,
});

/** What was done, as `game attempt`. */
type Done = string[];
const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

describe.each(['sqlite', 'postgres'] as const)('jobs (%s)', (engine) => {
  async function ground(world = new FixedWorld()) {
    const { env, clear } = await newGround(engine);
    cleanUps.push(clear);
    const config = readConfig(env);
    const storage = await openStorage(config.database);
    cleanUps.push(() => storage.close());
    const open = async (): Promise<Jobs> => {
      const { database } = config;
      const news = database.engine === 'postgres' ? new PostgresNews(database.url) : new LocalNews();
      if (news instanceof PostgresNews) await news.start();
      cleanUps.push(() => news.close());
      return new StoredJobs({ storage, world, news, log });
    };
    return { storage, world, open };
  }
  async function begin(jobs: Jobs, move: Doers['move']): Promise<void> {
    const nothing = async (): Promise<void> => {};
    await jobs.start({ move, alarm: nothing, push: nothing, webhook: nothing }, LANES);
    cleanUps.push(() => jobs.stop());
  }
  const add = (storage: Storage, jobs: Jobs, ...games: string[]): Promise<void> =>
    storage.write(async (tx) => {
      for (const game of games) await jobs.add(tx, job(game));
    });

  it('are done after their transaction, and not at all if it fails', async () => {
    const { storage, open } = await ground();
    const jobs = await open();
    const done: Done = [];
    await begin(jobs, async ({ game }, attempt) => void done.push(`${game} ${attempt}`));
    await expect(
      storage.write(async (tx) => {
        await jobs.add(tx, job('never'));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await add(storage, jobs, 'a', 'b', 'a');
    await until(async () => done.length >= 2);
    await add(storage, jobs, 'c');
    await until(async () => done.length >= 3);
    expect(done.toSorted()).toEqual(['a 1', 'b 1', 'c 1']);
  });

  it('are done again if they are asked for while they are done', async () => {
    const { storage, open } = await ground();
    const jobs = await open();
    const done: Done = [];
    await begin(jobs, async ({ game }) => {
      done.push(game);
      if (done.length === 1) await add(storage, jobs, 'a');
    });
    await add(storage, jobs, 'a');
    await until(async () => done.length === 2);
  });

  it('wait for somebody to do them', async () => {
    const { storage, open } = await ground();
    const before = await open();
    await add(storage, before, 'a', 'b', 'c', 'd');
    const done: Done = [];
    await begin(await open(), async ({ game }) => void done.push(game));
    await until(async () => done.length === 4);
    expect(done.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are tried again when they fail', async () => {
    const { storage, world, open } = await ground();
    const jobs = await open();
    const done: Done = [];
    await begin(jobs, async ({ game }, attempt) => {
      done.push(`${game} ${attempt}`);
      if (attempt === 1) throw new Error('not now');
    });
    await add(storage, jobs, 'a');
    await until(async () => {
      if (done.length > 0) await world.pass(3000);
      return done.length === 2;
    });
    expect(done).toEqual(['a 1', 'a 2']);
  });

  // On Postgres the database's clock counts, which nobody can put forward
  if (engine === 'sqlite')
    it('without which a game stands still are never given up', async () => {
      const { storage, world, open } = await ground();
      const jobs = await open();
      const attempts: number[] = [];
      await begin(jobs, async (_, attempt) => {
        attempts.push(attempt);
        if (attempt < 12) throw new Error('not now');
      });
      await add(storage, jobs, 'a');
      await until(async () => {
        await world.pass(600_000);
        return attempts.length === 12;
      });
      expect(attempts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    });

  it('of one owner are done one at a time, so that others need not wait behind them', async () => {
    const { storage, open } = await ground();
    const jobs = await open();
    const done: Done = [];
    const held: (() => void)[] = [];
    await begin(jobs, async ({ game }) => {
      done.push(game);
      if (game.startsWith('greedy')) await new Promise<void>((resolve) => held.push(resolve));
    });
    await storage.write(async (tx) => {
      for (let i = 0; i < 20; i++) await jobs.add(tx, job(`greedy ${i}`, 'somebody'));
      await jobs.add(tx, job('modest', 'somebody else'));
    });
    await until(async () => done.includes('modest') && held.length === 1);
    expect(done).toHaveLength(2);
    for (let i = 1; i < 20; i++) {
      held.pop()!();
      await until(async () => held.length === 1);
    }
    held.pop()!();
    await until(async () => done.length === 21);
  });

  it('come in turn by how long computer players have thought for whoever asks', async () => {
    // In the middle of an hour
    const { storage, world, open } = await ground(new FixedWorld('world', Date.UTC(2026, 0, 1, 12, 34, 56)));
    const jobs = await open();
    const time = new ThinkingTime({ storage, world, limit: 0 });
    await time.add('greedy', 600_000);
    await time.add('busy', 400_000);
    await time.add('busy', 100_000);
    await storage.write(async (tx) => {
      for (const [game, owner] of [
        ['a', 'greedy'],
        ['b', 'busy'],
        ['c', 'newcomer'],
      ] as const)
        await jobs.add(tx, job(game, owner));
    });
    const done: Done = [];
    const nothing = async (): Promise<void> => {};
    const move: Doers['move'] = async ({ game }) => void done.push(game);
    await jobs.start({ move, alarm: nothing, push: nothing, webhook: nothing }, [{ ...LANES[0]!, most: 1 }]);
    cleanUps.push(() => jobs.stop());
    await until(async () => done.length === 3);
    expect(done).toEqual(['c', 'b', 'a']);
  });

  it('that have failed before keep none waiting that are new', async () => {
    const { storage, world, open } = await ground();
    const jobs = await open();
    const done: Done = [];
    const held: (() => void)[] = [];
    const lanes: readonly JobLane[] = [
      { name: 'new', tries: 'first', tasks: ['move'], most: 1, first: 'longest wait' },
      { name: 'failed', tries: 'again', tasks: ['move'], most: 1, first: 'longest wait' },
    ];
    const nothing = async (): Promise<void> => {};
    const move: Doers['move'] = async ({ game }, attempt) => {
      done.push(`${game} ${attempt}`);
      if (attempt === 1 && game === 'bad') throw new Error('not now');
      if (attempt === 2) await new Promise<void>((resolve) => held.push(resolve));
    };
    await jobs.start({ move, alarm: nothing, push: nothing, webhook: nothing }, lanes);
    cleanUps.push(() => jobs.stop());
    await add(storage, jobs, 'bad');
    await until(async () => {
      if (done.length > 0) await world.pass(3000);
      return held.length === 1;
    });
    await add(storage, jobs, 'good', 'better');
    await until(async () => done.length === 4);
    expect(done.toSorted()).toEqual(['bad 1', 'bad 2', 'better 1', 'good 1']);
    held.pop()!();
  });

  // SQLite has one process only, which frees what was held before
  if (engine === 'postgres')
    it('of a process that has died are done by another, of one that lives are not', async () => {
      const { storage, open } = await ground();
      const jobs = await open();
      await add(storage, jobs, 'of the dead', 'of the slow');
      const hold = (game: string, holder: string, seconds: number) =>
        sql`update jobs set holder = ${holder},
          held_until = (extract(epoch from clock_timestamp()) * 1000)::bigint + ${seconds * 1000}
        where key = ${`move:${game}`}`.execute(storage.db);
      await hold('of the dead', 'dead', -1);
      await hold('of the slow', 'slow', 600);
      const done: Done = [];
      await begin(jobs, async ({ game }) => void done.push(game));
      await add(storage, jobs, 'of nobody');
      await until(async () => done.length === 2);
      expect(done).toEqual(['of the dead', 'of nobody']);
      const left = async () => (await sql`select holder from jobs`.execute(storage.db)).rows;
      // What is done is forgotten a moment later
      await until(async () => (await left()).length === 1);
      expect(await left()).toEqual([{ holder: 'slow' }]);
    });

  it('stay claimed for as long as they are being done', async () => {
    const { storage, world, open } = await ground();
    const jobs = await open();
    let finish = (): void => {};
    const done: Done = [];
    await begin(jobs, async ({ game }) => {
      done.push(game);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    await add(storage, jobs, 'long');
    await until(async () => done.length === 1);
    const claim = async (): Promise<number> => {
      const { held_until } = await storage.db.selectFrom('jobs').select('held_until').executeTakeFirstOrThrow();
      return held_until!;
    };
    const before = await claim();
    await world.pass(5000);
    expect(await claim()).toBeGreaterThan(before);
    await world.pass(30_000);
    expect(done).toHaveLength(1);
    finish();
    await until(async () => (await storage.db.selectFrom('jobs').select('key').execute()).length === 0);
  });
});

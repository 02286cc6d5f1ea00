import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { Doers, Job, Jobs, Lane } from '../src/jobs/jobs.ts';
import { openJobs } from '../src/jobs/open-jobs.ts';
import { openStorage, type Storage } from '../src/storage/database.ts';
import { FixedWorld, until } from './support/fixed-world.ts';
import { newGround } from './support/servers.ts';

const LANES: readonly Lane[] = [{ tasks: ['move', 'alarm'], most: 2 }];
const log = pino({ level: 'silent' });
const job = (game: string): Job => ({ task: 'move', payload: { game }, key: `move:${game}` });

/** What was done, as `game attempt`. */
type Done = string[];
const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

describe.each(['sqlite', 'postgres'] as const)('jobs (%s)', (engine) => {
  async function ground() {
    const { env, clear } = await newGround(engine);
    cleanUps.push(clear);
    const config = readConfig(env);
    const storage = await openStorage(config.database);
    cleanUps.push(() => storage.close());
    const world = new FixedWorld();
    const open = (): Promise<Jobs> => openJobs({ config, storage, world, log });
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

  // SQLite has one process only
  it.runIf(engine === 'postgres')(
    'of a process that has died are done by another, of one that lives are not',
    async () => {
      const { storage, world, open } = await ground();
      const jobs = await open();
      await add(storage, jobs, 'of the dead', 'of the slow');
      const hold = (game: string, holder: string) =>
        sql`update graphile_worker._private_jobs set locked_by = ${holder}, locked_at = now() - interval '1 minute'
        where key = ${`move:${game}`}`.execute(storage.db);
      await hold('of the dead', 'dead');
      await hold('of the slow', 'slow');
      await sql`insert into job_holders values ('dead', now() - interval '21 seconds'), ('slow', now())`.execute(
        storage.db,
      );
      const done: Done = [];
      await begin(jobs, async ({ game }) => void done.push(game));
      await add(storage, jobs, 'of nobody');
      await until(async () => done.length === 1);
      await world.pass(5000);
      await until(async () => done.length === 2);
      await world.pass(5000);
      expect(done).toEqual(['of nobody', 'of the dead']);
      // Whoever does jobs here gives signs of life
      const { rows } = await sql`select id from job_holders where id not in ('dead', 'slow')`.execute(storage.db);
      expect(rows).toHaveLength(LANES.length);
    },
  );
});

import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, type Runner, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker';
import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Storage } from '../storage/database.ts';
import type { PostgresLocation } from '../storage/postgres.ts';
import type { Schema } from '../storage/schema.ts';
import type { World } from '../world.ts';
import { type Doers, type Job, type Jobs, type Lane, MOST_ATTEMPTS } from './jobs.ts';

const RETRY_MS = 1000;
const POLL_MS = 2000;
const BEAT_MS = 5000;
/** Whoever holds jobs and is silent for so long has died. */
const SILENCE_S = 20;

/** Jobs in Postgres by graphile-worker. Every process takes its share; a job is in one hand at a time. */
export class PostgresJobs implements Jobs {
  private readonly location: PostgresLocation;
  private readonly storage: Storage;
  private readonly world: World;
  private readonly log: FastifyBaseLogger;
  private readonly logger: Logger;
  private readonly runners = new Set<Runner>();
  /** Under which names jobs are held here. */
  private readonly holders = new Set<string>();
  private pool: pg.Pool | null = null;
  private lanes: Promise<void>[] = [];
  private stopTicking = (): void => {};
  private stopping = new AbortController();

  constructor(location: PostgresLocation, storage: Storage, world: World, log: FastifyBaseLogger) {
    this.location = location;
    this.storage = storage;
    this.world = world;
    this.log = log;
    // Its own messages tell of every job; failures are logged where the task is done
    this.logger = new Logger(() => (level, message) => {
      if (level === 'error') log.warn({ from: 'graphile-worker' }, message);
    });
  }

  async add(tx: Transaction<Schema>, { task, payload, key }: Job): Promise<void> {
    await sql`select graphile_worker.add_job(${task}, payload => ${JSON.stringify(payload)}::json,
      job_key => ${key}, max_attempts => ${MOST_ATTEMPTS})`.execute(tx);
  }

  /** The tables of the queue; they must be there before the first job is added. */
  async prepare(): Promise<void> {
    await runMigrations({ connectionString: this.location.url, logger: this.logger });
  }

  async start(doers: Doers, lanes: readonly Lane[]): Promise<void> {
    const most = lanes.reduce((sum, lane) => sum + lane.most, 0);
    this.pool = new pg.Pool({
      connectionString: this.location.url,
      max: Math.min(most, MOST_CONNECTIONS) + lanes.length,
    });
    // A query that meets a lost connection reports it; an idle connection that is lost must not end the process
    this.pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
    this.stopTicking = this.world.every(BEAT_MS, () =>
      this.beat().catch((error) => this.log.warn({ err: error }, 'jobs of processes that died could not be freed')),
    );
    this.lanes = lanes.map((lane) => this.keepRunning(lane, doers));
  }

  async stop(): Promise<void> {
    this.stopTicking();
    this.stopping.abort();
    for (const runner of this.runners) await runner.stop().catch(() => {});
    await Promise.all(this.lanes);
    await this.pool?.end();
  }

  /** A runner gives up when Postgres is away for long; then another one takes its place. */
  private async keepRunning(lane: Lane, doers: Doers): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const events: WorkerEvents = new EventEmitter();
      let holder = '';
      events.on('pool:create', ({ workerPool }) => {
        holder = workerPool.id;
        this.holders.add(holder);
      });
      try {
        const runner = await run({
          events,
          pgPool: this.pool!,
          concurrency: lane.most,
          pollInterval: POLL_MS,
          noHandleSignals: true,
          logger: this.logger,
          taskList: this.taskList(lane, doers),
        });
        this.runners.add(runner);
        if (this.stopping.signal.aborted) await runner.stop().catch(() => {});
        await runner.promise.finally(() => this.runners.delete(runner));
      } catch (error) {
        this.log.warn({ err: error }, 'jobs have stopped for a moment');
      }
      this.holders.delete(holder);
      await delay(RETRY_MS, null, { signal: this.stopping.signal }).catch(() => {});
    }
  }

  private taskList({ tasks }: Lane, doers: Doers): TaskList {
    return Object.fromEntries(
      tasks.map((task) => [
        task,
        async (payload, { job }) => {
          const doer = doers[task] as (payload: unknown, attempt: number) => Promise<void>;
          await doer(payload, job.attempts).catch((error) => {
            this.log.warn({ err: error, task, attempt: job.attempts }, 'a job failed');
            throw error;
          });
        },
      ]),
    );
  }

  /** Give a sign of life, and free the jobs of those who give none. They are judged anew, so being done twice is no harm. */
  private async beat(): Promise<void> {
    const { db } = this.storage;
    for (const holder of this.holders)
      await sql`insert into job_holders values (${holder}, now()) on conflict (id) do update set seen = now()`.execute(
        db,
      );
    await sql`delete from job_holders where seen < now() - interval '1 day'`.execute(db);
    const silence = sql`now() - make_interval(secs => ${SILENCE_S})`;
    await sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
      where locked_at < ${silence} and locked_by not in (select id from job_holders where seen >= ${silence})
      having count(*) > 0`.execute(db);
  }
}
const MOST_CONNECTIONS = 6;

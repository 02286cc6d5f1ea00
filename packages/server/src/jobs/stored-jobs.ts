import type { FastifyBaseLogger } from 'fastify';
import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { isJobsNews, JOBS_NEWS, type News } from '../live/news.ts';
import { CHANNEL } from '../live/postgres-news.ts';
import type { Queries, Storage } from '../storage/database.ts';
import type { JobsTable, Schema } from '../storage/schema.ts';
import { newId, type World } from '../world.ts';
import { type Doers, type Job, type JobLane, type Jobs, MOST_ATTEMPTS, NEVER_GIVEN_UP, type TaskName } from './jobs.ts';
import { hourOf } from './thinking-time.ts';

type JobRow = Selectable<JobsTable>;

const LOOK_MS = 1000;
const BEAT_MS = 5000;
/** A job that nobody has claimed anew for so long is free: whoever held it has died. */
const CLAIM_MS = 20_000;
/** How many calls to the same place are under way at once. */
const MOST_AT_A_PLACE = 4;
/** Longer and longer, but a job that is never given up is tried several times an hour. */
const LONGEST_WAIT_MS = 600_000;
const waitAfter = (attempts: number): number => Math.min(Math.round(Math.exp(attempts) * 1000), LONGEST_WAIT_MS);

/** Where a place could not be called, what comes instead of that call goes on counting: it is the place that failed. */
const FAILED_THERE = sql<number>`case when jobs.place = excluded.place then jobs.attempts else 0 end`;

interface Needs {
  readonly storage: Storage;
  readonly world: World;
  readonly news: News;
  readonly log: FastifyBaseLogger;
}

/**
 * Jobs in a table. Every process takes its share, and a job is in one hand at a time as long as that hand gives signs of life.
 * Whoever has asked for much waits behind its own jobs only.
 */
export class StoredJobs implements Jobs {
  private readonly storage: Storage;
  private readonly world: World;
  private readonly news: News;
  private readonly log: FastifyBaseLogger;
  private readonly holder: string;
  private readonly running = new Map<string, Promise<void>>();
  private doers: Doers | null = null;
  private lanes: readonly JobLane[] = [];
  private looking: Promise<void> | null = null;
  private again = false;
  private failed = 0;
  private readonly endings: (() => void)[] = [];

  constructor({ storage, world, news, log }: Needs) {
    this.storage = storage;
    this.world = world;
    this.news = news;
    this.log = log;
    this.holder = newId(world);
  }

  /** How many attempts have failed here. */
  get failedCount(): number {
    return this.failed;
  }
  /** How many jobs wait or are being done, at whichever node. */
  async waitingCount(): Promise<number> {
    const { count } = await this.storage.db
      .selectFrom('jobs')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async add(tx: Transaction<Schema>, { key, task, payload, owner, place }: Job): Promise<void> {
    const what = { task, payload: JSON.stringify(payload), owner, place: place ?? null };
    const fresh = { ...what, due: this.now(), attempts: 0 };
    const stored = { key, ...fresh, version: 0, holder: null, held_until: null };
    await tx
      .insertInto('jobs')
      .values(stored)
      .onConflict((there) =>
        there
          .column('key')
          .doUpdateSet((set) => ({ ...fresh, attempts: FAILED_THERE, version: set('jobs.version', '+', 1) })),
      )
      .$if(this.storage.engine === 'postgres', (query) =>
        query.returning(sql`pg_notify(${CHANNEL}, ${JOBS_NEWS})`.as('told')),
      )
      .execute();
    // In SQLite the look takes its turn after this transaction; others on Postgres hear of it by the news
    if (this.storage.engine === 'sqlite') this.look();
  }

  async start(doers: Doers, lanes: readonly JobLane[]): Promise<void> {
    // Nobody else uses the file, so whoever held a job has ended
    if (this.storage.engine === 'sqlite')
      await this.storage.db.updateTable('jobs').set({ holder: null, held_until: null }).execute();
    this.doers = doers;
    this.lanes = lanes;
    this.endings.push(
      this.world.every(LOOK_MS, async () => {
        this.look();
        await this.looking;
      }),
      this.world.every(BEAT_MS, () =>
        this.beat().catch((error) =>
          this.log.warn({ err: error }, 'this server’s claims on its jobs could not be renewed'),
        ),
      ),
      this.news.listen((subject) => {
        if (subject === null || isJobsNews(subject)) this.look();
      }),
    );
    this.look();
  }

  async stop(): Promise<void> {
    for (const end of this.endings.splice(0)) end();
    this.doers = null;
    await this.looking;
    await Promise.all(this.running.values());
  }

  /** Processes may have different clocks; they all have the database's. */
  private now(): RawBuilder<number> {
    return this.storage.engine === 'sqlite'
      ? sql<number>`${this.world.now()}`
      : sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  }
  private later(ms: number): RawBuilder<number> {
    return sql<number>`${this.now()} + ${sql.lit(ms)}`;
  }

  /** On SQLite writers take turns; on Postgres one statement is a transaction by itself. */
  private change<T>(work: (db: Queries) => Promise<T>): Promise<T> {
    return this.storage.engine === 'sqlite' ? this.storage.write(work) : work(this.storage.db);
  }

  /** Begin whatever is due, as far as there is room. */
  private look(): void {
    this.again = true;
    if (this.doers !== null) this.looking ??= this.lookUntilNothingIsNew(this.doers);
  }

  private async lookUntilNothingIsNew(doers: Doers): Promise<void> {
    while (this.again && this.doers !== null) {
      this.again = false;
      try {
        for (const lane of this.lanes) await this.fill(lane, doers);
      } catch (error) {
        this.log.warn({ err: error }, 'jobs could not be read');
      }
    }
    this.looking = null;
  }

  private async fill(lane: JobLane, doers: Doers): Promise<void> {
    while (this.doers !== null && this.runningIn(lane) < lane.most) {
      const row = await this.take(lane);
      if (row === null) return;
      const done = this.run(row, doers).finally(() => {
        this.running.delete(`${lane.name}/${row.key}`);
        this.look();
      });
      this.running.set(`${lane.name}/${row.key}`, done);
    }
  }
  private keysRunning(): string[] {
    return [...this.running.keys()].map((key) => key.slice(key.indexOf('/') + 1));
  }
  private runningIn({ name }: JobLane): number {
    return [...this.running.keys()].filter((key) => key.startsWith(`${name}/`)).length;
  }

  /** The job that comes first, of somebody for whom none of these is being done. */
  private async take({ tasks, tries, first }: JobLane): Promise<JobRow | null> {
    const attempts = { all: sql`true`, first: sql`attempts = 0`, again: sql`attempts > 0` }[tries];
    const order =
      first === 'longest wait'
        ? sql`due`
        : sql`coalesce((select ms from thinking where person = jobs.owner and hour = ${hourOf(this.world.now())}), 0), due`;
    const alone = this.storage.engine === 'postgres' ? sql`for update skip locked` : sql``;
    const { rows } = await this.change((db) =>
      sql<JobRow>`update jobs set holder = ${this.holder}, held_until = ${this.later(CLAIM_MS)}, attempts = attempts + 1
        where key = (
          select key from jobs
          where task in (${sql.join(tasks)}) and due <= ${this.now()} and ${attempts}
            and (held_until is null or held_until < ${this.now()}) and key not in (${sql.join(['', ...this.keysRunning()])})
            and (owner is null or not exists (
              select 1 from jobs as held where held.owner = jobs.owner
                and held.task in (${sql.join(tasks)}) and held.held_until >= ${this.now()}))
            and (place is null or ${sql.lit(MOST_AT_A_PLACE)} > (
              select count(*) from jobs as called where called.place = jobs.place and called.held_until >= ${this.now()}))
          order by ${order} limit 1 ${alone})
        returning *`.execute(db),
    );
    return rows[0] ?? null;
  }

  private async run(row: JobRow, doers: Doers): Promise<void> {
    try {
      await this.attempt(row, doers);
    } catch (error) {
      // Nobody claims it anew, so that it is soon free again
      this.log.warn({ err: error, task: row.task }, 'the result of a job could not be stored');
    }
  }
  private async attempt(row: JobRow, doers: Doers): Promise<void> {
    const { task, attempts } = row;
    try {
      const doer = doers[task as TaskName] as (payload: unknown, attempt: number) => Promise<void>;
      await doer(JSON.parse(row.payload), attempts);
    } catch (error) {
      this.failed++;
      this.log.warn({ err: error, task, attempt: attempts }, 'a job failed');
      if (attempts < MOST_ATTEMPTS || NEVER_GIVEN_UP.has(task)) return this.letGo(row, waitAfter(attempts));
    }
    await this.forget(row);
  }

  /** Unless it was asked for anew while it was done. */
  private async forget(row: JobRow): Promise<void> {
    const { key, version } = row;
    const { numDeletedRows } = await this.change((db) =>
      db
        .deleteFrom('jobs')
        .where('key', '=', key)
        .where('version', '=', version)
        .where('holder', '=', this.holder)
        .executeTakeFirst(),
    );
    if (Number(numDeletedRows) === 0) await this.letGo(row, 0, { attempts: 0 });
  }
  /** It is done after some time, at once if it was asked for anew. */
  private async letGo({ key, version }: JobRow, wait: number, anew: { attempts?: 0 } = {}): Promise<void> {
    const due = sql<number>`case when version = ${version} then ${this.later(wait)} else due end`;
    await this.change((db) =>
      db
        .updateTable('jobs')
        .set({ holder: null, held_until: null, due, ...anew })
        .where('key', '=', key)
        .where('holder', '=', this.holder)
        .execute(),
    );
  }

  private async beat(): Promise<void> {
    const keys = this.keysRunning();
    if (keys.length === 0) return;
    await this.change((db) =>
      db
        .updateTable('jobs')
        .set({ held_until: this.later(CLAIM_MS) })
        .where('holder', '=', this.holder)
        .where('key', 'in', keys)
        .execute(),
    );
  }
}

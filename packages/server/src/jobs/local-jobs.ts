import type { FastifyBaseLogger } from 'fastify';
import type { Selectable, Transaction } from 'kysely';
import type { Storage } from '../storage/database.ts';
import type { JobsTable, Schema } from '../storage/schema.ts';
import type { World } from '../world.ts';
import { type Doers, type Job, type Jobs, type Lane, MOST_ATTEMPTS, type TaskName } from './jobs.ts';

type JobRow = Selectable<JobsTable>;

const LOOK_MS = 1000;
/** The same waiting time as graphile-worker has: longer and longer. */
const waitAfter = (attempts: number): number => Math.round(Math.exp(attempts) * 1000);

/** Jobs in a table of SQLite, done in this process. */
export class LocalJobs implements Jobs {
  private readonly storage: Storage;
  private readonly world: World;
  private readonly log: FastifyBaseLogger;
  private readonly running = new Map<string, Promise<void>>();
  private doers: Doers | null = null;
  private lanes: readonly Lane[] = [];
  private looking: Promise<void> | null = null;
  private again = false;
  private stopTicking = (): void => {};

  constructor(storage: Storage, world: World, log: FastifyBaseLogger) {
    this.storage = storage;
    this.world = world;
    this.log = log;
  }

  async add(tx: Transaction<Schema>, { key, task, payload }: Job): Promise<void> {
    const row = { task, payload: JSON.stringify(payload), due: this.world.now(), attempts: 0 };
    await tx
      .insertInto('jobs')
      .values({ key, ...row, version: 0 })
      .onConflict((there) =>
        there.column('key').doUpdateSet((set) => ({ ...row, version: set('jobs.version', '+', 1) })),
      )
      .execute();
    // There is one connection, so that the look waits for the end of the transaction
    this.look();
  }

  async start(doers: Doers, lanes: readonly Lane[]): Promise<void> {
    this.doers = doers;
    this.lanes = lanes;
    this.stopTicking = this.world.every(LOOK_MS, async () => {
      this.look();
      await this.looking;
    });
    this.look();
  }

  async stop(): Promise<void> {
    this.stopTicking();
    this.doers = null;
    await this.looking;
    await Promise.all(this.running.values());
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
        this.log.error({ err: error }, 'jobs could not be read');
      }
    }
    this.looking = null;
  }

  private async fill({ tasks, most }: Lane, doers: Doers): Promise<void> {
    const own = [...this.running.keys()].filter((key) => tasks.some((task) => key.startsWith(`${task}:`)));
    if (own.length >= most) return;
    let query = this.storage.db
      .selectFrom('jobs')
      .selectAll()
      .where('task', 'in', [...tasks])
      .where('due', '<=', this.world.now());
    if (own.length > 0) query = query.where('key', 'not in', own);
    for (const row of await query
      .orderBy('due')
      .limit(most - own.length)
      .execute()) {
      const done = this.run(row, doers).finally(() => {
        this.running.delete(row.key);
        this.look();
      });
      this.running.set(row.key, done);
    }
  }

  private async run(row: JobRow, doers: Doers): Promise<void> {
    const attempt = row.attempts + 1;
    try {
      const doer = doers[row.task as TaskName] as (payload: unknown, attempt: number) => Promise<void>;
      await doer(JSON.parse(row.payload), attempt);
      await this.forget(row);
    } catch (error) {
      this.log.warn({ err: error, task: row.task, attempt }, 'a job failed');
      await this.putOff(row, attempt).catch((err) => this.log.error({ err }, 'a job could not be put off'));
    }
  }

  /** Unless it was asked for anew while it ran. */
  private async forget({ key, version }: JobRow): Promise<void> {
    await this.storage.db.deleteFrom('jobs').where('key', '=', key).where('version', '=', version).execute();
  }
  private async putOff(row: JobRow, attempts: number): Promise<void> {
    if (attempts >= MOST_ATTEMPTS) return this.forget(row);
    await this.storage.db
      .updateTable('jobs')
      .set({ attempts, due: this.world.now() + waitAfter(attempts) })
      .where('key', '=', row.key)
      .where('version', '=', row.version)
      .execute();
  }
}

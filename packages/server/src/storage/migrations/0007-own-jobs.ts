import { type Kysely, type Migration, sql } from 'kysely';

/** Jobs have an owner and a holder, and lie in the same table on Postgres, where graphile-worker had kept them. */
export const ownJobs = (engine: 'sqlite' | 'postgres'): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    if (engine === 'postgres') {
      await schema
        .createTable('jobs')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('task', 'text', (c) => c.notNull())
        .addColumn('payload', 'text', (c) => c.notNull())
        .addColumn('due', 'bigint', (c) => c.notNull())
        .addColumn('attempts', 'integer', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .execute();
      await schema.createIndex('jobs_by_due').on('jobs').columns(['task', 'due']).execute();
      await schema.dropTable('job_holders').execute();
      await takeOver(db);
    }
    await schema.alterTable('jobs').addColumn('owner', 'text').execute();
    await schema.alterTable('jobs').addColumn('holder', 'text').execute();
    await schema.alterTable('jobs').addColumn('held_until', 'bigint').execute();
    await schema.createIndex('jobs_by_owner').on('jobs').column('owner').execute();
  },
});

/** What still waits there is done here. */
async function takeOver(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('graphile_worker._private_jobs') is not null as there`.execute(db);
  if (rows[0]?.there !== true) return;
  await sql`insert into jobs (key, task, payload, due, attempts, version)
    select job.key, task.identifier, job.payload::text, 0, 0, 0
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where job.key is not null`.execute(db);
  await sql`drop schema graphile_worker cascade`.execute(db);
}

import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openStorage } from '../src/storage/database.ts';
import { migrate } from '../src/storage/migrate.ts';
import { newGround } from './support/servers.ts';

it('jobs that waited in graphile-worker are taken over, and its schema goes', async () => {
  const ground = await newGround('postgres');
  onTestFinished(() => ground.clear());
  const storage = await openStorage(readConfig(ground.env).database);
  onTestFinished(() => storage.close());
  const { db } = storage;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await migrate(db, 'postgres', '0006-job-holders');
  // As much of its tables as is read
  await sql`create schema graphile_worker`.execute(db);
  await sql`create table graphile_worker._private_tasks (id int, identifier text)`.execute(db);
  await sql`create table graphile_worker._private_jobs (key text, task_id int, payload json)`.execute(db);
  await sql`insert into graphile_worker._private_tasks values (1, 'move'), (2, 'alarm')`.execute(db);
  await sql`insert into graphile_worker._private_jobs values
    ('move:one', 1, '{"game":"one"}'), ('alarm:two', 2, '{"game":"two"}'), (null, 1, '{}')`.execute(db);
  await migrate(db, 'postgres');
  const jobs = await db
    .selectFrom('jobs')
    .select(['key', 'task', 'payload', 'owner', 'holder'])
    .orderBy('key')
    .execute();
  expect(jobs).toEqual([
    { key: 'alarm:two', task: 'alarm', payload: '{"game":"two"}', owner: null, holder: null },
    { key: 'move:one', task: 'move', payload: '{"game":"one"}', owner: null, holder: null },
  ]);
  const { rows } = await sql`select to_regnamespace('graphile_worker') as schema`.execute(db);
  expect(rows).toEqual([{ schema: null }]);
});

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Storage } from '../storage/database.ts';
import type { World } from '../world.ts';
import type { Jobs } from './jobs.ts';
import { LocalJobs } from './local-jobs.ts';

interface Needs {
  readonly config: Pick<Config, 'database'>;
  readonly storage: Storage;
  readonly world: World;
  readonly log: FastifyBaseLogger;
}

/** The queue of work that goes with the storage. */
export async function openJobs({ config, storage, world, log }: Needs): Promise<Jobs> {
  if (config.database.engine === 'sqlite') return new LocalJobs(storage, world, log);
  // Not everybody should wait at the start for what few need
  const { PostgresJobs } = await import('./postgres-jobs.ts');
  const jobs = new PostgresJobs(config.database, storage, world, log);
  await jobs.prepare();
  return jobs;
}

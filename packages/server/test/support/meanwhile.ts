import pg from 'pg';
import { until } from './fixed-world.ts';
import type { Ground } from './servers.ts';

/** Change something as another node does, and store it only once the work waits for it. */
export async function meanwhile<T>(
  { env }: Ground,
  change: (node: pg.Client) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  const node = new pg.Client({ connectionString: env.DATABASE_URL });
  await node.connect();
  try {
    await node.query('begin');
    await change(node);
    const working = work();
    // Whoever awaits it below hears of it
    working.catch(() => {});
    await until(async () => {
      const { rowCount } = await node.query(
        'select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
      return rowCount !== 0;
    });
    await node.query('commit');
    return await working;
  } finally {
    await node.end();
  }
}

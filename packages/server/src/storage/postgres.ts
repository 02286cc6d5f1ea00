import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { containErrors } from '../contain.ts';
import { Refused } from '../refused.ts';

export interface PostgresLocation {
  readonly engine: 'postgres';
  readonly url: string;
  readonly connections: number;
}

/** Big integers here are times and counts, far below 2^53. */
const types = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    id === pg.types.builtins.INT8
      ? Number
      : pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
};

/** How long a request waits for a connection before it is told to try again. */
const PATIENCE_MS = 5000;

const QUEUE_IS_LONG = /timeout exceeded when trying to connect/;

/** Connections to Postgres. Who waits in vain while others are served meets a limit; where nobody is, the data is away. */
class Pool {
  private readonly pool: pg.Pool;
  private served = Number.NEGATIVE_INFINITY;

  constructor(pool: pg.Pool) {
    this.pool = pool;
    pool.on('release', (error) => {
      if (!error) this.served = performance.now();
    });
  }

  async connect(): Promise<pg.PoolClient> {
    const came = performance.now();
    try {
      return await this.pool.connect();
    } catch (error) {
      if (this.served < came || !QUEUE_IS_LONG.test(String(error))) throw error;
      const quota = { limit: this.pool.options.max, seconds: PATIENCE_MS / 1000 };
      throw new Refused('too-many-requests', 'The server is overloaded: try again in a moment', [], quota);
    }
  }
  end(): Promise<void> {
    return this.pool.end();
  }
}

export function postgres({ url, connections }: PostgresLocation): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: PATIENCE_MS, types });
  // A query that meets a lost connection reports it; one that is lost between queries must not end the process
  containErrors(pool, 'Postgres');
  pool.on('connect', (client) => containErrors(client, 'Postgres'));
  return new PostgresDialect({ pool: new Pool(pool) });
}

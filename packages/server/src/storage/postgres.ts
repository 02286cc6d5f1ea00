import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { containErrors } from '../contain.ts';

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

export function postgres({ url, connections }: PostgresLocation): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: PATIENCE_MS, types });
  // A query that meets a lost connection reports it; one that is lost between queries must not end the process
  containErrors(pool, 'Postgres');
  pool.on('connect', (client) => containErrors(client, 'Postgres'));
  return new PostgresDialect({ pool });
}

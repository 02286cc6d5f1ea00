import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { connect, type DatabaseLocation } from '../storage/database.ts';
import { migrate } from '../storage/migrate.ts';
import type { PostgresLocation } from '../storage/postgres.ts';
import { backup, restore, tablesIn } from './backup.ts';

/** Seconds that a backup takes to come back, and that Postgres itself would take by COPY; null on SQLite, which has nothing like it. */
export interface RestoreTimes {
  readonly rows: number;
  readonly restore: number;
  readonly copy: number | null;
}

/** Measure how long the data of a place would take to be restored elsewhere. On Postgres two databases are made for that, and dropped. */
export async function timeRestore(location: DatabaseLocation): Promise<RestoreTimes> {
  const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-restore-'));
  try {
    const file = path.join(folder, 'backup');
    const rows = await backup(location, file);
    if (location.engine === 'sqlite') {
      const target = { ...location, file: path.join(folder, 'restored.sqlite') };
      return { rows, restore: await seconds(() => restore(file, target)), copy: null };
    }
    const restored = await withDatabase(location, 'restored', (target) => seconds(() => restore(file, target)));
    return {
      rows,
      restore: restored,
      copy: await withDatabase(location, 'copied', (to) => copy(location, to, folder)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Does something with a new, empty database beside another one. */
function withDatabase<T>(
  location: PostgresLocation,
  suffix: string,
  work: (target: PostgresLocation) => Promise<T>,
): Promise<T> {
  const url = new URL(location.url);
  const name = `${url.pathname.slice(1)}_${suffix}`;
  url.pathname = name;
  return withClient(location.url, async (client) => {
    const quoted = pg.escapeIdentifier(name);
    await client.query(`create database ${quoted}`);
    try {
      return await work({ ...location, url: url.href });
    } finally {
      await client.query(`drop database ${quoted} with (force)`);
    }
  });
}

/** The same rows by COPY, through files of the machine that Postgres runs on. */
async function copy(from: PostgresLocation, to: PostgresLocation, folder: string): Promise<number> {
  // Postgres is usually somebody else here
  chmodSync(folder, 0o777);
  const db = connect(to);
  await migrate(db, 'postgres');
  const tables = await tablesIn(db, 'postgres');
  await db.destroy();
  const file = (table: string): string => pg.escapeLiteral(path.join(folder, `${table}.copy`));
  await withClient(from.url, async (client) => {
    for (const table of tables) await client.query(`copy ${pg.escapeIdentifier(table)} to ${file(table)}`);
  });
  return withClient(to.url, (client) =>
    seconds(async () => {
      await client.query('begin');
      for (const table of tables) await client.query(`copy ${pg.escapeIdentifier(table)} from ${file(table)}`);
      await client.query('commit');
    }),
  );
}

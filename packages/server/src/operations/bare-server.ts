import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Fastify from 'fastify';
import Sqlite from 'libsql';
import pg from 'pg';
import type { DatabaseLocation } from '../storage/database.ts';
import { BARE_LISTS } from './bare-lists.ts';

/** The least that could keep an answer or show a list: Fastify routes that store one row, or send what a query finds as it is. */
export interface BareServer {
  readonly address: string;
  stop(): Promise<void>;
}

interface BareRows {
  insert(body: string): Promise<void>;
  /** What a query finds; `$person` in it stands for somebody. */
  find(query: string, person: string): Promise<unknown[]>;
  close(): Promise<void>;
}

/** With the settings that the server itself has. */
function onSqlite(file: string, synchronous: 'NORMAL' | 'FULL'): BareRows {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new Sqlite(file);
  for (const setting of ['journal_mode = WAL', `synchronous = ${synchronous}`]) database.exec(`pragma ${setting}`);
  database.exec('create table bare (id integer primary key, body text not null)');
  const insert = database.prepare('insert into bare (body) values (?)');
  const found = new Map<string, Sqlite.Statement>();
  return {
    async insert(body) {
      insert.run(body);
    },
    async find(query, person) {
      let statement = found.get(query);
      if (statement === undefined) {
        statement = database.prepare(query.replace('$person', '?'));
        found.set(query, statement);
      }
      return statement.all(query.includes('$person') ? [person] : []);
    },
    async close() {
      database.exec('drop table bare');
      database.close();
    },
  };
}

async function onPostgres(url: string, connections: number): Promise<BareRows> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  await pool.query('create table bare (id serial primary key, body text not null)');
  return {
    async insert(body) {
      await pool.query({ name: 'insert', text: 'insert into bare (body) values ($1)', values: [body] });
    },
    async find(query, person) {
      const values = query.includes('$person') ? [person] : [];
      return (await pool.query({ name: query.slice(0, 60), text: query.replace('$person', '$1'), values })).rows;
    },
    async close() {
      await pool.query('drop table bare');
      await pool.end();
    },
  };
}

/** What the cost of an answer is held against: `load` measures both in one run. */
export async function startBareServer(location: DatabaseLocation): Promise<BareServer> {
  const rows =
    location.engine === 'sqlite'
      ? onSqlite(location.file, location.durability === 'power' ? 'FULL' : 'NORMAL')
      : await onPostgres(location.url, location.connections);
  const app = Fastify();
  app.post('/answers', async (request) => {
    await rows.insert(JSON.stringify(request.body));
    return { stored: true };
  });
  app.get<{ Params: { name: string }; Querystring: { person: string } }>('/lists/:name', async ({ params, query }) =>
    rows.find(BARE_LISTS[params.name]!.query, query.person),
  );
  // The same figures under the same names as the server's
  app.get('/metrics', async () => {
    const { user, system } = process.cpuUsage();
    return `process_cpu_seconds_total ${(user + system) / 1e6}\nprocess_resident_memory_bytes ${process.memoryUsage.rss()}\n`;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async stop() {
      await app.close();
      await rows.close();
    },
  };
}

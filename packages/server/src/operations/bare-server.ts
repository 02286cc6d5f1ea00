import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Fastify from 'fastify';
import Sqlite from 'libsql';
import pg from 'pg';
import type { DatabaseLocation } from '../storage/database.ts';

/** The least that could keep an answer: a Fastify route that stores one row, and waits until it is stored. */
export interface BareServer {
  readonly address: string;
  stop(): Promise<void>;
}

interface Inserting {
  insert(body: string): Promise<void>;
  close(): Promise<void>;
}

/** With the settings that the server itself has. */
function onSqlite(file: string, synchronous: 'NORMAL' | 'FULL'): Inserting {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new Sqlite(file);
  for (const setting of ['journal_mode = WAL', `synchronous = ${synchronous}`]) database.exec(`pragma ${setting}`);
  database.exec('create table bare (id integer primary key, body text not null)');
  const insert = database.prepare('insert into bare (body) values (?)');
  return {
    async insert(body) {
      insert.run(body);
    },
    async close() {
      database.close();
    },
  };
}

async function onPostgres(url: string, connections: number): Promise<Inserting> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  await pool.query('create table bare (id serial primary key, body text not null)');
  return {
    async insert(body) {
      await pool.query({ name: 'insert', text: 'insert into bare (body) values ($1)', values: [body] });
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

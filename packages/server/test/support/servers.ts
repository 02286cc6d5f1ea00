import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, inject } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { type Server, startServer } from '../../src/server.ts';
import { realWorld, type World } from '../../src/world.ts';
import { Client } from './client.ts';

const ENGINES = ['sqlite', 'postgres'] as const;
type Engine = (typeof ENGINES)[number];

/** A fresh place for data, and the settings that name it. */
export interface Ground {
  readonly env: Readonly<Record<string, string>>;
  clear(): Promise<void>;
}

let databases = 0;

async function newGround(engine: Engine): Promise<Ground> {
  const basics = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', RATE_LIMIT: '0' };
  if (engine === 'sqlite') {
    const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-server-'));
    return {
      env: { ...basics, DATA_DIR: folder },
      clear: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
    };
  }
  const name = `test_${process.pid}_${databases++}`;
  const admin = async (command: string): Promise<void> => {
    const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` });
    await client.connect();
    await client.query(command);
    await client.end();
  };
  await admin(`create database ${name}`);
  return {
    env: { ...basics, DATABASE_URL: `${inject('postgres')}/${name}`, DATABASE_CONNECTIONS: '5' },
    clear: () => admin(`drop database ${name} with (force)`),
  };
}

interface StartOptions {
  readonly world?: World;
  readonly env?: Readonly<Record<string, string>>;
}

/** A server for one test. */
export interface Running {
  readonly ground: Ground;
  /** Somebody new, with a cookie jar of its own. */
  client(): Client;
  /** Stop the server and start it again on the same data. Its port is another one, which clients know. */
  restart(): Promise<void>;
}

/** The same tests against both kinds of storage. `start` gives a server that is gone after the test. */
export function onBothEngines(
  title: string,
  tests: (start: (options?: StartOptions) => Promise<Running>) => void,
): void {
  describe.each(ENGINES)(`${title} (%s)`, (engine) => {
    const cleanUps: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
    });
    tests(async ({ world = realWorld, env = {} } = {}) => {
      const ground = await newGround(engine);
      cleanUps.push(() => ground.clear());
      let server: Server = await startServer(readConfig({ ...ground.env, ...env }), world);
      cleanUps.push(() => server.stop());
      return {
        ground,
        client: () => new Client(() => server.url),
        async restart() {
          await server.stop();
          server = await startServer(readConfig({ ...ground.env, ...env }), world);
        },
      };
    });
  });
}

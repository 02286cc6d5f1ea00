import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, inject } from 'vitest';
import { type Config, readConfig } from '../../src/config.ts';
import { type Server, startServer } from '../../src/server.ts';
import { realWorld, type World } from '../../src/world.ts';
import { Client } from './client.ts';
import { TEMPLATE } from './template.ts';

const ENGINES = ['sqlite', 'postgres'] as const;
type Engine = (typeof ENGINES)[number];

/** A fresh place for data, and the settings that name it. */
export interface Ground {
  readonly env: Readonly<Record<string, string>>;
  clear(): Promise<void>;
}

/** Passwords of tests need no protection. No setting goes as low. */
const QUICK_MEMORY_KIB = 64;

let databases = 0;

export async function newGround(engine: Engine): Promise<Ground> {
  // Clients here share a process and an address with the server, and may be late for themselves
  const basics = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', RATE_LIMIT: '0', REQUEST_SECONDS: '999' };
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
  await admin(`create database ${name} template ${TEMPLATE}`);
  return {
    env: { ...basics, DATABASE_URL: `${inject('postgres')}/${name}`, DATABASE_CONNECTIONS: '5' },
    clear: () => admin(`drop database ${name} with (force)`),
  };
}

interface StartOptions {
  readonly world?: World;
  readonly env?: Readonly<Record<string, string>>;
  /** The data of another server, which is used together with it. */
  readonly ground?: Ground;
}

/** A server for one test. */
interface Running {
  readonly ground: Ground;
  url(): string;
  /** Somebody new, with a cookie jar of its own. */
  client(): Client;
  /** Stop the server and start it again on the same data. Its port is another one, which clients know. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}
type Start = (options?: StartOptions) => Promise<Running>;

/** Servers for the tests of the current suite; each is gone after its test. */
function starter(engine: Engine): Start {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  return async ({ world = realWorld, env = {}, ground: shared } = {}) => {
    const ground = shared ?? (await newGround(engine));
    if (shared === undefined) cleanUps.push(() => ground.clear());
    const config: Config = { ...readConfig({ ...ground.env, ...env }), passwordMemory: QUICK_MEMORY_KIB };
    let server: Server = await startServer(config, world);
    cleanUps.push(() => server.stop());
    // Behind a proxy the public address is not where the server listens
    const url = (): string => server.address;
    return {
      ground,
      url,
      client: () => new Client(url),
      async restart(meanwhile) {
        await server.stop();
        await meanwhile?.();
        server = await startServer(config, world);
      },
      async stop() {
        await server.stop();
        server = { ...server, stop: () => Promise.resolve() };
      },
    };
  };
}

/** The same tests against both kinds of storage. */
export function onBothEngines(title: string, tests: (start: Start, engine: Engine) => void): void {
  describe.each(ENGINES)(`${title} (%s)`, (engine) => tests(starter(engine), engine));
}
export function onSqlite(title: string, tests: (start: Start) => void): void {
  describe(title, () => tests(starter('sqlite')));
}
export function onPostgres(title: string, tests: (start: Start) => void): void {
  describe(title, () => tests(starter('postgres')));
}

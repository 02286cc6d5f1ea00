import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { surviveFailures } from './contain.ts';
import { type Core, openCore } from './core.ts';
import { StaleGames } from './games/stale-games.ts';
import { makeApp } from './http/app.ts';
import { Connections } from './http/connections.ts';
import { InFlight } from './http/in-flight.ts';
import { Metrics } from './http/metrics.ts';
import type { Streams } from './live/streams.ts';
import { logSerializers } from './log-serializers.ts';
import { IdleGuests } from './people/idle-guests.ts';
import { openServices } from './services.ts';
import { lockSqlite } from './storage/sqlite-lock.ts';
import { realWorld, type World } from './world.ts';

export interface Server {
  /** Where it listens. */
  readonly address: string;
  /** Finish what was begun, then stop. */
  stop(): Promise<void>;
}

/** How often games that nobody has joined, guests who have long been away, and keys that are void, are looked for. */
const EXPIRE_MS = 3_600_000;
/** And people whom an operator has banned. */
const BANS_MS = 2000;
/** How long requests may take to finish when the server stops. */
const PATIENCE_MS = 10_000;

/** Put everything together and listen. */
export async function startServer(
  config: Config,
  world: World = realWorld,
  logTo: DestinationStream = destination(),
): Promise<Server> {
  const log = pino({ level: config.logLevel, serializers: logSerializers }, logTo);
  const metrics = new Metrics();
  const unlock = takeData(config);
  try {
    return await serve(config, world, log, metrics, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** SQLite is for one server at a time. */
function takeData({ database }: Config): () => void {
  if (database.engine !== 'sqlite') return () => {};
  mkdirSync(path.dirname(database.file), { recursive: true, mode: 0o700 });
  return lockSqlite(database.file);
}

async function serve(
  config: Config,
  outside: World,
  log: Logger,
  metrics: Metrics,
  unlock: () => void,
): Promise<Server> {
  const core = await openCore(config, outside, log, [metrics]);
  const { world, storage, keys, people, background, games, presences } = core;
  const services = openServices(core, config, log);
  const { chat, streams, cardStatistics, personalData } = services;
  addGauges(core, streams, metrics);
  const staleGames = new StaleGames(storage, world);
  const idleGuests = new IdleGuests({ storage, world, personalData, log });
  const app = await makeApp(config, log, services, metrics);
  const stopWatching = surviveFailures((kind, err, what) => {
    metrics.countFailure(kind);
    log.error({ err, kind }, `${what} failed; everything else continues`);
  });
  await background.start(games);
  presences.start();
  const expire = async (): Promise<void> => {
    for (const kind of [staleGames, idleGuests, background.thinkingTime, keys])
      await kind.expire().catch((err: unknown) => {
        log.warn({ err }, 'what has expired could not be taken away; tried again within the hour');
      });
  };
  await expire();
  const ends = [world.every(EXPIRE_MS, expire), world.every(BANS_MS, () => people.noticeBans())];
  cardStatistics.start();
  app.server.maxConnections = config.mostConnections;
  const inFlight = new InFlight(app.server);
  const connections = new Connections(app.server, world, config);
  ends.push(() => connections.close());
  await app.listen({ port: config.port, host: config.host }).catch(async (error: unknown) => {
    // Nothing of a server that could not begin goes on
    for (const end of ends) end();
    stopWatching();
    await cardStatistics.stop();
    await core.close();
    throw error;
  });
  const { port } = app.server.address() as AddressInfo;
  return {
    address: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    async stop() {
      for (const end of ends) end();
      chat.close();
      streams.close();
      const closed = app.close();
      await inFlight.answered(PATIENCE_MS);
      // Browsers hold connections ready that they may never use, for which Node would wait
      app.server.closeAllConnections();
      await closed;
      await cardStatistics.stop();
      await core.close();
      stopWatching();
      unlock();
    },
  };
}

/** What the operator of a server may want to watch. */
function addGauges({ tables, background, storage }: Core, streams: Streams, metrics: Metrics): void {
  metrics.gauge('games_set_apart', 'Unfinished games set apart because their records do not fit the rules', () =>
    tables.countSetApart(storage.db),
  );
  metrics.gauge('games_in_memory', 'Games kept in memory', () => tables.held.games);
  metrics.gauge('games_in_memory_bytes', 'Their estimated size in bytes', () => tables.held.bytes);
  metrics.gauge('streams', 'Open streams of live updates', () => streams.count);
  metrics.gauge('jobs_failed', 'Attempts at jobs that have failed in this process', () => background.jobs.failedCount);
  metrics.gauge('jobs_waiting', 'Jobs waiting or in progress', () => background.jobs.waitingCount());
  metrics.gauge('storage_bytes', 'Size of the stored data in bytes', () => storage.size());
  metrics.gauge('bots_thinking', 'Questions that computer players have yet to answer', background.thinking);
}

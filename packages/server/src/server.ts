import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type DestinationStream, destination, type Logger, pino } from 'pino';
import { Chat } from './chat/chat.ts';
import { Reports } from './chat/reports.ts';
import type { Config } from './config.ts';
import { surviveFailures } from './contain.ts';
import { openCore } from './core.ts';
import { Matching } from './games/matching.ts';
import { Opening } from './games/opening.ts';
import { makeApp } from './http/app.ts';
import { Identity } from './http/identity.ts';
import { InFlight } from './http/in-flight.ts';
import { Metrics } from './http/metrics.ts';
import type { Services } from './http/routes/context.ts';
import { Library } from './library/library.ts';
import { Streams } from './live/streams.ts';
import { logSerializers } from './log-serializers.ts';
import { Accounts } from './people/accounts.ts';
import { Blocks } from './people/blocks.ts';
import { Guesses } from './people/guesses.ts';
import { IdleGuests } from './people/idle-guests.ts';
import { Passwords } from './people/passwords.ts';
import { PersonalDataKeeper } from './people/personal-data.ts';
import { Profiles } from './people/profiles.ts';
import { CardStatisticsKeeper } from './statistics/card-statistics.ts';
import { lockSqlite } from './storage/sqlite-lock.ts';
import { realWorld, type World } from './world.ts';

export interface Server {
  /** Where it listens. */
  readonly address: string;
  /** Finish what was begun, then stop. */
  stop(): Promise<void>;
}

/** How often games that nobody has joined, and guests who have long been away, are looked for. */
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
  const { world, storage, news, keys, people, ratings, background, games, tables, presences } = core;
  const blocks = new Blocks(storage, world, people);
  const streams = new Streams({ world, games, news, presences, log });
  metrics.gauge(
    'games_set_apart',
    'Games set apart because their records do not fit the rules',
    () => tables.setApartCount,
  );
  metrics.gauge('games_in_memory', 'Games kept in memory', () => tables.held.games);
  metrics.gauge('games_in_memory_bytes', 'Their estimated size in bytes', () => tables.held.bytes);
  metrics.gauge('streams', 'Open streams of live updates', () => streams.count);
  const identity = new Identity(people, keys, config);
  metrics.gauge('jobs_failed', 'Attempts at jobs that have failed in this process', () => background.jobs.failedCount);
  metrics.gauge('jobs_waiting', 'Jobs waiting or in progress', () => background.jobs.waitingCount());
  metrics.gauge('storage_bytes', 'Size of the stored data in bytes', () => storage.size());
  metrics.gauge('bots_thinking', 'Questions that computer players have yet to answer', background.thinking);
  const { notices, thinkingTime } = background;
  const { computerGames } = config;
  const opening = new Opening({ storage, world, people, games, blocks, computerGames, thinkingTime });
  const chat = new Chat({
    storage,
    world,
    games,
    people,
    news,
    streams,
    reports: new Reports(storage, world),
    log,
  });
  const cardStatistics = new CardStatisticsKeeper({ storage, world, tables, log });
  const personalData = new PersonalDataKeeper({ storage, world, people, keys, ratings, games, opening });
  const idleGuests = new IdleGuests({ storage, world, personalData });
  const services: Services = {
    storage,
    games,
    opening,
    matching: new Matching({ storage, world, games, opening, ratings, blocks }),
    streams,
    chat,
    identity,
    people,
    keys,
    accounts: new Accounts({
      storage,
      world,
      people,
      keys,
      passwords: new Passwords(world, config.passwordMemory),
      guesses: new Guesses(storage, world),
    }),
    blocks,
    ratings,
    profiles: new Profiles({ storage, people, blocks, ratings, opening }),
    personalData,
    notices,
    cardStatistics,
    library: new Library({ storage, world, people, most: config.library }),
  };
  const app = await makeApp(config, log, services, metrics);
  const stopWatching = surviveFailures((kind, err, what) => {
    metrics.countFailure(kind);
    log.error({ err, kind }, `${what} failed; everything else continues`);
  });
  await background.start(games);
  presences.start();
  const expire = async (): Promise<void> => {
    await opening.expire();
    await idleGuests.expire();
  };
  await expire();
  const ends = [world.every(EXPIRE_MS, expire), world.every(BANS_MS, () => people.noticeBans())];
  cardStatistics.start();
  app.server.maxConnections = config.mostConnections;
  const inFlight = new InFlight(app.server);
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

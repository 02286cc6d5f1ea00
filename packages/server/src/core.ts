import type { FastifyBaseLogger } from 'fastify';
import { CommonTime } from './clocks/common-time.ts';
import type { Config } from './config.ts';
import type { Follower } from './games/change.ts';
import { Games } from './games/games.ts';
import { roomFor } from './games/room.ts';
import { Rows } from './games/rows.ts';
import { Tables } from './games/tables.ts';
import { keepsTold } from './games/told.ts';
import { type Background, openBackground } from './jobs/background.ts';
import { LocalNews, type News } from './live/news.ts';
import { PostgresNews } from './live/postgres-news.ts';
import { Presences } from './live/presences.ts';
import { Keys } from './people/keys.ts';
import { People } from './people/people.ts';
import { Ratings } from './ratings/ratings.ts';
import { type DatabaseLocation, openStorage, type Storage } from './storage/database.ts';
import type { World } from './world.ts';

/** Games with all that follows from them, for the server and for those who look after it. */
export interface Core {
  /** The world by the time that all nodes have in common. */
  readonly world: World;
  readonly storage: Storage;
  readonly news: News;
  readonly keys: Keys;
  readonly people: People;
  readonly ratings: Ratings;
  /** Not started: whoever only changes a game leaves the work that follows to the server. */
  readonly background: Background;
  readonly games: Games;
  readonly tables: Tables;
  /** Not started either. */
  readonly presences: Presences;
  close(): Promise<void>;
}

async function openNews(location: DatabaseLocation): Promise<News> {
  if (location.engine === 'sqlite') return new LocalNews();
  const news = new PostgresNews(location.url);
  await news.start();
  return news;
}

export async function openCore(
  config: Config,
  outside: World,
  log: FastifyBaseLogger,
  watching: readonly Follower[] = [],
): Promise<Core> {
  const storage = await openStorage(config.database);
  const world = new CommonTime(outside, storage.engine);
  world.set(await world.read(storage.db));
  const news = await openNews(config.database);
  const keys = new Keys(storage, world, news);
  const people = new People(storage, world, keys);
  const ratings = new Ratings(storage, world);
  const background = await openBackground({ config, storage, world, news, log });
  const followers = [...watching, keepsTold, ratings, ...background.followers];
  const presences = new Presences(news, world);
  const room = roomFor(config.cacheGames);
  const rows = new Rows(room.games);
  const tables = new Tables(room, log);
  const games = new Games({ storage, world, news, people, presences, rows, tables, followers });
  return {
    world,
    storage,
    news,
    keys,
    people,
    ratings,
    background,
    games,
    tables,
    presences,
    async close() {
      presences.close();
      await background.stop();
      await news.close();
      await storage.close();
    },
  };
}

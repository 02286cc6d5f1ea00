import type { FastifyBaseLogger } from 'fastify';
import { Chat } from './chat/chat.ts';
import { Reports } from './chat/reports.ts';
import type { Config } from './config.ts';
import type { Core } from './core.ts';
import { Matching } from './games/matching.ts';
import { Opening } from './games/opening.ts';
import { Identity } from './http/identity.ts';
import type { Services } from './http/routes/context.ts';
import { Library } from './library/library.ts';
import { Streams } from './live/streams.ts';
import { Accounts } from './people/accounts.ts';
import { Blocks } from './people/blocks.ts';
import { Guesses } from './people/guesses.ts';
import { Passwords } from './people/passwords.ts';
import { PersonalDataKeeper } from './people/personal-data.ts';
import { Profiles } from './people/profiles.ts';
import { CardStatisticsKeeper } from './statistics/card-statistics.ts';

/** All that the routes offer, built on the games and what follows from them. */
export function openServices(core: Core, config: Config, log: FastifyBaseLogger): Services {
  const { world, storage, news, keys, people, ratings, background, games, tables, presences } = core;
  const { notices, thinkingTime } = background;
  const blocks = new Blocks(storage, world, people);
  const streams = new Streams({ world, games, news, presences, log });
  const opening = new Opening({ storage, world, people, games, blocks, mostGames: config.mostGames, thinkingTime });
  const reports = new Reports(storage, world);
  const passwords = new Passwords(world, config.passwordMemory);
  const guesses = new Guesses(storage, world);
  return {
    storage,
    games,
    opening,
    matching: new Matching({ storage, world, games, opening, ratings, blocks }),
    streams,
    chat: new Chat({ storage, world, games, people, news, streams, reports, log }),
    identity: new Identity(people, keys, config),
    people,
    keys,
    accounts: new Accounts({ storage, world, people, keys, passwords, guesses }),
    blocks,
    ratings,
    profiles: new Profiles({ storage, people, blocks, ratings, opening }),
    personalData: new PersonalDataKeeper({ storage, world, people, keys, ratings, games, opening }),
    notices,
    cardStatistics: new CardStatisticsKeeper({ storage, world, tables, log }),
    library: new Library({ storage, world, people, most: config.library }),
  };
}

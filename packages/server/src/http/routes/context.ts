import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Moment, Refusal } from '@longtwilight/protocol';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { type TSchema, Type } from 'typebox';
import type { Chat } from '../../chat/chat.ts';
import type { Games } from '../../games/games.ts';
import type { Matching } from '../../games/matching.ts';
import type { Opening } from '../../games/opening.ts';
import type { Library } from '../../library/library.ts';
import type { Streams } from '../../live/streams.ts';
import type { Notices } from '../../notices/notices.ts';
import type { Accounts } from '../../people/accounts.ts';
import type { Blocks } from '../../people/blocks.ts';
import type { Keys } from '../../people/keys.ts';
import type { People } from '../../people/people.ts';
import type { PersonalDataKeeper } from '../../people/personal-data.ts';
import type { Profiles } from '../../people/profiles.ts';
import type { Ratings } from '../../ratings/ratings.ts';
import type { CardStatisticsKeeper } from '../../statistics/card-statistics.ts';
import type { Storage } from '../../storage/database.ts';
import type { Identity } from '../identity.ts';

/** What routes work with. */
export interface Services {
  readonly storage: Storage;
  readonly games: Games;
  readonly opening: Opening;
  readonly streams: Streams;
  readonly identity: Identity;
  readonly notices: Notices;
  readonly people: People;
  readonly keys: Keys;
  readonly accounts: Accounts;
  readonly blocks: Blocks;
  readonly profiles: Profiles;
  readonly ratings: Ratings;
  readonly matching: Matching;
  readonly chat: Chat;
  readonly personalData: PersonalDataKeeper;
  readonly cardStatistics: CardStatisticsKeeper;
  readonly library: Library;
}

export type HttpApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The answers of a route: what it gives, and refusals. */
export const gives = <S extends TSchema>(schema: S) => ({ 200: schema, '4xx': Refusal, '5xx': Refusal });

/** Lists go on where the page before ended. */
export const Before = Type.Object({ before: Type.Optional(Moment) });

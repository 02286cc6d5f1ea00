import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Refusal } from '@longtwilight/protocol';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { TSchema } from 'typebox';
import type { Games } from '../../games/games.ts';
import type { Opening } from '../../games/opening.ts';
import type { Streams } from '../../live/streams.ts';
import type { Storage } from '../../storage/database.ts';
import type { Identity } from '../identity.ts';

/** What routes work with. */
export interface Services {
  readonly storage: Storage;
  readonly games: Games;
  readonly opening: Opening;
  readonly streams: Streams;
  readonly identity: Identity;
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The answers of a route: what it gives, and refusals. */
export const gives = <S extends TSchema>(schema: S) => ({ 200: schema, '4xx': Refusal, '5xx': Refusal });

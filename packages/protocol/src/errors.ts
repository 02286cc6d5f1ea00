import { type Static, Type } from 'typebox';
import { GameState } from './games.ts';
import { enumOf, exactly } from './schema.ts';

/** What can be wrong with a request; `error.*` in the package words says each to players. */
export const ERROR_CODES = [
  'bad-request',
  'bad-rules',
  'not-rateable',
  'illegal-answer',
  'past-barrier',
  'stale-answer',
  'not-your-turn',
  'no-undo',
  'no-offer',
  'no-claim',
  'not-running',
  'not-over',
  'paused',
  'halted',
  'set-apart',
  'not-open',
  'own-game',
  'unknown-level',
  'bad-address',
  'not-signed-in',
  'wrong-password',
  'bad-password',
  'bad-name',
  'name-taken',
  'has-account',
  'no-account',
  'banned',
  'not-a-player',
  'foreign-origin',
  'not-found',
  'used-link',
  'too-large',
  'too-many-requests',
  'too-many-guesses',
  'unavailable',
  'failure',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Every refusal. `expected` lists what would have been right; `state` is how things stand, where that helps. */
export const Refusal = exactly({
  error: enumOf(ERROR_CODES),
  message: Type.String(),
  expected: Type.Optional(Type.Array(Type.String())),
  state: Type.Optional(GameState),
});
export type Refusal = Static<typeof Refusal>;

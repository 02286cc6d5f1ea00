import { RefusedError } from '@longtwilight/engine';
import type { ErrorCode, GameState } from '@longtwilight/protocol';
import { PastBarrierError } from '@longtwilight/protocol/record';

/** So much is allowed, and again in so many seconds. */
interface Quota {
  readonly limit: number;
  readonly seconds: number;
}

/** A request that is not carried out; nothing has changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;
  readonly expected: readonly string[];
  state: GameState | null = null;
  /** The limit that was reached, if it was one that time lifts. */
  readonly quota: Quota | null;
  constructor(code: ErrorCode, message: string, expected: readonly string[] = [], quota: Quota | null = null) {
    super(message);
    this.code = code;
    this.expected = expected;
    this.quota = quota;
  }
}

const CODES = {
  'unknown-answer': 'illegal-answer',
  'illegal-answer': 'illegal-answer',
  'stale-answer': 'stale-answer',
  'wrong-side': 'not-your-turn',
  'game-over': 'not-running',
  'bad-rules': 'bad-rules',
  'no-undo': 'no-undo',
} as const satisfies Partial<Record<RefusedError['problem'], ErrorCode>>;

/** What the engine refuses, in the words of the protocol; everything else is a fault of ours and stays what it is. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof PastBarrierError) return new Refused('past-barrier', error.message);
  if (!(error instanceof RefusedError)) return error;
  const code = (CODES as Partial<Record<string, ErrorCode>>)[error.problem];
  return code === undefined ? error : new Refused(code, error.message, error.expected);
}

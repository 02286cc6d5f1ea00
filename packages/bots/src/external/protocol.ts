import type { Fact, FullRulesSpec, Outcome, SideKey, View } from '@longtwilight/engine';
import { Fault, type GameEnds } from '../arena/contestant.ts';
import type { ThinkingBudget } from '../player.ts';

/* Messages between the arena and a bot in another process, one line of JSON each: see docs/bot-protocol.md. */

export const PROTOCOL = 1;

/** What the arena says. */
export type ArenaMessage =
  | { readonly type: 'hello'; readonly protocol: typeof PROTOCOL; readonly arena: string }
  | {
      readonly type: 'bid';
      readonly number: number;
      readonly rules: FullRulesSpec;
      readonly kind: 'influence' | 'vp';
      readonly bidder: 'first' | 'second';
      readonly bids: readonly string[];
      readonly options: readonly string[];
      readonly limitMs: number;
    }
  | {
      readonly type: 'game';
      readonly rules: FullRulesSpec;
      readonly side: SideKey;
      readonly seed: number;
      readonly budget: ThinkingBudget | null;
      readonly limitMs: number;
    }
  | { readonly type: 'decide'; readonly number: number; readonly facts: readonly Fact[]; readonly view: View }
  | {
      readonly type: 'result';
      readonly winner: Outcome['winner'];
      readonly reason: Outcome['reason'];
      readonly fault: GameEnds['fault'];
      readonly facts: readonly Fact[];
    }
  | { readonly type: 'bye' };

/** What a bot says. */
type BotMessage =
  | { readonly type: 'hello'; readonly protocol: number; readonly name: string }
  | { readonly type: 'answer'; readonly number: number; readonly answer: string };
type BotMessageOf<T extends BotMessage['type']> = Extract<BotMessage, { readonly type: T }>;

const LONGEST_NAME = 60;
const SHOWN = 120;

const isWhole = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Each field of each message: what it must be, in words and as a check. */
const FORMS: { readonly [T in BotMessage['type']]: Readonly<Record<string, Field>> } = {
  hello: {
    protocol: { expected: `${PROTOCOL}`, holds: (value) => value === PROTOCOL },
    name: {
      expected: `a string of 1 to ${LONGEST_NAME} characters`,
      holds: (value) => isText(value) && String(value).length <= LONGEST_NAME,
    },
  },
  answer: {
    number: { expected: 'the number of the question', holds: isWhole },
    answer: { expected: 'a string, one of the options', holds: isText },
  },
};
interface Field {
  readonly expected: string;
  readonly holds: (value: unknown) => boolean;
}

/** Read a line of a bot, of which a message of this type is expected. */
export function readMessage<T extends BotMessage['type']>(line: string, type: T): BotMessageOf<T> {
  const refuse = (what: string): never => {
    throw new Fault('protocol', `${what}; the line was ${shown(line)}`);
  };
  const data = parse(line);
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return refuse(`Expected a line with a JSON object of type "${type}"`);
  const message = data as Readonly<Record<string, unknown>>;
  if (message.type !== type)
    return refuse(`Expected a message of type "${type}", got type ${JSON.stringify(message.type) ?? 'none'}`);
  for (const [key, { expected, holds }] of Object.entries(FORMS[type])) {
    const value = message[key];
    if (!holds(value))
      return refuse(`"${key}" of "${type}" is ${JSON.stringify(value) ?? 'missing'}; expected ${expected}`);
  }
  return message as BotMessageOf<T>; // every field has been checked
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** A line of a bot in a message to people: short, and without what could disturb a terminal. */
export const shown = (line: string): string =>
  JSON.stringify(line.length > SHOWN ? `${line.slice(0, SHOWN)}...` : line);

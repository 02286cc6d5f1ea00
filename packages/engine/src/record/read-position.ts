import { RefusedError } from '../core/errors.ts';
import { SIDE_KEYS, type SideKey } from '../core/ids.ts';
import { type Position, STARTS } from './position.ts';

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number';
const isText: Check = (value) => typeof value === 'string';
const isSide: Check = (value) => SIDE_KEYS.includes(value as SideKey);
const oneOf =
  (...texts: readonly string[]): Check =>
  (value) =>
    texts.includes(value as string);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isPair: Check = (value) => listOf(isNumber)(value) && (value as unknown[]).length === 2;
const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const tableOf =
  (isKey: Check, check: Check): Check =>
  (value) =>
    isTable(value) && Object.entries(value).every(([key, one]) => isKey(key) && check(one));

const A_NUMBER = [isNumber, 'a number'] as const;
const A_PAIR = [isPair, 'two numbers, one for the US and one for the USSR'] as const;
const CARDS = [listOf(isText), 'a list of cards'] as const;
const CARDS_BY_SIDE = [tableOf(isSide, listOf(isText)), 'a list of cards for us or ussr'] as const;

/** What each part of a position looks like. Whether it is possible shows when the game is set up. */
const PARTS: Readonly<Record<keyof Position, readonly [Check, string]>> = {
  rules: [isTable, 'rules by their names'],
  start: [oneOf(...STARTS), `one of ${STARTS.join(', ')}`],
  turn: A_NUMBER,
  round: A_NUMBER,
  phasing: [isSide, 'us or ussr'],
  defcon: A_NUMBER,
  vp: A_NUMBER,
  influence: [tableOf(isText, isPair), 'two numbers for each country'],
  hands: CARDS_BY_SIDE,
  discard: CARDS,
  removed: CARDS,
  effects: [listOf(isText), 'a list of effects'],
  milOps: A_PAIR,
  space: A_PAIR,
  spaceUsed: A_PAIR,
  eighthRound: [listOf(isSide), 'a list of sides'],
  scoringRound: [listOf(isSide), 'a list of sides'],
  china: [
    (value) =>
      isTable(value) &&
      Object.entries(value).every(([key, one]) =>
        key === 'faceUp' ? typeof one === 'boolean' : key === 'holder' && oneOf(...SIDE_KEYS, 'none')(one),
      ),
    'a holder (us, ussr or none) and faceUp (true or false)',
  ],
  seen: CARDS_BY_SIDE,
  order: CARDS,
};

/** A position that was read from a file or an address: every part has its form, and there are no others. */
export function readPosition(data: unknown): Position {
  const refuse = (message: string, expected: readonly string[] = []): never => {
    throw new RefusedError('bad-position', message, expected);
  };
  if (!isTable(data)) return refuse('A position must be a JSON object');
  for (const [key, value] of Object.entries(data)) {
    if (!Object.hasOwn(PARTS, key)) refuse(`A position has no "${key}"`, Object.keys(PARTS));
    const [check, form] = PARTS[key as keyof Position];
    if (!check(value)) refuse(`"${key}" of a position is ${JSON.stringify(value)}; expected ${form}`);
  }
  return data;
}

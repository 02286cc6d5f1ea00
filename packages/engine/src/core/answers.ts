import { COUNTRY_KEYS, MAP_PLACES, REGION_KEYS } from '../map/countries.ts';
import { CARD_KEYS } from './card-keys.ts';
import type { Card, Region } from './ids.ts';

/*
 * Every answer to every question is one byte: a country, a card or a word. Each has a stable text id, which is what records
 * hold; the byte is only its short form inside a running game.
 */
const FIRST_CARD = MAP_PLACES - 1; // card n is FIRST_CARD + n
const FIRST_WORD = MAP_PLACES + CARD_KEYS.length;

const WORDS = [
  'done', 'decline', 'refuse', 'pass',
  'event', 'event-first', 'influence', 'coup', 'realign', 'space',
  '1', '2', '3', '4', '5', '6',
  ...REGION_KEYS,
  'compete', 'boycott', 'remove', 'add', 'raise', 'keep', 'lower', 'neighbours', 'play', 'return', 'end', 'roll', 'no-roll',
] as const; // biome-ignore format: one group a line
export type AnswerWord = (typeof WORDS)[number];

/** The byte of each word: `wordAnswer.done`, `wordAnswer['event-first']`. */
export const wordAnswer = Object.fromEntries(WORDS.map((text, i) => [text, FIRST_WORD + i])) as Readonly<
  Record<AnswerWord, number>
>;

/** A journal mark, never an answer: a question that had no options and so was not asked. */
export const SKIPPED = 255;

const TEXTS: readonly string[] = [...COUNTRY_KEYS, ...CARD_KEYS, ...WORDS];
const CODES: ReadonlyMap<string, number> = new Map(TEXTS.map((text, code) => [text, code]));

export const answerText = (code: number): string => TEXTS[code] ?? `answer ${code}`;
export const answerCode = (text: string): number | undefined => CODES.get(text);
/** All answers there are, for tools that suggest the nearest known one. */
export const ANSWER_TEXTS = TEXTS;

export const cardAnswer = (card: Card): number => FIRST_CARD + card;
export const answeredCard = (code: number): Card => code - FIRST_CARD;
export const isCardAnswer = (code: number): boolean => code >= MAP_PLACES && code < FIRST_WORD;

export const digitAnswer = (n: number): number => wordAnswer['1'] - 1 + n;
export const answeredDigit = (code: number): number => code - wordAnswer['1'] + 1;
export const regionAnswer = (region: Region): number => wordAnswer.europe + region;
export const answeredRegion = (code: number): number => code - wordAnswer.europe;

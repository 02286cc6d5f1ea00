import type { Position, RulesSpec } from '@longtwilight/engine';
import { ANSWER_TEXTS, CARD_KEYS, COUNTRY_KEYS, STARTS } from '@longtwilight/engine';
import { checkKeys, type Data, type Fields, isFields, nearest, ScenarioError } from './scenario.ts';

export const POSITION_KEYS = [
  'rules',
  'start',
  'turn',
  'round',
  'phasing',
  'defcon',
  'vp',
  'influence',
  'hands',
  'discard',
  'removed',
  'effects',
  'milOps',
  'space',
  'spaceUsed',
  'eighthRound',
  'china',
  'seen',
  'order',
] as const satisfies readonly (keyof Position)[];

const SIDES = ['us', 'ussr'];
const isPair = (value: Data): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((n) => Number.isInteger(n));

/** Check what a scenario gives, and hand it on as a position. Unknown names are errors that name the nearest known one. */
export function readPosition(fields: Fields): Position {
  checkKeys(fields, POSITION_KEYS, 'given');
  const bad = (what: string): never => {
    throw new ScenarioError(`given: ${what}`);
  };
  const { start, phasing } = fields;
  if (start !== undefined && !['bidding', ...STARTS].includes(String(start)))
    bad(`unknown start "${String(start)}"${nearest(String(start), STARTS)}`);
  if (phasing !== undefined && !SIDES.includes(String(phasing))) bad('phasing is us or ussr');
  for (const key of ['turn', 'round', 'defcon', 'vp'] as const)
    if (fields[key] !== undefined && !Number.isInteger(fields[key])) bad(`${key} is a whole number`);
  for (const key of ['milOps', 'space', 'spaceUsed'] as const)
    if (fields[key] !== undefined && !isPair(fields[key])) bad(`${key} is a pair [US, USSR]`);
  for (const key of ['discard', 'removed', 'order'] as const) if (fields[key] !== undefined) cards(key, fields[key]);
  for (const key of ['hands', 'seen'] as const) {
    const value = fields[key];
    if (value === undefined) continue;
    if (!isFields(value)) bad(`${key} has lists of cards for us and ussr`);
    else {
      checkKeys(value, SIDES, key);
      for (const list of Object.values(value)) cards(key, list);
    }
  }
  if (fields.influence !== undefined) influence(fields.influence);
  return fields as Position;
}

function cards(key: string, value: Data): void {
  if (!Array.isArray(value)) throw new ScenarioError(`${key} is a list of cards`);
  for (const one of value)
    if (!(CARD_KEYS as readonly Data[]).includes(one))
      throw new ScenarioError(`${key}: unknown card "${String(one)}"${nearest(String(one), CARD_KEYS)}`);
}

function influence(value: Data): void {
  if (!isFields(value)) throw new ScenarioError('influence has pairs [US, USSR] by country');
  for (const [country, pair] of Object.entries(value)) {
    if (!(COUNTRY_KEYS as readonly string[]).includes(country))
      throw new ScenarioError(`influence: unknown country "${country}"${nearest(country, COUNTRY_KEYS)}`);
    if (!isPair(pair)) throw new ScenarioError(`influence in ${country} is a pair [US, USSR]`);
  }
}

export const readRules = (fields: Fields): RulesSpec => (fields.rules ?? {}) as RulesSpec;

/** The answers of a step: words, `poland*3` for three of the same. */
export function readAnswers(value: Data): string[] {
  const words = String(value).split(/\s+/).filter(Boolean);
  return words.flatMap((word) => {
    const [text, times] = word.split('*');
    if (text === undefined || !ANSWER_TEXTS.includes(text))
      throw new ScenarioError(`unknown word "${word}"${nearest(word, ANSWER_TEXTS)}`);
    return new Array<string>(times === undefined ? 1 : Number(times)).fill(text);
  });
}

import { completeRules, type Position, type RulesSpec, SIDE_KEYS, type SideKey, STARTS } from '@longtwilight/engine';
import { ANSWER_TEXTS, CARD_KEYS, COUNTRY_KEYS, EFFECT_VALUES, REGION_KEYS } from '@longtwilight/engine/data';
import { checkKeys, type Data, type Fields, isFields, readWord, readWords, ScenarioError } from './data.ts';

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
  'scoringRound',
  'china',
  'seen',
  'order',
] as const satisfies readonly (keyof Position)[];

/** Every effect in words, with its value where it has one: `nato`, `red-scare-purge@us`, `chernobyl@africa`. */
export const EFFECT_TEXTS: readonly string[] = Object.entries(EFFECT_VALUES).flatMap(([card, value]) => {
  if (value === 'sides') return SIDE_KEYS.map((side) => `${card}@${side}`);
  return value === 'region' ? REGION_KEYS.map((region) => `${card}@${region}`) : [card];
});

/** Check what a scenario gives, and hand it on as a position. Unknown names are errors that name the nearest known one. */
export function readGiven(fields: Fields): Position {
  checkKeys(fields, POSITION_KEYS, 'given');
  for (const key of POSITION_KEYS) if (fields[key] !== undefined) checkField(key, fields[key]);
  return fields as Position;
}

function checkField(key: (typeof POSITION_KEYS)[number], value: Data): void {
  switch (key) {
    case 'rules':
      readGivenRules({ rules: value });
      return;
    case 'start':
      readWord(value, ['bidding', ...STARTS], 'given', 'start');
      return;
    case 'phasing':
      readWord(value, SIDE_KEYS, key, 'side');
      return;
    case 'turn':
    case 'round':
    case 'defcon':
    case 'vp':
      if (!Number.isInteger(value)) throw new ScenarioError(`${key} is a whole number`);
      return;
    case 'milOps':
    case 'space':
    case 'spaceUsed':
      checkPair(key, value);
      return;
    case 'influence':
      checkKeys(value, COUNTRY_KEYS, key, 'country');
      for (const [country, pair] of Object.entries(value)) checkPair(`influence in ${country}`, pair);
      return;
    case 'hands':
    case 'seen':
      checkKeys(value, SIDE_KEYS, key);
      for (const cards of Object.values(value)) readWords(cards, CARD_KEYS, key, 'card');
      return;
    case 'discard':
    case 'removed':
    case 'order':
      readWords(value, CARD_KEYS, key, 'card');
      return;
    case 'effects':
      readWords(value, EFFECT_TEXTS, key, 'effect');
      return;
    case 'eighthRound':
    case 'scoringRound':
      readWords(value, SIDE_KEYS, key, 'side');
      return;
    case 'china':
      checkKeys(value, ['holder', 'faceUp'], key);
      if (value.holder !== undefined) readWord(value.holder, [...SIDE_KEYS, 'none'], key, 'holder');
      if (value.faceUp !== undefined && typeof value.faceUp !== 'boolean')
        throw new ScenarioError('china faceUp is true or false');
  }
}

function checkPair(what: string, value: Data): void {
  if (!Array.isArray(value) || value.length !== 2 || !value.every(Number.isInteger))
    throw new ScenarioError(`${what} is a pair [US, USSR]`);
}

/** The rules a scenario is played by; what their values may be, the engine knows. */
export function readGivenRules({ rules = {} }: Fields): RulesSpec {
  if (isFields(rules)) checkKeys(rules, Object.keys(completeRules()), 'rules');
  return rules as RulesSpec;
}

/** The answers of a step: words, `poland*3` for three of the same. */
export function readAnswers(side: SideKey, value: Data): string[] {
  const words = String(value).split(/\s+/).filter(Boolean);
  return words.flatMap((word) => {
    const [text = '', times = '1', ...more] = word.split('*');
    readWord(text, ANSWER_TEXTS, side, 'word');
    if (!/^[1-9]\d?$/.test(times) || more.length > 0)
      throw new ScenarioError(`${word}: expected a number of times from 1 to 99, as in poland*3`);
    return new Array<string>(Number(times)).fill(text);
  });
}

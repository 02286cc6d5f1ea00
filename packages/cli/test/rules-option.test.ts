import { completeRules } from '@longtwilight/engine';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../src/io.ts';
import { describeRules, readRules } from '../src/rules-option.ts';

describe('--rules', () => {
  it('leaves to the engine what is not given', () => {
    expect(readRules(undefined)).toEqual(completeRules({}));
    expect(readRules('')).toEqual(completeRules({}));
  });

  it('reads every kind of key', () => {
    const text = 'edition=deluxe, chineseCivilWar=true,handicap.us=2,options=realign-anywhere+mixed-operations';
    expect(readRules(text)).toEqual(
      completeRules({
        edition: 'deluxe',
        chineseCivilWar: true,
        handicap: { us: 2 },
        options: ['realign-anywhere', 'mixed-operations'],
      }),
    );
  });

  it.each([
    ['edition', 'not key=value'],
    ['edition=third', 'expected one of deluxe'],
    ['speed=3', 'Unknown key rules.speed'],
    ['chineseCivilWar=yes', 'expected true or false'],
    ['handicap=2', 'rules.handicap'],
    ['handicap.fr=2', 'rules.handicap.fr'],
    ['handicap.us=2.5', 'whole number'],
    ['handicap.us=1,handicap.us=2', 'given twice'],
    ['edition=deluxe,edition=second', 'given twice'],
    ['handicap.us.more=1', 'unknown key'],
    ['options=realign', 'rules.options'],
    ['edition=second,chineseCivilWar=true', 'no Chinese Civil War'],
  ])('refuses %s', (text, why) => {
    expect(() => readRules(text)).toThrow(UsageError);
    expect(() => readRules(text)).toThrow(why);
  });

  it('is told in words', () => {
    expect(describeRules(readRules('handicap.ussr=3,options=realign-safe'))).toBe(
      'deluxe edition, optional cards, USSR handicap 3, realign-safe',
    );
  });
});

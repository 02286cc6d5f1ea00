import { completeRules } from '@longtwilight/engine';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../src/io.ts';
import { describeRules, readRulesOption } from '../src/rules-option.ts';

describe('--rules', () => {
  it('leaves to the engine what is not given', () => {
    expect(readRulesOption(undefined)).toEqual(completeRules({}));
    expect(readRulesOption('')).toEqual(completeRules({}));
  });

  it('reads every kind of key', () => {
    const text = 'edition=deluxe, chineseCivilWar=true,handicap.us=2,options=realign-anywhere+mixed-operations';
    expect(readRulesOption(text)).toEqual(
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
    expect(() => readRulesOption(text)).toThrow(UsageError);
    expect(() => readRulesOption(text)).toThrow(why);
  });

  it('is told in words', () => {
    expect(describeRules(readRulesOption('handicap.ussr=3,options=realign-safe'))).toBe(
      'deluxe edition, optional cards, USSR handicap 3, realign-safe',
    );
  });
});

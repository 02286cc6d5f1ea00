import { describe, expect, it } from 'vitest';
import { ScenarioError, scenarioFiles } from '../src/index.ts';
import { failureOf, scenario } from './support/run.ts';

describe('what a scenario does not know it refuses, and names the nearest known', () => {
  it.each([
    ['a key of the position', scenario('defcom: 3'), 'unknown key "defcom"; did you mean "defcon"?'],
    ['a start', scenario('start: headlines'), 'unknown start "headlines"; did you mean "headline"?'],
    ['a country', scenario('influence: { polland: [1, 0] }'), 'unknown country "polland"; did you mean "poland"?'],
    ['a card in hand', scenario('hands: { us: [natto] }'), 'hands: unknown card "natto"; did you mean "nato"?'],
    ['a side with a hand', scenario('hands: { usr: [nato] }'), 'hands: unknown key "usr"; did you mean "us"?'],
    ['a discarded card', scenario('discard: [nasssr]'), 'discard: unknown card "nasssr"; did you mean "nasser"?'],
    ['a removed card', scenario('removed: [fidell]'), 'removed: unknown card "fidell"; did you mean "fidel"?'],
    ['a card seen', scenario('seen: { us: [fidell] }'), 'seen: unknown card "fidell"; did you mean "fidel"?'],
    ['a card in order', scenario('order: [fidell]'), 'order: unknown card "fidell"; did you mean "fidel"?'],
    [
      'a word',
      scenario('hands: { ussr: [nasser] }', 'ussr: nasser evnt'),
      'unknown word "evnt"; did you mean "event"?',
    ],
    ['a repeated word', scenario('', 'ussr: polnd*3'), 'unknown word "polnd*3"; did you mean "poland"?'],
    ['a check', scenario('', '', 'defcom: 3'), 'then: unknown key "defcom"; did you mean "defcon"?'],
    ['a check between steps', scenario('', 'then: { milops: [0, 0] }'), 'unknown key "milops"; did you mean "milOps"?'],
    ['a check of the question', scenario('', '', 'asks: { sid: us }'), 'asks: unknown key "sid"; did you mean "side"?'],
    [
      'a check of options',
      scenario('', '', 'options: { include: [nato] }'),
      'unknown key "include"; did you mean "includes"?',
    ],
    [
      'a check of a view',
      scenario('', '', 'sees: { us: { hand: {} } }'),
      'sees: unknown key "hand"; did you mean "hands"?',
    ],
    ['a country checked', scenario('', '', 'influence: { polland: [1, 0] }'), 'did you mean "poland"?'],
    ['a card checked', scenario('', '', 'discard: [natto]'), 'did you mean "nato"?'],
  ])('%s', (_what, yaml, message) => {
    expect(failureOf(yaml)).toContain(message);
  });

  it.each([
    ['a key of the scenario', '- nam: a test', 'unknown key "nam"; did you mean "name"?'],
    ['a step', scenario('', 'uss: nato'), 'unknown step "uss"; did you mean "us"?'],
  ])('%s, before it is run', (_what, yaml, message) => {
    expect(() => failureOf(yaml)).toThrow(message);
    expect(() => failureOf(yaml)).toThrow(ScenarioError);
  });

  it('but names nothing where nothing is near', () => {
    expect(failureOf(scenario('hands: { us: [qqqqqqqq] }'))).toMatch(/unknown card "qqqqqqqq"$/);
  });
});

describe('a scenario has its form', () => {
  it.each([
    ['a list', 'name: a test', 'a scenario file is a list'],
    ['of mappings', '- a test', 'a scenario has name, source, given, when and then'],
    ['with names', '- source: card 1', 'has no name'],
    ['that are texts', '- name: 5', 'has no name'],
    ['a mapping of what is given', '- name: a test\n  given: [1]', 'given and then are mappings'],
    ['a list of steps', '- name: a test\n  when: { us: nato }', 'when is a list of steps'],
    ['each with one key', '- name: a test\n  when:\n    - { us: nato, ussr: nasser }', 'each step has one key'],
    ['and not none', '- name: a test\n  when: [nato]', 'each step has one key'],
  ])('%s', (_what, yaml, message) => {
    expect(() => failureOf(yaml)).toThrow(message);
  });

  it('and its file is there', async () => {
    await expect(scenarioFiles('nowhere.yaml')).rejects.toThrow('There is no file or folder nowhere.yaml');
  });
});

describe('a position makes sense', () => {
  it.each([
    ['phasing', 'phasing: usa', 'phasing is us or ussr'],
    ['numbers', 'turn: four', 'turn is a whole number'],
    ['whole numbers', 'vp: 1.5', 'vp is a whole number'],
    ['pairs', 'milOps: 3', 'milOps is a pair [US, USSR]'],
    ['pairs of two', 'space: [1, 2, 3]', 'space is a pair [US, USSR]'],
    ['influence', 'influence: [1, 0]', 'influence has pairs [US, USSR] by country'],
    ['influence of both', 'influence: { poland: 3 }', 'influence in poland is a pair [US, USSR]'],
    ['hands', 'hands: [nato]', 'hands has lists of cards for us and ussr'],
    ['lists', 'discard: nato', 'discard is a list of cards'],
    ['ranges', 'defcon: 1', 'defcon is 1; expected a whole number from 2 to 5'],
    ['ranges of influence', 'influence: { poland: [0, 100] }', 'influence in poland is 100'],
    ['round 0', 'round: 0', 'round: 0 goes with start: headline only'],
    [
      'one place for a card',
      'hands: { us: [nato] }\ndiscard: [nato]',
      "nato can't be both in the us hand and in discard",
    ],
    ['cards of the edition', 'hands: { us: [nato-referendum] }', 'nato-referendum is not a card of this game'],
    ['what can be seen', 'seen: { us: [nato] }', "nato can't have been seen"],
    ['effects', 'effects: [fidel]', '"fidel" makes no effect'],
    ['effects of a side', 'effects: [red-scare-purge]', 'is not a side'],
    ['effects of a region', 'effects: [chernobyl]', 'expected chernobyl@ and a region'],
    ['effects without value', 'effects: [nato@us]', 'nato takes no value'],
    ['rules', 'rules: { edition: third }', 'rules.edition is "third"; expected one of deluxe'],
    ['keys of rules', 'rules: { editon: second }', 'Unknown key rules.editon'],
    ['mixes of rules', 'rules: { edition: second, chineseCivilWar: true }', 'no Chinese Civil War variant'],
    ['bidding', 'start: bidding', 'start: bidding needs rules with bidding'],
  ])('%s', (_what, given, message) => {
    expect(failureOf(scenario(given))).toContain(message);
  });
});

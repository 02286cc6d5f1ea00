import { describe, expect, it } from 'vitest';
import { scenarioFiles } from '../src/index.ts';
import { failureOf, outcomesOf, scenario } from './support/run.ts';

const HANDS = 'hands: { us: [nato], ussr: [nasser] }';
const HEADLINE = `start: headline\n${HANDS}`;

describe('what a scenario does not know it refuses, and names the nearest known', () => {
  it.each([
    ['a key of rules', scenario('rules: { editon: second }'), 'rules: unknown key "editon"; did you mean "edition"?'],
    ['a key of the position', scenario('defcom: 3'), 'unknown key "defcom"; did you mean "defcon"?'],
    ['a start', scenario('start: headlines'), 'unknown start "headlines"; did you mean "headline"?'],
    ['a country', scenario('influence: { polland: [1, 0] }'), 'unknown country "polland"; did you mean "poland"?'],
    ['an effect', scenario('effects: [flower-powr]'), 'unknown effect "flower-powr"; did you mean "flower-power"?'],
    ['the value of an effect', scenario('effects: [chernobyl@afrca]'), 'did you mean "chernobyl@africa"?'],
    ['a side whose round it is', scenario('phasing: usa'), 'phasing: unknown side "usa"; did you mean "us"?'],
    [
      'a side with an eighth round',
      scenario('eighthRound: [usr]'),
      'eighthRound: unknown side "usr"; did you mean "us"?',
    ],
    [
      'a part of the China Card',
      scenario('china: { holdr: us }'),
      'china: unknown key "holdr"; did you mean "holder"?',
    ],
    ['a holder of it', scenario('china: { holder: usr }'), 'china: unknown holder "usr"; did you mean "us"?'],
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
    ['a repeated word', scenario('', 'ussr: polnd*3'), 'unknown word "polnd"; did you mean "poland"?'],
    [
      'a card drawn',
      scenario('start: deal\nturn: 1', 'draw: natto'),
      'draw: unknown card "natto"; did you mean "nato"?',
    ],
    ['a card headlined', scenario(HEADLINE, 'headline: { us: natto, ussr: nasser }'), 'did you mean "nato"?'],
    [
      'a side of a headline',
      scenario(HEADLINE, 'headline: { us: nato, usr: nasser }'),
      'headline: unknown key "usr"; did you mean "us"?',
    ],
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
    [
      'a side that is asked',
      scenario(HANDS, '', 'asks: { side: usr }'),
      'asks: unknown side "usr"; did you mean "us"?',
    ],
    ['a kind of question', scenario(HANDS, '', 'asks: { kind: cards }'), 'unknown kind "cards"; did you mean "card"?'],
    ['an option that is to be', scenario(HANDS, '', 'options: { includes: [natto] }'), 'did you mean "nato"?'],
    ['an option that is not to be', scenario(HANDS, '', 'options: { excludes: [natto] }'), 'did you mean "nato"?'],
    ['an only option', scenario(HANDS, '', 'options: { exactly: [natto] }'), 'did you mean "nato"?'],
    ['a side that sees', scenario(HANDS, '', 'sees: { usr: { hands: {} } }'), 'sees: unknown key "usr"'],
    [
      'a side that is seen',
      scenario(HANDS, '', 'sees: { us: { hands: { usr: [fidel] } } }'),
      'sees hands: unknown key "usr"',
    ],
    ['a card that is seen', scenario(HANDS, '', 'sees: { us: { unseen: [fidell] } }'), 'did you mean "fidel"?'],
    [
      'a card known not to be held',
      scenario(HANDS, '', 'sees: { us: { notHeld: [fidell] } }'),
      'did you mean "fidel"?',
    ],
    ['a winner', scenario(HANDS, 'end: agreed draw', 'winner: drawn'), 'did you mean "draw"?'],
    ['a reason', scenario(HANDS, 'end: agreed draw', 'reason: agreemnt'), 'did you mean "agreement"?'],
    ['an effect checked', scenario('', '', 'effects: [containmnt]'), 'did you mean "containment"?'],
    ['an effect that is not to be', scenario('', '', 'not-effects: [containmnt]'), 'did you mean "containment"?'],
    ['the value of one', scenario('', '', 'not-effects: [red-scare-purge@uss]'), 'did you mean "red-scare-purge@us"?'],
    ['a country checked', scenario('', '', 'influence: { polland: [1, 0] }'), 'did you mean "poland"?'],
    ['a card checked', scenario('', '', 'discard: [natto]'), 'did you mean "nato"?'],
  ])('%s', (_what, yaml, message) => {
    expect(failureOf(yaml)).toContain(message);
  });

  it.each([
    ['a key of the scenario', '- nam: a test', 'unknown key "nam"; did you mean "name"?'],
    ['a step', scenario('', 'uss: nato'), 'unknown step "uss"; did you mean "us"?'],
  ])('%s, before it is run', (_what, yaml, message) => {
    expect(failureOf(yaml)).toContain(message);
  });

  it('but names nothing where nothing is near', () => {
    expect(failureOf(scenario('hands: { us: [qqqqqqqq] }'))).toMatch(/unknown card "qqqqqqqq"$/);
  });
});

describe('a scenario has its form', () => {
  it.each([
    ['a mapping', '- a test', 'a scenario has name, source, given, when and then'],
    ['with names', '- source: card 1', 'has no name'],
    ['that are texts', '- name: 5', 'has no name'],
    ['a mapping of what is given', '- name: a test\n  given: [1]', 'given and then are mappings'],
    ['a list of steps', '- name: a test\n  when: { us: nato }', 'when is a list of steps'],
    ['each with one key', '- name: a test\n  when:\n    - { us: nato, ussr: nasser }', 'each step has one of the keys'],
    ['and not none', '- name: a test\n  when: [nato]', 'each step has one of the keys'],
  ])('%s', (_what, yaml, message) => {
    expect(failureOf(yaml)).toContain(message);
  });

  it('in a file that is a list', () => {
    expect(() => failureOf('name: a test')).toThrow('a scenario file is a list');
  });

  it('or fails alone', () => {
    const good = scenario('', '', 'turn: 4');
    expect(outcomesOf(`${good}\n- nam: a test\n${good}`)).toEqual([null, expect.stringContaining('"nam"'), null]);
  });

  it('where a key with nothing behind it is as good as none', () => {
    expect(failureOf('- name: a test\n  given:\n  when:\n  then:')).toBeNull();
  });

  it('and its file is there', async () => {
    await expect(scenarioFiles('nowhere.yaml')).rejects.toThrow('There is no file or folder nowhere.yaml');
  });
});

describe('one where a list is needed is refused', () => {
  it.each([
    ['effects', scenario('effects: nato'), 'effects is a list of effects'],
    ['eighth rounds', scenario('eighthRound: uss'), 'eighthRound is a list of sides'],
    ['eighth rounds checked', scenario(HANDS, '', 'eighthRound: us'), 'eighthRound is a list of sides'],
    [
      'effects that are not to be',
      scenario('effects: [containment]', '', 'not-effects: containment'),
      'not-effects is a list of effects',
    ],
    [
      'options that are to be',
      scenario(HANDS, '', 'options: { includes: fidel }'),
      'options includes is a list of words',
    ],
    ['options that are not to be', scenario(HANDS, '', 'options: { excludes: nasser }'), 'options excludes is a list'],
    ['only options', scenario(HANDS, '', 'options: { exactly: nasser }'), 'options exactly is a list'],
    ['no options', scenario(HANDS, '', 'options: { includes: }'), 'options includes is a list'],
    ['cards seen', scenario(HANDS, '', 'sees: { us: { hands: { us: nato } } }'), 'sees hands is a list of cards'],
  ])('%s', (_what, yaml, message) => {
    expect(failureOf(yaml)).toContain(message);
  });

  it('and so is a list in the list', () => {
    expect(failureOf(scenario('eighthRound: [[us]]'))).toContain('unknown side "["us"]"');
  });
});

describe('one where a mapping is needed is refused', () => {
  it.each(['asks: 3', 'options: []', 'sees: us', 'sees: { us: 3 }', 'sees: { us: { hands: nato } }', 'china: us'])(
    '%s',
    (then) => {
      expect(failureOf(scenario(HANDS, '', then))).toContain('is a mapping');
    },
  );
});

describe('a word can be repeated', () => {
  const given = `${HANDS}\ninfluence: { poland: [0, 3] }`;
  it.each(['poland*x', 'poland*-1', 'poland*0', 'poland*', 'poland*1.5', 'poland*1*1', 'poland*9999999999'])(
    'but not as %s',
    (word) => {
      expect(failureOf(scenario(given, `ussr: nasser influence ${word}`))).toContain(
        `${word}: expected a number of times`,
      );
    },
  );
});

describe('a position makes sense', () => {
  it.each([
    ['numbers', 'turn: four', 'turn is a whole number'],
    ['whole numbers', 'vp: 1.5', 'vp is a whole number'],
    ['pairs', 'milOps: 3', 'milOps is a pair [US, USSR]'],
    ['pairs of two', 'space: [1, 2, 3]', 'space is a pair [US, USSR]'],
    ['influence', 'influence: [1, 0]', 'influence is a mapping'],
    ['influence of both', 'influence: { poland: 3 }', 'influence in poland is a pair [US, USSR]'],
    ['hands', 'hands: [nato]', 'hands is a mapping'],
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
    ['effects', 'effects: [fidel]', 'unknown effect "fidel"'],
    [
      'effects of a side',
      'effects: [red-scare-purge]',
      'unknown effect "red-scare-purge"; did you mean "red-scare-purge@us"?',
    ],
    ['effects of a region', 'effects: [chernobyl]', 'unknown effect "chernobyl"; did you mean "chernobyl@europe"?'],
    ['effects without value', 'effects: [nato@us]', 'unknown effect "nato@us"; did you mean "nato"?'],
    ['rules', 'rules: { edition: third }', 'rules.edition is "third"; expected one of deluxe'],
    ['rules by name', 'rules: second', 'Rules must be an object'],
    ['the China Card', 'china: { faceUp: 1 }', 'china faceUp is true or false'],
    ['mixes of rules', 'rules: { edition: second, chineseCivilWar: true }', 'no Chinese Civil War variant'],
    ['bidding', 'start: bidding', 'start: bidding needs rules with bidding'],
  ])('%s', (_what, given, message) => {
    expect(failureOf(scenario(given))).toContain(message);
  });
});

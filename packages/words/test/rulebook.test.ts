import { readFileSync } from 'node:fs';
import { completeRules, resolveRules } from '@longtwilight/engine';
import { BATTLEGROUND, COUNTRY_KEYS, REGION_KEYS, REGION_OF, SPACE_BOXES } from '@longtwilight/engine/data';
import { describe, expect, test } from 'vitest';
import {
  checkRulebook,
  conditionOf,
  conditionOfRuling,
  inPlay,
  loadRulebook,
  loadWords,
  paragraphsOf,
  RULEBOOK_PLAN,
  type Rulebook,
  rulingsOf,
  sectionOfQuestion,
} from '../src/index.ts';

const english = await loadRulebook('en');
const words = await loadWords('en');

test('English is in order', () => expect(checkRulebook('en', english, english)).toEqual([]));

test('there is a section for every section that the scenarios prove', () => {
  const proven = readFileSync(new URL('../../../docs/conformance.md', import.meta.url), 'utf8')
    .split('## Rulings')[0]!
    .split('## Sections of the rulebook')[1]!
    .matchAll(/^\| (\d+\.[\d.A-I]+) \|/gm);
  const ids: readonly string[] = RULEBOOK_PLAN.map(({ id }) => id);
  const expected = [...proven].map(([, id]) => id!.replace(/\.0$/, ''));
  expect(expected.length).toBeGreaterThan(100);
  expect(expected.filter((id) => !ids.includes(id))).toEqual([]);
});

test('every section stands below the one that it is part of, and says something', () => {
  const seen = new Set<string>();
  for (const { id } of RULEBOOK_PLAN) {
    const above = id.slice(0, Math.max(0, id.lastIndexOf('.')));
    expect(above === '' || seen.has(above), id).toBe(true);
    expect(seen.has(id), id).toBe(false);
    expect(paragraphsOf(english, id).length, id).toBeGreaterThan(0);
    seen.add(id);
  }
});

describe('the player aids agree with the engine', () => {
  test('space race', () => {
    const expected = SPACE_BOXES.map(({ needs, roll, vp }, i) => [
      `${i + 1}`,
      `${needs}`,
      `1–${roll}`,
      `${vp[0]} / ${vp[1]}`,
    ]);
    expect(english.aids.space.rows.map((row) => row.slice(0, 4))).toEqual(expected);
  });

  test('scoring', () => {
    const { cards } = resolveRules({});
    const expected = REGION_KEYS.map((region, i) => {
      const { presence, domination, control } = cards.find((card) => card?.key === `${region}-scoring`)!.numbers;
      const battlegrounds = COUNTRY_KEYS.filter((_, c) => REGION_OF[c] === i && BATTLEGROUND[c]);
      const names = battlegrounds.map((key) => words.country(key));
      return [
        words.region(region),
        `${presence}`,
        `${domination}`,
        region === 'europe' ? 'Victory' : `${control}`,
        names.sort(),
      ];
    });
    const rows = english.aids.scoring.rows.map((row) => [...row.slice(0, 4), row[4]!.split(', ').sort()]);
    expect(rows).toEqual(expected);
  });
});

test.each([
  ['3.3', 'us', {}, true],
  ['3.3', 'us', { edition: 'second' }, false],
  ['3.3', 'us', { scenario: 'late-war' }, false],
  ['6.3.2', 'roll', { edition: 'second' }, true],
  ['10.3.1', 'hand', { edition: 'deluxe-pl' }, true],
  ['10.3.1', 'hand', {}, false],
  ['12.4.1', 'us', { chineseCivilWar: true }, true],
  ['12.4.1', 'us', {}, false],
  ['14', 'which', { optionalCards: false }, false],
  ['11.1.1', 'proof', { tournament: true }, true],
  ['11.1.4', 'auction', { edition: 'second', bidding: 'vp' }, true],
  ['11.1.4.1', 'limits', { bidding: 'influence' }, true],
  ['17', 'rule', { handicap: { us: 2 } }, true],
  ['16.3', 'rule', { options: ['mixed-operations'] }, true],
  ['16.3', 'rule', { options: ['realign-safe'] }, false],
])('%s %s is in play where it should be: %j', (id, paragraph, rules, expected) => {
  expect(inPlay(conditionOf(id, paragraph), completeRules(rules))).toBe(expected);
});

test('rulings are found by section and by card', () => {
  expect(rulingsOf({ section: '12.4' })).toEqual(['civil-us-scare']);
  expect(rulingsOf({ card: 'wargames' })).toContain('late-wargames');
  expect(conditionOfRuling('late-wargames')).toEqual({ scenario: 'late-war' });
  expect(conditionOfRuling('safe-whose')).toEqual({ option: 'realign-safe' });
  expect(conditionOfRuling('ties')).toBeNull();
});

test('a question leads to its section', () => {
  expect(sectionOfQuestion({ question: 'coup', card: 'fidel', options: ['iran'] })).toBe('6.3.1');
  expect(sectionOfQuestion({ question: 'choose', card: 'fidel', options: ['roll', 'no-roll'] })).toBe('16.4');
  expect(sectionOfQuestion({ question: 'discard', card: null, options: ['done'] })).toBe('6.4.4');
});

describe('the check finds', () => {
  const withCoup = (text: string): Rulebook => ({
    ...english,
    sections: { ...english.sections, '6.3': { ...english.sections['6.3'], coup: text } },
  });
  test.each([
    ['an empty text', '', ['is empty']],
    ['too many spaces', 'One  coup', ['has too many spaces']],
    ['a straight apostrophe', "It's a coup", ['has a straight apostrophe; write ’']],
    ['a bracket that is no reference', 'A coup [see above]', ['has a bracket that is not a reference such as [6.3]']],
    ['a brace', 'A coup {now}', ['has a bracket that is not a reference such as [6.3]']],
    [
      'a reference to nowhere',
      'A coup [6.9]',
      ['refers to [6.9], and there is none', 'refers to "6.9"; English to ""'],
    ],
    ['a reference too many', 'A coup [6.3.2]', ['refers to "6.3.2"; English to ""']],
    ['what is still in English', english.sections['6.3'].coup, ['is still in English']],
  ])('%s', (_what, text, problems) => {
    const found = checkRulebook('it', withCoup(text), english).filter((one) => one.includes('6.3/coup'));
    expect(found).toEqual(problems.map((problem) => `it rulebook/sections/6.3/coup: ${problem}`));
  });

  test('a missing section, ruling and row of a player aid, and one too many', () => {
    const { '6.3': _coups, ...sections } = english.sections;
    const { ties: _ties, ...rulings } = english.rulings;
    const { defcon } = english.aids;
    const book = {
      ...english,
      sections,
      rulings: { ...rulings, odd: 'One too many' },
      aids: { ...english.aids, defcon: { ...defcon, rows: defcon.rows.slice(0, -1) } },
    } as unknown as Rulebook;
    const found = checkRulebook('it', book, english).filter((one) => !one.endsWith('is still in English'));
    expect(found).toEqual([
      'it rulebook/rulings/odd: English has no such entry',
      'it rulebook/sections/6.3/title: is missing',
      'it rulebook/sections/6.3/coup: is missing',
      'it rulebook/aids/defcon/rows/4/0: is missing',
      'it rulebook/aids/defcon/rows/4/1: is missing',
      'it rulebook/aids/defcon/rows/4/2: is missing',
      'it rulebook/rulings/ties: is missing',
    ]);
  });
});

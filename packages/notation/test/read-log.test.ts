import { CARD_KEYS, COUNTRY_KEYS } from '@longtwilight/engine/data';
import { describe, expect, test } from 'vitest';
import { CARD_TITLES, COUNTRY_NAMES, readCard, readCountry, readLog } from '../src/index.ts';
import { SMALL_LOG } from './support/small-log.ts';

test('every line is read, with its number', () => {
  const { entries, problems } = readLog(SMALL_LOG);
  expect(problems).toEqual([]);
  const lines = SMALL_LOG.split('\n');
  const told = new Set(entries.map((entry) => entry.line));
  lines.forEach((line, i) => {
    expect(told.has(i + 1), line).toBe(line !== '');
  });
});

test('a heading and what follows it on its line are two entries', () => {
  const { entries } = readLog('Turn 3, US AR2: Nasser*: Event: Nasser*');
  expect(entries).toEqual([
    {
      kind: 'round',
      turn: 3,
      side: 'us',
      round: 2,
      card: 'nasser',
      line: 1,
      text: 'Turn 3, US AR2: Nasser*: Event: Nasser*',
    },
    { kind: 'event', card: 'nasser', line: 1, text: 'Event: Nasser*' },
  ]);
});

test.each([
  ['Turn 5, USSR AR4', { kind: 'round', card: null }],
  ['Turn 9, USSR AR8: :', { kind: 'round', card: null }],
  ['Turn 9, Cleanup', { kind: 'cleanup', turn: 9 }],
  ['Turn 9, Cleanup: : USSR gains 2 VP. Score is USSR 5.', { kind: 'cleanup', turn: 9 }],
  [': : US gains 26 VP. Score is US 38.', { kind: 'final' }],
  ['SETUP: Ada will play as USSR.', { kind: 'setup' }],
  ['Turn 6, Headline Phase: Junta & OAS Founded:', { kind: 'headline-phase', cards: ['junta', 'oas-founded'] }],
  ['Turn 8, Headline Phase: Summit: DEFCON improves to 3', { kind: 'headline-phase', cards: ['summit'] }],
  [': :', { kind: 'final' }],
  ['SETUP: : Ada bids 2 Influence for USSR', { kind: 'setup' }],
  ['Additional Influence from bidding: US +1', { kind: 'handicap', side: 'us', points: 1 }],
  ['FAILURE: 2 [ + 2 (-1)  - 2x2 = -1 ]', { kind: 'coup', success: false, die: 2, modifier: -1, result: -1 }],
  ['SUCCESS: 4 [ + 3 (+1)  - 2x2 = 4 ]', { kind: 'coup', success: true, modifier: 1 }],
  ['DEFEAT: 3 (-1)  < 4', { kind: 'war-result', victory: false, die: 3, modifier: -1, needed: 4 }],
  ['US rolls 6 (+4) = 10', { kind: 'roll', side: 'us', die: 6, modifier: 4, total: 10 }],
  ['Trap Roll: 6 > 4 -- Trap Remains in Effect', { kind: 'trap-roll', die: 6, escaped: false }],
  ['No VP awarded. Score is USSR 6.', { kind: 'no-vp', score: -6 }],
  ['US gains 8 VP. Score is even.', { kind: 'vp', side: 'us', by: 8, score: 0 }],
  ['USSR reveals OPEC from hand', { kind: 'reveal', card: 'opec', fromHand: true }],
  ['US returns OPEC to USSR', { kind: 'return', card: 'opec' }],
  ['USSR has no cards to discard', { kind: 'nothing', side: 'ussr', to: 'discard' }],
  ['US chooses South America', { kind: 'region', region: 'south-america' }],
  ['USSR chooses to boycott the Olympics', { kind: 'olympics', way: 'boycott' }],
  ['US wins by Final Scoring', { kind: 'winner', side: 'us', by: 'Final Scoring' }],
  ['US resigns', { kind: 'end', reason: 'resign', side: 'us' }],
] as const)('%s', (line, expected) => {
  const { entries, problems } = readLog(line);
  expect(problems).toEqual([]);
  expect(entries[0]).toMatchObject(expected);
});

test('a player who leaves is known by name', () => {
  const { entries } = readLog('Ada will play as USSR.\nBen will play as USA.\nBen ran out of time.');
  expect(entries.at(-1)).toMatchObject({ kind: 'end', reason: 'time', side: 'us' });
});

describe('names', () => {
  test.each(CARD_KEYS)('%s', (key) => {
    for (const text of [CARD_TITLES[key], `${CARD_TITLES[key]}*`, CARD_TITLES[key].toUpperCase(), key])
      expect(readCard(text)).toBe(key);
  });
  test.each(COUNTRY_KEYS)('%s', (key) => {
    for (const text of [COUNTRY_NAMES[key], COUNTRY_NAMES[key].toLowerCase(), key]) expect(readCountry(text)).toBe(key);
  });
  test('are known by their longer forms too', () => {
    expect(readCountry('United Kingdom')).toBe('united-kingdom');
    expect(readCard('Middle East Scoring')).toBe('middle-east-scoring');
    expect(readCard('"Ask Not What Your Country Can Do For You..."*')).toBe('ask-not');
    expect(readCard('Grain Sales to Soviets')).toBe('grain-sales-to-soviets');
  });
});

describe('what is wrong is reported with its line and what it stands under', () => {
  test('a misspelt name, with the nearest', () => {
    const { problems } = readLog('Turn 1, US AR1: Nasser*:\nUS +1 in Irann [1][0]\nEvent: Duk and Cover');
    expect(problems).toEqual([
      {
        line: 2,
        text: 'US +1 in Irann [1][0]',
        message: 'There is no country "Irann"; did you mean "Iran"?',
        context: 'Turn 1, US AR1: Nasser*:',
        isNote: false,
      },
      {
        line: 3,
        text: 'Event: Duk and Cover',
        message: 'There is no card "Duk and Cover"; did you mean "Duck and Cover"?',
        context: 'Turn 1, US AR1: Nasser*:',
        isNote: false,
      },
    ]);
  });
  test('all that are equally near', () => {
    expect(readLog('Target: Iram').problems[0]?.message).toBe(
      'There is no country "Iram"; did you mean "Iraq" or "Iran"?',
    );
    expect(readLog('Target: Xyzzy').problems[0]?.message).toBe('There is no country "Xyzzy"');
  });
  test('a number that can never be', () => {
    const { problems } = readLog('DEFCON degrades to 7\nUSSR rolls 8\nTurn 11, Cleanup');
    expect(problems.map((problem) => problem.message)).toEqual([
      'The DEFCON level is 7; expected a whole number from 1 to 5',
      'The die is 8; expected a whole number from 1 to 6',
      'The turn is 11; expected a whole number from 1 to 10',
    ]);
  });
  test('a line of no known kind', () => {
    expect(readLog('Los EE. UU. ponen 1 en Cuba').problems[0]).toMatchObject({
      line: 1,
      message: 'This line is not of any known kind',
    });
  });
});

test('line ends, blanks and a byte order mark make no difference', () => {
  const plain = readLog(SMALL_LOG).entries;
  expect(readLog(`\uFEFF${SMALL_LOG.replaceAll('\n', '  \r\n')}`).entries).toEqual(plain);
  expect(readLog(SMALL_LOG.replaceAll('\n', '\r')).entries).toEqual(plain);
  expect(readLog(SMALL_LOG.replaceAll(' ', '\u00A0').replaceAll('\n', '\t\n\t')).entries).toEqual(plain);
});

test('what a text program makes of hyphens and quotes makes no difference', () => {
  const kinds = (text: string) => readLog(text).entries.map(({ text: _text, ...rest }) => rest);
  const [minus, dash] = ['\u2212', '\u2014'];
  expect(kinds(SMALL_LOG.replaceAll(' -', ` ${minus}`).replaceAll('--', dash))).toEqual(kinds(SMALL_LOG));
  expect(kinds('Event: “Lone Gunman”*')).toEqual(kinds('Event: "Lone Gunman"*'));
});

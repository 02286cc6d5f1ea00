import { positionOf } from '@longtwilight/engine';
import { describe, expect, test } from 'vitest';
import { GAME_FILE_SCHEMA, type GameMeta, readGameFile, writeGameFile } from '../src/index.ts';
import { BIDDING, CONFIGURATIONS, games, randomGame } from './support/games.ts';

const META: GameMeta = {
  title: 'Final',
  date: '2024-05-17T20:15:00Z',
  players: { us: 'Ann', ussr: 'Борис' },
  comments: [
    { at: 0, text: 'Before it began' },
    { at: 12, text: 'A "bold"\nmove' },
  ],
};

describe.each([...CONFIGURATIONS, ...BIDDING])('a game file of $name', (configuration) => {
  test('reads back to the same bytes and the same game', () => {
    for (let seed = 1; seed <= games(4, 200); seed++) {
      const record = randomGame(configuration, seed, seed % 2 === 0 ? seed * 97 : undefined);
      const text = writeGameFile(record, META);
      const file = readGameFile(text);
      expect(file.meta).toEqual(META);
      expect(file.record.save()).toEqual(record.save());
      expect(positionOf(file.record.game)).toEqual(positionOf(record.game));
      expect(writeGameFile(file.record, file.meta)).toBe(text);
      expect(text.length).toBeLessThan(8000);
    }
  });
});

test('the keys that are written are those of the schema', () => {
  const record = randomGame(BIDDING[0]!, 1, 60);
  record.edit({ vp: 3 });
  record.endFromOutside({ reason: 'resign', side: 'us' });
  const data = JSON.parse(writeGameFile(record, META)) as Record<string, unknown>;
  expect(Object.keys(data).sort()).toEqual(Object.keys(GAME_FILE_SCHEMA.properties).sort());
  for (const key of GAME_FILE_SCHEMA.required) expect(data).toHaveProperty(key);
});

test('a saved game of the engine is read too', () => {
  const record = randomGame(CONFIGURATIONS[4]!, 1);
  const file = readGameFile(JSON.stringify(record.save()));
  expect(file.record.save()).toEqual(record.save());
});

test.each([
  { reason: 'resign', side: 'us' },
  { reason: 'time', side: 'ussr' },
  { reason: 'agreement', side: null },
  { reason: 'time', side: null },
  { reason: 'operator', side: 'us' },
  { reason: 'operator', side: null },
] as const)('an end from outside the rules is kept: $reason of $side', (end) => {
  const record = randomGame(CONFIGURATIONS[0]!, 1, 60);
  record.endFromOutside(end);
  expect(readGameFile(writeGameFile(record)).record.save().end).toEqual(end);
});

describe('a damaged game file is refused', () => {
  const text = writeGameFile(randomGame(CONFIGURATIONS[0]!, 1, 80), META);
  const damaged = (change: Record<string, unknown>): string => JSON.stringify({ ...JSON.parse(text), ...change });

  test.each<[string, string, RegExp]>([
    ['cut off', text.slice(0, 200), /not JSON/],
    ['not an object', '[]', /JSON object/],
    ['another format', damaged({ format: 'chess' }), /"chess"/],
    ['another version', damaged({ version: 7 }), /version 7/],
    ['later rules', damaged({ rulesVersion: 99 }), /rules version 99/],
    ['an unknown key', damaged({ colour: 'red' }), /"colour"/],
    ['unknown rules', damaged({ rules: 'edition=third' }), /"third"/],
    ['rules that are no text', damaged({ rules: 3 }), /"rules" is 3/],
    ['no answers', damaged({ answers: undefined }), /"answers" is missing/],
    ['a character that is none of them', damaged({ answers: 'A!' }), /character 2/],
    ['half an answer', damaged({ answers: '9' }), /ends within/],
    ['a word that is not there', damaged({ words: 'fidel', answers: 'AB' }), /no word 2/],
    ['an illegal answer', damaged({ words: 'fidel poland', answers: 'AB' }), /Answer 2 of the record/],
    ['a wrong end', damaged({ end: 'us wins' }), /"us wins"/],
    ['a date that is none', damaged({ date: 'yesterday' }), /yesterday/],
    ['a comment behind the end', damaged({ comments: [{ at: 5000, text: '' }] }), /5000/],
    ['a player of no side', damaged({ players: { china: 'x' } }), /"china"/],
    [
      'bids without bidding',
      damaged({ rules: 'edition=deluxe,bidding=influence', bids: 'us-1' }),
      /bidding is not over/i,
    ],
    ['noise', 'x'.repeat(6_000_000), /6000000 characters/],
  ])('%s', (_name, file, message) => {
    expect(() => readGameFile(file)).toThrow(message);
  });
});

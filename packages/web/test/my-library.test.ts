import { GameRecord } from '@longtwilight/engine';
import type { GameDigest } from '@longtwilight/notation';
import { digestOf } from '@longtwilight/notation';
import { describe, expect, test } from 'vitest';
import { contentKey } from '../src/my-library/digester.ts';
import { eachOnce, type LibraryEntry } from '../src/my-library/entry.ts';
import { ANYTHING, EVERYTHING, findEntries, playsWanted, type Wanted } from '../src/my-library/find-entries.ts';
import { isLibraryFile, readLibraryFile } from '../src/my-library/library-file.ts';

const blank = digestOf(GameRecord.start({}));
const play = {
  side: 'us',
  card: 'brush-war',
  kind: 'event',
  turn: 4,
  round: 2,
  steps: 90,
  places: ['angola'],
} as const;

function entry(id: string, changes: Partial<LibraryEntry> = {}, digest: Partial<GameDigest> = {}): LibraryEntry {
  const whole = { ...blank, ...digest };
  const known = { of: `logs/${id}`, revision: 1, version: 1, digest: whole, players: {}, date: null, doubts: 0 };
  return {
    shelf: 'logs',
    id,
    places: [{ shelf: 'logs', id }],
    file: '',
    mine: null,
    players: { us: 'Ada', ussr: 'Boris' },
    date: new Date('2024-05-17T12:00').getTime(),
    known: { ...known, key: contentKey(whole) },
    ...changes,
  };
}

const ALL = [
  entry('log', {}, { plays: [play], winner: 'us', reason: 'vp' }),
  entry('mine', { shelf: 'games', mine: 'ussr', players: { us: 'Attaché', ussr: 'You' } }, { winner: 'draw' }),
  entry('old', { date: new Date('2019-03-03T23:30').getTime(), players: { us: 'Boris', ussr: 'Cleo' } }),
];
const found = (changes: Partial<Wanted>): string[] =>
  findEntries(ALL, { ...EVERYTHING, ...changes }, ({ players }) => Object.values(players).join(' ')).map(
    ({ id }) => id,
  );

describe('the library is searched', () => {
  test('by words of names without regard to accents and order', () => {
    expect(found({})).toEqual(['log', 'mine', 'old']);
    expect(found({ text: 'you ATTACHE' })).toEqual(['mine']);
    expect(found({ text: 'nobody' })).toEqual([]);
  });
  test('by player and the side that the player had', () => {
    expect(found({ player: 'Boris' })).toEqual(['log', 'old']);
    expect(found({ player: 'Boris', side: 'us' })).toEqual(['old']);
    expect(found({ side: 'ussr' })).toEqual(['mine']);
  });
  test('by card and the side that played it', () => {
    expect(found({ card: 'brush-war' })).toEqual(['log']);
    expect(found({ card: 'brush-war', side: 'ussr' })).toEqual([]);
    expect(playsWanted(ALL[0]!, { ...EVERYTHING, card: 'brush-war' })).toEqual([play]);
    expect(playsWanted(ALL[0]!, { ...EVERYTHING, card: ANYTHING })).toEqual([]);
  });
  test('by result, kind, edition and day, both days included', () => {
    expect(found({ result: 'us' })).toEqual(['log']);
    expect(found({ result: 'none' })).toEqual(['old']);
    expect(found({ kind: 'games' })).toEqual(['mine']);
    expect(found({ edition: 'second' })).toEqual([]);
    expect(found({ from: '2019-03-03', until: '2019-03-03' })).toEqual(['old']);
    expect(found({ from: '2019-03-04' })).toEqual(['log', 'mine']);
  });
});

test('the same game is listed once, as it was played here, and deleted everywhere', () => {
  const twins = [entry('file'), entry('game', { shelf: 'games', places: [{ shelf: 'games', id: 'game' }] })];
  const [one, ...more] = eachOnce(twins);
  expect(more).toEqual([]);
  expect(one).toMatchObject({ id: 'game', places: [{ id: 'game' }, { id: 'file' }] });
});

describe('the file of a library', () => {
  const saved = GameRecord.start({}).save();
  const file = (contents: object) => JSON.stringify({ format: 'longtwilight-library', version: 1, ...contents });

  test('is known by its beginning', () => {
    expect(isLibraryFile(file({}))).toBe(true);
    expect(isLibraryFile(JSON.stringify(saved))).toBe(false);
  });
  test('gives what can be read and counts the rest', () => {
    const games = [{ id: 'a', seats: { us: 'human', ussr: 'attache' }, changed: 5, saved }, { id: 'b' }, null];
    const logs = [
      { name: 'x.txt', saved, players: { us: 'Ada' }, log: { findings: [{ kind: 'doubt' }], filled: [] } },
      { name: 'y.txt', saved: { format: 'else' } },
    ];
    const read = readLibraryFile(file({ games, logs }));
    if ('problem' in read) throw new Error(read.problem);
    expect(read.games).toMatchObject([{ head: { id: 'a', changed: 5, over: true }, saved }]);
    expect(read.logs).toMatchObject([{ name: 'x.txt', body: { players: { us: 'Ada' }, log: { findings: [] } } }]);
    expect(read.broken).toBe(3);
  });
  test('of another version, or cut off, is refused with the reason', () => {
    expect(readLibraryFile(file({}).replace('1', '2'))).toMatchObject({
      problem: expect.stringContaining('version 2'),
    });
    expect(readLibraryFile(file({}).slice(0, -1))).toMatchObject({ problem: expect.stringContaining('JSON') });
  });
});

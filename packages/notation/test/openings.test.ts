import { GameRecord } from '@longtwilight/engine';
import { expect, test } from 'vitest';
import { digestOf, openingOf, readOpenings, writeOpenings } from '../src/index.ts';
import { CONFIGURATIONS, randomGame } from './support/games.ts';

const games = [3, 8, 21].map((seed) => digestOf(randomGame(CONFIGURATIONS[0]!, seed)));

test('an opening has the set-up of each side, the headlines and what was played in turn 1', () => {
  for (const digest of games) {
    const opening = openingOf(digest)!;
    expect(Object.values(opening.setup.ussr).reduce((sum, by) => sum + by, 0)).toBe(6);
    const first = digest.plays.filter(({ turn }) => turn === 1);
    expect(Object.values(opening.headlines)).toHaveLength(first.filter(({ kind }) => kind === 'headline').length);
    expect(opening.plays).toHaveLength(first.filter(({ kind }) => kind !== 'headline').length);
  }
  expect(openingOf(digestOf(GameRecord.from({ turn: 4 })))).toBeNull();
});

test('openings are read as they were written', () => {
  const openings = games.map((digest) => openingOf(digest)!);
  const read = readOpenings(JSON.parse(writeOpenings('ambassador', openings)));
  expect(read).toEqual({ player: 'ambassador', openings });
  expect(() => readOpenings({ format: 'else' })).toThrow('longtwilight-openings');
});

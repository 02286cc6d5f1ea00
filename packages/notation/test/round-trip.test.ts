import { GameRecord, outcomeOf, positionOf } from '@longtwilight/engine';
import { describe, expect, test } from 'vitest';
import { importLog, writeLog } from '../src/index.ts';
import { BIDDING, CONFIGURATIONS, games, randomGame } from './support/games.ts';
import { HAS_REAL_GAMES, REAL_GAMES, realGame } from './support/real-games.ts';

/** Seeds 1 to n. */
const seeds = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

describe.each([...CONFIGURATIONS, ...BIDDING])('a log of a game of $name', (configuration) => {
  test.each(seeds(games(2, 25)))('is read back as the same game, seed %i', (seed) => {
    const record = randomGame(configuration, seed);
    expectSame(record);
    // Also when it is not over, wherever it stands
    const saved = record.save();
    for (let cut = 1 + (seed % 17); cut < saved.answers.length; cut += games(211, 97))
      expectSame(GameRecord.load({ ...saved, answers: saved.answers.slice(0, cut) }));
  });
});

test.each([
  { reason: 'resign', side: 'us' },
  { reason: 'time', side: 'ussr' },
  { reason: 'agreement', side: null },
  { reason: 'time', side: null },
  { reason: 'operator', side: 'us' },
  { reason: 'operator', side: null },
] as const)('an end from outside the rules is read back: $reason of $side', (end) => {
  const record = randomGame(CONFIGURATIONS[0]!, 4, 100);
  record.endFromOutside(end);
  expectSame(record);
});

describe.runIf(HAS_REAL_GAMES)('a real game (needs ../shared/games)', () => {
  test.each(REAL_GAMES)('is the same after it was written by us: %s', (file) => {
    const { record } = importLog(realGame(file));
    expect(record).not.toBeNull();
    expectSame(record!);
  });
});

function expectSame(record: GameRecord): void {
  const read = importLog(writeLog(record));
  expect(read.mismatches).toEqual([]);
  expect(read.ok).toBe(true);
  expect(read.record?.save()).toEqual(record.save());
  expect(read.evidence.every((evidence) => evidence === 'stated')).toBe(true);
  expect(positionOf(read.record!.game)).toEqual(positionOf(record.game));
  expect(outcomeOf(read.record!.game)).toEqual(outcomeOf(record.game));
}

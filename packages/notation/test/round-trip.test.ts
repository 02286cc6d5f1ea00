import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { outcomeOf, positionOf, Session } from '@longtwilight/engine';
import { describe, expect, test } from 'vitest';
import { importLog, writeLog } from '../src/index.ts';
import { BIDDING, CONFIGURATIONS, games, randomGame } from './support/games.ts';

/** Seeds 1 to n. */
const seeds = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

describe.each([...CONFIGURATIONS, ...BIDDING])('a log of a game of $name', (configuration) => {
  test.each(seeds(games(2, 25)))('is read back as the same game, seed %i', (seed) => {
    const session = randomGame(configuration, seed);
    expectSame(session);
    // Also when it is not over, wherever it stands
    const saved = session.save();
    for (let cut = 1 + (seed % 17); cut < saved.answers.length; cut += games(211, 97))
      expectSame(Session.load({ ...saved, answers: saved.answers.slice(0, cut) }));
  });
});

test.each([
  { reason: 'resign', side: 'us' },
  { reason: 'time', side: 'ussr' },
  { reason: 'agreement', side: null },
] as const)('an end from outside the rules is read back: $reason', (end) => {
  const session = randomGame(CONFIGURATIONS[0]!, 4, 100);
  session.endFromOutside(end);
  expectSame(session);
});

const REAL = new URL('../../../../shared/games/', import.meta.url);

// Real games are beside the project, not in it
describe.runIf(existsSync(REAL))('a real game', () => {
  const files = existsSync(REAL) ? readdirSync(REAL).filter((file) => file.endsWith('.txt')) : [];
  test.each(files)('is the same after it was written by us: %s', (file) => {
    const { session } = importLog(readFileSync(new URL(file, REAL), 'utf8'));
    expect(session).not.toBeNull();
    expectSame(session!);
  });
});

function expectSame(session: Session): void {
  const read = importLog(writeLog(session));
  expect(read.mismatches).toEqual([]);
  expect(read.ok).toBe(true);
  expect(read.session?.save()).toEqual(session.save());
  expect(read.evidence.every((evidence) => evidence === 'stated')).toBe(true);
  expect(positionOf(read.session!.game)).toEqual(positionOf(session.game));
  expect(outcomeOf(read.session!.game)).toEqual(outcomeOf(session.game));
}

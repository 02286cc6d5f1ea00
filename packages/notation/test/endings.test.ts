import { type EndReason, type GameRecord, outcomeOf, positionOf } from '@longtwilight/engine';
import { describe, expect, test } from 'vitest';
import { importLog, writeLog } from '../src/index.ts';
import { leavingIn, reasonIn } from '../src/replay/endings.ts';
import { appStyle } from './support/app-style.ts';
import { CONFIGURATIONS, randomGame } from './support/games.ts';

const game = (name: string, seed: number): GameRecord =>
  randomGame(CONFIGURATIONS.find((one) => one.name === name)!, seed);

/** Random games that end in each way that random games come to. */
const GAMES: readonly (readonly [EndReason, string, number])[] = [
  ['vp', 'deluxe', 1],
  ['final', 'deluxe', 4],
  ['defcon', 'deluxe', 5],
  ['cuban-missile-crisis', 'deluxe', 25],
  ['held-scoring', 'deluxe without optional cards', 109],
  ['wargames', 'late war', 334],
  ['wargames', 'late war', 141],
];

describe.each(GAMES)('a game that ends by %s', (reason, name, seed) => {
  const record = game(name, seed);
  const outcome = outcomeOf(record.game);

  test('is told by the app to its end', () => {
    expect(outcome?.reason).toBe(reason);
    const result = importLog(appStyle(writeLog(record)));
    expect(result.mismatches.filter((one) => one.explanation === null)).toEqual([]);
    expect(outcomeOf(result.record!.game)).toEqual(outcome);
    expect(positionOf(result.record!.game).influence).toEqual(positionOf(record.game).influence);
  });
  test('is not taken for the win of the other side', () => {
    const log = appStyle(writeLog(record));
    const turned = log.replace(
      /^(US|USSR)( wins by)/m,
      (_all, side: string, rest: string) => `${side === 'US' ? 'USSR' : 'US'}${rest}`,
    );
    if (turned !== log) expect(importLog(turned).ok).toBe(false);
  });
});

describe('final scoring that is told in one line', () => {
  const score = (vp: number): string => (vp === 0 ? 'even' : `${vp > 0 ? 'US' : 'USSR'} ${Math.abs(vp)}`);
  const gain = (by: number, now: number): string => {
    const points = by === 0 ? 'No VP awarded.' : `${by > 0 ? 'US' : 'USSR'} gains ${Math.abs(by)} VP.`;
    return `${points} Score is ${score(now)}.`;
  };

  // In the last one the penalty of the turn is as large as what final scoring gives
  test.each([2, 4, 7, 124])('seed %i', (seed) => {
    const record = game('deluxe', seed);
    const log = appStyle(writeLog(record));
    const facts = record.entries.flatMap((entry) => entry.facts);
    const shown = facts.findLastIndex((fact) => fact.t === 'lacks');
    const points = facts.slice(0, shown).filter((fact) => fact.t === 'vp');
    const before = points.at(-1)?.now ?? 0;
    const after = positionOf(record.game).vp;
    const rounds = log.slice(0, log.indexOf('Turn 10, Cleanup'));
    for (const end of [`: : ${gain(after - before, after)}\n`, `${gain(after - before, after)}\n`, ': :\n']) {
      const result = importLog(rounds + end);
      expect(result.mismatches.filter((one) => one.explanation === null)).toEqual([]);
      expect(outcomeOf(result.record!.game)).toEqual(outcomeOf(record.game));
      expect(positionOf(result.record!.game).vp).toBe(after);
    }
    expect(importLog(`${rounds}: : ${gain(after - before + 1, after)}`).ok).toBe(false);
  });
});

test.each([
  ['Victory Points', 'vp'],
  ['20 VP', 'vp'],
  ['Final Scoring', 'final'],
  ['Nuclear War', 'defcon'],
  ['DEFCON 1', 'defcon'],
  ['Thermonuclear War', 'defcon'],
  ['Europe Control', 'europe'],
  ['Control of Europe', 'europe'],
  ['Wargames', 'wargames'],
  ['War Games', 'wargames'],
  ['Held Scoring Card', 'held-scoring'],
  ['Scoring Card Held', 'held-scoring'],
  ['Held Europe Scoring', 'held-scoring'],
  ['Opponent Holding a Scoring Card', 'held-scoring'],
  ['Cuban Missile Crisis', 'cuban-missile-crisis'],
  ['Resignation', null],
  ['Timeout', null],
] as const)('"%s" means %s', (text, reason) => {
  expect(reasonIn(text)).toBe(reason);
});

test.each([
  ['', 'resign'],
  ['Resignation', 'resign'],
  ['Forfeit', 'resign'],
  ['Abandonment', 'resign'],
  ['Timeout', 'time'],
  ['Out of Time', 'time'],
  ['Magic', null],
] as const)('a win by "%s" is the other side leaving: %s', (text, why) => {
  expect(leavingIn(text)).toBe(why);
});

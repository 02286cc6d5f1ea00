import { resolveRules, type SideKey } from '@longtwilight/engine';
import { positionKey } from '@longtwilight/engine/search';
import { CONFIGURATIONS } from '@longtwilight/testing/configurations';
import { describe, expect, it } from 'vitest';
import type { LevelKey } from '../src/index.ts';
import { games, LONG, playLevels, seeds } from './support/play.ts';

const PAIRS: readonly Readonly<Record<SideKey, LevelKey>>[] = [
  { us: 'attache', ussr: 'recruit' },
  { us: 'recruit', ussr: 'attache' },
  { us: 'random', ussr: 'attache' },
  { us: 'recruit', ussr: 'random' },
];

describe('every answer is legal, in every configuration', () => {
  for (const { name, rules } of CONFIGURATIONS) {
    // An answer that is not legal is refused with an error
    it(`Attaché, Recruit and random: ${name}`, () => {
      for (const i of seeds(games(1, 834))) playLevels(rules, PAIRS[i % PAIRS.length]!, i);
    });
    it(`Ambassador: ${name}`, () => {
      for (const i of seeds(games(1, 834)))
        playLevels(rules, { us: 'ambassador', ussr: 'ambassador' }, i, { lastTurn: LONG ? 10 : rules.start.turn + 3 });
    });
    it(`Chairman: ${name}`, () => {
      for (const i of seeds(games(1, 17)))
        playLevels(rules, { us: 'chairman', ussr: 'chairman' }, i, {
          budget: { playouts: 8 },
          lastTurn: LONG ? 10 : rules.start.turn,
        });
    });
    it(`Strategist: ${name}`, () => {
      for (const i of seeds(games(1, 17))) {
        const seats = { us: 'strategist', ussr: i % 2 === 0 ? 'strategist' : 'attache' } as const;
        playLevels(rules, seats, i, { budget: { playouts: 8 }, lastTurn: LONG ? 10 : rules.start.turn });
      }
    });
  }
});

describe('a seed and a number of playouts', () => {
  it.each(['recruit', 'attache', 'strategist', 'ambassador', 'chairman'] as const)(
    'give the same game again: %s',
    (level) => {
      const rules = resolveRules({});
      const play = (): string =>
        positionKey(playLevels(rules, { us: level, ussr: level }, 5, { budget: { playouts: 8 }, lastTurn: 2 }));
      expect(play()).toEqual(play());
    },
  );
});

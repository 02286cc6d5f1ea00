import { CONFIGURATIONS, games, seedsOf } from '@longtwilight/testing/configurations';
import { describe, expect, it } from 'vitest';
import { fx } from '../../src/core/effects.ts';
import { ask, COUNTRIES, REGION_KEYS, REGION_OF } from '../../src/data.ts';
import { balance, type Country, type Game, placesInReach, seeded, US, USSR } from '../../src/index.ts';
import { Balances, balanceWith, isUnderWay, markReach, reachesWithout, tryInfluence } from '../../src/search.ts';
import { effectRegion } from '../../src/verbs/effects.ts';
import { randomGame } from '../support/play.ts';

const BOTH = [US, USSR] as const;
const countries = Array.from({ length: COUNTRIES }, (_, c): Country => c);

function marked(g: Game, side: 0 | 1): Country[] {
  const marks = new Uint8Array(COUNTRIES).fill(2);
  markReach(g, side, marks);
  expect(marks.every((mark) => mark < 2)).toBe(true);
  return countries.filter((c) => marks[c] === 1);
}
/** Players look further ahead than Chernobyl lasts. */
const closedByChernobyl = (g: Game, side: 0 | 1, c: Country): boolean =>
  side === USSR && REGION_OF[c] === effectRegion(g, fx.chernobyl);
/** Look while a side has so much influence in a country. */
function having<T>(g: Game, [side, c, points]: readonly [0 | 1, Country, number], look: () => T): T {
  const more = points - g.influence(side, c);
  tryInfluence(g, side, c, more);
  const seen = look();
  tryInfluence(g, side, c, -more);
  return seen;
}

describe.each(CONFIGURATIONS)('what players compute on a game in $name', (configuration) => {
  /** Some moments of random games. */
  function* moments(each: number): Generator<{ readonly game: Game; readonly any: (below: number) => number }> {
    for (const seed of seedsOf(configuration, games(1, 30), 7)) {
      const { game, steps } = randomGame(configuration.rules, seed);
      const any = seeded(seed);
      for (const _step of steps) if (any(each) === 0) yield { game, any };
    }
  }

  it('reaches what operations reach', () => {
    let looked = 0;
    for (const { game, any } of moments(3)) {
      const side = game.phasing;
      if (game.question === ask.play && !isUnderWay(game)) {
        looked++;
        const open = marked(game, side).filter((c) => !closedByChernobyl(game, side, c));
        expect(open).toEqual(placesInReach(game, side).filter((c) => c < COUNTRIES));
      }
      const [without, to] = [any(COUNTRIES), any(COUNTRIES)];
      for (const one of BOTH) {
        const left = having(game, [one, without, 0], () => marked(game, one));
        for (const c of [without, to]) expect(reachesWithout(game, one, c, without)).toBe(left.includes(c));
      }
    }
    expect(looked).toBeGreaterThan(2);
  });

  it('pays what regions pay', () => {
    const balances = new Balances();
    for (const { game, any } of moments(4)) {
      const paid = () => REGION_KEYS.map((_, region) => balance(game, region));
      balances.look(game);
      expect([...balances.of]).toEqual(paid());
      const [c, us, ussr] = [any(COUNTRIES), any(6), any(6)];
      const before = paid();
      const now = having(game, [US, c, us], () => having(game, [USSR, c, ussr], paid));
      expect(balanceWith(game, c, us, ussr)).toBe(now[REGION_OF[c]!]);
      expect(paid()).toEqual(before);
    }
  });
});

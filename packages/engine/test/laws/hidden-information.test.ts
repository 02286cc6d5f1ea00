import { CONFIGURATIONS, games, seedsOf } from '@longtwilight/testing/configurations';
import { describe, expect, it } from 'vitest';
import { lateStart } from '../support/late-start.ts';
import { searchLeaks, Tally } from '../support/leaks.ts';
import { randomGame } from '../support/play.ts';
import { scene, sceneCards } from '../support/scenes.ts';

function expectNoLeaks(tally: Tally): void {
  expect(tally.leaks).toEqual([]);
  expect(tally.worlds).toBeGreaterThan(100);
  // Nearly all exchanges are worlds that might be true: else the law would be empty
  expect(tally.impossible / tally.worlds).toBeLessThan(0.15);
}

describe.each(CONFIGURATIONS)('hidden information in $name', (configuration) => {
  const { rules } = configuration;
  const share = CONFIGURATIONS.indexOf(configuration);

  it('stays hidden from everyone at every decision of a game', () => {
    const tally = new Tally();
    for (const seed of seedsOf(configuration, games(1, 5), 8))
      searchLeaks(`seed ${seed}`, randomGame(rules, seed), seed, tally);
    expectNoLeaks(tally);
  });

  it('stays hidden close to the end of a game', () => {
    const tally = new Tally();
    for (const seed of seedsOf(configuration, games(1, 10), 9))
      searchLeaks(`late start ${seed}`, randomGame(lateStart(rules, seed), seed), seed, tally);
    expectNoLeaks(tally);
  });

  it('stays hidden whatever card is played', () => {
    const tally = new Tally();
    for (const card of sceneCards(rules, share, games(11, 1)))
      for (const seed of seedsOf(configuration, games(1, 2), 10))
        searchLeaks(`scene of ${card}, seed ${seed}`, scene(rules, card, seed), seed, tally);
    expectNoLeaks(tally);
  });
});

import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { type Chance, seeded } from '../../src/index.ts';
import { VIEWER_KEYS } from '../../src/view/view.ts';
import { CONFIGURATIONS, games, seedsOf } from '../support/configurations.ts';
import { lateStart } from '../support/late-start.ts';
import { honest, leak, reshuffledWorld, seenBy, tellingQuestion, VIEWERS } from '../support/looking.ts';
import { randomGame } from '../support/play.ts';
import { type Scene, scene, sceneCards } from '../support/scenes.ts';
import { exchange, replayPlay, type World } from '../support/worlds.ts';

/** How many exchanges of two cards are tried for each viewer at each decision, besides the engine's own of all at once. */
const EXCHANGES = 2;

/**
 * Questions of which everybody may know whether they are asked. A trapped side without a suitable card sits out, and a hand
 * without any value gives nothing to Missile Envy: both are announced.
 */
const ANNOUNCED: readonly string[] = ['discard quagmire', 'discard bear-trap', 'play null', 'give missile-envy'];
/** What the public can tell from a question while both sides know: that the US has shown a scoring card. */
const PUBLIC_MAY_TELL: readonly string[] = [...ANNOUNCED, 'place the-cambridge-five'];

class Tally {
  worlds = 0;
  impossible = 0;
  readonly leaks: string[] = [];
}

/** Looks for leaks at every decision of a game. */
function search(where: string, { game, steps }: Scene, seed: number, tally: Tally): void {
  const chance = seeded(seed);
  for (const { asked } of steps) {
    // Dice and draws are many and alike: of their questions every third
    if (asked.actor === 'chance' && chance(3) > 0) continue;
    for (const text of leaksAt(game, chance, tally))
      tally.leaks.push(`${where}, answer ${game.answered}, ${asked.actor} ${asked.question} (${asked.card}): ${text}`);
    if (tally.leaks.length > 40) return;
  }
}

function leaksAt(game: Game, chance: Chance, tally: Tally): string[] {
  const replay = replayPlay(game);
  if (replay.stuck !== null) return [`the play itself can't be asked again: ${JSON.stringify(replay.stuck)}`];
  return VIEWERS.flatMap((viewer) => {
    const seen = seenBy(game, viewer, honest);
    const worlds: (World | null)[] = [reshuffledWorld(game, viewer, chance)];
    for (let i = 0; i < EXCHANGES; i++) worlds.push(exchange(game, viewer, replay, chance));
    return worlds.flatMap((world) => {
      if (world === null) return [];
      tally.worlds++;
      if (world.replay.stuck !== null) tally.impossible++;
      const telling = tellingQuestion(game, replay, world);
      const key = `${telling?.question} ${telling?.card}`;
      const may = VIEWER_KEYS[viewer] === 'public' ? PUBLIC_MAY_TELL : ANNOUNCED;
      const silence = telling !== null && !may.includes(key) ? `whether "${key}" is asked tells something` : '';
      const text = silence || leak(game, viewer, replay, seen, world, honest);
      return text === '' ? [] : [`${VIEWER_KEYS[viewer]} can tell: ${text}`];
    });
  });
}

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
    for (const seed of seedsOf(configuration, games(1, 12), 8))
      search(`seed ${seed}`, randomGame(rules, seed), seed, tally);
    expectNoLeaks(tally);
  });

  it('stays hidden close to the end of a game', () => {
    const tally = new Tally();
    for (const seed of seedsOf(configuration, games(1, 20), 9))
      search(`late start ${seed}`, randomGame(lateStart(rules, seed), seed), seed, tally);
    expectNoLeaks(tally);
  });

  it('stays hidden whatever card is played', () => {
    const tally = new Tally();
    for (const card of sceneCards(rules, share, games(6, 1)))
      for (const seed of seedsOf(configuration, games(1, 4), 10))
        search(`scene of ${card}, seed ${seed}`, scene(rules, card, seed + rules.cards.findIndex((one) => one?.key === card)), seed, tally);
    expectNoLeaks(tally);
  });
});

import { CONFIGURATIONS, games, seedsOf } from '@longtwilight/testing/configurations';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { ANSWER_TEXTS } from '../../src/data.ts';
import {
  ACTOR_KEYS,
  agreeDraw,
  answer,
  decision,
  decisions,
  type Fact,
  outcomeOf,
  outOfTime,
  prepareGame,
  resign,
  view,
} from '../../src/index.ts';
import { bytesOf, expectSameBytes } from '../support/bytes.ts';
import { broken, brokenDecision } from '../support/invariants.ts';
import { lateStart } from '../support/late-start.ts';
import { playerFor, playing } from '../support/play.ts';
import { expectRefusal } from '../support/refusals.ts';

/** Plays a game to its end, and gives it with all that happened in it. */
function played(rules: Parameters<typeof prepareGame>[0], seed: number, visit: (game: Game) => void): [Game, Fact[]] {
  const game = prepareGame(rules);
  const facts: Fact[] = [];
  game.facts = facts;
  game.run();
  for (const _step of playing(game, playerFor(rules, seed), seed)) visit(game);
  return [game, facts];
}

describe.each(CONFIGURATIONS)('a game of $name', (configuration) => {
  const { rules } = configuration;
  const seeds = seedsOf(configuration, games(3, 200), 1);
  /** Half of the games from their beginning, half from close to their end. */
  const starts = seeds.flatMap((seed) => [
    { seed: `${seed}`, number: seed, from: rules },
    { seed: `late start ${seed}`, number: seed, from: lateStart(rules, seed) },
  ]);

  it('keeps cards, counts and tracks in order, and asks only what can be answered', () => {
    for (const { seed, number, from } of starts) {
      const [game] = played(from, number, (g) => {
        const wrong = [...broken(g), ...decisions(g).flatMap(brokenDecision)];
        if (wrong.length > 0) throw new Error(`${seed}, answer ${g.answered}: ${wrong.join('; ')}`);
      });
      expect(broken(game), `${seed}, at the end`).toEqual([]);
      expect(game.over, seed).toBe(true);
    }
  });

  it('tells nothing after its end, and its end once', () => {
    for (const { seed, number, from } of starts) {
      const [game, facts] = played(from, number, () => {});
      const over = facts.findIndex((fact) => fact.t === 'over');
      expect(facts.slice(over + 1), `${seed}: facts after the end`).toEqual([]);
      const { winner, reason } = outcomeOf(game)!;
      expect(facts[over]).toEqual({ t: 'over', winner: winner === 'draw' ? null : winner, reason });
    }
  });

  it('does not change after its end', () => {
    for (const { seed, number, from } of starts) {
      const [game] = played(from, number, () => {});
      const end = bytesOf(game);
      expect(decisions(game)).toEqual([]);
      expect(decision(game)).toBeNull();
      for (const actor of ACTOR_KEYS)
        for (const text of ANSWER_TEXTS) expectRefusal('game-over', () => answer(game, actor, text));
      game.run();
      game.refresh();
      expect(game.retell()).toEqual([]);
      for (const viewer of ['us', 'ussr', 'public'] as const) {
        const seen = view(game, viewer);
        expect(seen.decision).toBeNull();
        expect(seen.waiting).toEqual([]);
        expect(seen.outcome).toEqual(outcomeOf(game));
      }
      resign(game, 'us');
      outOfTime(game, 'ussr');
      agreeDraw(game);
      expectSameBytes(end, game.bytes, `${seed}, after the end`);
    }
  });
});

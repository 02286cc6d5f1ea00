import {
  answer,
  decisions,
  type Game,
  gameFrom,
  newGame,
  type Position,
  resign,
  resolveRules,
  type SideKey,
  seeded,
  view,
} from '@longtwilight/engine';
import { wordAnswer } from '@longtwilight/engine/data';
import { pretendRound } from '@longtwilight/engine/search';
import { describe, expect, it } from 'vitest';
import { evaluate, type LevelKey, levels, readNetwork, WeightsError } from '../src/index.ts';
import { diceByStage } from '../src/network/dice.ts';
import { Mind } from '../src/network/mind.ts';
import { Playouts, type Try } from '../src/network/playouts.ts';
import { network } from './support/play.ts';

const LEVELS = ['ambassador', 'chairman'] as const satisfies readonly LevelKey[];
const BUDGET = { playouts: 8 };

/** A game in its action rounds. */
function inPlay(position: Position, side: SideKey = 'us', rules = resolveRules({})): Game {
  const game = gameFrom(rules, { phasing: side, ...position });
  game.run();
  return game;
}
const HANDS = { us: ['nato', 'containment', 'duck-and-cover'], ussr: ['nasser', 'fidel', 'comecon'] } as const;

describe.each(LEVELS)('%s', (level) => {
  const seat = (side: SideKey) => levels[level]({ side, seed: 1, budget: BUDGET, network });

  it('has Attaché stand in when there is no network', () => {
    const game = newGame(resolveRules({}));
    game.chance = seeded(3);
    game.run();
    const { actor } = decisions(game)[0]!;
    if (actor === 'chance') throw new Error('The set-up asks a side');
    const player = levels[level]({ side: actor, seed: 5 });
    expect(player.standsIn).toBe('attache');
    expect(player.answer(view(game, actor))).toBe(levels.attache({ side: actor, seed: 5 }).answer(view(game, actor)));
    expect(levels[level]({ side: actor, seed: 5, network }).standsIn).toBeUndefined();
  });

  it('ends the game by Wargames when that wins, however little the network thinks of it', () => {
    const hands = { us: ['wargames', 'nato', 'containment'], ussr: ['nasser', 'fidel'] } as const;
    const game = inPlay({ turn: 9, round: 4, defcon: 2, vp: 8, hands });
    const player = seat('us');
    while (!game.over && decisions(game)[0]!.actor === 'us') answer(game, 'us', player.answer(view(game, 'us')));
    expect(view(game, 'us').outcome).toEqual({ winner: 'us', reason: 'wargames' });
  });

  it('plays a scoring card that wins', () => {
    const hands = { us: ['nato', 'central-america-scoring', 'containment'], ussr: ['nasser', 'fidel'] } as const;
    const influence = { panama: [2, 0], cuba: [3, 0], mexico: [2, 0], 'costa-rica': [3, 0] } as const;
    const game = inPlay({ turn: 6, round: 2, defcon: 3, vp: 15, influence, hands });
    expect(seat('us').answer(view(game, 'us'))).toBe('central-america-scoring');
  });

  it('ranks every option by its chance to win, best first', () => {
    const seen = view(inPlay({ turn: 3, round: 2, defcon: 4, hands: HANDS }), 'us');
    const ranked = seat('us').rank(seen);
    expect(ranked.map((one) => one.answer).sort()).toEqual([...seen.decision!.options].sort());
    const values = ranked.map((one) => one.value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThanOrEqual(1);
    expect(new Set(values).size).toBeGreaterThan(1);
  });

  it('ranks an answer that may lose by DEFCON below all others', () => {
    const hands = { us: ['lone-gunman', 'truman-doctrine', 'formosan-resolution'], ussr: ['nasser', 'fidel'] } as const;
    const influence = { 'west-germany': [4, 0], panama: [2, 0], cuba: [0, 3] } as const;
    const ranked = seat('us').rank(view(inPlay({ turn: 8, round: 6, defcon: 2, influence, hands }), 'us'));
    expect(ranked.at(-1)!.answer).toBe('lone-gunman');
  });
});

describe('the last placement of the game', () => {
  const MIXED = resolveRules({ options: ['mixed-operations'] });

  /** Every way to spend the points on influence, tried out: the best that final scoring can pay. */
  function best(game: Game): number {
    const copy = (): Game => {
      const other = newGame(game.rules);
      other.copyFrom(game);
      other.refresh();
      return other;
    };
    if (game.over || decisions(game)[0]!.actor !== 'us') return game.vp;
    const options = [...game.options.subarray(0, game.count)].filter((option) => option !== wordAnswer.realign);
    return Math.max(
      ...options.map((option) => {
        const next = copy();
        next.choose(option);
        return best(next);
      }),
    );
  }

  const boards = [1, 2, 3, 4].map((board) => [board, resolveRules({}), 'usual rules'] as const);
  const mixed = [1, 2].map((board) => [board, MIXED, 'mixed operations'] as const);
  it.each([...boards, ...mixed])('is exact, whatever the network thinks of it (board %i, $2)', (board, rules) => {
    const chance = seeded(board);
    const some = (n: number): [number, number] => [chance(n), chance(n)];
    const influence = {
      venezuela: some(4), brazil: some(4), argentina: some(3), colombia: some(2), panama: some(4), mexico: some(3), cuba: some(4),
      'costa-rica': some(4), nicaragua: some(2), honduras: some(3),
    } as const; // biome-ignore format: a board
    const hands = { us: ['romanian-abdication', 'nato'], ussr: [] } as const;
    const removed = ['warsaw-pact-formed'] as const;
    const game = inPlay({ turn: 10, round: 7, defcon: 2, milOps: [5, 5], influence, hands, removed }, 'us', rules);
    const player = levels.ambassador({ side: 'us', seed: 1, network });
    answer(game, 'us', 'romanian-abdication');
    while (decisions(game)[0]?.actor === 'us' && game.count > 1) {
      const open = decisions(game)[0]!;
      if (open.question === 'place') break;
      answer(game, 'us', open.options.includes('influence') ? 'influence' : open.options[0]!);
    }
    expect(decisions(game)[0]!.question).toBe('place');
    const most = best(game);
    while (!game.over && decisions(game)[0]?.actor === 'us') answer(game, 'us', player.answer(view(game, 'us')));
    expect(game.vp).toBe(most);
  });
});

describe('playouts', () => {
  it('in step give each the result that it has alone', () => {
    const world = inPlay({ turn: 3, round: 2, defcon: 4, hands: HANDS });
    const tries: Try[] = [...world.options.subarray(0, world.count)].flatMap((option, i) => [
      { world, answer: option, dice: 7 },
      { world, answer: option, dice: 100 + i },
    ]);
    const playouts = new Playouts(new Mind(network), world.rules);
    const together = playouts.run(tries, 0, 4);
    expect([...together]).toEqual(tries.map((one) => playouts.run([one], 0, 4)[0]));
    expect(new Set(together).size).toBeGreaterThan(2);
    expect([...playouts.run(tries, 1, 4)]).toEqual([...together].map((chance) => 1 - chance));
  });
});

describe('playouts of one answer with many dice', () => {
  const world = inPlay({ turn: 3, round: 2, defcon: 4, hands: HANDS });
  const tries = Array.from({ length: 48 }, (_, dice): Try => ({ world, answer: world.options[0]!, dice }));
  const spread = (values: Float64Array): number => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  };

  it('differ less when what is seen on the way is averaged', () => {
    const playouts = new Playouts(new Mind(network), world.rules);
    expect([...playouts.run(tries, 0, 6, 1)]).toEqual([...playouts.run(tries, 0, 6)]);
    const [end, averaged] = [playouts.run(tries, 0, 6), playouts.run(tries, 0, 6, 4)];
    expect(spread(averaged)).toBeLessThan(spread(end));
    expect(spread(averaged)).toBeGreaterThan(0);
  });
});

it('dice of one action round do not shift those of the next', () => {
  const roll = (before: number): number[] => {
    const game = inPlay({ turn: 3, round: 2, defcon: 4, hands: HANDS });
    const chance = diceByStage(game, 7);
    for (let i = 0; i < before; i++) chance(6);
    pretendRound(game, 1);
    return Array.from({ length: 20 }, () => chance(6));
  };
  expect(roll(3)).toEqual(roll(0));
  expect(new Set(roll(0)).size).toBeGreaterThan(3);
});

describe('evaluate', () => {
  it('gives chances of both sides that add up to 1 for one view', () => {
    const seen = view(inPlay({ turn: 3, round: 2, defcon: 4, hands: HANDS }), 'us');
    expect(evaluate(network, seen, 'us')).toBeGreaterThan(0);
    expect(evaluate(network, seen, 'us') + evaluate(network, seen, 'ussr')).toBeCloseTo(1);
  });

  it('gives the same for games that the side can not tell apart', () => {
    const games = [HANDS.ussr, ['romanian-abdication', 'blockade', 'nasser'] as const].map((ussr) =>
      inPlay({ turn: 3, round: 2, defcon: 4, hands: { us: HANDS.us, ussr } }),
    );
    expect(evaluate(network, games[0]!, 'us')).toBe(evaluate(network, games[1]!, 'us'));
    expect(evaluate(network, games[0]!, 'ussr')).not.toBe(evaluate(network, games[1]!, 'ussr'));
  });

  it('knows who has won', () => {
    const game = inPlay({ turn: 3, round: 2, defcon: 4, hands: HANDS });
    resign(game, 'us');
    expect([evaluate(network, game, 'us'), evaluate(network, game, 'ussr')]).toEqual([0, 1]);
  });

  it('judges positions in which chance or the other side is to answer', () => {
    const game = newGame(resolveRules({}));
    const chance = seeded(4);
    for (let i = 0; i < 300 && !game.over; i++) {
      for (const side of ['us', 'ussr'] as const) {
        const worth = evaluate(network, game, side);
        expect(worth).toBeGreaterThanOrEqual(0);
        expect(worth).toBeLessThanOrEqual(1);
      }
      game.choose(game.options[chance(game.count)]!);
    }
  });
});

it('a weights file that can not be used is refused with its reason', () => {
  expect(() => readNetwork(new Uint8Array(100))).toThrow(WeightsError);
});

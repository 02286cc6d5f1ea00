import {
  type Game,
  gameFrom,
  newGame,
  prepareGame,
  resolveRules,
  SIDE_KEYS,
  type Side,
  seeded,
  view,
} from '@longtwilight/engine';
import { ask } from '@longtwilight/engine/data';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { imagine } from '../src/imagine.ts';
import { Instinct } from '../src/network/instinct.ts';
import { FollowedPlan } from '../src/network/plan.ts';
import { Plans } from '../src/network/plans.ts';
import { Playouts, stageOf } from '../src/network/playouts.ts';
import { Purse } from '../src/search/purse.ts';
import { games, network, playLevels } from './support/play.ts';

const RULES = resolveRules({});
const WANTED = { most: 12, width: 24, heuristic: 2 };

const plansOf = (g: Game, wanted = WANTED) => new Plans(new Instinct(network, g.rules), g.rules).make(g, wanted);
const answersOf = (plans: ReturnType<typeof plansOf>) => plans.map(({ steps }) => steps.map((step) => step.answer));

/** A US action round with nothing to fear. */
function inRound(): Game {
  const hands = { us: ['nato', 'containment', 'truman-doctrine'], ussr: ['nasser', 'fidel', 'comecon'] } as const;
  const influence = { 'west-germany': [4, 0], italy: [2, 0], iran: [1, 0], panama: [1, 0], poland: [0, 3] } as const;
  const game = gameFrom(RULES, { turn: 2, round: 2, phasing: 'us', defcon: 4, influence, hands });
  game.run();
  return game;
}

/** Questions of sides in random games, each with more than one answer. */
function* questions(count: number, seed: number): Generator<Game> {
  const chance = seeded(seed);
  while (count > 0) {
    const game = newGame(RULES);
    while (!game.over && count > 0) {
      if (game.actor < 2 && game.count > 1 && chance(12) === 0) {
        count--;
        yield game;
      }
      game.choose(game.options[chance(game.count)]!);
    }
  }
}

describe('plans', () => {
  it('hold whole placements, each set of places once, and begin with several cards', () => {
    const plans = plansOf(inRound());
    const placing = plans.filter(({ steps }) => steps.filter((step) => step.question === ask.place).length >= 2);
    expect(placing.length).toBeGreaterThan(2);
    expect(placing.every((plan) => plan.ends)).toBe(true);
    const sets = answersOf(plans).map((answers) => `${answers.sort()}`);
    expect(new Set(sets).size).toBe(sets.length);
    expect(new Set(plans.map(({ steps }) => steps[0]!.answer)).size).toBeGreaterThan(2);
  });

  it('begin with what the network would do without search', () => {
    for (const game of questions(games(12, 300), 5)) {
      const side = game.actor as Side;
      const g = imagine(view(game, SIDE_KEYS[side]), seeded(1));
      const instinct = new Instinct(network, g.rules);
      const followed = new FollowedPlan(plansOf(g)[0]!.steps, side);
      const stage = stageOf(g);
      for (;;) {
        const planned = g.count === 1 ? g.options[0]! : followed.answer(g);
        if (planned < 0) break;
        const { answers } = instinct.mind.think(g);
        if (g.count > 1) expect(planned).toBe(instinct.guard.safestAnswer(g, answers) ?? answers[0]);
        g.chance = null;
        g.choose(planned);
        if (g.over || g.actor !== side || stageOf(g) !== stage) break;
      }
    }
  });

  it('of the network depend on nothing that the side does not see', () => {
    // The heuristic player tries events out in the world that was guessed
    const wanted = { ...WANTED, heuristic: 0 };
    let long = 0;
    for (const game of questions(games(25, 600), 9)) {
      const seen = view(game, SIDE_KEYS[game.actor as Side]);
      const [one, other] = [1, 2].map((seed) => answersOf(plansOf(imagine(seen, seeded(seed)), wanted)));
      expect(one).toEqual(other);
      if (one!.some((answers) => answers.length > 2)) long++;
    }
    expect(long).toBeGreaterThan(3);
  });

  it('end before a die, a draw and the other side are asked', () => {
    for (const game of questions(games(15, 300), 7)) {
      const side = game.actor as Side;
      const g = imagine(view(game, SIDE_KEYS[side]), seeded(1));
      for (const { steps } of plansOf(g)) {
        const copy = prepareGame(g.rules);
        copy.copyFrom(g);
        copy.refresh();
        if (g.question === ask.headline) continue;
        const followed = new FollowedPlan(steps, side);
        for (let given = 0; given < steps.length; ) {
          expect(copy.actor).toBe(side);
          if (copy.count > 1) given++;
          const answer = copy.count === 1 ? copy.options[0]! : followed.answer(copy);
          expect(copy.offered(answer)).toBe(true);
          copy.choose(answer);
        }
      }
    }
  });
});

describe('the budget of a card play', () => {
  afterEach(() => vi.restoreAllMocks());

  it('in milliseconds buys as many playouts as they last, and some again after a slow moment', () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const purse = new Purse({ ms: 1000 });
    const play = (playouts: number, ms: number): void => {
      now += ms;
      purse.pay(playouts);
    };
    purse.fill();
    purse.open();
    for (let i = 0; i < 20; i++) play(10, 20);
    expect(purse.playouts).toBeCloseTo(300, -1);
    play(1, 590);
    expect(purse.playouts).toBeLessThan(2);
    now += 100_000; // somebody else thinks
    purse.open();
    expect(purse.playouts).toBeLessThan(2);
    purse.fill();
    expect(purse.playouts).toBeGreaterThanOrEqual(16);
  });

  it.each([8, 60])('is never exceeded: %i playouts', (playouts) => {
    const run = vi.spyOn(Playouts.prototype, 'run');
    const spent: [number, number] = [0, 0];
    let most = 0;
    let counted = 0;
    playLevels(RULES, { us: 'chairman', ussr: 'chairman' }, 3, {
      budget: { playouts },
      lastTurn: 1,
      look: ({ game, actor }) => {
        const side = actor === 'us' ? 0 : 1;
        // It has been answered when it is looked at: what was spent belongs to this question
        if (game.question === ask.headline || game.question === ask.play) spent[side] = 0;
        const { calls } = run.mock;
        for (; counted < calls.length; counted++) spent[side] += calls[counted]![0].length;
        most = Math.max(most, ...spent);
      },
    });
    expect(most).toBeLessThanOrEqual(playouts);
    expect(most).toBeGreaterThan(playouts / 2);
  });
});

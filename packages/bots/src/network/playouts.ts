import {
  type Chance,
  type Game,
  outcome,
  prepareGame,
  type Rules,
  type Side,
  seeded,
  US,
  USSR,
} from '@longtwilight/engine';
import { openHeadline } from '@longtwilight/engine/search';
import type { Mind } from './mind.ts';
import { FollowedPlan, type Plan } from './plan.ts';

const MOST_ANSWERS = 300;

/** A world in which an answer is tried, with the seed of its dice. */
export interface Try {
  readonly world: Game;
  readonly answer: number;
  readonly dice: number;
  /** The plan that the answer begins, if it is to be kept to. */
  readonly plan?: Plan;
}

/** How playouts are played: by the network's first choice unless more care is taken. */
export interface PlayoutManner {
  /** What is answered in place of the network's first choice, or that choice itself; all answers, best first. */
  secondThought(g: Game, first: number, inOrder: () => readonly number[]): number;
  /** A playout ends at a question with a choice: of others the network has seen none, and its judgement is worth nothing. */
  readonly endsAtChoice: boolean;
  /** The dice of a playout. */
  diceFor(g: Game, seed: number): Chance;
}
const PLAIN: PlayoutManner = {
  secondThought: (_, first) => first,
  endsAtChoice: false,
  diceFor: (_, seed) => seeded(seed),
};

/** A playout on its way. */
interface Running {
  readonly index: number;
  readonly game: Game;
  readonly followed: FollowedPlan | null;
  stage: number;
  /** How many stages are still played. */
  left: number;
  /** How many of the last stages are averaged over, and the sum of what was seen in those that are over. */
  open: number;
  sum: number;
  answered: number;
  /** The chance of the US as each side last saw it. */
  readonly seen: [number, number];
}

/**
 * Plays answers on in their worlds, both sides by the network, all of them in step so that the network looks at many positions
 * at once. A playout ends after some stages (one side's action round or headline each) and is judged by the network.
 */
export class Playouts {
  private readonly mind: Mind;
  private readonly rules: Rules;
  private readonly manner: PlayoutManner;
  private readonly games: Game[] = [];

  constructor(mind: Mind, rules: Rules, manner: Partial<PlayoutManner> = {}) {
    this.mind = mind;
    this.rules = rules;
    this.manner = { ...PLAIN, ...manner };
  }

  /** How many playouts go in step. */
  get most(): number {
    return this.mind.network.rows;
  }

  /**
   * The chance of a side to win after each of these tries, at most `most`: as it is judged in the end, or on average over the
   * ends of the last stages, which luck moves less.
   */
  run(tries: readonly Try[], side: Side, stages: number, averaged = 1): Float64Array {
    const chances = new Float64Array(tries.length);
    const leaves: Running[] = [];
    let running = tries.map((one, index) => this.begin(one, index, stages, averaged));
    while (running.length > 0) {
      const asked: Running[] = [];
      for (const one of running) {
        if (goOn(one, this.manner)) asked.push(one);
        else if (one.game.over) chances[one.index] = average(one, resultForUs(one.game), averaged);
        else leaves.push(one);
      }
      this.answer(asked);
      running = asked;
    }
    this.judge(leaves, chances, averaged);
    return side === US ? chances : chances.map((chance) => 1 - chance);
  }

  private begin({ world, answer, dice, plan }: Try, index: number, stages: number, open: number): Running {
    const game = this.games[index] ?? prepareGame(this.rules);
    this.games[index] = game;
    game.copyFrom(world);
    game.chance = this.manner.diceFor(game, dice);
    game.refresh();
    // In the headline phase the question may be either side's
    if (game.actor !== world.actor || game.question !== world.question) openHeadline(game, world.actor as Side);
    game.choose(answer);
    const followed = plan === undefined ? null : new FollowedPlan(plan.steps, world.actor as Side, 1);
    const seen: [number, number] = [Number.NaN, Number.NaN];
    return { index, game, followed, stage: stageOf(game), left: stages, open, sum: 0, answered: 0, seen };
  }

  private answer(asked: readonly Running[]): void {
    if (asked.length === 0) return;
    this.mind.look(asked.map(({ game }) => game));
    asked.forEach(({ game, seen }, row) => {
      seen[game.actor as Side] = this.mind.chanceOfUs(row);
      const best = this.mind.best(game, row);
      game.choose(this.manner.secondThought(game, best, () => this.mind.thoughtOf(game, row).answers));
    });
  }

  /** A position that has not ended is worth what the side asked sees in it, averaged with what the other saw last. */
  private judge(leaves: readonly Running[], chances: Float64Array, averaged: number): void {
    if (leaves.length === 0) return;
    this.mind.look(
      leaves.map(({ game }) => game),
      false,
    );
    leaves.forEach((one, row) => {
      one.seen[one.game.actor as Side] = this.mind.chanceOfUs(row);
      chances[one.index] = average(one, chanceSeen(one), averaged);
    });
  }
}

/** Go on to the next question that has more than one answer and is not planned; false when the playout is over. */
function goOn(one: Running, { endsAtChoice }: PlayoutManner): boolean {
  const { game, followed } = one;
  while (!game.over && one.answered < MOST_ANSWERS) {
    const now = stageOf(game);
    if (now !== one.stage) {
      one.stage = now;
      one.left--;
      if (one.left > 0 && one.left < one.open) noteStage(one);
    }
    if (one.left <= 0 && (game.count > 1 || !endsAtChoice)) return false;
    one.answered++;
    const planned = game.count === 1 ? game.options[0]! : (followed?.answer(game) ?? -1);
    if (planned < 0) return true;
    game.choose(planned);
  }
  return false;
}

/** At the end of a stage: what both sides saw last goes into the average. */
function noteStage(one: Running): void {
  const chance = chanceSeen(one);
  if (Number.isNaN(chance)) return;
  one.sum += chance;
  one.open--;
}
/** The average with what came in the end, which stands for all stages that did not come. */
const average = ({ sum, open }: Running, end: number, averaged: number): number => (sum + open * end) / averaged;

/** What both sides saw last, on average, or the one that has been asked; NaN if none has. */
function chanceSeen({ seen: [us, ussr] }: Running): number {
  return Number.isNaN(us) ? ussr : Number.isNaN(ussr) ? us : (us + ussr) / 2;
}

/** Which action round or headline a game is in. */
export const stageOf = (g: Game): number => g.turn * 1000 + g.phase * 100 + g.round * 2 + g.phasing;

/** What the end of a game is worth, as a chance of the US. */
export function resultForUs(g: Game): number {
  const winner = outcome(g)?.winner;
  return winner === US ? 1 : winner === USSR ? 0 : 0.5;
}

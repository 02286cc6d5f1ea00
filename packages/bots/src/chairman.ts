import { type Chance, type Game, type Side, seeded, sideOf, type View } from '@longtwilight/engine';
import { answerText, ask, phase } from '@longtwilight/engine/data';
import type { Network } from '@longtwilight/neural';
import { imagine, seedForDice } from './imagine.ts';
import { diceByStage } from './network/dice.ts';
import { Instinct } from './network/instinct.ts';
import { FollowedPlan, type Plan } from './network/plan.ts';
import { Plans } from './network/plans.ts';
import { Playouts, stageOf, type Try } from './network/playouts.ts';
import { prospects } from './network/prospects.ts';
import { standIn } from './network/stand-in.ts';
import type { Level, Player, PlayerOptions, ThinkingBudget } from './player.ts';
import { Purse } from './search/purse.ts';
import { Race } from './search/race.ts';

const DEFAULT_BUDGET: ThinkingBudget = { playouts: 192 };

/** How Chairman searches: what it was tried out with (`training/src/try-chairman.ts`). */
export interface ChairmanSettings {
  /** How many plans are compared, at most. */
  readonly plans: number;
  /** How many playouts there have to be for each of them. */
  readonly playoutsEach: number;
  /** How many of the compared plans are the heuristic player's. */
  readonly heuristic: number;
  /** How many action rounds or headlines, one side's each, are played on. */
  readonly stages: number;
  /** Over how many of the last of them the chance to win is averaged. */
  readonly averaged: number;
  /** What other plans than the network's own are expected to gain, in chance to win, and how far they usually are from that. */
  readonly expected: number;
  readonly spread: number;
}
export const CHAIRMAN: ChairmanSettings = {
  plans: 40,
  playoutsEach: 4,
  heuristic: 6,
  stages: 7,
  averaged: 5,
  expected: -0.004,
  spread: 0.03,
};
/** What part of the purse a search may take: more where nothing is left to decide behind the network's own plan. */
const PART = 0.7;
const PART_IF_IT_ENDS = 0.95;
/** With fewer playouts the network's own choice is better. */
const LEAST_PLAYOUTS = 8;
/** Worlds for a ranking of all options. */
const RANKING_WORLDS = 12;

/** Whole plays, compared by letting the network play on for both sides in worlds that fit what is known. */
export const chairman: Level = (seat) => chairmanWith(CHAIRMAN)(seat);

export const chairmanWith =
  (settings: ChairmanSettings): Level =>
  (seat) =>
    seat.network === undefined ? standIn(seat) : withNetwork(seat, seat.network, settings);

function withNetwork(
  { seed, side, budget = DEFAULT_BUDGET }: PlayerOptions,
  network: Network,
  settings: ChairmanSettings,
): Player {
  const chance = seeded(seed);
  let search: Search | null = null;
  const at = (seen: View): { g: Game; search: Search } => {
    const g = imagine(seen, chance);
    search ??= new Search(network, g, { side: sideOf(side), chance, budget, settings });
    return { g, search };
  };
  return {
    answer(seen) {
      const { g, search } = at(seen);
      return answerText(search.answer(seen, g));
    },
    rank(seen) {
      const { g, search } = at(seen);
      const { instinct, playouts } = search;
      return prospects(seen, g, { instinct, playouts, chance, worlds: RANKING_WORLDS, stages: settings.stages });
    },
  };
}

interface SearchTask {
  readonly side: Side;
  readonly chance: Chance;
  readonly budget: ThinkingBudget;
  readonly settings: ChairmanSettings;
}

class Search {
  readonly instinct: Instinct;
  readonly playouts: Playouts;
  private readonly plans: Plans;
  private readonly purse: Purse;
  private readonly task: SearchTask;
  /** Which action round or headline was last thought about, and what is left of the plan for it. */
  private stage = -1;
  private followed: FollowedPlan | null = null;

  constructor(network: Network, g: Game, task: SearchTask) {
    this.instinct = new Instinct(network, g.rules);
    this.playouts = new Playouts(this.instinct.mind, g.rules, { diceFor: diceByStage });
    this.plans = new Plans(this.instinct, g.rules);
    this.purse = new Purse(task.budget);
    this.task = task;
  }

  answer(seen: View, g: Game): number {
    this.purse.open();
    // A card play may be taken back and begin again
    if (this.stage !== stageOf(g) || g.question === ask.headline || g.question === ask.play) {
      this.stage = stageOf(g);
      this.followed = null;
      if (isOwnPlay(g)) this.purse.fill();
    }
    const answer = this.decide(seen, g);
    this.purse.pay(0);
    return answer;
  }

  private decide(seen: View, g: Game): number {
    const certain = this.instinct.certain(g);
    if (certain >= 0) return certain;
    const planned = this.followed?.answer(g) ?? -1;
    if (planned >= 0) return planned;
    const plan = this.choose(seen, g);
    if (plan === null) return this.instinct.answer(g);
    this.followed = new FollowedPlan(plan.steps, this.task.side);
    return this.followed.answer(g);
  }

  /** The best plan; null where there is not enough left in the purse to compare some. */
  private choose(seen: View, g: Game): Plan | null {
    const { plans, playoutsEach, heuristic } = this.task.settings;
    const affordable = Math.floor((PART * this.purse.playouts) / playoutsEach);
    if (this.purse.playouts < LEAST_PLAYOUTS) return null;
    const most = Math.max(2, Math.min(plans, affordable));
    const found = this.plans.make(g, { most, width: 2 * most, heuristic: Math.min(heuristic, most >> 1) });
    this.purse.pay(0);
    return found.length === 1 ? found[0]! : found[this.compare(seen, found)]!;
  }

  /**
   * Sequential halving: what may be spent is shared among rounds, and after each the worse half of the plans is given up; so the
   * more a plan promises, the more worlds it is tried in.
   */
  private compare(seen: View, plans: readonly Plan[]): number {
    const { purse } = this;
    const { expected, spread } = this.task.settings;
    const race = new Race(plans.length, expected, spread);
    const rounds = Math.ceil(Math.log2(plans.length));
    const kept = (1 - (plans[0]!.ends ? PART_IF_IT_ENDS : PART)) * purse.playouts;
    for (let round = 0; round < rounds && race.contested; round++) {
      let share = (purse.playouts - kept) / (rounds - round);
      const runners = race.running.length;
      while (Math.min(share, purse.playouts) >= runners) {
        const worlds = Math.floor(Math.min(share, purse.playouts, this.playouts.most) / runners);
        this.tryOut(seen, plans, race, worlds);
        share -= worlds * runners;
      }
      race.halve();
    }
    return race.best;
  }

  /** Play the plans that are in the race on in so many worlds. */
  private tryOut(seen: View, plans: readonly Plan[], race: Race, worlds: number): void {
    const { chance, side, settings } = this.task;
    const tries: Try[] = [];
    for (let i = 0; i < worlds; i++) {
      const world = imagine(seen, chance);
      const dice = seedForDice(chance);
      for (const one of race.running)
        tries.push({ world, answer: plans[one]!.steps[0]!.answer, dice, plan: plans[one]! });
    }
    const chances = this.playouts.run(tries, side, settings.stages, settings.averaged);
    const runners = race.running.length;
    for (let i = 0; i < worlds; i++) race.add(chances.subarray(i * runners, (i + 1) * runners));
    this.purse.pay(tries.length);
  }
}

/** Whether a card play of the side being asked begins with this question, or the set-up. */
const isOwnPlay = (g: Game): boolean =>
  g.phase === phase.setup || g.question === ask.headline || (g.phase === phase.round && g.phasing === g.actor);

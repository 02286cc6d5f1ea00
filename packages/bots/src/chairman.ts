import { type Chance, type Game, type Side, seeded, sideOf, type View } from '@longtwilight/engine';
import { answerText, ask } from '@longtwilight/engine/data';
import type { Network } from '@longtwilight/neural';
import { imagine } from './imagine.ts';
import { Instinct } from './network/instinct.ts';
import { Playouts, type Try } from './network/playouts.ts';
import { prospects } from './network/prospects.ts';
import { standIn } from './network/stand-in.ts';
import type { Level, Player, PlayerOptions, ThinkingBudget } from './player.ts';
import { CandidateComparison } from './search/compare.ts';

const DEFAULT_BUDGET: ThinkingBudget = { playouts: 192 };
/** How many answers are compared, and how likely the network must think them. */
const CANDIDATES = 4;
const LIKELY = 0.03;
/** How many action rounds or headlines, one side's each, are played on. */
const STAGES = 8;
/** Worlds between two looks at who is still in the race. */
const BATCH = 4;
/** How many standard errors it takes to give up an answer, and to leave the first. */
const GIVE_UP = 1.5;
const DEPART = 1;
/** Worlds for a ranking of all options. */
const RANKING_WORLDS = 12;
const RANDOM_SEED = 1 << 30;

/** The network's likely answers, compared by letting it play on for both sides in worlds that fit what is known. */
export const chairman: Level = (seat) => (seat.network === undefined ? standIn(seat) : withNetwork(seat, seat.network));

function withNetwork({ seed, side, budget = DEFAULT_BUDGET }: PlayerOptions, network: Network): Player {
  const chance = seeded(seed);
  let search: Search | null = null;
  const at = (seen: View): { g: Game; search: Search } => {
    const g = imagine(seen, chance);
    search ??= new Search(network, g, sideOf(side), chance, budget);
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
      return prospects(seen, g, { instinct, playouts, chance, worlds: RANKING_WORLDS, stages: STAGES });
    },
  };
}

class Search {
  readonly instinct: Instinct;
  readonly playouts: Playouts;
  private readonly side: Side;
  private readonly chance: Chance;
  private readonly budget: ThinkingBudget;

  constructor(network: Network, g: Game, side: Side, chance: Chance, budget: ThinkingBudget) {
    this.instinct = new Instinct(network, g.rules);
    this.playouts = new Playouts(this.instinct.mind, g.rules);
    this.side = side;
    this.chance = chance;
    this.budget = budget;
  }

  answer(seen: View, g: Game): number {
    if (!isWorthThought(g)) return this.instinct.answer(g);
    const certain = this.instinct.certain(g);
    if (certain >= 0) return certain;
    const candidates = this.instinct.candidates(g, CANDIDATES, LIKELY);
    return candidates[candidates.length > 1 ? this.compare(seen, g, candidates).winner(DEPART) : 0]!;
  }

  /** Play the candidates on in one world after the other, while the budget lasts. */
  private compare(seen: View, g: Game, candidates: readonly number[]): CandidateComparison {
    const { budget, chance, side } = this;
    const comparison = new CandidateComparison(candidates.length);
    const results = new Float64Array(candidates.length);
    const started = performance.now();
    let spent = 0;
    const hasTime = (): boolean =>
      spent === 0 || ('ms' in budget ? performance.now() - started < budget.ms : spent < budget.playouts);
    while (hasTime() && comparison.contested) {
      const alive = [...candidates.keys()].filter((i) => comparison.isAlive(i));
      const tries: Try[] = [];
      for (let i = 0; i < BATCH; i++) {
        const world = spent === 0 && i === 0 ? g : imagine(seen, chance);
        const dice = chance(RANDOM_SEED);
        for (const candidate of alive) tries.push({ world, answer: candidates[candidate]!, dice });
      }
      const chances = this.playouts.run(tries, side, STAGES);
      spent += tries.length;
      for (let i = 0; i < BATCH; i++) {
        alive.forEach((candidate, j) => {
          results[candidate] = chances[i * alive.length + j]!;
        });
        comparison.add(results);
      }
      comparison.prune(GIVE_UP);
    }
    return comparison;
  }
}

/** Cards and how they are used decide games; the small questions behind them are the network's. */
const isWorthThought = (g: Game): boolean =>
  g.question === ask.play || g.question === ask.headline || g.question === ask.use;

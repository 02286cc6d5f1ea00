import { type Chance, type Game, type Side, seeded, sideOf, type View } from '@longtwilight/engine';
import { answerText, ask } from '@longtwilight/engine/data';
import type { Network } from '@longtwilight/neural';
import { imagine, seedForDice } from './imagine.ts';
import { Instinct } from './network/instinct.ts';
import { Playouts, type Try } from './network/playouts.ts';
import { prospects } from './network/prospects.ts';
import { standIn } from './network/stand-in.ts';
import type { Level, Player, PlayerOptions, ThinkingBudget } from './player.ts';
import { CandidateComparison } from './search/compare.ts';

const DEFAULT_BUDGET: ThinkingBudget = { playouts: 192 };
/** How many answers are compared. Unlikely ones too: the network is surer of itself than it ought to be. */
const CANDIDATES = 8;
/** How many action rounds or headlines, one side's each, are played on. */
const STAGES = 8;
/** Worlds between two looks at who is still in the race. */
const BATCH = 8;
const LEAST_WORLDS = 2;
/** How many standard errors it takes to give up an answer, and to leave the first. */
const GIVE_UP = 1.5;
const DEPART = 1;
/** Worlds for a ranking of all options. */
const RANKING_WORLDS = 12;
/** The questions that are worth thought, and how much of the budget of a card play each may take. */
const SHARES: ReadonlyMap<number, number> = new Map([
  [ask.headline, 1],
  [ask.play, 0.6],
  [ask.use, 0.4],
  [ask.operations, 0.4],
  [ask.coup, 0.2],
  [ask.war, 0.2],
]);

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
    const share = SHARES.get(g.question);
    if (share === undefined) return this.instinct.answer(g);
    const certain = this.instinct.certain(g);
    if (certain >= 0) return certain;
    const candidates = this.instinct.candidates(g, CANDIDATES);
    return candidates[candidates.length > 1 ? this.compare(seen, g, candidates, share).winner(DEPART) : 0]!;
  }

  /** Play the candidates on in one world after the other, while this share of the budget lasts. */
  private compare(seen: View, g: Game, candidates: readonly number[], share: number): CandidateComparison {
    const { budget, chance, side } = this;
    const comparison = new CandidateComparison(candidates.length);
    const results = new Float64Array(candidates.length);
    const started = performance.now();
    let spent = 0;
    const left = (): number =>
      'ms' in budget ? share * budget.ms - (performance.now() - started) : share * budget.playouts - spent;
    while ((spent === 0 || left() > 0) && comparison.contested) {
      const alive = [...candidates.keys()].filter((i) => comparison.isAlive(i));
      const worlds =
        'ms' in budget ? BATCH : Math.min(BATCH, Math.max(LEAST_WORLDS, Math.floor(left() / alive.length)));
      const tries: Try[] = [];
      for (let i = 0; i < worlds; i++) {
        const world = spent === 0 && i === 0 ? g : imagine(seen, chance);
        const dice = seedForDice(chance);
        for (const candidate of alive) tries.push({ world, answer: candidates[candidate]!, dice });
      }
      const chances = this.playouts.run(tries, side, STAGES);
      spent += tries.length;
      for (let i = 0; i < worlds; i++) {
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

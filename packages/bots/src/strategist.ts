import { answerText, ask, type Game, type Side, seeded, type View } from '@longtwilight/engine';
import { imagine } from './imagine.ts';
import type { CardPlay } from './plan/plays.ts';
import type { Budget, Level } from './player.ts';
import { Policy, playedCard } from './policy.ts';
import { ranking } from './ranking.ts';
import { Comparison } from './search/compare.ts';
import { Rollouts } from './search/rollouts.ts';

const DEFAULT_BUDGET: Budget = { playouts: 128 };
/** How many plays are compared. */
const CANDIDATES = 5;
/** Worlds between two looks at who is still in the race. */
const BATCH = 4;
const LEAST_WORLDS = 2;
/** How many standard errors it takes to give up a play, and to leave the first. */
const GIVE_UP = 1.5;
const DEPART = 1;

/** The heuristic player's plays, compared by playing each on in worlds that fit what is known. */
export const strategist: Level = ({ seed, side, budget = DEFAULT_BUDGET }) => {
  const chance = seeded(seed);
  const me: Side = side === 'us' ? 0 : 1;
  let policy: Policy | null = null;
  let rollouts: Rollouts | null = null;

  const compare = (seen: View, g: Game, plays: readonly CardPlay[]): number => {
    rollouts ??= new Rollouts(g.rules);
    const comparison = new Comparison(plays.length);
    const results = new Float64Array(plays.length);
    const started = performance.now();
    const enough = (worlds: number, spent: number): boolean =>
      worlds >= LEAST_WORLDS && ('ms' in budget ? performance.now() - started > budget.ms : spent >= budget.playouts);
    for (let worlds = 0, spent = 0; !enough(worlds, spent) && comparison.contested; worlds++) {
      const world = worlds === 0 ? g : imagine(seen, chance);
      const dice = chance(1 << 30);
      for (let i = 0; i < plays.length; i++) {
        if (!comparison.isAlive(i)) continue;
        results[i] = rollouts.play(world, me, plays[i]!, dice);
        spent++;
      }
      comparison.add(results);
      if (worlds % BATCH === BATCH - 1) comparison.prune(GIVE_UP);
    }
    return comparison.winner(DEPART);
  };

  return {
    answer(seen) {
      const g = imagine(seen, chance);
      policy ??= new Policy(g.rules, true);
      if (g.count === 1 || (g.question !== ask.play && g.question !== ask.headline))
        return answerText(policy.answer(g));
      const plays = policy.candidates(g, CANDIDATES);
      const play = plays[plays.length > 1 ? compare(seen, g, plays) : 0]!;
      policy.intend(g, me, play);
      return answerText(playedCard(play));
    },
    rank(seen) {
      const g = imagine(seen, chance);
      policy ??= new Policy(g.rules, true);
      return ranking(g, policy.values(g));
    },
  };
};

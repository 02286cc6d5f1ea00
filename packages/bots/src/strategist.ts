import { type Game, type Side, seeded, type View } from '@longtwilight/engine';
import { answerText, ask } from '@longtwilight/engine/data';
import { imagine, onlooker, seedForDice } from './imagine.ts';
import type { CardPlay } from './plan/plays.ts';
import type { Level, ThinkingBudget } from './player.ts';
import { playedCard } from './policy.ts';
import { ranking } from './ranking.ts';
import { CandidateComparison } from './search/compare.ts';
import { Rollouts, SLOPE } from './search/rollouts.ts';

const DEFAULT_BUDGET: ThinkingBudget = { playouts: 128 };
/** How many plays are compared. */
const CANDIDATES = 5;
/** Worlds between two looks at who is still in the race. */
const BATCH = 4;
const LEAST_WORLDS = 2;
/** How many standard errors it takes to give up a play, and to leave the first. */
const GIVE_UP = 1.5;
const DEPART = 1;
/** A chance to win in victory points, near an even game. */
const VP_OF_CERTAINTY = 4 / SLOPE;

/** The heuristic player's plays, compared by playing each on in worlds that fit what is known. */
export const strategist: Level = ({ seed, side, budget = DEFAULT_BUDGET }) => {
  const chance = seeded(seed);
  const look = onlooker(chance);
  const me: Side = side === 'us' ? 0 : 1;
  let rollouts: Rollouts | null = null;

  /** Play the candidates on in one world after the other, while the budget lasts. */
  const compare = (seen: View, g: Game, plays: readonly CardPlay[]): CandidateComparison => {
    rollouts ??= new Rollouts(g.rules);
    const comparison = new CandidateComparison(plays.length);
    const results = new Float64Array(plays.length);
    const started = performance.now();
    const enough = (worlds: number, spent: number): boolean =>
      worlds >= LEAST_WORLDS && ('ms' in budget ? performance.now() - started > budget.ms : spent >= budget.playouts);
    for (let worlds = 0, spent = 0; !enough(worlds, spent) && comparison.contested; worlds++) {
      const world = worlds === 0 ? g : imagine(seen, chance);
      const dice = seedForDice(chance);
      for (let i = 0; i < plays.length; i++) {
        if (!comparison.isAlive(i)) continue;
        results[i] = rollouts.play(world, me, plays[i]!, dice);
        spent++;
      }
      comparison.add(results);
      if (worlds % BATCH === BATCH - 1) comparison.prune(GIVE_UP);
    }
    return comparison;
  };

  return {
    answer(seen) {
      const { g, policy } = look(seen);
      if (g.count === 1 || !isCardPlay(g)) return answerText(policy.answer(g));
      const plays = policy.candidates(g, CANDIDATES);
      const play = plays[plays.length > 1 ? compare(seen, g, plays).winner(DEPART) : 0]!;
      policy.intend(g, me, play);
      return answerText(playedCard(play));
    },
    rank(seen) {
      const { g, policy } = look(seen);
      const values = policy.values(g);
      if (isCardPlay(g)) {
        const plays = policy.candidates(g, CANDIDATES);
        const comparison = compare(seen, g, plays);
        // The first candidate keeps its value; the others lie as far above or below as the playouts say
        const base = plays[0]!.value;
        plays.forEach((play, i) => {
          const option = g.options.indexOf(playedCard(play));
          const value = base + comparison.lead(i).mean * VP_OF_CERTAINTY;
          const first = plays.findIndex((other) => other.card === play.card) === i;
          values[option] = first ? value : Math.max(values[option]!, value);
        });
      }
      return ranking(g, values);
    },
  };
};

const isCardPlay = (g: Game): boolean => g.question === ask.play || g.question === ask.headline;

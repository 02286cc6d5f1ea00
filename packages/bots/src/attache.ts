import {
  answerText,
  type Chance,
  type Game,
  guess,
  openHeadline,
  phase,
  seeded,
  US,
  USSR,
  type View,
} from '@longtwilight/engine';
import type { Level } from './player.ts';
import { Policy } from './policy.ts';

/** A game that the viewer might be in, standing at the viewer's question. */
export function imagine(seen: View, chance: Chance): Game {
  const g = guess(seen, chance);
  g.chance = chance;
  if (g.phase === phase.headline) openHeadline(g, seen.viewer === 'us' ? US : USSR);
  else g.refresh();
  return g;
}

/** Sound heuristics: plans a whole card play, counts what the regions will still pay, and looks no further. */
export const attache: Level = ({ seed }) => {
  const chance = seeded(seed);
  let policy: Policy | null = null;
  return {
    answer(seen) {
      const g = imagine(seen, chance);
      policy ??= new Policy(g.rules, true);
      return answerText(policy.answer(g));
    },
    rank(seen) {
      const g = imagine(seen, chance);
      policy ??= new Policy(g.rules, true);
      const best = policy.answer(g);
      return seen.decision!.options.map((answer) => ({ answer, value: answer === answerText(best) ? 1 : 0 }));
    },
  };
};

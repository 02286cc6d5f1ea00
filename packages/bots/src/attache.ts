import { answerText, seeded } from '@longtwilight/engine';
import { imagine } from './imagine.ts';
import type { Level } from './player.ts';
import { Policy } from './policy.ts';

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

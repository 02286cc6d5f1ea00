import { answerText, seeded, type View } from '@longtwilight/engine';
import { imagine } from './imagine.ts';
import type { Level } from './player.ts';
import { Policy } from './policy.ts';
import { ranking } from './ranking.ts';

/** Sound heuristics: plans a whole card play, counts what the regions will still pay, and looks no further. */
export const attache: Level = ({ seed }) => {
  const chance = seeded(seed);
  let policy: Policy | null = null;
  const look = (seen: View) => {
    const g = imagine(seen, chance);
    policy ??= new Policy(g.rules, true);
    return { g, policy };
  };
  return {
    answer(seen) {
      const { g, policy } = look(seen);
      return answerText(policy.answer(g));
    },
    rank(seen) {
      const { g, policy } = look(seen);
      return ranking(g, policy.values(g));
    },
  };
};

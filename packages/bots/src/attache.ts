import { seeded } from '@longtwilight/engine';
import { answerText } from '@longtwilight/engine/data';
import { onlooker } from './imagine.ts';
import type { Level } from './player.ts';
import { ranking } from './ranking.ts';

/** Sound heuristics: plans a whole card play, counts what the regions will still pay, and looks no further. */
export const attache: Level = ({ seed }) => {
  const look = onlooker(seeded(seed));
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

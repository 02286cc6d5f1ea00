import { seeded } from '@longtwilight/engine';
import type { Level } from './player.ts';

/** Any legal answer, each as likely as the others. */
export const random: Level = ({ seed }) => {
  const chance = seeded(seed);
  return {
    answer({ decision }) {
      const { options } = decision!;
      return options[chance(options.length)]!;
    },
    rank({ decision }) {
      const ranked = decision!.options.map((answer) => ({ answer, value: chance(1 << 30) }));
      return ranked.sort((a, b) => b.value - a.value);
    },
  };
};

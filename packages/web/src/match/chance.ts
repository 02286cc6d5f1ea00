import type { Chance } from '@longtwilight/engine';

const RANGE = 2 ** 32;

/** Dice and draws of games that are kept in this browser. */
export const fairChance: Chance = (count) => {
  const fair = RANGE - (RANGE % count);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while (drawn[0]! >= fair);
  return drawn[0]! % count;
};

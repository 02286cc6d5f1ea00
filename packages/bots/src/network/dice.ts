import { type Chance, type Game, seeded } from '@longtwilight/engine';
import { stageOf } from './playouts.ts';

/** Keeps the seeds of neighbouring stages apart. */
const STRIDE = 0x9e3779b1;

/**
 * Dice and draws for a game that is tried out, anew for each action round, headline and deal. So one more die in one of them does
 * not shift those of the next, and two plays of a card meet the same luck afterwards.
 */
export function diceByStage(g: Game, seed: number): Chance {
  let stage = -1;
  let chance: Chance = seeded(seed);
  return (count) => {
    if (stage !== stageOf(g)) {
      stage = stageOf(g);
      chance = seeded(seed + Math.imul(stage, STRIDE));
    }
    return chance(count);
  };
}

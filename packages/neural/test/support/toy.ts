import { seeded } from '@longtwilight/engine';
import type { Inputs, Shape } from '../../src/index.ts';

const BYTES = 40;
const BITS = 8 * (BYTES - 20);

/** An observation made up for tests: twenty numbers with a sign, then bits. */
export const toyInputs: Inputs = {
  observation: 7,
  table: 0xabcdef01,
  rowBytes: BYTES,
  count: 20 + BITS,
  units: Uint8Array.from({ length: 20 + BITS }, (_, i) => (i < 20 ? 5 : 1)),
  largest: Uint8Array.from({ length: 20 + BITS }, (_, i) => (i < 20 ? 10 : 1)),
  list(observations, at, into) {
    into.oneCount = 0;
    into.multipleCount = 0;
    for (let i = 0; i < 20; i++) {
      const factor = observations[at + i]! - 10;
      if (factor === 0) continue;
      into.multiples[into.multipleCount] = i;
      into.factors[into.multipleCount++] = factor;
    }
    for (let i = 0; i < BITS; i++)
      if (observations[at + 20 + (i >> 3)]! & (1 << (i & 7))) into.ones[into.oneCount++] = 20 + i;
  },
};

export function toyObservations(count: number, seed: number): Uint8Array {
  const chance = seeded(seed);
  return Uint8Array.from({ length: count * BYTES }, (_, i) => chance(i % BYTES < 20 ? 21 : 256));
}

export const TOY_SHAPE: Shape = { features: toyInputs.count, width: 64, blocks: 2, answers: 32 };

import { type Chance, seeded } from '@longtwilight/engine';
import { type Floats, type Inputs, readFloats, type Shape, writeFloats } from '../../src/index.ts';

const BYTES = 40;
const BITS = 8 * (BYTES - 20);

/** An observation made up for tests: twenty numbers with a sign, then bits. */
export const toyInputs: Inputs = {
  observation: 7,
  table: 0xabcdef01,
  bytes: BYTES,
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

/** About normal: the sum of some even numbers. */
const bell = (chance: Chance): number => [1, 2, 3, 4].reduce((sum) => sum + chance(2001) / 1000 - 1, 0) / 2;

/** A network of random weights, in the file that training writes. */
export function randomFloats(shape: Shape, inputs: Inputs, observations: Uint8Array, seed: number): Floats {
  const { width, answers, blocks } = shape;
  const chance = seeded(seed);
  const tensor = (name: string, sizes: number[], around: number, spread: number) => ({
    name,
    shape: sizes,
    numbers: Float32Array.from({ length: sizes.reduce((a, b) => a * b) }, () =>
      Math.fround(around + spread * bell(chance)),
    ),
  });
  const dense = (name: string, outputs: number, inputs: number) => [
    tensor(`${name}.weight`, [outputs, inputs], 0, 2 / Math.sqrt(inputs)),
    tensor(`${name}.bias`, [outputs], 0, 0.1),
  ];
  const norm = (name: string) => [tensor(`${name}.weight`, [width], 1, 0.2), tensor(`${name}.bias`, [width], 0, 0.1)];
  const tensors = [
    ...dense('first', width, shape.features),
    ...Array.from({ length: blocks }, (_, i) => [
      ...norm(`blocks.${i}.norm`),
      ...dense(`blocks.${i}.inner`, width, width),
      ...dense(`blocks.${i}.outer`, width, width),
    ]).flat(),
    ...norm('norm'),
    ...dense('policy', answers, width),
    ...dense('value', 1, width),
  ];
  const count = observations.length / inputs.bytes;
  return readFloats(writeFloats(inputs, tensors, { count, bytes: observations }));
}

export const TOY_SHAPE: Shape = { features: toyInputs.count, width: 64, blocks: 2, answers: 32 };

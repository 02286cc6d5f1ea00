import { readFileSync } from 'node:fs';
import { randomObservations } from '@longtwilight/testing/random-network';
import { expect, it } from 'vitest';
import { Network, observationInputs, plainKernel, readWeights, saturatedSums } from '../src/index.ts';
import { SHIPPED_WEIGHTS } from '../src/shipped-weights.ts';

const MOST_BYTES = 4_000_000;
const COUNT = 33;

it('the weights that come along fit this version, and are small enough for a page', () => {
  const file = new Uint8Array(readFileSync(SHIPPED_WEIGHTS));
  expect(file.length).toBeLessThanOrEqual(MOST_BYTES);
  expect(readWeights(file, observationInputs).shape.features).toBe(observationInputs.count);
});

it('both kernels give the same numbers with them, and no sum saturates', () => {
  const weights = readWeights(new Uint8Array(readFileSync(SHIPPED_WEIGHTS)), observationInputs);
  const observations = randomObservations(COUNT, 9);
  const [fast, plain] = [
    new Network(weights, observationInputs),
    new Network(weights, observationInputs, { kernel: plainKernel }),
  ];
  fast.run(observations, COUNT);
  plain.run(observations, COUNT);
  expect(plain.scores).toEqual(fast.scores);
  expect(plain.values).toEqual(fast.values);
  expect(saturatedSums(weights, observationInputs, observations)).toBe(0);
});

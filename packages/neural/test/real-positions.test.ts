import { randomObservations, randomWeights } from '@longtwilight/testing/random-network';
import { expect, it } from 'vitest';
import { FEATURES } from '../src/features.ts';
import { listing, Network, observationInputs, plainKernel, saturatedSums } from '../src/index.ts';

const COUNT = 60;
const observations = randomObservations(COUNT, 5);
const { rowBytes, units, largest } = observationInputs;

/** Every input that an observation sets, straight from the table of features. */
function inputsOf(seen: Uint8Array): Map<number, number> {
  const set = new Map<number, number>();
  for (const feature of FEATURES)
    for (let i = 0; i < feature.count; i++) {
      const byte = seen[feature.at + i]!;
      if (feature.kind === 'scaled') {
        const value = Math.max(feature.least, Math.min(feature.most, byte - feature.zero));
        if (value !== 0) set.set(feature.column + i, value / feature.unit);
      } else
        for (let j = 0; j < feature.size; j++) {
          const isSet = feature.kind === 'bits' ? (byte >> j) & 1 : byte === feature.first + j;
          if (isSet) set.set(feature.column + i * feature.size + j, 1);
        }
    }
  return set;
}

it('the list of inputs is what the table of features says', () => {
  const listed = listing();
  for (let i = 0; i < COUNT; i++) {
    observationInputs.list(observations, i * rowBytes, listed);
    const found = new Map<number, number>();
    for (let j = 0; j < listed.oneCount; j++) found.set(listed.ones[j]!, 1);
    for (let j = 0; j < listed.multipleCount; j++) {
      const column = listed.multiples[j]!;
      expect(Math.abs(listed.factors[j]!)).toBeLessThanOrEqual(largest[column]!);
      if (listed.factors[j] !== 0) found.set(column, listed.factors[j]! / units[column]!);
    }
    const said = inputsOf(observations.subarray(i * rowBytes, (i + 1) * rowBytes));
    expect(said.size).toBeGreaterThan(100);
    expect(new Map([...found].sort(([x], [y]) => x - y))).toEqual(new Map([...said].sort(([x], [y]) => x - y)));
  }
});

it('both kernels give the same numbers for real positions, and no sum saturates', () => {
  const weights = randomWeights(3);
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

it('sums that do not fit are counted', () => {
  const weights = randomWeights(3);
  weights.first.rooms.fill(0.5);
  expect(saturatedSums(weights, observationInputs, observations)).toBeGreaterThan(COUNT);
});

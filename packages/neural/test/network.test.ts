import { randomFloats } from '@longtwilight/testing/random-network';
import { describe, expect, it } from 'vitest';
import { floatNetwork, hasSimd, Network, plainKernel, quantise } from '../src/index.ts';
import { TOY_SHAPE, toyInputs, toyObservations } from './support/toy.ts';

const ROWS = 33;
const observations = toyObservations(ROWS, 1);
const floats = randomFloats(TOY_SHAPE, toyInputs, toyObservations(500, 2), 3);
const weights = quantise(floats, toyInputs, floats.observations);
const { answers } = TOY_SHAPE;

/** What a network says of some rows, copied out of its memory. */
function opinions(network: Network, rows: number, bytes = observations) {
  network.run(bytes, rows);
  return { scores: network.scores.slice(0, rows * answers), values: network.values.slice(0, rows) };
}

describe('a network', () => {
  it('runs in WebAssembly here, and its twin in TypeScript gives the very same numbers', () => {
    expect(hasSimd()).toBe(true);
    for (const rows of [1, 2, 3, 8, ROWS]) {
      const fast = opinions(new Network(weights, toyInputs), rows);
      expect(opinions(new Network(weights, toyInputs, { kernel: plainKernel }), rows)).toEqual(fast);
      expect(new Set(fast.values).size).toBe(rows);
    }
  });

  it('says of a position what it says without the others of the batch', () => {
    const network = new Network(weights, toyInputs);
    const together = opinions(network, ROWS);
    for (let row = 0; row < ROWS; row++) {
      const alone = opinions(network, 1, observations.subarray(row * toyInputs.rowBytes));
      expect(alone.values[0]).toBe(together.values[row]);
      expect(alone.scores).toEqual(together.scores.slice(row * answers, (row + 1) * answers));
    }
  });

  it('says nearly what the floats say that it was made from', () => {
    const { scores, values } = opinions(new Network(weights, toyInputs), ROWS);
    const opinion = floatNetwork(floats, toyInputs);
    for (let row = 0; row < ROWS; row++) {
      const exact = opinion(observations, row * toyInputs.rowBytes);
      expect(Math.abs(exact.value - values[row]!)).toBeLessThan(0.03);
      for (const [i, score] of exact.scores.entries())
        expect(Math.abs(score - scores[row * answers + i]!)).toBeLessThan(0.1);
    }
  });

  it('gives values without the scores where only those are wanted', () => {
    const network = new Network(weights, toyInputs);
    const { values } = opinions(network, ROWS);
    network.scores.fill(0);
    network.values.fill(0);
    network.run(observations, ROWS, false);
    expect(network.values.slice(0, ROWS)).toEqual(values);
    expect(network.scores.every((score) => score === 0)).toBe(true);
  });

  it('refuses more rows than it has room for', () => {
    const network = new Network(weights, toyInputs, { rows: 4 });
    expect(() => network.run(observations, 5)).toThrow('at most 4 positions');
  });
});

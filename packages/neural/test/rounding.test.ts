import { seeded } from '@longtwilight/engine';
import { expect, it } from 'vitest';
import { roundTogether, Together } from '../src/rounding.ts';

const [INPUTS, OUTPUTS, POSITIONS] = [40, 8, 300];
const chance = seeded(4);
const number = (): number => chance(2001) / 1000 - 1;

/** Positions in which inputs go together in fours. */
const positions = Array.from({ length: POSITIONS }, () => {
  const groups = Array.from({ length: INPUTS / 4 }, () => chance(2));
  return Float32Array.from({ length: INPUTS }, (_, i) => (groups[i >> 2] === 1 && chance(10) > 0 ? 1 : 0));
});

it.each(['inputs', 'outputs'] as const)('errors of inputs that go together cancel out (rows of %s)', (rowsOf) => {
  const exact = Float32Array.from({ length: INPUTS * OUTPUTS }, number);
  const scales = new Float32Array(rowsOf === 'inputs' ? INPUTS : OUTPUTS).fill(1 / 20);
  const weights = Int8Array.from(exact, (x) => Math.round(20 * x));
  const layer = { scales, biases: new Float32Array(OUTPUTS), weights };
  const at = (input: number, output: number): number =>
    rowsOf === 'inputs' ? input * OUTPUTS + output : output * INPUTS + input;
  const squaredError = (): number => {
    let sum = 0;
    for (const row of positions)
      for (let output = 0; output < OUTPUTS; output++) {
        let error = 0;
        for (let i = 0; i < INPUTS; i++) error += row[i]! * (exact[at(i, output)]! - weights[at(i, output)]! / 20);
        sum += error ** 2;
      }
    return sum;
  };
  const together = new Together(INPUTS);
  for (const row of positions) {
    const set = [...row.keys()].filter((i) => row[i] !== 0);
    together.add(
      set,
      set.map((i) => row[i]!),
    );
  }
  const before = squaredError();
  roundTogether(layer, exact, together, rowsOf);
  expect(squaredError()).toBeLessThan(before / 2);
  for (const [p, whole] of weights.entries()) expect(Math.abs(whole / 20 - exact[p]!)).toBeLessThan(0.2);
});

it('weights keep their nearest step where there are fewer positions than inputs', () => {
  const exact = Float32Array.from({ length: INPUTS }, number);
  const weights = Int8Array.from(exact, (x) => Math.round(20 * x));
  const together = new Together(INPUTS);
  const all = [...exact.keys()];
  for (let i = 0; i < INPUTS - 1; i++) together.add(all, all.map(number));
  const layer = { scales: Float32Array.of(1 / 20), biases: new Float32Array(1), weights: weights.slice() };
  roundTogether(layer, exact, together, 'outputs');
  expect(layer.weights).toEqual(weights);
  together.add(all, all.map(number));
  roundTogether(layer, exact, together, 'outputs');
  expect(layer.weights).not.toEqual(weights);
});

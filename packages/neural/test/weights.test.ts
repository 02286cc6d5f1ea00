import { randomFloats } from '@longtwilight/testing/random-network';
import { describe, expect, it } from 'vitest';
import { quantise, readWeights, WeightsError, type WeightsProblem } from '../src/index.ts';
import { sealWeights } from '../src/weights.ts';
import { TOY_SHAPE, toyInputs, toyObservations } from './support/toy.ts';

const floats = randomFloats(TOY_SHAPE, toyInputs, toyObservations(50, 2), 3);
const { file } = quantise(floats, toyInputs, floats.observations);

function problemOf(bytes: Uint8Array, wanted = toyInputs): WeightsProblem | null {
  try {
    readWeights(bytes, wanted);
    return null;
  } catch (error) {
    if (error instanceof WeightsError) return error.problem;
    throw error;
  }
}
const changed = (at: number): Uint8Array => file.map((byte, i) => (i === at ? byte ^ 1 : byte));
/** Changed on purpose, so that its checksum is right. */
const resealed = (at: number): Uint8Array => sealWeights({ ...readWeights(file, toyInputs), file: changed(at) }).file;

describe('a weights file', () => {
  it('is read as it was written', () => {
    const { shape, reads, first, policy, value } = readWeights(file, toyInputs);
    expect(shape).toEqual(TOY_SHAPE);
    expect(reads).toEqual({ observation: toyInputs.observation, table: toyInputs.table });
    expect(Math.max(...first.weights.map(Math.abs))).toBe(127);
    expect([...policy.biases]).toEqual([...floats.tensor('policy.bias')]);
    expect(value.at(-1)).toBe(floats.tensor('value.bias')[0]);
  });

  it('is refused with any bit of it turned', () => {
    for (let at = 0; at < file.length; at += at < 24 ? 1 : 997) expect(problemOf(changed(at))).not.toBeNull();
    expect(problemOf(changed(file.length - 1))).toBe('damaged');
  });

  it('is refused when cut short or too long', () => {
    expect(problemOf(file.subarray(0, file.length - 1))).toBe('damaged');
    expect(problemOf(new Uint8Array([...file, 0]))).toBe('damaged');
  });

  it('is refused when it is something else', () => {
    expect(problemOf(new Uint8Array())).toBe('foreign');
    expect(problemOf(new TextEncoder().encode('<!doctype html><html lang="en"></html>'))).toBe('foreign');
  });

  it('is refused when it is of another format, or reads another observation', () => {
    expect(problemOf(resealed(4))).toBe('format');
    expect(problemOf(resealed(6))).toBe('observation');
    expect(problemOf(file, { ...toyInputs, table: 1 })).toBe('observation');
    expect(() => readWeights(file, { ...toyInputs, observation: 9 })).toThrow(
      'reads observation 7 with features abcdef01; this version writes observation 9',
    );
  });
});

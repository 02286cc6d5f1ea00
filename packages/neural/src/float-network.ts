import type { Floats } from './float-file.ts';
import { type Inputs, listing } from './inputs.ts';

const EPSILON = 1e-5;

/** What a network says of a position. */
export interface Opinion {
  readonly scores: Float32Array;
  readonly value: number;
}

/** Is told what goes into each layer behind the first; into the inner one of a block before factors and offsets of its norm. */
type Watch = (layer: string, inputs: Float32Array) => void;

/** The network as it was trained, in floats and one position at a time: slow, to compare the 8-bit one with. */
export function floatNetwork({ shape, tensor }: Floats, inputs: Inputs) {
  const { width, blocks, answers } = shape;
  const listed = listing();
  const first = tensor('first.weight');

  const firstRow = (observations: Uint8Array, at: number): Float32Array => {
    inputs.list(observations, at, listed);
    const row = tensor('first.bias').slice();
    const add = (feature: number, times: number): void => {
      for (let i = 0; i < width; i++) row[i]! += times * first[i * shape.features + feature]!;
    };
    for (let j = 0; j < listed.oneCount; j++) add(listed.ones[j]!, 1);
    for (let j = 0; j < listed.multipleCount; j++)
      add(listed.multiples[j]!, listed.factors[j]! / inputs.units[listed.multiples[j]!]!);
    return row.map(rectified);
  };
  const levelled = (row: Float32Array): Float32Array => {
    const mean = row.reduce((sum, x) => sum + x, 0) / width;
    const variance = row.reduce((sum, x) => sum + (x - mean) ** 2, 0) / width;
    return row.map((x) => (x - mean) / Math.sqrt(variance + EPSILON));
  };
  const normalised = (row: Float32Array, name: string): Float32Array => {
    const [factors, offsets] = [tensor(`${name}.weight`), tensor(`${name}.bias`)];
    return row.map((x, i) => x * factors[i]! + offsets[i]!);
  };
  const dense = (row: Float32Array, name: string, outputs: number): Float32Array => {
    const [weights, out] = [tensor(`${name}.weight`), tensor(`${name}.bias`).slice()];
    for (let output = 0; output < outputs; output++) {
      let sum = 0;
      for (let i = 0, p = output * width; i < width; i++, p++) sum += weights[p]! * row[i]!;
      out[output]! += sum;
    }
    return out;
  };

  return (observations: Uint8Array, at = 0, watch?: Watch): Opinion => {
    let row = firstRow(observations, at);
    for (let i = 0; i < blocks; i++) {
      const level = levelled(row);
      watch?.(`blocks.${i}.inner`, level);
      const inner = dense(normalised(level, `blocks.${i}.norm`), `blocks.${i}.inner`, width).map(rectified);
      watch?.(`blocks.${i}.outer`, inner);
      const outer = dense(inner, `blocks.${i}.outer`, width);
      row = row.map((x, j) => x + outer[j]!);
    }
    const last = normalised(levelled(row), 'norm').map(rectified);
    watch?.('policy', last);
    return { scores: dense(last, 'policy', answers), value: Math.tanh(dense(last, 'value', 1)[0]!) };
  };
}

const rectified = (x: number): number => (x > 0 ? x : 0);

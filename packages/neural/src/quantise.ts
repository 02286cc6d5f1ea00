import type { Floats } from './float-file.ts';
import { floatNetwork } from './float-network.ts';
import { type Inputs, type Listed, listing } from './inputs.ts';
import { roundTogether, Together } from './rounding.ts';
import { blankWeights, type Dense, sealWeights, type Weights, WeightsError } from './weights.ts';

const I8_MOST = 127;
/** How much farther the sums of the first layer may go than they went in the observations at hand. */
const SPARE = 2;
/** A single product never wraps: its room is a little more than the largest factor needs. */
const SPARE_OF_ONE = 1.01;
const TINY = 1e-9;
/** Over how many observations it is seen what goes together, in front of the first layer and behind it, where that takes long. */
const SAMPLE = 4000;
const SAMPLE_BEHIND = 1500;

/**
 * A trained network as a weights file: 8 bits a weight, rounded so that errors cancel out in positions like the observed ones. Factor and offset of each block's norm go into the layer behind it.
 * The room of each column of the first layer is measured over the observations.
 */
export function quantise(floats: Floats, inputs: Inputs, observations: Uint8Array): Weights {
  const { reads, tensor } = floats;
  if (floats.shape.features < inputs.count)
    throw new WeightsError('observation', `The network reads ${floats.shape.features} features, not ${inputs.count}`);
  // Training may have padded the features to a round number
  const shape = { ...floats.shape, features: inputs.count };
  const { width, blocks } = shape;
  const weights = blankWeights(shape, reads);
  const rows = transposed(tensor('first.weight'), width, floats.shape.features);
  const together = goingTogether(floats, inputs, observations);
  fillRows(weights.first, rows, width);
  roundTogether(weights.first, rows, together('first'), 'inputs');
  weights.first.biases.set(tensor('first.bias'));
  weights.first.rooms.set(roomsFor(asFloats(weights.first, width), width, inputs, observations));
  for (let i = 0; i < blocks; i++) {
    const { inner, outer } = weights.blocks[i]!;
    const name = `blocks.${i}`;
    const folded = fold(
      tensor(`${name}.inner.weight`),
      tensor(`${name}.inner.bias`),
      tensor(`${name}.norm.weight`),
      tensor(`${name}.norm.bias`),
    );
    fillDense(inner, folded.weights, folded.biases, together(`${name}.inner`));
    fillDense(outer, tensor(`${name}.outer.weight`), tensor(`${name}.outer.bias`), together(`${name}.outer`));
  }
  weights.norm.factors.set(tensor('norm.weight'));
  weights.norm.offsets.set(tensor('norm.bias'));
  fillDense(weights.policy, tensor('policy.weight'), tensor('policy.bias'), together('policy'));
  weights.value.set(tensor('value.weight'));
  weights.value.set(tensor('value.bias'), width);
  return sealWeights(weights);
}

function fillDense(layer: Dense, weights: Float32Array, biases: Float32Array, together: Together): void {
  fillRows(layer, weights, together.count);
  roundTogether(layer, weights, together, 'outputs');
  layer.biases.set(biases);
}

/** What goes together in front of each layer, by its name, over some of the observations. */
function goingTogether(floats: Floats, inputs: Inputs, observations: Uint8Array): (layer: string) => Together {
  const all = new Map<string, Together>();
  const note = (layer: string, row: Float32Array): void => {
    const together = all.get(layer) ?? new Together(row.length);
    all.set(layer, together);
    const set = [...row.keys()].filter((i) => row[i] !== 0);
    together.add(
      set,
      set.map((i) => row[i]!),
    );
  };
  const exact = floatNetwork(floats, inputs);
  const listed = listing();
  for (let i = 0, at = 0; at < observations.length && i < SAMPLE; i++, at += inputs.rowBytes) {
    note('first', inputRow(observations, at, inputs, listed));
    if (i < SAMPLE_BEHIND) exact(observations, at, note);
  }
  return (layer) => all.get(layer)!;
}

function inputRow(observations: Uint8Array, at: number, inputs: Inputs, listed: Listed): Float32Array {
  const row = new Float32Array(inputs.count);
  inputs.list(observations, at, listed);
  for (let j = 0; j < listed.oneCount; j++) row[listed.ones[j]!] = 1;
  for (let j = 0; j < listed.multipleCount; j++) {
    const feature = listed.multiples[j]!;
    row[feature] = listed.factors[j]! / inputs.units[feature]!;
  }
  return row;
}

const asFloats = ({ weights, scales }: Dense, width: number): Float32Array =>
  Float32Array.from(weights, (whole, p) => whole * scales[Math.floor(p / width)]!);

/** Each row in 8 bits, with the scale that its largest number needs. */
function fillRows({ scales, weights }: Dense, rows: Float32Array, width: number): void {
  for (let row = 0; row < scales.length; row++) {
    let most = TINY;
    for (let p = row * width; p < (row + 1) * width; p++) most = Math.max(most, Math.abs(rows[p]!));
    scales[row] = most / I8_MOST;
    for (let p = row * width; p < (row + 1) * width; p++) weights[p] = Math.round((rows[p]! / most) * I8_MOST);
  }
}

/** A layer that takes the norm's factors and offsets upon itself. */
function fold(weights: Float32Array, biases: Float32Array, factors: Float32Array, offsets: Float32Array) {
  const width = factors.length;
  const folded = { weights: weights.slice(), biases: biases.slice() };
  for (let output = 0; output < biases.length; output++)
    for (let i = 0, p = output * width; i < width; i++, p++) {
      folded.biases[output]! += weights[p]! * offsets[i]!;
      folded.weights[p] = weights[p]! * factors[i]!;
    }
  return folded;
}

function transposed(numbers: Float32Array, rows: number, columns: number): Float32Array {
  const turned = new Float32Array(numbers.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) turned[column * rows + row] = numbers[row * columns + column]!;
  return turned;
}

/** How far the sums of each column go on their way over these observations, with some to spare. */
function roomsFor(rows: Float32Array, width: number, inputs: Inputs, observations: Uint8Array): Float32Array {
  const most = new Float32Array(width);
  const sums = new Float32Array(width);
  const listed = listing();
  const add = (feature: number, times: number): void => {
    for (let i = 0, p = feature * width; i < width; i++, p++) {
      sums[i]! += times * rows[p]!;
      most[i] = Math.max(most[i]!, Math.abs(sums[i]!));
    }
  };
  for (let at = 0; at < observations.length; at += inputs.rowBytes) {
    sums.fill(0);
    inputs.list(observations, at, listed);
    for (let j = 0; j < listed.oneCount; j++) add(listed.ones[j]!, 1);
    for (let j = 0; j < listed.multipleCount; j++) {
      const feature = listed.multiples[j]!;
      add(feature, listed.factors[j]! / inputs.units[feature]!);
    }
  }
  const rooms = most.map((sum) => Math.max(TINY, SPARE * sum));
  for (let feature = 0; feature < inputs.count; feature++) {
    const times = (SPARE_OF_ONE * inputs.largest[feature]!) / inputs.units[feature]!;
    for (let i = 0, p = feature * width; i < width; i++, p++)
      rooms[i] = Math.max(rooms[i]!, times * Math.abs(rows[p]!));
  }
  return rooms;
}

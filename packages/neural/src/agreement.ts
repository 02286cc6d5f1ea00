import { OBSERVATION } from '@longtwilight/engine/search';
import type { Floats } from './float-file.ts';
import { floatNetwork } from './float-network.ts';
import { type Inputs, listing } from './inputs.ts';
import { firstRows, Network } from './network.ts';
import type { Weights } from './weights.ts';

/** How near an 8-bit network is to the floats that it was made of, over these observations. */
export function agreement(floats: Floats, weights: Weights, inputs: Inputs, observations: Uint8Array) {
  const network = new Network(weights, inputs, { rows: 1 });
  const exact = floatNetwork(floats, inputs);
  const compared = observations.length / inputs.rowBytes;
  let [same, valueErrors, mostValueError, mostScoreError] = [0, 0, 0, 0];
  for (let row = 0; row < compared; row++) {
    const seen = observations.subarray(row * inputs.rowBytes, (row + 1) * inputs.rowBytes);
    network.run(seen, 1);
    const { scores, value } = exact(seen);
    const legal = legalAnswers(seen);
    if (best(legal, scores) === best(legal, network.scores)) same++;
    const error = Math.abs(value - network.values[0]!);
    valueErrors += error;
    mostValueError = Math.max(mostValueError, error);
    for (const answer of legal)
      mostScoreError = Math.max(mostScoreError, Math.abs(scores[answer]! - network.scores[answer]!));
  }
  return {
    compared,
    sameAnswer: same / compared,
    meanValueError: valueErrors / compared,
    mostValueError,
    mostScoreError,
  };
}

function legalAnswers(seen: Uint8Array): number[] {
  const { at, count } = OBSERVATION.answers;
  return Array.from({ length: 8 * count }, (_, answer) => answer).filter(
    (answer) => seen[at + (answer >> 3)]! & (1 << (answer & 7)),
  );
}
const best = (answers: readonly number[], scores: Float32Array): number =>
  answers.reduce((a, b) => (scores[b]! > scores[a]! ? b : a));

const I16_MOST = 32767;

/** How many sums of the first layer leave their 16 bits over these observations: each is cut off and so wrong. */
export function saturatedSums(weights: Weights, inputs: Inputs, observations: Uint8Array): number {
  const { width } = weights.shape;
  const rows = firstRows(weights, inputs);
  const sums = new Int32Array(width);
  const left = new Uint8Array(width);
  const listed = listing();
  let saturated = 0;
  const add = (feature: number, times: number): void => {
    for (let i = 0, p = feature * width; i < width; i++, p++) {
      const product = times * rows[p]!;
      sums[i]! += product;
      if (Math.abs(sums[i]!) > I16_MOST || Math.abs(product) > I16_MOST) left[i] = 1;
    }
  };
  for (let at = 0; at < observations.length; at += inputs.rowBytes) {
    sums.fill(0);
    left.fill(0);
    inputs.list(observations, at, listed);
    for (let j = 0; j < listed.oneCount; j++) add(listed.ones[j]!, 1);
    for (let j = 0; j < listed.multipleCount; j++) add(listed.multiples[j]!, listed.factors[j]!);
    for (const one of left) saturated += one;
  }
  return saturated;
}

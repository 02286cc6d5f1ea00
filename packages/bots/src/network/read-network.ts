import { Network, observationInputs, readWeights } from '@longtwilight/neural';

export { type Network, WeightsError } from '@longtwilight/neural';

/** The network of a weights file, for the seats of levels that think with one. A file that can't be used is a WeightsError. */
export const readNetwork = (file: Uint8Array): Network =>
  new Network(readWeights(file, observationInputs), observationInputs);

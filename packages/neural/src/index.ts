export { featureTable, observationInputs } from './features.ts';
export { type Floats, readFloats, writeFloats } from './float-file.ts';
export { floatNetwork, type Opinion } from './float-network.ts';
export { type Inputs, type Listed, listing } from './inputs.ts';
export { plainKernel } from './kernel/plain.ts';
export { hasSimd } from './kernel/simd.ts';
export { Network } from './network.ts';
export { quantise } from './quantise.ts';
export { type Reads, readWeights, type Shape, type Weights, WeightsError, type WeightsProblem } from './weights.ts';

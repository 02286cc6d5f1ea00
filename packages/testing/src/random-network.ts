import { type Chance, prepareGame, resolveRules, seeded } from '@longtwilight/engine';
import { observe } from '@longtwilight/engine/search';
import {
  type Floats,
  type Inputs,
  Network,
  observationInputs,
  quantise,
  readFloats,
  readWeights,
  type Shape,
  type Weights,
  writeFloats,
} from '@longtwilight/neural';

/** About normal: the sum of some even numbers. */
const bell = (chance: Chance): number => [1, 2, 3, 4].reduce((sum) => sum + chance(2001) / 1000 - 1, 0) / 2;

/** The tensors of a network of random weights, as training names them. */
export function randomTensors(shape: Shape, seed: number) {
  const { width, answers, blocks } = shape;
  const chance = seeded(seed);
  const tensor = (name: string, sizes: number[], around: number, spread: number) => ({
    name,
    shape: sizes,
    numbers: Float32Array.from({ length: sizes.reduce((a, b) => a * b) }, () =>
      Math.fround(around + spread * bell(chance)),
    ),
  });
  const dense = (name: string, outputs: number, inputs: number) => [
    tensor(`${name}.weight`, [outputs, inputs], 0, 2 / Math.sqrt(inputs)),
    tensor(`${name}.bias`, [outputs], 0, 0.1),
  ];
  const norm = (name: string) => [tensor(`${name}.weight`, [width], 1, 0.2), tensor(`${name}.bias`, [width], 0, 0.1)];
  return [
    ...dense('first', width, shape.features),
    ...Array.from({ length: blocks }, (_, i) => [
      ...norm(`blocks.${i}.norm`),
      ...dense(`blocks.${i}.inner`, width, width),
      ...dense(`blocks.${i}.outer`, width, width),
    ]).flat(),
    ...norm('norm'),
    ...dense('policy', answers, width),
    ...dense('value', 1, width),
  ];
}

/** A network of random weights, as it comes out of the file that training writes. */
export function randomFloats(shape: Shape, inputs: Inputs, observations: Uint8Array, seed: number): Floats {
  const count = observations.length / inputs.rowBytes;
  return readFloats(writeFloats(inputs, randomTensors(shape, seed), { count, bytes: observations }));
}

/** Observations of positions with a choice, from games played at random. */
export function randomObservations(count: number, seed: number): Uint8Array {
  const chance = seeded(seed);
  const { rowBytes } = observationInputs;
  const observations = new Uint8Array(count * rowBytes);
  const begin = () => {
    const game = prepareGame(resolveRules({}));
    game.chance = chance;
    game.run();
    return game;
  };
  let game = begin();
  for (let i = 0; i < count; ) {
    if (game.over) game = begin();
    if (game.count > 1 && chance(3) === 0) observe(game, observations, i++ * rowBytes);
    game.choose(game.options[chance(game.count)]!);
  }
  return observations;
}

/** A small network of random weights for real observations. */
export function randomWeights(seed: number): Weights {
  const shape = { features: observationInputs.count, width: 64, blocks: 1, answers: 256 };
  const observations = randomObservations(100, seed);
  return quantise(randomFloats(shape, observationInputs, observations, seed), observationInputs, observations);
}

export const randomNetwork = (seed: number): Network =>
  new Network(readWeights(randomWeights(seed).file, observationInputs), observationInputs);

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type LevelKey, THINK_WITH_NETWORK } from '@longtwilight/bots';
import { Network, observationInputs, readWeights, type Weights, WeightsError } from '@longtwilight/neural';
import { SHIPPED_WEIGHTS } from '@longtwilight/neural/weights';
import type { Command } from 'commander';
import { FailureError } from './io.ts';

export interface NetworkOptions {
  readonly weights?: string;
}

export const addNetworkOption = (command: Command): Command =>
  command.option(
    '--weights <file>',
    'weights file for players that use the neural network (default: the one included)',
  );

/** What a weights file holds; one that can't be used is a failure that says why. */
export function loadWeights({ weights: file = fileURLToPath(SHIPPED_WEIGHTS) }: NetworkOptions): Weights {
  try {
    return readWeights(new Uint8Array(readFileSync(file)), observationInputs);
  } catch (error) {
    if (!(error instanceof WeightsError || (error instanceof Error && 'syscall' in error))) throw error;
    throw new FailureError(`${file} can't be used as a weights file: ${error.message}`);
  }
}

/** The network that these levels need, if one of them does. */
export const networkFor = (levels: readonly LevelKey[], options: NetworkOptions): Network | null =>
  levels.some((level) => THINK_WITH_NETWORK.has(level)) ? new Network(loadWeights(options), observationInputs) : null;

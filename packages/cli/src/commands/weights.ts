import { readFileSync, writeFileSync } from 'node:fs';
import {
  agreement,
  type Floats,
  observationInputs,
  quantise,
  readFloats,
  saturatedSums,
  type Weights,
  WeightsError,
} from '@longtwilight/neural';
import { type AddCommand, FailureError, type Io, say, sayJson } from '../io.ts';

interface WeightsOptions {
  readonly out: string;
  readonly json?: true;
}

export const addWeights: AddCommand = (program, io, end) => {
  program
    .command('weights')
    .description('make a weights file from the output of training and report how closely it matches the original')
    .argument('<floats>', 'float weights with observations from real games, as exported by training')
    .requiredOption('--out <file>', 'the weights file to write')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      `
Every fourth observation is set aside to compare the file with the original: how often both prefer the same answer, how far apart
their values are, and how many sums in the first layer were too large to store.`,
    )
    .action((file: string, options: WeightsOptions) => {
      const report = makeWeights(readTrained(file), options.out);
      if (options.json) sayJson(io, report);
      else sayReport(report, options.out, io);
      end(0);
    });
};

const EVERY = 4;
/** More would take long: the floats are run one position at a time. */
const MOST_COMPARED = 4000;

function readTrained(file: string): Floats {
  try {
    return readFloats(new Uint8Array(readFileSync(file)));
  } catch (error) {
    if (error instanceof WeightsError) throw new FailureError(`${file}: ${error.message}`);
    throw error;
  }
}

function makeWeights(floats: Floats, out: string) {
  const { rowBytes, observation, table } = observationInputs;
  if (floats.reads.observation !== observation || floats.reads.table !== table)
    throw new FailureError('These float weights were trained with a different observation format or feature table');
  const count = Math.floor(floats.observations.length / rowBytes);
  if (count < 2 * EVERY)
    throw new FailureError(`There are only ${count} observations: at least ${2 * EVERY} are needed`);
  const held = take(floats.observations, rowBytes, (i) => i % EVERY === 0 && i < EVERY * MOST_COMPARED);
  const weights: Weights = quantise(
    floats,
    observationInputs,
    take(floats.observations, rowBytes, (i) => i % EVERY !== 0),
  );
  writeFileSync(out, weights.file);
  return {
    fileSize: weights.file.length,
    ...weights.shape,
    calibratedOver: count - Math.ceil(count / EVERY),
    ...agreement(floats, weights, observationInputs, held),
    saturatedSums: saturatedSums(weights, observationInputs, held),
  };
}

/** The observations whose number passes. */
function take(observations: Uint8Array, rowBytes: number, test: (i: number) => boolean): Uint8Array {
  const rows: Uint8Array[] = [];
  for (let i = 0; (i + 1) * rowBytes <= observations.length; i++)
    if (test(i)) rows.push(observations.subarray(i * rowBytes, (i + 1) * rowBytes));
  const taken = new Uint8Array(rows.length * rowBytes);
  rows.forEach((row, i) => {
    taken.set(row, i * rowBytes);
  });
  return taken;
}

function sayReport(report: ReturnType<typeof makeWeights>, out: string, io: Io): void {
  const { features, width, blocks, compared } = report;
  say(
    io,
    `${out}: ${report.fileSize.toLocaleString('en')} bytes; ${features} features, width ${width}, ${blocks} blocks`,
  );
  say(io, `compared on ${compared} positions; ranges measured on ${report.calibratedOver} others`);
  say(io, `same best answer   ${(100 * report.sameAnswer).toFixed(2)}%`);
  say(
    io,
    `value difference   ${report.meanValueError.toFixed(4)} on average, ${report.mostValueError.toFixed(3)} at most`,
  );
  say(io, `score difference   ${report.mostScoreError.toFixed(2)} at most`);
  say(io, `saturated sums     ${report.saturatedSums}`);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { observationInputs, writeFloats } from '@longtwilight/neural';
import { randomObservations, randomTensors, randomWeights } from '@longtwilight/testing/random-network';
import { describe, expect, it } from 'vitest';
import { cli, testFolder } from './support/run.ts';

/** A weights file of random weights. */
function weightsFile(): string {
  const file = join(testFolder(), 'random.ltnw');
  writeFileSync(file, randomWeights(1).file);
  return file;
}
function brokenFile(): string {
  const file = join(testFolder(), 'broken.ltnw');
  writeFileSync(file, randomWeights(1).file.subarray(0, 5000));
  return file;
}

describe('levels that think with a network', () => {
  it('play a match with the weights that are given', async () => {
    const { status, out } = await cli(
      `match --us ambassador --ussr chairman --games 1 --playouts 2 --rules scenario=late-war --json --weights ${weightsFile()}`,
    );
    expect(status).toBe(0);
    const result = JSON.parse(out);
    expect(result.games).toBe(1);
    expect(result.illegalAnswers).toBe(0);
  });

  it('are not measured without usable weights: nobody stands in for them', async () => {
    const file = brokenFile();
    for (const command of [
      'match --us ambassador --ussr random --games 2',
      'tournament chairman random',
      'bench --network',
    ]) {
      const { status, err } = await cli(`${command} --weights ${file}`);
      expect(status).toBe(1);
      expect(err).toContain(`${file} can't be used as a weights file: The weights file is damaged: it has 5000 bytes`);
    }
  });

  it('are stood in for by Attaché in a game of yours, and that is said', async () => {
    const options = '--us random --ussr ambassador --seed 3 --rules scenario=late-war';
    const { status, err } = await cli(`play ${options} --weights ${brokenFile()}`);
    expect(status).toBe(0);
    expect(err).toMatch(/The weights file is damaged.* Attaché plays instead\./);
    const fine = await cli(`play ${options} --weights ${weightsFile()}`);
    expect(fine.status).toBe(0);
    expect(fine.err).not.toContain('Attaché');
  });
});

describe('weights', () => {
  it('makes a weights file that levels play with, and says how true it is', async () => {
    const [floats, out] = [join(testFolder(), 'floats.ltnf'), join(testFolder(), 'made.ltnw')];
    const observations = randomObservations(160, 2);
    const shape = { features: observationInputs.count + 38, width: 64, blocks: 1, answers: 256 };
    const trained = writeFloats(observationInputs, randomTensors(shape, 7), { count: 160, bytes: observations });
    writeFileSync(floats, trained);
    const made = await cli(`weights ${floats} --out ${out} --json`);
    expect(made.status).toBe(0);
    const report = JSON.parse(made.out);
    expect(report).toMatchObject({ features: observationInputs.count, width: 64, blocks: 1, compared: 40 });
    expect(report.fileSize).toBe(readFileSync(out).length);
    expect(report.sameAnswer).toBeGreaterThan(0.8);
    expect(report.meanValueError).toBeLessThan(0.02);
    expect(report.saturatedSums).toBe(0);
    const bench = await cli(`bench --network --seconds 0.05 --json --weights ${out}`);
    const { batches } = JSON.parse(bench.out);
    expect(batches.map((one: { batch: number }) => one.batch)).toEqual([1, 8, 32]);
    for (const { simd, plain, ratio } of batches) expect(ratio).toBeCloseTo(simd / plain);
  });

  it('refuses what training did not write', async () => {
    const file = join(testFolder(), 'text.txt');
    writeFileSync(file, 'Not weights');
    const { status, err } = await cli(`weights ${file} --out ${file}.out`);
    expect(status).toBe(1);
    expect(err).toContain('This is not a file of float weights');
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seeded } from '@longtwilight/engine';
import { OBSERVATION, OBSERVATION_SIZE } from '@longtwilight/engine/search';
import { agreement, listing, observationInputs, quantise, readFloats } from '@longtwilight/neural';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { table } from '../src/features.ts';
import { HEAD_SIZE, KIND, Lane, ROW_SIZE } from '../src/lane.ts';
import { build, PYTHON, python } from './support/python.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-learner-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string): string => path.join(folder, name);

/** Rows as a worker writes them, out of random games by all rules of training. */
function randomRows(lanes: number, steps: number): Uint8Array {
  const chance = seeded(8);
  const rows = new Uint8Array(lanes * steps * ROW_SIZE);
  for (let i = 0; i < lanes; i++) {
    const lane = new Lane(KIND.self, 300 + i);
    for (let step = 0; step < steps; step++) {
      const at = (i * steps + step) * ROW_SIZE;
      lane.advance(rows, at, new Uint8Array(HEAD_SIZE), 0);
      const legal = legalIn(rows, at);
      lane.take(legal[chance(legal.length)]!);
    }
  }
  return rows;
}

const legalIn = (rows: Uint8Array, at: number): number[] =>
  Array.from({ length: 256 }, (_, code) => code).filter(
    (code) => (rows[at + OBSERVATION.answers.at + (code >> 3)]! >> (code & 7)) & 1,
  );

/** The inputs of one position, as players see them. */
function inputsOf(rows: Uint8Array, at: number): Float32Array {
  const listed = listing();
  observationInputs.list(rows, at, listed);
  const inputs = new Float32Array(observationInputs.count);
  for (let j = 0; j < listed.oneCount; j++) inputs[listed.ones[j]!]! += 1;
  for (let j = 0; j < listed.multipleCount; j++) {
    const column = listed.multiples[j]!;
    inputs[column]! += listed.factors[j]! / observationInputs.units[column]!;
  }
  return inputs;
}

describe.runIf(PYTHON !== null)('the learner (needs Python with PyTorch)', () => {
  beforeAll(build);

  it('sees the same inputs and legal answers as the players do', () => {
    const rows = randomRows(24, 60);
    const count = rows.length / ROW_SIZE;
    const { count: columns } = observationInputs;
    writeFileSync(inFolder('table.json'), JSON.stringify(table));
    writeFileSync(inFolder('rows'), rows);
    python('test/support/list_inputs.py', inFolder('table.json'), inFolder('rows'), inFolder('inputs'));
    const theirs = new Float32Array(readFileSync(inFolder('inputs')).buffer.slice(0));
    const legal = readFileSync(inFolder('inputs.legal'));
    expect(theirs.length).toBe(count * columns);
    for (let i = 0; i < count; i++) {
      const ours = inputsOf(rows, i * ROW_SIZE);
      expect(ours.findIndex((input, column) => input !== theirs[i * columns + column])).toBe(-1);
      const answers = [...legal.subarray(256 * i, 256 * (i + 1)).keys()].filter((code) => legal[256 * i + code]);
      expect(answers).toEqual(legalIn(rows, i * ROW_SIZE));
    }
  });

  it('plays, learns in every stage, saves, goes on, and hands over a network that can be run', () => {
    const small = ['--hidden', '64', '--games', '8', '--workers', '1', '--seed', '5'];
    const said = python('train.py', 'check', '--run', inFolder('run'), '--shared', inFolder('shared'), ...small);
    expect(said).toContain('check: passed');
    python('export.py', inFolder('run'), '--floats', inFolder('player.ltnf'), '--positions', '400');
    const floats = readFloats(new Uint8Array(readFileSync(inFolder('player.ltnf'))));
    expect(floats.reads).toEqual({ observation: observationInputs.observation, table: observationInputs.table });
    expect(floats.shape).toEqual({ features: observationInputs.count, width: 64, blocks: 3, answers: 256 });
    expect(floats.observations.length).toBe(400 * OBSERVATION_SIZE);
    const weights = quantise(floats, observationInputs, floats.observations);
    const { sameAnswer, meanValueError } = agreement(floats, weights, observationInputs, floats.observations);
    expect(sameAnswer).toBeGreaterThan(0.9);
    expect(meanValueError).toBeLessThan(0.02);
  });
});

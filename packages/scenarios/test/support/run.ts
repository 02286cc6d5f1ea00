import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readScenarios, runScenario } from '../../src/index.ts';

/** Runs what a scenario file with this text would hold. */
export function outcomesOf(yaml: string): readonly (string | null)[] {
  const folder = mkdtempSync(join(tmpdir(), 'longtwilight-'));
  try {
    const file = join(folder, 'scenarios.yaml');
    writeFileSync(file, yaml);
    return readScenarios(file).map((scenario) => runScenario(scenario).failure);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Why the one scenario of this text does not hold; null if it does. Throws if the file can't be read. */
export function failureOf(yaml: string): string | null {
  const [failure, ...more] = outcomesOf(yaml);
  if (failure === undefined || more.length > 0) throw new Error('expected a file with one scenario');
  return failure;
}

const indented = (yaml: string): string => yaml.trimEnd().replaceAll('\n', '\n    ');

/** A scenario out of its parts, each as YAML; steps stand one a line. */
export const scenario = (given: string, when = '', then = ''): string =>
  [
    '- name: a test',
    '  source: card 1',
    ...(given === '' ? [] : ['  given:', `    ${indented(given)}`]),
    ...(when === '' ? [] : ['  when:', ...when.split('\n').map((step) => `    - ${step}`)]),
    ...(then === '' ? [] : ['  then:', `    ${indented(then)}`]),
  ].join('\n');

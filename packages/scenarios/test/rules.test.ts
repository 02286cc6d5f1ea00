import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readScenarios, runScenario, scenarioFiles } from '../src/index.ts';

const rules = fileURLToPath(new URL('../rules', import.meta.url));

it.each((await scenarioFiles(rules)).map((file) => [relative(rules, file), file]))('%s', (_name, file) => {
  const failures = readScenarios(file)
    .map(runScenario)
    .filter((outcome) => outcome.failure !== null)
    .map(({ scenario, failure }) => `${scenario.name}: ${failure}`);
  expect(failures).toEqual([]);
});

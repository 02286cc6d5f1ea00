import { expect, it } from 'vitest';
import { cli } from './support/run.ts';

it('bench prints the numbers of the contract', async () => {
  const { status, out } = await cli('bench --seconds 0.02 --json');
  expect(status).toBe(0);
  const { node, ...numbers } = JSON.parse(out);
  expect(node).toBe(process.versions.node);
  expect(Object.keys(numbers)).toEqual([
    'playerDecisionsPerSecond',
    'decisionsPerSecond',
    'gamesPerSecond',
    'copiesPerSecond',
    'referencePerSecond',
    'cores',
  ]);
  for (const n of Object.values(numbers)) expect(n).toBeGreaterThan(0);
  expect(numbers.decisionsPerSecond).toBeGreaterThan(numbers.playerDecisionsPerSecond);
});

it('bench tells people the ratio to the reference', async () => {
  const { out, err } = await cli('bench --seconds 0.01');
  expect(out).toMatch(/Relative to the reference: [\d.]+ decisions \([\d.]+ by players\) per 1,000 reference steps/);
  expect(err).toContain('round 5 of 5');
});

import { resolveRules } from '@longtwilight/engine';
import { randomNetwork } from '@longtwilight/testing/random-network';
import { expect, it } from 'vitest';
import { addOwnGame, Calibration } from '../src/calibration.ts';

it('predictions are put beside what came of them', () => {
  const calibration = new Calibration();
  calibration.add(0.25, 0);
  calibration.add(0.21, 1);
  calibration.add(1, 0.5);
  calibration.games = 2;
  expect(calibration.lines()).toEqual([
    'chance      positions    said  points',
    '20 to 30%           2   23.0%   50.0%',
    '90 to 100%          1  100.0%   50.0%',
    'all                 3   48.7%   50.0%',
    '2 games; mean squared error 0.3122 (0.25 for saying 50% always)',
  ]);
});

it('an own game gives predictions for both sides', () => {
  const calibration = new Calibration();
  addOwnGame(calibration, randomNetwork(2), resolveRules({ scenario: 'late-war' }), 1);
  const all = calibration.lines().find((line) => line.startsWith('all'))!;
  const [positions, , points] = [...all.matchAll(/[\d.]+/g)].map(Number);
  expect(positions).toBeGreaterThan(40);
  expect(points).toBeGreaterThan(10);
  expect(points).toBeLessThan(90);
  expect(calibration.lines().at(-1)).toContain('1 games');
});

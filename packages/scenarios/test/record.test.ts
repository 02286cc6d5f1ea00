import { fileURLToPath } from 'node:url';
import { GameRecord } from '@longtwilight/engine';
import { expect, test } from 'vitest';
import { readScenarios, recordScenario } from '../src/index.ts';

const example = (name: string) =>
  readScenarios(fileURLToPath(new URL(`../rules/examples/${name}.yaml`, import.meta.url)));

test('a scenario becomes a game with its record', () => {
  const [final] = example('tournament-final').map(recordScenario);
  expect(final).toHaveLength(1);
  const record = final![0]!;
  expect(record.game.turn).toBe(4);
  expect(record.entries.flatMap(({ facts }) => facts).filter(({ t }) => t === 'round')).toHaveLength(36);
  expect(GameRecord.load(record.save()).game.vp).toBe(record.game.vp);
});

test('where the position is edited a new stretch begins', () => {
  const stretches = example('second-example-game').map(recordScenario);
  expect(stretches.map((all) => all.length)).toEqual([1, 2, 3, 1]);
  const [headlines, rest] = stretches[1]!;
  expect([headlines!.game.defcon, rest!.start?.defcon]).toEqual([4, 4]);
  expect(headlines!.entries.length).toBeGreaterThan(0);
  expect(rest!.game.turn).toBe(2);
});

test('a scenario that does not hold is none', () => {
  const [setup] = example('second-example-game');
  expect(() => recordScenario({ ...setup!, when: [{ key: 'then', value: { turn: 7 } }] })).toThrow('turn: expected 7');
});

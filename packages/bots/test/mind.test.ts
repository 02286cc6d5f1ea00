import { readFileSync } from 'node:fs';
import { seeded, view } from '@longtwilight/engine';
import { SHIPPED_WEIGHTS } from '@longtwilight/neural/weights';
import { expect, it, vi } from 'vitest';
import { imagine } from '../src/imagine.ts';
import { readNetwork } from '../src/index.ts';
import { Mind } from '../src/network/mind.ts';
import { plant } from './support/planted.ts';

const network = readNetwork(new Uint8Array(readFileSync(SHIPPED_WEIGHTS)));

it('looks once at worlds that the side asked cannot tell apart, and says of each what it says of it alone', () => {
  const { record } = plant(network, { blunder: () => null }, { seed: 3, side: 'us', turn: 1, last: 1 });
  for (let asked = record.decisions()[0]!; asked.actor === 'chance'; asked = record.decisions()[0]!)
    record.answer('chance', asked.options[0]!);
  const chance = seeded(1);
  const seen = view(record.game, 'us');
  const other = view(record.game, 'ussr');
  const worlds = [imagine(seen, chance), imagine(other, chance), imagine(seen, chance), imagine(seen, chance)];
  const mind = new Mind(network);
  const alone = worlds.map((world) => {
    const { answers, likely } = mind.think(world);
    return { answers, likely, chance: mind.chanceOfUs(0), best: mind.best(world, 0) };
  });
  const run = vi.spyOn(network, 'run');
  mind.look(worlds);
  expect(run.mock.calls.map(([, rows]) => rows)).toEqual([2]);
  const together = worlds.map((world, place) => {
    const { answers, likely } = mind.thoughtOf(world, place);
    return { answers, likely, chance: mind.chanceOfUs(place), best: mind.best(world, place) };
  });
  expect(together).toEqual(alone);
  expect(alone[1]).not.toEqual(alone[0]);
});

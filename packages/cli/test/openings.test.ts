import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOpenings } from '@longtwilight/notation';
import { expect, it } from 'vitest';
import { cli, testFolder } from './support/run.ts';

it('openings distils games that match has saved, and refuses other files', async () => {
  const folder = testFolder();
  const match = ['match', '--us', 'random', '--ussr', 'random', '--games', '2', '--threads', '1', '--save', folder];
  expect((await cli(match)).status).toBe(0);
  const files = [1, 2].map((game) => join(folder, `game-${game}.json`));
  const { status, out } = await cli(['openings', ...files, '--player', 'random']);
  expect(status).toBe(0);
  const { player, openings } = readOpenings(JSON.parse(out));
  expect(player).toBe('random');
  expect(openings).toHaveLength(2);
  const other = join(folder, 'other.json');
  writeFileSync(other, '{"format":"else"}');
  expect((await cli(['openings', other, '--player', 'random'])).status).toBe(1);
  expect((await cli(['openings', files[0]!])).status).toBe(2);
});

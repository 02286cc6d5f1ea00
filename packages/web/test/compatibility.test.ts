import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { outcomeOf } from '@longtwilight/engine';
import { readGameFile } from '@longtwilight/notation';
import { expect, it } from 'vitest';
import { unpackGame } from '../src/replay/packed-game.ts';

const STORE = fileURLToPath(new URL('../../../compatibility', import.meta.url));
const sets = readdirSync(STORE, { withFileTypes: true }).filter((entry) => entry.isDirectory());

it.each(sets)('a link of $name to a whole game opens', async ({ name }) => {
  const { replay } = JSON.parse(readFileSync(path.join(STORE, name, 'links.json'), 'utf8')) as { replay: string };
  const { record } = readGameFile(await unpackGame(replay.replace('#/replay?game=', '')));
  expect(outcomeOf(record.game)).not.toBeNull();
});

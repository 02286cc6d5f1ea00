import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readNetwork } from '@longtwilight/bots';
import { addOwnGame, Calibration } from './calibration.ts';
import { MAIN_RULES } from './rules-mix.ts';

/*
 * Measures a weights file: a match against another level, then its predictions over its own games.
 * Options behind `--` go to the match.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  options: {
    weights: { type: 'string', default: path.join(root, 'packages/neural/weights/player.ltnw') },
    against: { type: 'string', default: 'attache' },
    games: { type: 'string', default: '100' },
    own: { type: 'string', default: '200' },
  },
  allowPositionals: true,
});

const players = ['--us', 'ambassador', '--ussr', values.against, '--both-sides'];
const command = [
  'match',
  ...players,
  '--games',
  values.games,
  '--weights',
  path.resolve(values.weights),
  ...positionals,
];
const match = spawnSync(process.execPath, [path.join(root, 'scripts/cli.mjs'), ...command], { stdio: 'inherit' });
if (match.status !== 0) process.exit(match.status ?? 1);

const network = readNetwork(new Uint8Array(readFileSync(values.weights)));
const calibration = new Calibration();
for (let seed = 1; seed <= Number(values.own); seed++) addOwnGame(calibration, network, MAIN_RULES, seed);
console.log(`\nThe chance that the network gives the side asked, and the points that it gets, over its own games:`);
for (const line of calibration.lines()) console.log(line);

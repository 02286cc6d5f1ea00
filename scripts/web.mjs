// Builds the pages (packages/web/dist) when something they are made of is newer.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { programOf, root } from './setup.mjs';

const packages = path.join(root, 'packages');
const web = path.join(packages, 'web');
const built = path.join(web, 'dist', 'index.html');
/** What pages are made of. */
const SOURCES = [
  ...['engine', 'words', 'board', 'bots', 'neural', 'notation', 'protocol', 'scenarios', 'web'].map((name) =>
    path.join(packages, name, 'src'),
  ),
  path.join(packages, 'neural', 'weights'),
  path.join(packages, 'scenarios', 'rules'),
  path.join(web, 'public'),
  path.join(web, 'index.html'),
  path.join(web, 'vite.config.ts'),
  path.join(root, 'package-lock.json'),
];

/**
 * @param {string} place
 * @returns {number}
 */
function newest(place) {
  const { mtimeMs } = statSync(place);
  if (!statSync(place).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(place).map((name) => newest(path.join(place, name))));
}

const isStale = () => !existsSync(built) || statSync(built).mtimeMs < Math.max(...SOURCES.map(newest));

/** True when the pages are there and up to date. */
export function buildWeb() {
  if (!isStale()) return true;
  console.error('Building the pages ...');
  const args = [programOf('vite'), 'build', web, '--config', path.join(web, 'vite.config.ts'), '--logLevel', 'warn'];
  return spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] }).status === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !buildWeb()) process.exitCode = 1;

// What the first load of the game page takes over the wire, held against its budget: `npm run -w packages/web size`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const KB = 1024;
const BUDGET = { script: 150 * KB, rest: 90 * KB };
const dist = fileURLToPath(new URL('../dist/', import.meta.url));

if (!existsSync(path.join(dist, 'index.html'))) {
  console.error('There is no packages/web/dist: run npm run build first.');
  process.exit(2);
}

/** @param {string} name */
const packed = (name) => {
  const bytes = readFileSync(path.join(dist, name));
  return /\.woff2$/.test(name) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};

/** The chunks that a script loads at once, by following its static imports. */
function withImports(/** @type {string} */ name, /** @type {Set<string>} */ seen) {
  if (seen.has(name)) return seen;
  seen.add(name);
  const code = readFileSync(path.join(dist, name), 'utf8');
  for (const [, file] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) withImports(`assets/${file}`, seen);
  return seen;
}

const assets = readdirSync(path.join(dist, 'assets')).map((name) => `assets/${name}`);
const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
const entry = /src="\.\/(assets\/[\w.-]+\.js)"/.exec(html)?.[1] ?? '';
const scripts = withImports(entry, new Set());
const page = assets.find((name) => name.includes('/local-game-page-'));
if (page !== undefined) withImports(page, scripts);
const languages = assets.filter((name) => /\/words-en-(en|cards)-/.test(name));
for (const name of languages) scripts.delete(name);
const rest = [
  'index.html',
  ...assets.filter((name) => /\.css$|-latin-600-.*\.woff2$|\/emblems-.*\.svg$/.test(name)),
  ...languages,
];
/** @param {Iterable<string>} names */
const sum = (names) => [...names].reduce((total, name) => total + packed(name), 0);
const taken = { script: sum(scripts), rest: sum(rest) };
for (const key of /** @type {const} */ (['script', 'rest'])) {
  const over = taken[key] > BUDGET[key];
  console.log(`${key}: ${(taken[key] / KB).toFixed(1)} KB of ${BUDGET[key] / KB} KB${over ? ', too much' : ''}`);
  if (over) process.exitCode = 1;
}

// Writes the land of the map, stretched to lie under the tiles: npm run -w packages/board map
// Shapes: Natural Earth (public domain) as packed by world-atlas. Run it again after moving tiles; --check only compares.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { drawLand, INPUTS } from './draw-land.mjs';

const file = new URL('../src/world/land.generated.ts', import.meta.url);
const madeFrom = `// Made from ${createHash('sha256').update(INPUTS).digest('hex').slice(0, 16)}`;

if (process.argv.includes('--check')) {
  if (!readFileSync(file, 'utf8').includes(madeFrom)) {
    console.error('The land is older than the layout: run npm run -w packages/board map');
    process.exitCode = 1;
  }
} else {
  const key = (/** @type {string} */ zone) => (zone.includes('-') ? `'${zone}'` : zone);
  const lines = drawLand().map(([zone, path]) => `  ${key(zone)}: '${path}',`);
  const text = `// biome-ignore-all format: written by scripts/make-map.mjs from Natural Earth shapes; do not edit
${madeFrom}
export const LAND = {
${lines.join('\n')}
} as const;
`;
  writeFileSync(file, text);
  console.log(`${text.length} bytes, ${gzipSync(text).length} gzip`);
}

// Makes what runs beside the learner: the worker as one module that needs nothing but Node, and the table of features.
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = `${here}dist/`;

const bundle = (input, file) =>
  build({
    input: `${here}${input}`,
    platform: 'node',
    resolve: { conditionNames: ['source', 'import', 'node'] },
    output: { file: `${dist}${file}`, format: 'esm', codeSplitting: false },
  });
for (const name of ['worker', 'bench', 'evaluate', 'duel', 'try-chairman', 'features'])
  await bundle(`src/${name}.ts`, `${name}.mjs`);
// Matches on a machine that has Node alone; its threads lie where the command line looks for them
await bundle('../packages/cli/src/arena.ts', 'arena.mjs');
await bundle('../packages/cli/src/arena/arena-worker.ts', 'arena/arena-worker.js');

const { table } = await import(pathToFileURL(`${dist}features.mjs`).href);
writeFileSync(`${dist}features.json`, `${JSON.stringify(table)}\n`);

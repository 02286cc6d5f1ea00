// Makes what runs beside the learner: the worker as one module that needs nothing but Node, and the table of features.
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = `${here}dist/`;

for (const name of ['worker', 'bench', 'evaluate', 'features'])
  await build({
    input: `${here}src/${name}.ts`,
    platform: 'node',
    resolve: { conditionNames: ['source', 'import', 'node'] },
    output: { file: `${dist}${name}.mjs`, format: 'esm' },
  });

const { table } = await import(pathToFileURL(`${dist}features.mjs`).href);
writeFileSync(`${dist}features.json`, `${JSON.stringify(table)}\n`);

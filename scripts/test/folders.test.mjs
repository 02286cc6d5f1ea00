import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../setup.mjs';

/** @param {readonly string[]} at */
const read = (...at) => readFileSync(path.join(root, ...at), 'utf8');
/** @param {string} name */
const foldersOf = (name) =>
  readdirSync(path.join(root, 'packages', name, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();

it.each(['board', 'web'])('the README of %s names every folder of its sources, and no other', (name) => {
  const table = read('packages', name, 'README.md').matchAll(/^\| (`src\/.*?) \|/gm);
  const named = [...table].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`src\/([\w-]+)`/g)].map(([, folder]) => folder),
  );
  expect(named.toSorted()).toEqual(foldersOf(name));
});

it('docs/architecture.md names every folder of the engine, and no other', () => {
  const [, tree = ''] = /^ {2}engine\/src\/\n((?: {4}.*\n)+)/m.exec(read('docs', 'architecture.md')) ?? [];
  expect([...tree.matchAll(/^ {4}(\w+)\//gm)].map(([, folder]) => folder).toSorted()).toEqual(foldersOf('engine'));
});

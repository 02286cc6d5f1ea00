import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const GLOSSARY = readFileSync(path.join(ROOT, 'docs', 'glossary.md'), 'utf8');
const EXPORTED =
  /^export (?:declare |abstract |async )*(?:type|interface|class|function\*?|const) +([A-Za-z_]\w*)|^export const \[([^\]]+)\]/gm;
/** Each language has the same files, and what only tests use is free. */
const APART = /words[\\/]src[\\/][a-z]{2}[\\/]|^packages[\\/]testing[\\/]/;

const namesIn = (source: string): string[] => [
  ...new Set([...source.matchAll(EXPORTED)].flatMap(([, name, list]) => list?.split(/,\s*/) ?? [name ?? ''])),
];

/** The files that export each name. */
function exporters(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, source] of sources)
    for (const name of namesIn(source)) found.set(name, [...(found.get(name) ?? []), file]);
  return found;
}
const twiceIn = (found: ReadonlyMap<string, readonly string[]>): string[] =>
  [...found].flatMap(([name, files]) => (files.length > 1 ? [`${name}: ${files.join(', ')}`] : [])).sort();

function sourcesOf(root: string): Map<string, string> {
  const folders = readdirSync(path.join(root, 'packages')).map((name) => path.join('packages', name, 'src'));
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file) && !APART.test(file));
  return new Map(code.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** The names in the first column of the tables of some sections. */
const namesInTables = (text: string): string[] =>
  [...text.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, names]) =>
    [...(names ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  ); // the group is in the pattern

const [ours = '', twice = ''] = GLOSSARY.split('## Names exported twice');
const found = exporters(sourcesOf(ROOT));

describe('the glossary', () => {
  it('names what there is', () => {
    const names = namesInTables(ours);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !found.has(name))).toEqual([]);
  });
  it('gives each name to one thing', () => {
    const names = namesInTables(ours);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
  it('lists every name that two files export, and no other', () => {
    const listed = new Set(namesInTables(twice));
    expect(twiceIn(new Map([...found].filter(([name]) => !listed.has(name))))).toEqual([]);
    expect([...listed].filter((name) => (found.get(name)?.length ?? 0) < 2)).toEqual([]);
  });
  it('would notice a second meaning', () => {
    const sources = new Map([
      ['one.ts', 'export interface Step {\n}'],
      ['two.ts', 'const Step = 1;\nexport type Step = number;'],
      ['three.ts', 'interface Step {}\nexport const [STEP, OTHER] = [1, 2];'],
    ]);
    expect(twiceIn(exporters(sources))).toEqual(['Step: one.ts, two.ts']);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const GLOSSARY = readFileSync(path.join(ROOT, 'docs', 'glossary.md'), 'utf8');
/** What a file declares at its top, with `export` where others may use it. */
const DECLARED =
  /^(export )?(?:declare |abstract |async )*(?:type|interface|class|function\*?|const|let) +(?:([A-Za-z_]\w*)|\[([^\]]+)\])/gm;
/** What it takes from elsewhere, or hands on, and some of it under another name. */
const HANDED = /^(?:import|(export)) (?:type )?\{([^}]+)\}/gm;
/** Each language has the same files, and what only tests use is free. */
const APART = /words[\\/]src[\\/][a-z]{2}[\\/]|^packages[\\/]testing[\\/]/;

/** The names that a file exports, or those that it keeps to itself. */
const namesIn = (source: string, which: 'exported' | 'private'): Set<string> =>
  new Set([
    ...[...source.matchAll(DECLARED)].flatMap(([, exported, name, list]) =>
      (exported !== undefined) === (which === 'exported') ? (list?.split(/,\s*/) ?? [name ?? '']) : [],
    ),
    ...[...source.matchAll(HANDED)].flatMap(([, exported, list]) =>
      (exported !== undefined) === (which === 'exported') ? renamedIn(list ?? '') : [],
    ),
  ]);
const renamedIn = (list: string): string[] => [...list.matchAll(/\bas (\w+)/g)].map(([, name]) => name ?? '');

/** The files that export each name. */
function exporters(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, source] of sources)
    for (const name of namesIn(source, 'exported')) found.set(name, [...(found.get(name) ?? []), file]);
  return found;
}
/** Where something private has the name of something else that is exported. */
const secondMeanings = (sources: ReadonlyMap<string, string>, names: ReadonlySet<string>): string[] =>
  [...sources].flatMap(([file, source]) => {
    const exported = namesIn(source, 'exported');
    return [...namesIn(source, 'private')].flatMap((name) =>
      names.has(name) && !exported.has(name) ? [`${name}: ${file}`] : [],
    );
  });
const twiceIn = (found: ReadonlyMap<string, readonly string[]>): string[] =>
  [...found].flatMap(([name, files]) => (files.length > 1 ? [`${name}: ${files.join(', ')}`] : [])).sort();

function sourcesOf(root: string): Map<string, string> {
  const packages = readdirSync(path.join(root, 'packages')).map((name) => path.join('packages', name, 'src'));
  const files = [...packages, path.join('training', 'src')].flatMap((folder) =>
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
const sources = sourcesOf(ROOT);
const found = exporters(sources);

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
  it('leaves its names to what they stand for', () => {
    expect(secondMeanings(sources, new Set(namesInTables(ours)))).toEqual([]);
  });
  it('would notice a second meaning', () => {
    const made = new Map([
      ['one.ts', 'export interface Step {\n}'],
      ['two.ts', 'const Step = 1;\nexport type Step = number;'],
      ['three.ts', 'interface Step {}\nexport const [STEP, OTHER] = [1, 2];'],
      ['four.ts', "export type {\n  Stride as Step,\n} from './stride.ts';"],
      ['five.ts', "import { type Stride as Step, walk } from './stride.ts';"],
    ]);
    expect(twiceIn(exporters(made))).toEqual(['Step: one.ts, two.ts, four.ts']);
    expect(secondMeanings(made, new Set(['Step', 'STEP']))).toEqual(['Step: three.ts', 'Step: five.ts']);
  });
});

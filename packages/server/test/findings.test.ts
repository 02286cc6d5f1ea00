import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** The list of attacks: `file.test.ts` or its path in backquotes, then perhaps the names of tests in it. */
const rows = read('docs/security.md').matchAll(/^\| (\d+) \|.*\| ([^|]+) \|$/gm);
const tests = [...rows].map(([, number, cell]) => ({
  number: Number(number),
  files: cell!.split('; ').map((part) => {
    const [, file, names] = /^`([\w./-]+)`(?:: (.*))?$/.exec(part) ?? [];
    return { part, file, names: names?.split(', ') ?? [] };
  }),
}));

it('each of the 25 known attacks names tests that there are', () => {
  expect(tests.map(({ number }) => number)).toEqual([...Array(25).keys()].map((i) => i + 1));
  for (const { number, files } of tests)
    for (const { part, file, names } of files) {
      expect(file, `${number}: ${part}`).toBeDefined();
      const text = read(file!.includes('/') ? file! : `packages/server/test/${file}`);
      for (const name of names)
        expect(titlesIn(text), `${number}: ${file}`).toContainEqual(expect.stringContaining(name));
    }
});

/** The names of tests and of groups of them. */
const titlesIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /\b(?:it|describe|onSqlite|onPostgres|onBothEngines)(?:\.\w+\([^)]*\))?\(\s*(['`])((?:(?!\1).)*)\1/g,
    ),
  ].map(([, , title]) => title!);

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EFFECT_VALUES } from '@longtwilight/engine/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as Package from '../src/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-sixth-'));
const source = path.join(folder, 'src');
const edit = (file: string, change: (text: string) => string): void => {
  const before = readFileSync(path.join(source, file), 'utf8');
  const after = change(before);
  expect(after, file).not.toBe(before);
  writeFileSync(path.join(source, file), after);
};
const TYPOGRAPHY = "xx: { foreignQuotes: /„/, pairs: ['()'], breakable: null, uneven: null },";
const NUMBERS = "xx: wordOf('twee', 'drie'),";
const TERMS = 'xx: [],';

/** The steps of docs/adding-a-language.md on a copy of the package, as far as they need no translator. */
beforeAll(() => {
  const words = path.join(root, 'packages', 'words');
  cpSync(path.join(words, 'src'), source, { recursive: true });
  cpSync(path.join(words, 'package.json'), path.join(folder, 'package.json'));
  cpSync(path.join(source, 'en'), path.join(source, 'xx'), { recursive: true });
  edit('xx/parts.ts', (text) => text.replace("name: 'English'", "name: 'Exian'"));
  edit('languages.ts', (text) =>
    text
      .replace(/^import \{ parts as pl .*\n/m, (line) => line + line.replaceAll('pl', 'xx'))
      .replace('fr, pl }', 'fr, pl, xx }'),
  );
  edit('check/prose.ts', (text) => text.replace(/^ {2}(?=pl: )/m, `  ${TYPOGRAPHY}\n  `));
  edit('check/number-words.ts', (text) => text.replace(/^ {2}(?=pl: )/m, `  ${NUMBERS}\n  `));
  edit('check/terms.ts', (text) => text.replace(/^ {2}(?=pl: )/m, `  ${TERMS}\n  `));
  edit('xx/index.ts', (text) => text.replace("locale: 'en-GB'", "locale: 'nl-NL'"));
  const engine = path.join(root, 'packages', 'engine', 'src');
  const compilerOptions = {
    ...{ rootDir: path.parse(root).root, composite: false, declarationMap: false, noEmit: true, incremental: true },
    ...{ rewriteRelativeImportExtensions: false, allowImportingTsExtensions: true },
    tsBuildInfoFile: path.join(folder, '.tsbuildinfo'),
    paths: { '@longtwilight/engine': [`${engine}/index.ts`], '@longtwilight/engine/data': [`${engine}/data.ts`] },
  };
  const config = { extends: path.join(root, 'tsconfig.base.json'), compilerOptions, include: ['src'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
});
afterAll(() => rmSync(folder, { recursive: true }));

function complaintsOfTypes(): string {
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  const { bin } = JSON.parse(readFileSync(typescript, 'utf8'));
  const program = path.join(path.dirname(typescript), bin.tsc);
  return spawnSync(process.execPath, [program, '-p', folder], { encoding: 'utf8' }).stdout;
}

test('a sixth language is there as soon as it is named, and what is not yet translated is found', async () => {
  expect(complaintsOfTypes()).toBe('');
  const sources = (await import(path.join(source, 'index.ts'))) as typeof Package;
  const { Checker, LANGUAGES, languageName, loadBook, loadCardWords, loadLessonWords, loadWords } = sources;
  const sixth = LANGUAGES.find((language) => !['en', 'it', 'es', 'fr', 'pl'].includes(language))!;
  expect(sixth).toBe('xx');
  const words = await loadWords(sixth);
  expect(languageName(sixth)).toBe('Exian');
  expect(words.locale).toBe('nl-NL');
  expect(words.country('poland')).toBe('Poland');
  expect((await loadLessonWords(words)).say('learn.retry')).toBe('Try again');
  expect((await loadCardWords(words)).text({ key: 'fidel', numbers: {} }, PLAIN)).toMatch(/from Cuba\./);
  // Every other part comes from the new folder too
  expect(await sources.loadRulebook(sixth)).toEqual(await sources.loadRulebook('en'));
  const { loadHistory, loadLibraryTexts, loadPeopleTexts, loadShareTexts, loadEditorTexts } = sources;
  for (const load of [loadHistory, loadLibraryTexts, loadPeopleTexts, loadShareTexts, loadEditorTexts])
    expect(await load(sixth)).toEqual(await load('en'));
  const problems = new Checker(await loadBook(sixth), await loadBook('en')).run({}, EFFECT_VALUES);
  expect(problems).toContain('xx fact.skip.no-cards: is still in English');
  expect(problems.length).toBeGreaterThan(300);
});
const PLAIN = { chineseCivilWar: false, scenario: 'standard' } as const;

test('a missing entry is an error of types', () => {
  const tables = { 'prose.ts': TYPOGRAPHY, 'number-words.ts': NUMBERS, 'terms.ts': TERMS };
  for (const [file, entry] of Object.entries(tables)) edit(`check/${file}`, (text) => text.replace(entry, ''));
  edit('xx/errors.ts', (text) => text.replace(/^ {2}'error\.wrong-side': .*\n/m, ''));
  const complaints = complaintsOfTypes();
  expect(complaints).toMatch(/xx.*'"error\.wrong-side"' is missing/);
  for (const file of Object.keys(tables)) expect(complaints).toMatch(new RegExp(`check/${file}.* 'xx' is missing`));
});

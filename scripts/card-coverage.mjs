// Runs all scenarios once more, under coverage of the card code: a branch of a card that no scenario takes is a rule that
// no scenario proves.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup.mjs';

/** @typedef {{ readonly start: { readonly line?: number } }} Place */
/**
 * The part of an Istanbul report on one file that is used here.
 * @typedef {{
 *   readonly fnMap: Readonly<Record<string, { readonly name: string, readonly decl: Place }>>,
 *   readonly f: Readonly<Record<string, number>>,
 *   readonly branchMap: Readonly<Record<string, { readonly type: string, readonly loc: Place, readonly locations: readonly Place[] }>>,
 *   readonly b: Readonly<Record<string, readonly number[]>>,
 * }} FileCoverage
 */

const folder = path.join(root, 'node_modules', '.cache', 'longtwilight', 'card-coverage');
const report = path.join(folder, 'coverage-final.json');

/**
 * Functions and branches that were never entered, as `file:line: what`.
 * @param {string} file
 * @param {FileCoverage} coverage
 * @returns {string[]}
 */
function missingIn(file, { fnMap, f, branchMap, b }) {
  const name = path.relative(root, file);
  const functions = Object.entries(fnMap)
    .filter(([id]) => f[id] === 0)
    .map(([, { name: what, decl }]) => `${name}:${decl.start.line}: function ${what} is never called`);
  const branches = Object.entries(branchMap).flatMap(([id, { type, loc, locations }]) =>
    locations.flatMap((place, i) => {
      if (b[id]?.[i] !== 0) return [];
      const line = place.start.line ?? loc.start.line;
      return [
        `${name}:${line}: ${type === 'if' ? (i === 0 ? 'if' : 'else') : `part ${i + 1} of ${type}`} is never taken`,
      ];
    }),
  );
  return [...functions, ...branches];
}

/**
 * @param {(args: string[]) => Promise<boolean>} vitest
 * @returns {Promise<{ ok: boolean, note: string }>}
 */
export async function cardCoverage(vitest) {
  rmSync(folder, { recursive: true, force: true });
  const ran = await vitest([
    'run',
    'packages/scenarios/test/rules.test.ts',
    '--reporter=default',
    '--coverage.enabled',
    // The cards lie outside of the package that is tested
    '--coverage.allowExternal',
    '--coverage.include=packages/engine/src/cards/**/*.ts',
    '--coverage.reporter=json',
    `--coverage.reportsDirectory=${folder}`,
  ]);
  if (!ran) return { ok: false, note: 'the scenarios failed' };
  /** @type {[string, FileCoverage][]} */
  const files = Object.entries(JSON.parse(readFileSync(report, 'utf8')));
  const missing = files.flatMap(([file, coverage]) => missingIn(file, coverage)).sort();
  for (const line of missing) console.log(line);
  const branches = files.flatMap(([, { b }]) => Object.values(b).flat()).length;
  const note =
    missing.length === 0 ? `all ${branches} branches of the cards` : `${missing.length} of the cards never run`;
  return { ok: files.length > 0 && branches > 0 && missing.length === 0, note };
}

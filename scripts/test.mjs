// Runs every check in order, each with a heading and its time, and ends with the line `N passed, N failed`.
//   --only=lint,types   just these stages       --long   the long versions of the tests (LONG=1)
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cardCoverage } from './card-coverage.mjs';
import { checkImports } from './check-imports.mjs';
import { checkPacked } from './packed.mjs';
import { build, programOf, root, runNpm, setup } from './setup.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ ok: boolean, counts?: Counts, note?: string, failures?: string[] }} Result */
/** @typedef {{ id: string, title: string, needs?: string, run: () => Result | Promise<Result> }} Stage */

const cli = path.join('packages', 'cli', 'dist', 'main.js');
const rules = path.join('packages', 'scenarios', 'rules');
const cache = path.join(root, 'node_modules', '.cache', 'longtwilight');
const vitestReport = path.join(cache, 'vitest.json');

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<boolean>}
 */
function run(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (status) => resolve(status === 0));
  });
}

/**
 * Counts in all and per package. A test file that could not even be loaded counts as one failed test, and so does a test
 * that is left out without saying in its name what it needs.
 * @returns {{ counts: Counts, note: string, failures: string[] }}
 */
function readVitestReport() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {Map<string, number>} */
  const perPackage = new Map();
  /** @type {Set<string>} */
  const leftOut = new Set();
  /** @type {string[]} */
  const failures = [];
  for (const file of JSON.parse(readFileSync(vitestReport, 'utf8')).testResults) {
    const where = path.relative(root, file.name);
    /** @type {string[]} */
    const results = file.assertionResults.map((/** @type {{ status: string }} */ { status }) => status);
    const passed = results.filter((status) => status === 'passed').length;
    const failed = results.filter((status) => status === 'failed').length;
    counts.passed += passed;
    counts.failed += failed === 0 && file.status === 'failed' ? 1 : failed;
    if (failed === 0 && file.status === 'failed') failures.push(`${where}: ${file.message}`);
    counts.skipped += results.length - passed - failed;
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'skipped' || status === 'pending') leftOut.add(`${where}: ${fullName}`);
      if (status === 'failed') failures.push(`${where}: ${fullName}\n${failureMessages.join('\n')}`);
    }
    const [top = '', folder = ''] = where.split(/[\\/]/);
    const name = top === 'packages' ? folder : top;
    perPackage.set(name, (perPackage.get(name) ?? 0) + results.length);
  }
  for (const name of leftOut) {
    const saysWhy = /\(needs [^)]+\)/.test(name);
    if (!saysWhy) {
      counts.failed++;
      failures.push(`${name}: left out without a reason`);
    }
    console.log(`left out${saysWhy ? '' : ' without a reason'}  ${name}`);
  }
  return { counts, note: [...perPackage].map(([name, tests]) => `${name} ${tests}`).join(', '), failures };
}

/** @returns {Promise<Result>} */
async function unitTests() {
  rmSync(vitestReport, { force: true });
  mkdirSync(cache, { recursive: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  // The scenarios have stages of their own
  const ok = await run(programOf('vitest'), ['run', '--exclude=**/rules.test.ts', ...reporters]);
  if (!existsSync(vitestReport)) return { ok: false, note: 'vitest gave no report' };
  const report = readVitestReport();
  // A library's exit hook may end vitest with 0 in spite of failures
  return { ok: ok && report.counts.failed === 0, ...report };
}

/**
 * The runner ends with a line `N passed, N failed`. It is read here and left out of what is shown,
 * so that only the total at the very end has that form.
 * @returns {Promise<Result>}
 */
function scenarios() {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, 'scenarios', rules], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', (status) => {
      const total = /^(\d+) passed, (\d+) failed.*\n?/m;
      const [, passed, failed] = total.exec(output) ?? [];
      process.stdout.write(output.replace(total, ''));
      if (passed === undefined) return resolve({ ok: false, note: 'the runner gave no count' });
      const counts = { passed: Number(passed), failed: Number(failed), skipped: 0 };
      return resolve({ ok: status === 0, counts });
    });
  });
}

/** @type {Stage[]} */
const stages = [
  {
    id: 'lint',
    title: 'Format and lint',
    run: async () => {
      const wellFormed = await run(programOf('@biomejs/biome', 'biome'), ['check', '--error-on-warnings', '.']);
      return { ok: checkImports() && wellFormed };
    },
  },
  {
    id: 'types',
    title: 'Types and build',
    run: () => ({ ok: build('.') }),
  },
  { id: 'deadcode', title: 'Dead code', run: async () => ({ ok: await run(programOf('knip'), []) }) },
  { id: 'packages', title: 'Packages install', needs: 'types', run: checkPacked },
  { id: 'unit', title: 'Unit tests', run: unitTests },
  { id: 'scenarios', title: 'Scenarios', needs: 'types', run: scenarios },
  {
    id: 'coverage',
    title: 'Card coverage',
    needs: 'scenarios',
    run: () => cardCoverage((args) => run(programOf('vitest'), args)),
  },
  {
    id: 'words',
    title: 'Words',
    needs: 'types',
    run: () => ({ ok: runNpm(['run', '--silent', 'check:words'], { cwd: root, stdio: 'inherit' }).status === 0 }),
  },
  {
    id: 'docs',
    title: 'Generated docs',
    needs: 'types',
    run: () => ({ ok: runNpm(['run', '--silent', 'docs:check'], { cwd: root, stdio: 'inherit' }).status === 0 }),
  },
];

/** @param {number} since */
const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const MOST_LINES = 12;
/** @param {string} message */
const shortened = (message) => message.split('\n').slice(0, MOST_LINES).join('\n  ');

/** @param {Counts} counts */
const inWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const args = process.argv.slice(2);
const only = args
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const unknown = only?.filter((id) => !stages.some((stage) => stage.id === id)) ?? [];
if (unknown.length > 0) {
  console.error(`Unknown stage ${unknown.join(', ')}; there are ${stages.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}
if (args.includes('--long')) process.env.LONG = '1';

const began = performance.now();
setup();
const chosen = stages.filter(({ id }) => only?.includes(id) ?? true);
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {Set<string>} */
const broken = new Set();
/** @type {string[]} */
const summary = [];
/** @type {string[]} */
const failures = [];

for (const [index, stage] of chosen.entries()) {
  console.log(`\n=== ${index + 1}/${chosen.length} ${stage.title} ===`);
  const stageBegan = performance.now();
  const blocked = stage.needs !== undefined && broken.has(stage.needs);
  /** @type {Result} */
  const result = blocked ? { ok: false, note: `not run: ${stage.needs} failed` } : await stage.run();
  const { ok, counts, note } = result;
  failures.push(...(result.failures ?? []));
  if (!ok) broken.add(stage.id);
  if (counts !== undefined) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  const details = [counts && inWords(counts), note].filter((text) => text !== undefined).join('; ');
  const line = `${ok ? 'ok    ' : 'FAILED'}  ${stage.title.padEnd(18)}${secondsSince(stageBegan).padStart(9)}  ${details}`;
  summary.push(line.trimEnd());
  console.log(summary.at(-1));
}

console.log(`\n=== Summary (${secondsSince(began)} in all) ===`);
for (const line of summary) console.log(line);
// Once more at the very end, where they are found
for (const failure of failures) console.log(`FAILED  ${shortened(failure)}`);
if (chosen.some(({ id }) => id === 'unit' || id === 'scenarios')) console.log(inWords(total));
process.exitCode = broken.size > 0 ? 1 : 0;

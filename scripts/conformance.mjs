// Writes docs/conformance.md: which card, section, ruling or worked example is named by which scenarios.
//   --check   writes nothing, and fails if the file is out of date, or if a card or a ruling is named nowhere
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RULINGS, SECTIONS, STATEMENTS } from './rulebook.mjs';
import { build, root, setup } from './setup.mjs';
import { Tallies } from './sources.mjs';

/** @typedef {import('./sources.mjs').Table} Table */
/** @typedef {import('./sources.mjs').Sourced} Sourced */
/** @typedef {import('./rulebook.mjs').Subject} Subject */

/** @type {Readonly<Record<Table, readonly [first: string, subject: string]>>} */
const HEADS = {
  cards: ['no.', 'card'],
  sections: ['section', 'subject'],
  rulings: ['no.', 'ruling'],
  statements: ['no.', 'subject'],
  examples: ['example', ''],
  others: ['source', ''],
};
const EDITIONS = ['deluxe', 'deluxe-es', 'deluxe-pl', 'second'];
const rules = path.join(root, 'packages', 'scenarios', 'rules');
const target = path.join(root, 'docs', 'conformance.md');

/** @param {string} file */
const posix = (file) => file.split(path.sep).join('/');

/**
 * Titles that can't be made from the words of a key.
 * @type {Readonly<Record<string, string>>}
 */
const TITLES = {
  'arab-israeli-war': 'Arab-Israeli War',
  'indo-pakistani-war': 'Indo-Pakistani War',
  'us-japan-pact': 'US/Japan Pact',
  'red-scare-purge': 'Red Scare/Purge',
  'de-stalinization': 'De-Stalinization',
  'kal-007': 'KAL-007',
  'iran-contra-scandal': 'Iran-Contra Scandal',
  'iran-iraq-war': 'Iran-Iraq War',
};
const CAPITALS = /^(abm|awacs|cia|comecon|ii|nato|norad|oas|opec|salt|un|us|u2)$/;
const SMALL = /^(and|for|of|to)$/;

/**
 * A card's title, made from the words of its key.
 * @param {string} key
 */
function titleOf(key) {
  /** @type {(word: string, i: number) => string} */
  const written = (word, i) => {
    if (CAPITALS.test(word)) return word.toUpperCase();
    return i > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
  };
  return TITLES[key] ?? key.split('-').map(written).join(' ');
}

/**
 * Short names of the files for the cells of the tables: a card's number, or the name of the file.
 * @param {readonly string[]} files
 * @returns {Map<string, string>}
 */
function labelsOf(files) {
  /** @type {Map<string, string>} */
  const labels = new Map();
  const taken = new Set();
  for (const file of files) {
    const stem = path.basename(file, '.yaml');
    const short = /^\d{3}(?=-)/.exec(stem)?.[0] ?? stem;
    const label = [short, stem, file].find((text) => !taken.has(text)) ?? file;
    taken.add(label);
    labels.set(file, label);
  }
  return labels;
}

/** The tables of the page. */
class Page {
  /**
   * @param {readonly Sourced[]} scenarios
   * @param {readonly string[]} cardKeys
   */
  constructor(scenarios, cardKeys) {
    this.tallies = new Tallies(scenarios, cardKeys);
    this.files = [...new Set(scenarios.map(({ file }) => file))];
    this.labels = labelsOf(this.files);
  }

  /**
   * @param {Table} table
   * @param {readonly Subject[]} rows
   * @param {readonly string[]} [editions] which editions have a column
   */
  table(table, rows, editions = []) {
    const withSubject = rows.some(([, subject]) => subject !== '');
    const cells = rows.map(([row, subject]) => {
      const tally = this.tallies.of(table, row);
      const counts = editions.map((edition) => tally?.editions.get(edition) ?? '');
      const links = this.files.filter((file) => tally?.files.has(file)).map((file) => `[${this.labels.get(file)}]`);
      return [row, ...(withSubject ? [subject] : []), tally?.scenarios ?? 0, ...counts, links.join(' ')];
    });
    const [first, subject] = HEADS[table];
    const head = [first, ...(withSubject ? [subject] : []), 'scenarios', ...editions, 'files'];
    return [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
  }

  /**
   * The rows of a table that no scenario names, but for those that state nothing to prove.
   * @param {Table} table
   * @param {readonly Subject[]} rows
   */
  unnamed(table, rows) {
    return rows
      .filter(([row, subject]) => !subject.startsWith('(') && this.tallies.of(table, row) === null)
      .map(([row, subject]) => `${row} ${subject}`);
  }

  /**
   * Rows without a subject, for tables that list just what is named.
   * @param {Table} table
   * @returns {Subject[]}
   */
  named(table) {
    return this.tallies.rows(table).map((row) => [row, '']);
  }

  /** Where the labels lead. */
  links() {
    const folder = posix(path.relative(path.dirname(target), rules));
    return this.files.map((file) => `[${this.labels.get(file)}]: ${folder}/${file}`).join('\n');
  }
}

/**
 * @param {readonly Sourced[]} scenarios
 * @param {readonly string[]} cardKeys
 * @returns {{ text: string, problems: string[] }}
 */
function conformance(scenarios, cardKeys) {
  const page = new Page(scenarios, cardKeys);
  /** @type {Subject[]} */
  const cards = cardKeys.map((key, i) => [String(i + 1), titleOf(key)]);
  const rulings = RULINGS.flatMap(([, subjects]) => subjects);
  const missingCards = page.unnamed('cards', cards);
  const missingRulings = page.unnamed('rulings', rulings);
  /** @type {(what: string, rows: readonly string[]) => string} */
  const listed = (what, rows) => `- ${what}: ${rows.length === 0 ? 'none' : rows.join('; ')}`;
  const text = [
    '# Conformance',
    `Which rule is proven by which of the ${scenarios.length} scenarios in ${page.files.length} files of
\`packages/scenarios/rules\`, as their \`source\` names it. Generated by \`npm run docs\`; don't edit it by hand. Subjects in
brackets state nothing that a game could show.`,
    '## Not covered by any scenario',
    [
      listed('cards', missingCards),
      listed('rulings', missingRulings),
      listed('sections of the rulebook', page.unnamed('sections', SECTIONS)),
      listed('variants, options and tournament rules', page.unnamed('statements', STATEMENTS)),
    ].join('\n'),
    '## Cards',
    page.table('cards', cards),
    '## Sections of the rulebook',
    `Numbers are those of the Deluxe rulebook. The columns of the editions count the scenarios that name the section of that
rulebook; where an edition says nothing of its own, the Deluxe rulebook applies.`,
    page.table('sections', SECTIONS, EDITIONS),
    '## Rulings',
    ...RULINGS.flatMap(([chapter, subjects]) => [`### ${chapter}`, page.table('rulings', subjects)]),
    '## Variants, options and tournament rules',
    `Chinese Civil War (CCW), Late War scenario (LW), designers' options (OPT), tournament rules of the Deluxe edition (T-D) and
of the second (T-2).`,
    page.table('statements', STATEMENTS),
    '## Worked examples',
    'Examples that the rulebooks print, by section and in their example of play.',
    page.table('examples', page.named('examples'), EDITIONS),
    '## Other sources',
    'Whole chapters, the numbered questions of the scenario format, the FAQ, and logs of games in the licensed app.',
    page.table('others', page.named('others'), EDITIONS),
    page.links(),
  ].join('\n\n');
  const problems = [
    ...page.tallies.unknown,
    ...missingCards.map((one) => `No scenario names card ${one}.`),
    ...missingRulings.map((one) => `No scenario names ruling ${one}.`),
  ];
  return { text: `${text}\n`, problems };
}

/** @returns {Promise<{ text: string, problems: string[] }>} */
async function generate() {
  const { readScenarios, scenarioFiles } = await import('@longtwilight/scenarios');
  const { CARD_KEYS } = await import('@longtwilight/engine/data');
  const files = await scenarioFiles(rules);
  const scenarios = files.flatMap((file) =>
    readScenarios(file).map(({ name, source }) => ({ name, source, file: posix(path.relative(rules, file)) })),
  );
  return conformance(scenarios, CARD_KEYS);
}

setup();
if (!build('packages/scenarios')) throw new Error('The build failed: see above.');
const { text, problems } = await generate();
const name = path.relative(root, target);
const upToDate = existsSync(target) && readFileSync(target, 'utf8').replaceAll('\r\n', '\n') === text;
if (process.argv.includes('--check')) {
  if (!upToDate) problems.push(`${name} is out of date: run \`npm run docs\` and commit it.`);
} else if (!upToDate) {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  console.log(`${name} is written.`);
}
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${name} is up to date.`);
else process.exitCode = 1;

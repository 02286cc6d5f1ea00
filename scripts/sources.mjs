// Reads the `source:` of scenarios: parts such as `card 21`, `deluxe 5.2 example 3 (misprint)` or `LW-4`, between semicolons.
import { OTHER_NUMBERS, RULING_COUNT, SECTIONS, STATEMENTS } from './rulebook.mjs';

/** @typedef {'cards' | 'sections' | 'rulings' | 'statements' | 'examples' | 'others'} Table */
/**
 * A row of one of the tables that a source names, and in which edition, if it tells.
 * @typedef {{ readonly table: Table, readonly row: string, readonly edition: string }} Named
 */
/** @typedef {{ readonly name: string, readonly source: string, readonly file: string }} Sourced */
/** @typedef {{ scenarios: number, readonly editions: Map<string, number>, readonly files: Set<string> }} Tally */

const sections = new Set(SECTIONS.map(([section]) => section));
const statements = new Set(STATEMENTS.map(([id]) => id));

/**
 * A title as the key of its card.
 * @param {string} title
 */
const keyOf = (title) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/**
 * The forms of a part, without the edition before it; each gives the rows named, or null for a number that there is not.
 * @type {readonly (readonly [form: RegExp, rows: (edition: string, found: string, more?: string) => [Table, string][] | null])[]}
 */
const FORMS = [
  [/^ruling (\d+)$/, (_edition, number) => (Number(number) > RULING_COUNT ? null : [['rulings', number]])],
  [
    /^(?:[a-z-]+ )?((?:CCW|LW|OPT|T)-D?\d+)$/,
    (_edition, statement) => (statements.has(statement) ? [['statements', statement]] : null),
  ],
  [
    /^(\d+(?:\.\d+)*(?:\.[A-I])?)(?: ((?:example|illustration)(?: \d+)?))?$/,
    (edition, number, example) => {
      const section = OTHER_NUMBERS[`${edition} ${number}`] ?? (number.includes('.') ? number : `${number}.0`);
      if (!sections.has(section)) return null;
      return [
        ['sections', section],
        ...(example ? [/** @type {[Table, string]} */ (['examples', `${section} ${example}`])] : []),
      ];
    },
  ],
  [/^(example of play(?:, .+)?)$/, (_edition, place) => [['examples', place]]],
  [
    /^(late war scenario|optional rules|editions|questions \d+|faq(?: [\d.]+)?|app log \d+)$/i,
    (_edition, what) => [['others', what.toLowerCase()]],
  ],
];

/**
 * What a part of a source names; null if it is of no known form.
 * @param {string} part
 * @param {readonly string[]} cardKeys
 * @returns {Named[] | null}
 */
function namedBy(part, cardKeys) {
  const text = part
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, edition = '', rest = ''] = /^(?:(deluxe(?:-es|-pl)?|second) )?(.*)$/.exec(text) ?? [];
  const card = Number(/^card (\d+)$/.exec(rest)?.[1] ?? cardKeys.indexOf(keyOf(rest)) + 1);
  if (card > 0) return card > cardKeys.length ? null : [{ table: 'cards', row: `${card}`, edition }];
  for (const [form, rows] of FORMS) {
    const [, found, more] = form.exec(rest) ?? [];
    if (found !== undefined)
      return rows(edition, found, more)?.map(([table, row]) => ({ table, row, edition })) ?? null;
  }
  return null;
}

/** How many scenarios, of which files, name each row of each table. */
export class Tallies {
  /** @type {Map<Table, Map<string, Tally>>} */
  #tables = new Map();

  /**
   * @param {readonly Sourced[]} scenarios
   * @param {readonly string[]} cardKeys
   */
  constructor(scenarios, cardKeys) {
    /** Sources that name nothing known. */
    this.unknown = scenarios.flatMap((scenario) => this.#count(scenario, cardKeys));
  }

  /**
   * Counts a scenario once for each row that it names, and gives what is wrong with its source.
   * @param {Sourced} scenario
   * @param {readonly string[]} cardKeys
   */
  #count({ name, source, file }, cardKeys) {
    /** @type {string[]} */
    const wrong = [];
    /** @type {Set<Tally>} */
    const counted = new Set();
    for (const part of source.split(';')) {
      const named = namedBy(part, cardKeys);
      if (named === null) wrong.push(`${file}: "${name}": there is no source "${part.trim()}"`);
      for (const { table, row, edition } of named ?? []) {
        const tally = this.#open(table, row);
        if (!counted.has(tally)) tally.scenarios++;
        counted.add(tally);
        tally.files.add(file);
        tally.editions.set(edition, (tally.editions.get(edition) ?? 0) + 1);
      }
    }
    return wrong;
  }

  /**
   * @param {Table} table
   * @param {string} row
   * @returns {Tally}
   */
  #open(table, row) {
    const rows = this.#tables.get(table) ?? new Map();
    this.#tables.set(table, rows);
    const tally = rows.get(row) ?? { scenarios: 0, editions: new Map(), files: new Set() };
    rows.set(row, tally);
    return tally;
  }

  /**
   * @param {Table} table
   * @param {string} row
   */
  of(table, row) {
    return this.#tables.get(table)?.get(row) ?? null;
  }

  /**
   * The rows of a table that are named, numbers in their order.
   * @param {Table} table
   */
  rows(table) {
    return [...(this.#tables.get(table)?.keys() ?? [])].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  }
}

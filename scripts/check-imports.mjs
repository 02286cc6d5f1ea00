// Who may use whom: packages come in by their doors only, in one direction, sources and tests apart.
// Part of the stage `lint`, or by itself: `node scripts/check-imports.mjs`. The README tells the same in words.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './setup.mjs';

/**
 * `uses`: packages that sources may use. `types`: those of which they may use types alone. `tests`: those that tests,
 * scripts and demos may use beyond. `node`: where sources may use Node; all others run in a browser too.
 * @typedef {{ readonly uses?: readonly string[], readonly types?: readonly string[], readonly tests?: readonly string[], readonly node?: RegExp }} Rights
 */

const ANYWHERE = /^/;

/** @type {Readonly<Record<string, Rights>>} */
export const RIGHTS = {
  engine: { tests: ['testing'] },
  words: { types: ['engine'], tests: ['engine', 'testing'] },
  scenarios: { uses: ['engine'], node: /^files\.ts$/ },
  notation: { uses: ['engine', 'words'] },
  neural: { uses: ['engine'], tests: ['testing'] },
  bots: { uses: ['engine', 'neural'], tests: ['notation', 'testing'], node: /^(arena|external)\// },
  protocol: { uses: ['engine'] },
  server: {
    uses: ['bots', 'engine', 'neural', 'notation', 'picture', 'protocol', 'scenarios', 'words'],
    tests: ['testing'],
    node: ANYWHERE,
  },
  board: { tests: ['engine', 'testing'] },
  picture: { uses: ['board', 'engine', 'words'] },
  web: {
    uses: ['board', 'bots', 'engine', 'neural', 'notation', 'picture', 'protocol', 'scenarios', 'words'],
    tests: ['server', 'testing'],
  },
  cli: {
    uses: ['bots', 'engine', 'neural', 'notation', 'protocol', 'scenarios', 'server', 'words'],
    tests: ['testing'],
    node: ANYWHERE,
  },
  testing: { uses: ['engine', 'neural'], node: ANYWHERE },
};
/**
 * Folders beside the packages: the scripts run what was built.
 * @type {Readonly<Record<string, Rights>>}
 */
export const BESIDE = {
  scripts: { uses: ['engine', 'scenarios', 'words'], node: ANYWHERE },
  training: { uses: ['bots', 'engine', 'neural'], tests: ['testing'], node: ANYWHERE },
};
/** A door that shows what is hidden is for one alone. */
const RESERVED = new Map([['@longtwilight/engine/training', 'training']]);

const packages = path.join(root, 'packages');
/** @type {Map<string, readonly string[]>} */
const doors = new Map();

/**
 * The names under which a package can be imported; `*` stands for files of a folder.
 * @param {string} name
 */
export function doorsOf(name) {
  const known = doors.get(name);
  if (known !== undefined) return known;
  const { exports = {} } = JSON.parse(readFileSync(path.join(packages, name, 'package.json'), 'utf8'));
  const all = Object.keys(exports).map((door) => `@longtwilight/${path.posix.join(name, door)}`);
  doors.set(name, all);
  return all;
}

/**
 * @param {string} door
 * @param {string} imported
 */
const leadsTo = (door, imported) =>
  door === imported || (door.endsWith('/*') && imported.startsWith(door.slice(0, -1)));

/** Imports and exports from elsewhere, static and dynamic; with `type`, of types alone. */
const IMPORTS =
  /\b(?:(import|export)\s+(type\s)?[^'"`;()]*?from\s*|import\s*\(\s*(?:\/\*[^*]*\*\/\s*)?|import\s+)(['"`])([^'"`\n]+)\3/g;

/**
 * What is wrong with the imports of a file, by its path from the root.
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
export function problemsIn(file, source) {
  return [...source.matchAll(IMPORTS)].flatMap(([, , type, , imported = '']) => {
    const problem = problemWith(file, imported, type !== undefined);
    return problem === null ? [] : [`${file}: "${imported}" ${problem}`];
  });
}

/**
 * @param {string} file
 * @param {string} imported
 * @param {boolean} typesOnly
 * @returns {string | null}
 */
function problemWith(file, imported, typesOnly) {
  const [top = '', name = '', zone = '', ...inside] = file.split('/');
  const home = top === 'packages' ? `packages/${name}` : top;
  const inSources = top === 'packages' && zone === 'src' && !file.includes('.test.');
  if (imported.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), imported);
    if (!target.startsWith(`${home}/`)) return 'leaves its package: use a door of the other one';
    if (inSources && !target.startsWith(`${home}/src/`) && !target.endsWith('.json')) return 'is not a source';
    return null;
  }
  const rights = top === 'packages' ? RIGHTS[name] : BESIDE[top];
  if (rights === undefined)
    return `is used by a package without rights: give ${name} some in scripts/check-imports.mjs`;
  if (imported.startsWith('node:'))
    return inSources && !typesOnly && !rights.node?.test(inside.join('/')) ? 'is not there in a browser' : null;
  if (!imported.startsWith('@longtwilight/'))
    return name === 'engine' && inSources ? 'is a dependency, and the engine has none' : null;
  const other = imported.split('/')[1] ?? '';
  const allowed = [
    ...(rights.uses ?? []),
    ...(typesOnly || !inSources ? (rights.types ?? []) : []),
    ...(inSources ? [] : (rights.tests ?? [])),
  ];
  if (other === name) return inSources ? 'is this package itself: use a path' : null;
  if (!allowed.includes(other)) return `may not be used here, only ${allowed.join(', ') || 'nothing'}`;
  if ((RESERVED.get(imported) ?? top) !== top) return `is for ${RESERVED.get(imported)} alone`;
  // Vite's questions, such as `?url`, stand behind the file
  const [asked = ''] = imported.split('?');
  return doorsOf(other).some((door) => leadsTo(door, asked)) ? null : 'is not a door of that package';
}

/** Its own test is full of what is forbidden. */
const TEST = 'scripts/test/check-imports.test.mjs';

/** Every file of the packages and scripts that may import something. */
function files() {
  const all = ['packages', ...Object.keys(BESIDE)].flatMap((top) =>
    readdirSync(path.join(root, top), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(top, file.replaceAll('\\', '/')),
    ),
  );
  return all.filter(
    (file) => /\.([cm]?[jt]s|tsx)$/.test(file) && !/\/(node_modules|dist|coverage)\//.test(file) && file !== TEST,
  );
}

/** True when all is well; otherwise says what is not. */
export function checkImports() {
  const all = files();
  const problems = all.flatMap((file) => problemsIn(file, readFileSync(path.join(root, file), 'utf8')));
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`Imports of ${all.length} files: each by a door, in the right direction.`);
  return problems.length === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !checkImports()) process.exitCode = 1;

// Packs the packages that others may install, installs them into an empty project outside of this repository, checks the
// types there and runs the first example of each README. What they depend on comes from node_modules of this repository,
// so that it needs no network; with LONG=1 npm installs all of it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepack } from './prepack.mjs';
import { programOf, root, runNpm } from './setup.mjs';

/** In the order in which they use each other. */
const PACKAGES = [
  ...['engine', 'words', 'scenarios', 'notation', 'neural', 'bots', 'protocol', 'board', 'picture', 'server', 'cli'],
];
/** For something that hangs. */
const PATIENCE_MS = 120_000;

/** Settings of somebody who begins a strict project and has looked nothing up. */
const TSCONFIG = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2023',
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: ['node'],
  },
};

/** @param {string} name */
const manifestOf = (name) => JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'));

/**
 * Packs all into a folder, and gives the files.
 * @param {string} folder
 * @returns {string[]}
 */
function pack(folder) {
  const workspaces = PACKAGES.flatMap((name) => ['-w', `packages/${name}`]);
  for (const name of PACKAGES)
    if (!prepack(path.join(root, 'packages', name))) throw new Error(`${name} was not built`);
  const args = ['pack', '--ignore-scripts', '--json', '--loglevel=error', '--pack-destination', folder, ...workspaces];
  const { status, stdout } = runNpm(args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error('npm pack failed');
  /** @type {{ filename: string, files: { path: string }[] }[]} */
  const packed = Object.values(JSON.parse(String(stdout)));
  for (const { filename, files } of packed)
    for (const wanted of ['LICENSE', 'README.md'])
      if (!files.some((file) => file.path === wanted)) throw new Error(`${filename} lacks ${wanted}`);
  return packed.map(({ filename }) => path.join(folder, path.basename(filename)));
}

/**
 * Unpacks our packages, and lets them see what their manifests name and nothing else.
 * @param {string} project
 * @param {readonly string[]} tarballs
 */
function installOffline(project, tarballs) {
  const modules = path.join(project, 'node_modules');
  const wanted = new Set(['@types/node']);
  for (const [i, name] of PACKAGES.entries()) {
    const folder = path.join(modules, '@longtwilight', name);
    mkdirSync(folder, { recursive: true });
    run('tar', ['-xzf', tarballs[i] ?? '', '--strip-components=1', '-C', folder], project);
    for (const other of Object.keys(manifestOf(name).dependencies ?? {}))
      if (!other.startsWith('@longtwilight/')) wanted.add(other);
  }
  for (const other of wanted) {
    mkdirSync(path.dirname(path.join(modules, other)), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', other), path.join(modules, other), 'junction');
  }
}

/**
 * @param {string} project
 * @param {readonly string[]} tarballs
 */
function installByNpm(project, tarballs) {
  const { version } = JSON.parse(
    readFileSync(path.join(root, 'node_modules', '@types', 'node', 'package.json'), 'utf8'),
  );
  const args = [
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...tarballs,
    `@types/node@${version}`,
  ];
  const { status } = runNpm(args, { cwd: project, stdio: 'inherit', timeout: PATIENCE_MS });
  if (status !== 0) throw new Error('npm install failed');
}

/**
 * The first example of a README: a program, or a command of the shell.
 * @param {string} name
 */
function exampleOf(name) {
  const [, language, code] =
    /^```(js|sh)\n(.*?)^```/ms.exec(readFileSync(path.join(root, 'packages', name, 'README.md'), 'utf8')) ?? [];
  if (language === undefined || code === undefined)
    throw new Error(`packages/${name}/README.md has no example (js or sh)`);
  return { language, code };
}

/**
 * The doors of a package to programs; those to data have no types.
 * @param {string} name
 */
function doorsOf(name) {
  /** @type {[string, string | { readonly types: string }][]} */
  const doors = Object.entries(manifestOf(name).exports);
  return doors.flatMap(([door, to]) => {
    if (typeof to === 'string') return [];
    if (!to.types.endsWith('.d.ts'))
      throw new Error(`${name} ${door}: "types" has to name what is built, not ${to.types}`);
    return [`@longtwilight/${path.posix.join(name, door)}`];
  });
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function run(program, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', timeout: PATIENCE_MS });
  if (status === 0) return stdout;
  throw new Error(`${[program, ...args].join(' ')}: ${error?.message ?? `status ${status}`}\n${stdout}${stderr}`);
}

/**
 * What an example says; its types were checked before.
 * @param {string} project
 * @param {string} name
 */
function runExample(project, name) {
  const { language, code } = exampleOf(name);
  if (language === 'js') return run(process.execPath, [`${name}.mjs`], project);
  const [program = '', ...args] = (code.split('\n')[0] ?? '').replace(/^npx /, '').replace(/ +#.*/, '').split(' ');
  const { bin } = manifestOf(name);
  return run(process.execPath, [path.join('node_modules', '@longtwilight', name, bin[program]), ...args], project);
}

/** @returns {{ ok: boolean, note: string }} */
export function checkPacked() {
  const project = mkdtempSync(path.join(tmpdir(), 'longtwilight-installed-'));
  try {
    const tarballs = pack(project);
    writeFileSync(path.join(project, 'package.json'), '{ "type": "module", "private": true }');
    if (process.env.LONG === '1') installByNpm(project, tarballs);
    else installOffline(project, tarballs);
    writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    for (const name of PACKAGES) {
      const { language, code } = exampleOf(name);
      // The same text, as a program to run and as one whose types are checked
      if (language === 'js')
        for (const end of ['mjs', 'mts']) writeFileSync(path.join(project, `${name}.${end}`), code);
    }
    const doors = PACKAGES.flatMap(doorsOf);
    writeFileSync(
      path.join(project, 'doors.mts'),
      doors.map((door, i) => `export type * as Door${i} from '${door}';\n`).join(''),
    );
    run(process.execPath, [programOf('typescript', 'tsc'), '-p', project], project);
    for (const name of PACKAGES) console.log(`${name}: ${runExample(project, name).trim().split('\n').at(-1)}`);
    return { ok: true, note: `${PACKAGES.length} packages, ${doors.length} doors` };
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { ok: false, note: 'see above' };
  } finally {
    if (existsSync(project)) rmSync(project, { recursive: true, force: true });
  }
}

// Gets a fresh clone ready to run: checks Node, installs packages when the lock file changed, compiles what is stale.
// Uses nothing but Node itself, because it runs before anything is installed. Says everything on standard error,
// because standard output belongs to the command that follows (`--json`).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const stamp = path.join(root, 'node_modules', '.longtwilight-installed');
const oldestNode = [20, 19];

/**
 * Ends the process with a message that says what to do next.
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantMajor = 0, wantMinor = 0] = oldestNode;
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return;
  stop(`Long Twilight needs Node.js ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`);
}

/**
 * Runs npm itself through Node where we know its path, so that Windows needs no shell.
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  if (npm !== undefined && /npm-cli\.[cm]?js$/.test(npm)) return spawnSync(process.execPath, [npm, ...args], options);
  return spawnSync('npm', args, { shell: process.platform === 'win32', ...options });
}

/**
 * The command line that runs an installed package's program.
 * @param {string} name
 * @param {string} program
 */
export function programOf(name, program = name) {
  const folder = path.join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[program]);
}

/** What node_modules must match: the lock file, and the machine its binaries were made for. */
function wantedInstall() {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}\n`;
}

function install() {
  const wanted = wantedInstall();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Installing packages (first run, or package-lock.json changed) ...');
  rmSync(stamp, { force: true });
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = runNpm(args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) stop('Installing packages failed: see above. Is the npm registry within reach?');
  writeFileSync(stamp, wanted);
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function runQuietly(program, args) {
  return spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: ['ignore', 2, 2] }).status === 0;
}

/**
 * Compiles with project references: about a tenth of a second when nothing changed.
 * @param {string} project
 */
export function build(project) {
  return runQuietly(programOf('typescript', 'tsc'), ['-b', project]) && bundleEngine();
}

/** Makes one module of the compiled engine: see its configuration. */
function bundleEngine() {
  const engine = path.join(root, 'packages', 'engine');
  const bundle = path.join(engine, 'dist', 'bundle', 'engine.js');
  const compiled = statSync(path.join(engine, 'dist', '.tsbuildinfo')).mtimeMs;
  if (existsSync(bundle) && statSync(bundle).mtimeMs >= compiled) return true;
  return runQuietly(programOf('rolldown'), ['--config', path.join(engine, 'rolldown.config.mjs')]);
}

export function setup() {
  checkNode();
  install();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setup();
  if (process.argv.includes('--build') && !build('.')) stop('The build failed: see above.');
}

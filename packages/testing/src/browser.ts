import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import packed from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { build, preview } from 'vite';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/longtwilight/', import.meta.url));

/** A browser to test with: on Linux the one inside our packages, elsewhere an installed Chrome. */
export function openBrowser(): Promise<Browser> {
  return process.platform === 'linux' ? openPackedBrowser() : chromium.launch({ channel: 'chrome' });
}

async function openPackedBrowser(): Promise<Browser> {
  const folder = await unpack();
  return chromium.launch({
    executablePath: path.join(folder, 'chromium'),
    args: ['--no-sandbox', '--no-zygote', '--font-render-hinting=none'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  });
}

/** Unpacks the browser with its own libraries and fonts once, so that pages look alike on every machine. */
async function unpack(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(path.join(entry, '../../../package.json'), 'utf8'));
  const folder = path.join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(path.join(cache, 'unpacking-'));
  const { TMPDIR, AWS_EXECUTION_ENV } = process.env;
  // The package unpacks into the folder for temporary files, and its libraries only where it takes itself to be needed.
  Object.assign(process.env, { TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
  try {
    await packed.executablePath();
  } finally {
    restore('TMPDIR', TMPDIR);
    restore('AWS_EXECUTION_ENV', AWS_EXECUTION_ENV);
  }
  const fonts = `<dir>${path.join(folder, 'fonts')}</dir><cachedir>${path.join(folder, 'fonts-cache')}</cachedir>`;
  writeFileSync(path.join(fresh, 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${fonts}</fontconfig>`);
  return nameOnce(fresh, folder);
}

/** Several test files may make the same folder at once: the first to finish gives it its name. */
function nameOnce(fresh: string, folder: string): string {
  try {
    renameSync(fresh, folder);
  } catch {
    rmSync(fresh, { recursive: true });
  }
  return folder;
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

export interface Site {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves what a visitor of a page would get, built by its Vite configuration. */
export async function openSite(configFile: string): Promise<Site> {
  const outDir = await builtSite(configFile);
  const server = await preview({
    configFile,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const { port } = server.httpServer.address() as { port: number };
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** The folder of a page built by its Vite configuration. As long as no source changes, it is built once. */
export async function builtSite(configFile: string): Promise<string> {
  const folder = path.join(cache, `site-${stampOf(configFile)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(path.join(cache, 'building-'));
  await build({ configFile, logLevel: 'warn', build: { outDir: fresh, emptyOutDir: true } });
  forgetOldSites();
  return nameOnce(fresh, folder);
}

const packages = fileURLToPath(new URL('../../', import.meta.url));

/** Changes with any file that may be part of a page. */
function stampOf(configFile: string): string {
  const hash = createHash('sha256').update(configFile);
  for (const name of readdirSync(packages, { recursive: true, encoding: 'utf8' }).sort()) {
    if (/(^|[\\/])(node_modules|dist|test|coverage)[\\/]/.test(name) && !configFile.endsWith(name)) continue;
    if (!/\.(tsx?|m?js|json|css|html|svg|ya?ml|webmanifest)$/.test(name)) continue;
    const { size, mtimeMs } = statSync(path.join(packages, name));
    hash.update(`${name} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex').slice(0, 16);
}

const OLD_MS = 60 * 60 * 1000;

/** Another run may still serve a site that was built a while ago. */
function forgetOldSites(): void {
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    if (name.startsWith('site-') && Date.now() - statSync(folder).mtimeMs > OLD_MS)
      rmSync(folder, { recursive: true, force: true });
  }
}

import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import packed from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { build, preview } from 'vite';

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/longtwilight/', import.meta.url));

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
  // Several test files may come here at once: each unpacks for itself, and the first to finish gives the folder its name.
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

/** Builds a page by its Vite configuration and serves what a visitor would get. */
export async function openSite(configFile: string): Promise<Site> {
  const outDir = mkdtempSync(path.join(cache, 'site-'));
  const shared = { configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } } as const;
  await build(shared);
  const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } });
  const { port } = server.httpServer.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}/`,
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}

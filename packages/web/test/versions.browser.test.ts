import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtSite, openBrowser } from '@longtwilight/testing/browser';
import { PATIENCE_MS } from '@longtwilight/testing/pages';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
/** Parts whose names change with the next version, and that the old one no longer finds on the server. */
const CHANGING = /\b(index|rules-page|lobby-page|cards-page)-[\w-]{8}(?=\.(js|css)\b)/g;

const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-versions-'));
let browser: Browser;
let server: Server;
let address: string;

beforeAll(async () => {
  cpSync(await builtSite(fileURLToPath(new URL('../vite.config.ts', import.meta.url))), folder, { recursive: true });
  server = createServer(({ url = '/' }, response) => {
    const name = url === '/' ? 'index.html' : url.slice(1).replace(/\?.*/, '');
    try {
      const body = readFileSync(path.join(folder, name));
      response.writeHead(200, { 'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
});

/** Puts a new version in place of what is served. */
function deploy(version: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (/\.(js|html|css)$/.test(name)) {
      const text = readFileSync(file, 'utf8').replace(CHANGING, `$1-${version}`);
      writeFileSync(file, text.replace(/const VERSION = '.*?'/, `const VERSION = '${version}'`));
    }
    renameSync(file, file.replace(CHANGING, `$1-${version}`));
  }
}

const entryOf = (page: Page) => page.locator('script[type=module]').getAttribute('src');
const versionsKept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('longtwilight-')).length);
const show = (page: Page, what: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${what}`);
const ready = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

it('a new version breaks no open tab, and comes when somebody asks for it', async () => {
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(address);
  await ready(one);
  await one.reload();
  await other.goto(address);
  const before = await entryOf(one);

  deploy('newer123');
  await one.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await one.waitForSelector('.notice:has-text("new version")');
  await other.waitForSelector('.notice:has-text("new version")');
  // Parts that were never opened, and that the server no longer has
  await show(other, 'rules');
  await other.waitForSelector('.rule');

  await one.click('.notice .primary');
  await expect.poll(() => entryOf(one)).not.toBe(before);
  await one.waitForSelector('.start');
  await show(other, 'cards');
  await other.waitForSelector('.card-list, main li');
  expect(await entryOf(other)).toBe(before);
  await show(other, 'lobby');
  await other.waitForSelector('main h1');
  expect(await other.locator('.trouble').count()).toBe(0);
  expect(await versionsKept(other)).toBe(2);

  await other.reload();
  await expect.poll(() => entryOf(other)).not.toBe(before);
  await expect.poll(() => versionsKept(other)).toBe(1);
  await context.close();
});

import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { openBrowser, openSite, type Site } from './browser.ts';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const SIZES = [DESK, { width: 1024, height: 768 }, { width: 844, height: 390 }, PHONE];

/** For what a page has to do in between; only a page that hangs may run into it. */
export const PATIENCE_MS = 120_000;

/** What the page says on its console from now on. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Runs before the page does: nothing is kept for later, which would load every file of the site for each visitor. */
function keepNothingOffline(): void {
  // Not there at addresses without encryption
  if (!('serviceWorker' in navigator)) return;
  Object.defineProperty(navigator.serviceWorker, 'register', { value: () => new Promise(() => {}) });
}

/** Runs before the page does: whatever it draws by lot comes again in the next run of the same test. */
function drawRepeatably(seed: number): void {
  // Another page of the same visitor, or the same page loaded anew, draws otherwise
  const loads = Number(localStorage.getItem('test.loads')) + 1;
  localStorage.setItem('test.loads', String(loads));
  let state = seed ^ Math.imul(loads, 0x9e3779b9);
  const drawByte = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) & 255;
  };
  const value = <T extends ArrayBufferView>(array: T): T => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, i, bytes) => {
      bytes[i] = drawByte();
    });
    return array;
  };
  Object.defineProperty(crypto, 'getRandomValues', { value });
}

/** A number for a text. */
const hashOf = (text: string): number => createHash('sha256').update(text).digest().readInt32LE();

export type VisitorOptions = BrowserContextOptions & { readonly goesOffline?: boolean };

/** A new visitor. Only for one who goes offline are the pages kept. */
export async function visitorOf(
  browser: Browser,
  { goesOffline = false, ...options }: VisitorOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  if (!goesOffline) await context.addInitScript(keepNothingOffline);
  await context.addInitScript(drawRepeatably, hashOf(expect.getState().currentTestName ?? ''));
  return context;
}

/** A site built by its Vite configuration and a browser to visit it, for all tests of a file. */
export function sitePages(configFile: string) {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    [browser, site] = await Promise.all([openBrowser(), openSite(configFile)]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** A page without motion. A message on the console fails the test. `prepare` runs before the page does. */
  return async (path: string, options: VisitorOptions, prepare: () => void = () => {}): Promise<Page> => {
    const context = await visitorOf(browser, options);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    onTestFinished(async () => {
      await context.close();
      expect(complaints).toEqual([]);
    });
    await page.addInitScript(prepare);
    await page.goto(`${site.address}${path}`);
    await page.evaluate(() => document.fonts.ready);
    return page;
  };
}

const AXE = createRequire(import.meta.url).resolve('axe-core');

/** What axe holds against a page: what is serious or worse, with the first place where it is so. `only`: by these of its rules. */
export async function seriousIssues(page: Page, only: readonly string[] = []): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  const violations = await page.evaluate(async (rules) => {
    const runOnly = rules.length === 0 ? {} : { runOnly: [...rules] };
    const { axe: judge } = globalThis as unknown as { axe: typeof axe };
    return (await judge.run({ resultTypes: ['violations'], ...runOnly })).violations;
  }, only);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** The same in both themes, which differ in colours alone. */
export async function seriousIssuesInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const issues = await seriousIssues(page, colorScheme === 'light' ? [] : ['color-contrast']);
    found.push(...issues.map((issue) => `${colorScheme}: ${issue}`));
  }
  return found;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { playUntil } from './support/player.ts';
import { servedPages } from './support/served.ts';
import { saidOutside } from './support/spoken.ts';

const LONG = process.env.LONG === '1';
/** Pages of the library that the short run leaves out. */
const FURTHER: [string, string][] = [
  ['my-library', '.library-head'],
  ['studies', '.study-cards'],
  ['explorer', '.choices'],
  ['famous/final', '.study-said'],
];

const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-pseudo-'));
afterAll(() => rmSync(folder, { recursive: true }));
const served = servedPages({}, async () => {
  const configFile = fileURLToPath(new URL('./support/pseudo.config.ts', import.meta.url));
  await build({ configFile, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  return folder;
});

async function visit(address: string, settings: object = {}): Promise<Page> {
  const page = await served.newPage({ locale: 'en' });
  await page.addInitScript(
    (kept) => localStorage.setItem('longtwilight.settings', kept),
    JSON.stringify({ speed: 'instant', ...settings }),
  );
  await page.goto(`${served.address}/#/${address}`);
  return page;
}

let walking: Promise<Page> | undefined;
/** One who looks at one page after the other. */
const walker = (): Promise<Page> => {
  walking ??= visit('');
  return walking;
};

/** Opens whatever can be opened on a page. */
const openAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });

/** Each panel behind the tabs of a table. */
async function lookBehindTabs(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const tab of await page.locator('[role=tab]').all()) {
    await tab.click();
    await openAll(page);
    found.push(...(await saidOutside(page)));
  }
  return found;
}

describe('no text stands outside of the catalogues', () => {
  it.each<[string, string]>([
    ['', '.start'],
    ['new/computer', '.new-game'],
    ['new/hot-seat', '.new-game'],
    ['friend', 'h1'],
    ['lobby', 'h1'],
    ['replay', '.drop'],
    ['position', '.lt-map'],
    ['settings', '.settings'],
    ['about', 'h2'],
    ['game/none', '.trouble'],
    ['nonsense', '.trouble'],
    ['play/none', '.trouble'],
    ['learn', '.lessons'],
    ['learn/coups', '.lesson'],
    ['puzzles', '.puzzle-days'],
    ['puzzles/daily', '.puzzle'],
    ['library', 'h1'],
    ['rules', 'h1'],
    ['rules/6.1', 'h1'],
    ['cards', 'h1'],
    ['cards/nato', 'h1'],
    ['famous', 'h1'],
    ['statistics', 'h1'],
    ['me', '.ask-form'],
    ['leaders', '.people'],
    ['people/none', '.warning'],
    ...(LONG ? FURTHER : []),
  ])('on the page "%s"', async (address, shown) => {
    const page = await walker();
    await page.goto('about:blank');
    await page.goto(`${served.address}/#/${address}`);
    await page.waitForSelector(shown);
    await page.waitForLoadState('networkidle');
    await openAll(page);
    expect(await saidOutside(page)).toEqual([]);
    expect(await page.title()).toMatch(/^⟦/);
  });

  it.each([[false], [true]])('in a game, as text: %s', async (textView) => {
    const page = await visit('new/computer', { textView });
    await page.click('button[type=submit]');
    for (let clicks = 0; clicks < (LONG ? 400 : 16); clicks += 4) {
      await playUntil(page, { clicks: 4 });
      expect(await saidOutside(page)).toEqual([]);
    }
    // The end of a long game covers the table
    if ((await page.locator('.stage.ending').count()) > 0) await page.click('.end-close');
    expect(await lookBehindTabs(page)).toEqual([]);
    await page.context().close();
  });

  it('in a game given up and looked at again', async () => {
    const page = await visit('new/computer');
    await page.click('button[type=submit]');
    await playUntil(page, { clicks: 12 });
    // While a card lies open on a desk, the tabs are put away
    await page.keyboard.press('Escape');
    await page.click('#tab-menu');
    await page.click('text=Resign');
    await page.click('text=Yes, I resign');
    await page.waitForSelector('.stage.ending');
    expect(await saidOutside(page)).toEqual([]);
    await page.click('.end-close');
    expect(await lookBehindTabs(page)).toEqual([]);
    await page.click('.ending a[href*="replay"]');
    await page.waitForSelector('input[type=range]');
    expect(await lookBehindTabs(page)).toEqual([]);
    await page.context().close();
  });

  it('in a lesson that is missed', async () => {
    const page = await visit('learn/influence');
    await page.click('.lesson .quiet:not(a)');
    await page.click('.lt-hand-card:has-text("Olympic Games")');
    await page.click('.lt-card-uses button:has-text("Place influence")');
    for (let i = 0; i < 2; i++) await page.click('[data-place="france"]');
    await page.click('.actions .primary');
    await page.waitForSelector('.lesson-result [data-goal="missed"]');
    expect(await saidOutside(page)).toEqual([]);
    await page.context().close();
  });

  it('in a game with a friend', async () => {
    const [host, guest] = [await visit('friend'), await visit('')];
    await host.click('button[type=submit]');
    const link = await host.inputValue('input.link');
    expect(await saidOutside(host)).toEqual([]);
    await guest.goto(link);
    await guest.waitForSelector('text=Join the game');
    expect(await saidOutside(guest)).toEqual([]);
    await guest.click('text=Join the game');
    for (const page of [host, guest]) {
      await page.waitForSelector('.lt-map');
      expect(await lookBehindTabs(page)).toEqual([]);
    }
    await host.context().close();
    await guest.context().close();
  });
});

// Takes the pictures of the README and docs/screenshots.md again:
//   npm run -s -w packages/web screenshots
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser, openSite } from '@longtwilight/testing/browser';
import { DESK, PHONE } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';
import { kept, playGame } from './played.ts';

const SEED = 12;
const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));

const GAMES = [kept('running', playGame(SEED, 5), SEED), kept('finished', playGame(SEED), SEED)];

interface Picture {
  readonly path: string;
  /** What has to be there before the picture is taken. */
  readonly ready: string;
  readonly viewport: typeof DESK;
  readonly colorScheme?: 'light' | 'dark';
  readonly locale?: string;
  readonly act?: (page: Page) => Promise<void>;
}
const game = { path: 'game/running', ready: '.lt-hand-card[data-choice]' };
const chooseCard = (page: Page): Promise<void> => page.locator('.lt-hand-card[data-choice]').first().click();

const PICTURES: Readonly<Record<string, Picture>> = {
  game: { ...game, viewport: DESK, act: chooseCard },
  'game-dark': { ...game, viewport: DESK, colorScheme: 'dark', act: chooseCard },
  'game-polish': { ...game, viewport: DESK, locale: 'pl', act: chooseCard },
  'game-phone': { ...game, viewport: PHONE },
  'game-phone-dark': { ...game, viewport: PHONE, colorScheme: 'dark', act: chooseCard },
  start: { path: '', ready: '.lt-small-map', viewport: DESK },
  'start-phone': { path: '', ready: '.lt-small-map', viewport: PHONE },
  after: { path: 'game/finished', ready: '.ending', viewport: DESK },
  learn: { path: 'learn', ready: 'main li', viewport: DESK },
  cards: { path: 'cards', ready: 'main li', viewport: DESK },
  rules: { path: 'rules', ready: 'main h2', viewport: DESK },
  'rules-phone': { path: 'rules', ready: 'main h2', viewport: PHONE },
};

mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
const site = await openSite(fileURLToPath(new URL('../vite.config.ts', import.meta.url)));
const wanted = process.argv.slice(2);
try {
  for (const [name, { path, ready, viewport, act, colorScheme = 'light', locale = 'en' }] of Object.entries(PICTURES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', locale });
    const page = await context.newPage();
    await page.addInitScript((games) => {
      for (const [key, text] of games) localStorage.setItem(key, text);
    }, GAMES);
    await page.goto(`${site.address}#/${path}`);
    await page.waitForSelector(ready);
    await page.evaluate(() => document.fonts.ready);
    await act?.(page);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${folder}${name}.png` });
    console.log(`docs/screenshots/${name}.png`);
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
}

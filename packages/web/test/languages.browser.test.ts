import { fileURLToPath } from 'node:url';
import { GameRecord } from '@longtwilight/engine';
import { DESK, PHONE, SIZES, sitePages } from '@longtwilight/testing/pages';
import { LANGUAGES, loadWords } from '@longtwilight/words';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cutOff } from './support/cut-off.ts';
import { humanAs, openKept } from './support/kept.ts';
import { playUntil } from './support/player.ts';

const LONG = process.env.LONG === '1';
const TESTED = [...(LONG ? SIZES : [DESK, PHONE]), { width: 360, height: 640 }];

const open = sitePages(fileURLToPath(new URL('../vite.config.ts', import.meta.url)));
const PAGES = [
  ['', '.start'],
  ['new/computer', '.new-game'],
  ['friend', 'h1'],
  ['replay', '.drop'],
  ['settings', '.settings'],
  ['about', 'h2'],
  ['library', 'h1'],
  ['me', '.people'],
  ['learn', '.lessons'],
  ['puzzles', '.puzzle-days'],
  ['learn/coups', '.lesson'],
] as const;

async function atEachSize(page: Page, what: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of TESTED) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    found.push(...(await cutOff(page)).map((text) => `${what} at ${size.width} × ${size.height}: ${text}`));
  }
  await page.setViewportSize(DESK);
  return found;
}

describe.each(LANGUAGES)('in the language %s', (language) => {
  const visit = () =>
    open('', { viewport: DESK, locale: language }, () =>
      localStorage.setItem('longtwilight.settings', '{"speed":"instant"}'),
    );

  it('no text of a page is cut off at any size', async () => {
    const page = await visit();
    const found: string[] = [];
    for (const [address, shown] of PAGES) {
      await page.evaluate((to) => location.assign(`#/${to}`), address);
      await page.waitForSelector(shown);
      found.push(...(await atEachSize(page, address)));
    }
    expect(found).toEqual([]);
  });

  it('no text of a game is cut off at any size', async () => {
    const page = await visit();
    const words = await loadWords(language);
    await page.click(`text=${words.say('ui.play-computer')}`);
    await page.click('button[type=submit]');
    await page.waitForSelector('.lt-map');
    const found = await atEachSize(page, 'setup');
    for (const clicks of LONG ? [10, 7, 7, 7] : [10]) {
      await playUntil(page, { clicks });
      found.push(...(await atEachSize(page, 'game')));
    }
    for (const tab of LONG ? await page.locator('[role=tab]').all() : []) {
      await tab.click();
      found.push(...(await atEachSize(page, `tab ${await tab.textContent()}`)));
    }
    expect([...new Set(found)]).toEqual([]);
  });
});

it.each(LANGUAGES)('the name of a phase has room beside the tracks in %s', async (language) => {
  const page = await open('#/', { viewport: DESK, locale: language });
  const hands = { us: ['nato', 'fidel'], ussr: ['nasser', 'blockade'] } as const;
  await openKept(page, GameRecord.from({ turn: 8, start: 'headline', round: 0, vp: -14, hands }), humanAs('us'));
  for (const size of [...SIZES, { width: 740, height: 360 }]) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await cutOff(page), `${size.width} × ${size.height}`).toEqual([]);
  }
});

it('what is too narrow for its text is found', async () => {
  const page = await open('', { viewport: DESK, locale: 'en' });
  await page.waitForSelector('.start');
  expect(await cutOff(page)).toEqual([]);
  await page.addStyleTag({ content: '.start h1 { width: 3rem; white-space: nowrap }' });
  expect(await cutOff(page)).toEqual(['Long Twilight']);
});

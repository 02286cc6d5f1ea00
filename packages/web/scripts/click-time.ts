// Main-thread time from a click to the drawn change, with the processor slowed four times:
//   npm run -s -w packages/web click-time
import { fileURLToPath } from 'node:url';
import { openBrowser, openSite } from '@longtwilight/testing/browser';
import type { Page } from 'playwright-core';

const SLOWED = 4;
const browser = await openBrowser();
const site = await openSite(fileURLToPath(new URL('../vite.config.ts', import.meta.url)));

/** Milliseconds until the frame after a click has been drawn. */
const clickTime = (page: Page, what: string): Promise<number> =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        // The first frame is the one that is drawn, the second begins once it has been
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
      }),
    what,
  );

try {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.goto(`${site.address}#/new/computer`);
  await page.evaluate(() => localStorage.setItem('longtwilight.settings', '{"speed":"instant"}'));
  await page.reload();
  await page.selectOption('.choice select', { label: 'USSR' });
  await page.click('button[type=submit]');
  await page.waitForSelector('[data-place="poland"][data-choice]');
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  for (let i = 0; i < 6; i++)
    console.log(`a point of influence: ${(await clickTime(page, '[data-place="poland"]')).toFixed(0)} ms`);
  await page.click('.actions .primary');
  await page.waitForSelector('.lt-hand-card[data-choice]');
  console.log(`a headline card: ${(await clickTime(page, '.lt-hand-card[data-choice]')).toFixed(0)} ms`);
  await page.click('.actions .primary');
  await page
    .waitForFunction(() => document.querySelector('.status')?.textContent?.includes('Play a card'), null, {
      timeout: 20_000,
    })
    .catch(() => {});
  console.log(`a card to play, with its uses: ${(await clickTime(page, '.lt-hand-card[data-choice]')).toFixed(0)} ms`);
  console.log(`one of its uses: ${(await clickTime(page, '.lt-card-uses button:not(:disabled)')).toFixed(0)} ms`);
} finally {
  await browser.close();
  await site.close();
}

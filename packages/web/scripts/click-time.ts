// Main-thread time from a click to the drawn change, with the processor slowed four times:
//   npm run -s -w packages/web click-time
// What was waited is what a player sees. On a machine that has other things to do, what was worked counts: what the main
// thread took of a processor that nothing slowed, four times.
import { fileURLToPath } from 'node:url';
import { openBrowser, openSite } from '@longtwilight/testing/browser';
import type { CDPSession, Page } from 'playwright-core';
import { kept, playGame } from './played.ts';

const SLOWED = 4;
const SEED = 31;
const [KEY, GAME] = kept('played', playGame(SEED, 5), SEED);
const browser = await openBrowser();
const site = await openSite(fileURLToPath(new URL('../vite.config.ts', import.meta.url)));

/** Milliseconds until the frame after a click has been drawn. */
const drawnAfter = (page: Page, what: string): Promise<number> =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        // In a task of its own: what asks for it is no part of the page
        setTimeout(() => {
          const began = performance.now();
          document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          // The first frame is the one that is drawn, the second begins once it has been
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
        });
      }),
    what,
  );

interface Click {
  readonly name: string;
  /** Until the change was drawn. */
  readonly waited: number;
  /** What the main thread took of the processor meanwhile. */
  readonly worked: number;
}

async function clickTime(page: Page, devtools: CDPSession, name: string, what: string): Promise<Click> {
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find((one) => one.name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await worked();
  const waited = await drawnAfter(page, what);
  return { name, waited, worked: (await worked()) - before };
}

/** The clicks of a first round, with the processor slowed so many times. */
async function firstRound(rate: number): Promise<Click[]> {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.goto(`${site.address}#/new/computer`);
  await page.evaluate(
    ([key, game]) => {
      localStorage.setItem('longtwilight.settings', '{"speed":"instant"}');
      localStorage.setItem(key, game);
    },
    [KEY, GAME] as const,
  );
  await page.reload();
  await page.selectOption('.choice select', { label: 'USSR' });
  await page.click('button[type=submit]');
  await page.waitForSelector('[data-place="poland"][data-choice]');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const clicks: Click[] = [];
  const click = async (name: string, what: string) => clicks.push(await clickTime(page, devtools, name, what));
  for (let i = 0; i < 6; i++) await click('a point of influence', '[data-place="poland"]');
  await page.click('.actions .primary');
  await page.waitForSelector('.lt-hand-card[data-choice]');
  await click('a headline card', '.lt-hand-card[data-choice]');
  await page.goto(`${site.address}#/game/played`);
  await page.waitForSelector('.status:has-text("Play a card")');
  await click('a card to play, with its uses', '.lt-hand-card[data-choice]');
  await click('one of its uses', '.lt-card-uses button:not(:disabled)');
  await page.context().close();
  return clicks;
}

try {
  const [slowed, free] = [await firstRound(SLOWED), await firstRound(1)];
  for (const [i, { name, waited }] of slowed.entries()) {
    const worked = (free[i]?.worked ?? 0) * SLOWED;
    console.log(`${name}: waited ${waited.toFixed(0)} ms, worked ${worked.toFixed(0)} ms`);
  }
} finally {
  await browser.close();
  await site.close();
}

// Main-thread time from a click to the drawn change, with the processor slowed four times:
//   npm run -s -w packages/web click-time
// What was waited is what a player sees: the middle one of three times. On a machine that has other things to do, what was worked counts: what the main
// thread took of a processor that nothing slowed, four times, at the quietest of three times: others can only add to it.
// Some of a change may follow once the most of it is drawn: the longest task of that is named too.
import { fileURLToPath } from 'node:url';
import { openBrowser, openSite } from '@longtwilight/testing/browser';
import type { Page } from 'playwright-core';
import { TRACED, tasksAround } from './main-tasks.ts';
import { kept, playGame } from './played.ts';

const SLOWED = 4;
const SEED = 31;
const TIMES = 3;
/** By then all that follows a click has been done. */
const SETTLED_MS = 300;
const MARKS = { clicked: 'clicked', drawn: 'drawn' } as const;
const [KEY, GAME] = kept('played', playGame(SEED, 5), SEED);
const browser = await openBrowser();
const site = await openSite(fileURLToPath(new URL('../vite.config.ts', import.meta.url)));

/** Milliseconds until the frame after a click has been drawn. */
const waitedAfter = (page: Page, what: string): Promise<number> =>
  page.evaluate(
    ([selector, marks]) =>
      new Promise<number>((resolve) => {
        // In a task of its own: what asks for it is no part of the page
        setTimeout(() => {
          const { startTime: clicked } = performance.mark(marks.clicked);
          document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          // A message that is sent when a frame begins comes once it has been drawn
          const { port1: sends, port2: comes } = new MessageChannel();
          comes.onmessage = () => resolve(performance.mark(marks.drawn).startTime - clicked);
          requestAnimationFrame(() => sends.postMessage(null));
        });
      }),
    [what, MARKS] as const,
  );

/** The main thread's work until the frame after a click has been drawn, and the longest task that follows. */
async function workedAfter(page: Page, what: string): Promise<{ worked: number; later: number }> {
  await browser.startTracing(page, TRACED);
  await waitedAfter(page, what);
  await page.waitForTimeout(SETTLED_MS);
  const trace = await browser.stopTracing();
  const { between, after } = tasksAround(trace.toString(), MARKS.clicked, MARKS.drawn);
  return { worked: between.reduce((sum, { worked }) => sum + worked, 0), later: longestOf(after) };
}
const longestOf = (tasks: readonly { readonly worked: number }[]): number =>
  Math.max(0, ...tasks.map(({ worked }) => worked));

type Measure<T> = (page: Page, what: string) => Promise<T>;

/** The clicks of a first round, each measured, with the processor slowed so many times. */
async function firstRound<T>(rate: number, measure: Measure<T>): Promise<[name: string, measured: T][]> {
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
  const clicks: [string, T][] = [];
  const click = async (name: string, what: string) => clicks.push([name, await measure(page, what)]);
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
  const slowed: Awaited<ReturnType<typeof firstRound<number>>>[] = [];
  while (slowed.length < TIMES) slowed.push(await firstRound(SLOWED, waitedAfter));
  const free: Awaited<ReturnType<typeof firstRound<{ worked: number; later: number }>>>[] = [];
  while (free.length < TIMES) free.push(await firstRound(1, workedAfter));
  for (const [i, [name]] of slowed[0]!.entries()) {
    const waits = slowed.map((round) => round[i]![1]).sort((one, other) => one - other);
    const waited = waits[Math.floor(TIMES / 2)]!;
    const times = free.map((round) => round[i]![1]); // every round has the same clicks
    const [quietest] = times.sort((one, other) => one.worked - other.worked);
    const [worked, later] = [quietest!.worked * SLOWED, quietest!.later * SLOWED];
    console.log(
      `${name}: waited ${waited.toFixed(0)} ms, worked ${worked.toFixed(0)} ms, then at most ${later.toFixed(0)} ms at a time`,
    );
  }
} finally {
  await browser.close();
  await site.close();
}

// Tasks of the main thread while beats run, with the processor slowed four times:
//   npm run -s -w packages/web beat-trace
// What was waited is what a player sees. On a machine that has other things to do, what was worked counts: what the main
// thread took of a processor that nothing slowed, four times, at the quietest of three times: others can only add to it.
import { fileURLToPath } from 'node:url';
import { openBrowser, openSite } from '@longtwilight/testing/browser';
import { DESK, PHONE } from '@longtwilight/testing/pages';
import { report, TRACED, tasksIn } from './main-tasks.ts';
import { kept, playGame } from './played.ts';

const SLOWED = 4;
const SEED = 31;
const UNTIL_TURN = 5;
const TIMES = 3;

const [key, game] = kept('traced', playGame(SEED, UNTIL_TURN), SEED);

const browser = await openBrowser();
const site = await openSite(fileURLToPath(new URL('../vite.config.ts', import.meta.url)));

/** The tasks while the last round is told, with the processor slowed so many times. */
async function traced(viewport: typeof DESK, rate: number): Promise<ReturnType<typeof tasksIn>> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, game] as const);
  await page.goto(`${site.address}#/game/traced`);
  await page.waitForSelector('.lt-hand-card[data-choice]');
  await page.waitForTimeout(1000);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate });
  await browser.startTracing(page, TRACED);
  // In a task of its own: what asks for it is no part of the page
  await page.evaluate(() => setTimeout(() => document.querySelector<HTMLElement>('.see-again')?.click()));
  await page.waitForSelector('.telling');
  await page.waitForSelector('.telling', { state: 'detached', timeout: 120_000 });
  const trace = await browser.stopTracing();
  await page.context().close();
  return tasksIn(trace.toString());
}

try {
  for (const [name, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
    const slowed = await traced(viewport, SLOWED);
    report(
      `${name}, waited`,
      slowed.map(({ waited }) => waited),
    );
    const free: number[][] = [];
    while (free.length < TIMES) free.push((await traced(viewport, 1)).map(({ worked }) => worked * SLOWED));
    const [quietest = []] = free.sort((one, other) => Math.max(...one) - Math.max(...other));
    report(`${name}, worked`, quietest);
  }
} finally {
  await browser.close();
  await site.close();
}

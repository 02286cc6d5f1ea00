// Tasks of the main thread while a whole game is analysed in a replay, and when what was found comes:
//   npm run -s -w packages/web study-trace
// What was waited is what a player sees; on a machine that has other things to do, what was worked counts.
import { fileURLToPath } from 'node:url';
import { openBrowser, openSite } from '@longtwilight/testing/browser';
import { DESK, PHONE } from '@longtwilight/testing/pages';
import { report, TRACED, tasksIn } from './main-tasks.ts';
import { kept, playGame } from './played.ts';

const SEED = 31;
const PATIENCE_MS = 600_000;

const [key, game] = kept('traced', playGame(SEED), SEED);
const browser = await openBrowser();
const site = await openSite(fileURLToPath(new URL('../vite.config.ts', import.meta.url)));
try {
  for (const [name, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
    const page = await (await browser.newContext({ viewport })).newPage();
    await page.addInitScript(([id, text]) => localStorage.setItem(id, text), [key, game] as const);
    await page.goto(`${site.address}#/replay/traced`);
    await page.waitForSelector('.lt-table');
    if (viewport === PHONE) await page.click('.lt-sheet-open');
    await page.click('[role=tab]:has-text("Game")');
    const start = page.locator('button:has-text("Analyse the game")');
    await start.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    await browser.startTracing(page, TRACED);
    const began = Date.now();
    await start.click();
    await page.waitForSelector('.mistakes', { timeout: PATIENCE_MS });
    const seconds = (Date.now() - began) / 1000;
    await page.waitForTimeout(1000);
    const tasks = tasksIn((await browser.stopTracing()).toString());
    await page.context().close();
    console.log(`${name}: analysed in ${seconds.toFixed(0)} s`);
    report(
      `${name}, waited`,
      tasks.map(({ waited }) => waited),
    );
    report(
      `${name}, worked`,
      tasks.map(({ worked }) => worked),
    );
  }
} finally {
  await browser.close();
  await site.close();
}

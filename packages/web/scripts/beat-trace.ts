// Tasks of the main thread while beats run, with the processor slowed four times:
//   npm run -s -w packages/web beat-trace
// Run it on a machine that has nothing else to do: what others take is counted too.
import { fileURLToPath } from 'node:url';
import { openBrowser, openSite } from '@longtwilight/testing/browser';
import { DESK, PHONE } from '@longtwilight/testing/pages';
import { kept, playGame } from './played.ts';

const SLOWED = 4;
const LONGEST_MS = 50;
const SEED = 31;
const UNTIL_TURN = 5;

const [key, game] = kept('traced', playGame(SEED, UNTIL_TURN), SEED);

const browser = await openBrowser();
const site = await openSite(fileURLToPath(new URL('../vite.config.ts', import.meta.url)));
try {
  for (const [name, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
    const page = await (await browser.newContext({ viewport })).newPage();
    await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, game] as const);
    await page.goto(`${site.address}#/game/traced`);
    await page.waitForSelector('.lt-hand-card[data-choice]');
    await page.waitForTimeout(1000);
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
      document.querySelector<HTMLElement>('.see-again')?.click();
    });
    await page.waitForSelector('.telling');
    await page.waitForSelector('.telling', { state: 'detached', timeout: 120_000 });
    const tasks = (await page.evaluate('tasks')) as number[];
    const long = tasks.filter((ms) => ms > LONGEST_MS).map((ms) => ms.toFixed(0));
    console.log(
      `${name}: ${long.length} tasks over ${LONGEST_MS} ms while beats ran${long.length > 0 ? `: ${long.join(', ')} ms` : ''}`,
    );
    await page.context().close();
  }
} finally {
  await browser.close();
  await site.close();
}

// Tasks of the main thread while beats run, with the processor slowed four times:
//   npm run -s -w packages/web beat-trace
// What was waited is what a player sees. On a machine that has other things to do, what was worked counts: what the main
// thread took of a processor that nothing slowed, four times.
import { fileURLToPath } from 'node:url';
import { openBrowser, openSite } from '@longtwilight/testing/browser';
import { DESK, PHONE } from '@longtwilight/testing/pages';
import { kept, playGame } from './played.ts';

const SLOWED = 4;
const LONGEST_MS = 50;
const SEED = 31;
const UNTIL_TURN = 5;

const [key, game] = kept('traced', playGame(SEED, UNTIL_TURN), SEED);

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the thread's own time. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The tasks of the page's main thread in milliseconds: on the clock, and of the processor. */
function tasksIn(trace: string): { waited: number; worked: number }[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const named = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const main = new Set(named.map(thread));
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && event.ph === 'X' && main.has(thread(event)));
  return tasks.map(({ dur = 0, tdur = 0 }) => ({ waited: dur / 1000, worked: tdur / 1000 }));
}

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
  await browser.startTracing(page, {
    categories: ['-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  // In a task of its own: what asks for it is no part of the page
  await page.evaluate(() => setTimeout(() => document.querySelector<HTMLElement>('.see-again')?.click()));
  await page.waitForSelector('.telling');
  await page.waitForSelector('.telling', { state: 'detached', timeout: 120_000 });
  const trace = await browser.stopTracing();
  await page.context().close();
  return tasksIn(trace.toString());
}

function report(name: string, tasks: readonly number[]): void {
  const over = tasks.filter((ms) => ms > LONGEST_MS).length;
  console.log(
    `${name}: longest task ${Math.max(...tasks).toFixed(0)} ms, ${over} of ${tasks.length} over ${LONGEST_MS} ms`,
  );
}

try {
  for (const [name, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
    const slowed = await traced(viewport, SLOWED);
    report(
      `${name}, waited`,
      slowed.map(({ waited }) => waited),
    );
    const free = await traced(viewport, 1);
    report(
      `${name}, worked`,
      free.map(({ worked }) => worked * SLOWED),
    );
  }
} finally {
  await browser.close();
  await site.close();
}

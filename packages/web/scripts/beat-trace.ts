// Tasks of the main thread while beats run, with the processor slowed four times:
//   npm run -s -w packages/web beat-trace
// Run it on a machine that has nothing else to do: what others take is counted too.
import { fileURLToPath } from 'node:url';
import { levels } from '@longtwilight/bots';
import { GameRecord, type SideKey, seeded, view } from '@longtwilight/engine';
import { openBrowser, openSite } from '@longtwilight/testing/browser';
import { DESK, PHONE } from '@longtwilight/testing/pages';

const SLOWED = 4;
const LONGEST_MS = 50;
const SEED = 31;
const UNTIL_TURN = 5;

/** A game between two computer players, up to the first card of the US in this turn. */
function playGame(): GameRecord {
  const record = GameRecord.start({ handicap: { us: 2, ussr: 0 } });
  const chance = seeded(SEED);
  const player = (side: SideKey) => levels.attache({ side, seed: SEED });
  const players = { us: player('us'), ussr: player('ussr') };
  for (;;) {
    record.rollOn(chance);
    const open = record.decisions().find(({ answered }) => !answered);
    if (open === undefined || open.actor === 'chance') return record;
    if (open.actor === 'us' && open.question === 'play' && record.game.turn === UNTIL_TURN) return record;
    record.answer(open.actor, players[open.actor].answer(view(record.game, open.actor)));
  }
}

const record = playGame();
const game = JSON.stringify({
  id: 'traced',
  seats: { us: 'human', ussr: 'attache' },
  seed: SEED,
  changed: 1,
  turn: record.game.turn,
  vp: record.game.vp,
  over: false,
  saved: record.save(),
});

const browser = await openBrowser();
const site = await openSite(fileURLToPath(new URL('../vite.config.ts', import.meta.url)));
try {
  for (const [name, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
    const page = await (await browser.newContext({ viewport })).newPage();
    await page.addInitScript((text) => localStorage.setItem('longtwilight.game.traced', text), game);
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

// Takes the pictures of the README and docs/screenshots.md again:
//   npm run -s -w packages/web screenshots
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { levels } from '@longtwilight/bots';
import { GameRecord, type SideKey, seeded, view } from '@longtwilight/engine';
import { openBrowser, openSite } from '@longtwilight/testing/browser';
import { DESK, PHONE } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';

const SEED = 12;
const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));

/** A game between two computer players, up to a card play of the US in this turn, or to its end before that. */
function playGame(turn: number): GameRecord {
  const record = GameRecord.start({ handicap: { us: 2, ussr: 0 } });
  const chance = seeded(SEED);
  const player = (side: SideKey) => levels.attache({ side, seed: SEED });
  const players = { us: player('us'), ussr: player('ussr') };
  for (;;) {
    record.rollOn(chance);
    const open = record.decisions().find(({ answered }) => !answered);
    if (open === undefined || open.actor === 'chance') return record;
    if (open.actor === 'us' && open.question === 'play' && record.game.turn === turn) return record;
    record.answer(open.actor, players[open.actor].answer(view(record.game, open.actor)));
  }
}

/** A game as earlier versions kept it in the browser; the pages move it over. */
function kept(id: string, record: GameRecord): readonly [key: string, text: string] {
  const { turn, vp, over } = record.game;
  const seats = { us: 'human', ussr: 'attache' };
  const game = { id, seats, seed: SEED, changed: Date.UTC(2026, 10, 16), turn, vp, over, saved: record.save() };
  return [`longtwilight.game.${id}`, JSON.stringify(game)];
}
const GAMES = [kept('running', playGame(5)), kept('finished', playGame(0))];

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

// Plays a fixed game and takes pictures of its great moments for docs/screenshots:
//   npm run -s -w packages/web film-strip [-- headlines coup ...]
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Fact, GameRecord } from '@longtwilight/engine';
import { openBrowser, openSite } from '@longtwilight/testing/browser';
import { DESK, PHONE } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';
import { kept, playGame } from './played.ts';

const SEED = 31;
const folder = process.env.FILM ?? fileURLToPath(new URL('../../../docs/screenshots/film/', import.meta.url));

/** The game up to the first question of the US after a moment of it. */
function upTo(whole: GameRecord, moment: number): GameRecord {
  const part = new GameRecord(whole.rules, whole.bids, whole.start);
  for (const [i, { actor, text }] of whole.entries.entries()) {
    const asked = part.decisions().find(({ answered }) => !answered)?.actor;
    if (i > moment && asked === 'us') return part;
    part.answer(actor, text);
  }
  return part;
}

interface Scene {
  /** What has happened there, from the third turn on. */
  readonly happens: (fact: Fact, facts: readonly Fact[]) => boolean;
  /** Where the beat is seen. */
  readonly shows: string;
}
const isInfluence = ({ t }: Fact) => t === 'influence';
const SCENES: Readonly<Record<string, Scene>> = {
  headlines: { happens: ({ t }) => t === 'headline', shows: '.stage[data-stage="headlines"]' },
  coup: {
    happens: (fact, facts) => fact.t === 'coup' && fact.side === 'ussr' && facts.some(isInfluence),
    shows: '.telling .sum-result',
  },
  war: { happens: ({ t }) => t === 'war', shows: '.telling .sums' },
  scoring: { happens: ({ t }) => t === 'score', shows: '.stage[data-stage="scoring"]' },
  'turn-end': { happens: ({ t }) => t === 'turn', shows: '.stage[data-stage="turn"]' },
};
const FROM_TURN = 3;

/** Where something first happens once the game has got going. */
function momentOf({ entries }: GameRecord, { happens }: Scene): number {
  const begun = entries.findIndex(({ facts }) => facts.some((fact) => fact.t === 'turn' && fact.turn === FROM_TURN));
  const found = entries.findIndex(({ facts }, i) => {
    const around = entries.slice(i, i + 2).flatMap((entry) => entry.facts);
    return i > begun && facts.some((fact) => happens(fact, around));
  });
  if (found < 0) throw new Error('The fixed game has no such moment.');
  return found;
}

/** What happened last is seen again, beat by beat, until the one that is wanted. */
async function seeAgain(page: Page, shows: string): Promise<void> {
  await page.waitForSelector('.lt-table');
  await page.evaluate(() => document.querySelector<HTMLElement>('.see-again')?.click());
  await page.waitForSelector('.telling');
  await page.evaluate(() => document.querySelector<HTMLElement>('.pacer button[aria-label="Pause"]')?.click());
  for (let beats = 0; beats < MOST_BEATS; beats++) {
    // A stage comes one frame after the table
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    if ((await page.locator(shows).count()) > 0) return;
    await page.evaluate(() => document.querySelector<HTMLElement>('.pacer button[aria-label="Next"]')?.click());
  }
  throw new Error(`Nothing shows ${shows}.`);
}
const MOST_BEATS = 100;

const whole = playGame(SEED);
const games = Object.entries(SCENES).map(([name, scene]) => kept(name, upTo(whole, momentOf(whole, scene)), SEED));
games.push(kept('game-end', whole, SEED));
const wanted = process.argv.slice(2);
const names = [...Object.keys(SCENES), 'game-end'].filter((name) => wanted.length === 0 || wanted.includes(name));

mkdirSync(folder, { recursive: true });
const browser = await openBrowser();
const site = await openSite(fileURLToPath(new URL('../vite.config.ts', import.meta.url)));
try {
  for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE }))
    for (const colorScheme of ['light', 'dark'] as const) {
      const phone = size === 'phone';
      const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        isMobile: phone,
        hasTouch: phone,
      });
      const page = await context.newPage();
      await page.addInitScript((all) => {
        for (const [key, text] of all) localStorage.setItem(key, text);
      }, games);
      for (const name of names) {
        await page.goto(`${site.address}#/game/${name}`);
        await page.reload();
        const scene = SCENES[name];
        if (scene === undefined) await page.waitForSelector('.stage[data-stage="end"]');
        else await seeAgain(page, scene.shows);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(500);
        const file = `${name}-${size}-${colorScheme}.jpg`;
        await page.screenshot({ path: `${folder}${file}`, type: 'jpeg', quality: 82 });
        console.log(file);
      }
      await context.close();
    }
} finally {
  await browser.close();
  await site.close();
}

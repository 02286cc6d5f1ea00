import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GameRecord, seeded } from '@longtwilight/engine';
import { readGameFile, readPositionText } from '@longtwilight/notation';
import { DESK } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { unpackGame } from '../src/replay/packed-game.ts';
import type { KeptGame } from '../src/store/games.ts';
import { confirm, influenceAt, line, tile, visits } from './support/visits.ts';

const visit = visits();

const notice = (page: Page) => page.locator('.page-news .notice');

async function startAsUssr(page: Page): Promise<void> {
  await page.goto(page.url().replace(/#.*/, '#/new/computer'));
  await page.selectOption('.choice select', { label: 'USSR' });
  await page.click('button[type=submit]');
  await page.waitForSelector('[data-place="poland"][data-choice]');
}

async function setUp(page: Page): Promise<void> {
  for (let i = 0; i < 6; i++) await tile(page, 'poland').click();
  await confirm(page);
  await page.waitForSelector('.lt-hand-card[data-choice]');
}

/** The browser gives this site so much room; all that there is without a number. */
async function giveRoom(page: Page, quotaSize?: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  // Once it has looked, the browser does not look again for half a minute
  if (quotaSize !== undefined) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.send('Storage.overrideQuotaForOrigin', quotaSize === undefined ? { origin } : { origin, quotaSize });
}

describe('games of an earlier version', () => {
  /** A game as it was kept, in its second turn or later. */
  function oldGame(id: string, changed: number): string {
    const record = GameRecord.start({});
    const chance = seeded(changed);
    for (record.rollOn(chance); record.game.turn < 2 && !record.game.over; record.rollOn(chance)) {
      const [asked] = record.decisions().filter(({ answered }) => !answered);
      record.answer(asked!.actor, asked!.options[chance(asked!.options.length)]!);
    }
    const { turn, vp, over } = record.game;
    const seats = { us: 'human', ussr: 'human' };
    return JSON.stringify({ id, seats, seed: 1, changed, turn, vp, over, saved: record.save() });
  }

  it('move over, all of them, and are there after a reload', async () => {
    const page = await visit();
    const games = Array.from({ length: 8 }, (_, i): [string, string] => [`old${i}`, oldGame(`old${i}`, i + 1)]);
    const isOver = (text: string) => (JSON.parse(text) as { over: boolean }).over;
    const unfinishedFirst = [...games]
      .reverse()
      .sort(([, one], [, other]) => Number(isOver(one)) - Number(isOver(other)))
      .map(([id]) => id);
    await page.evaluate((old) => {
      for (const [id, text] of old) localStorage.setItem(`longtwilight.game.${id}`, text);
    }, games);
    for (let times = 0; times < 2; times++) {
      await page.goto(page.url().replace(/#.*/, '#/'));
      await page.reload();
      await page.click('.my-games a:has-text("All games (8)")');
      await page.waitForSelector('.my-games li .quiet');
      const links = await page.locator('.my-games li a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(links).toEqual(unfinishedFirst.map((id) => `#/game/${id}`));
      const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('test.')));
      expect(left).toEqual([]);
    }
    await page.click('.my-games li:last-child a');
    await page.waitForSelector('.curtain, .ending');
    await page.goBack();
    await page.click('.my-games li:first-child button');
    await page.click('.my-games li:first-child .danger');
    await page.waitForSelector('.my-games button:text-is("All 7")');
  });
});

/** Folders of what earlier versions left behind; `compatibility/README.md` tells what is in them. */
const STORE = fileURLToPath(new URL('../../../compatibility', import.meta.url));
const SETS = readdirSync(STORE, { withFileTypes: true }).filter((entry) => entry.isDirectory());

describe.each(SETS)('of version $name', ({ name }) => {
  const read = (file: string): string => readFileSync(path.join(STORE, name, file), 'utf8');
  const links = JSON.parse(read('links.json')) as { replay: string; position: string };

  const shows = (page: Page, turn: number) =>
    expect.poll(() => page.locator('.lt-turn').first().textContent()).toContain(`Turn ${turn} `);

  it('a kept game goes on where it was left', async () => {
    const { id, turn } = JSON.parse(read('kept-game.json')) as KeptGame;
    const page = await visit();
    const kept = [`longtwilight.game.${id}`, read('kept-game.json')];
    await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), kept);
    await page.reload();
    await page.goto(page.url().replace(/#.*/, `#/game/${id}`));
    await page.waitForSelector('[data-choice]');
    await shows(page, turn);
  });

  it('links open the whole game and the position', async () => {
    const page = await visit(links.replay.replace('#/', ''));
    const { record } = readGameFile(await unpackGame(links.replay.replace('#/replay?game=', '')));
    await page.waitForSelector('.lt-map');
    await shows(page, record.rules.spec.scenario === 'late-war' ? 8 : 1);
    await page.goto(page.url().replace(/#.*/, links.position));
    await page.waitForSelector('.editor');
    const { position } = readPositionText(links.position.replace('#/position/', ''));
    for (const [place, [us, ussr]] of Object.entries(position.influence ?? {}))
      expect(await influenceAt(page, place), place).toContain(String(us > 0 ? us : ussr));
  });
});

describe('a browser without room', () => {
  it('says so, plays on, and keeps the game once there is room', async () => {
    const page = await visit();
    await giveRoom(page, 1);
    await page.reload();
    await startAsUssr(page);
    await notice(page).waitFor();
    expect(await notice(page).textContent()).toContain('no room left');
    await setUp(page);
    await expect.poll(() => line(page)).toBe('Choose your headline.');
    await giveRoom(page);
    await page.locator('.lt-hand-card[data-choice]').first().click();
    await confirm(page);
    await notice(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.waitForSelector('.lt-map');
    await expect.poll(() => page.locator('.log').textContent()).toContain('headlines');
  });
});

describe('a browser that keeps nothing', () => {
  it('says so when a game begins, and plays it', async () => {
    const page = await visit('about', DESK);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
      localStorage.setItem('longtwilight.settings', '{"speed":"instant"}');
    });
    await page.reload();
    expect(await notice(page).count()).toBe(0);
    await startAsUssr(page);
    await notice(page).waitFor();
    expect(await notice(page).textContent()).toContain('lost if you close or reload this tab');
    await notice(page).locator('text=Got it').click();
    await notice(page).waitFor({ state: 'detached' });
    await setUp(page);
    await expect.poll(() => line(page)).toBe('Choose your headline.');
  });
});

describe('settings', () => {
  it('are the same in all tabs at once, and after a reload', async () => {
    const page = await visit('settings');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.waitForSelector('.settings');
    await page.click('text=Left-handed');
    await expect.poll(() => other.evaluate(() => document.documentElement.dataset.hand)).toBe('left');
    await expect.poll(() => other.getByLabel('Left-handed').isChecked()).toBe(true);
    await other.click('text=Left-handed');
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.hand)).toBe('right');
    await page.reload();
    await page.waitForSelector('.settings');
    expect(await page.getByLabel('Left-handed').isChecked()).toBe(false);
  });
});

import { GameRecord } from '@longtwilight/engine';
import { DESK, PHONE } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PAGES } from '../src/site/app.tsx';
import { hardToRead } from './support/contrast.ts';
import { accept, invite } from './support/friends.ts';
import { humanAs, openKept } from './support/kept.ts';
import { servedPages } from './support/served.ts';

const LONG = process.env.LONG === '1';
const served = servedPages();

/** Addresses of pages that are about one thing, and more than one address of some. All others are found by their first word. */
const SPECIAL: Readonly<Record<string, (game: string) => readonly string[]>> = {
  new: () => ['new/computer', 'new/hot-seat'],
  game: () => ['game/kept', 'game/none'],
  play: (game) => [`play/${game}`, 'play/none'],
  replay: () => ['replay', 'replay/kept'],
  people: () => ['people/nobody'],
  sheet: () => ['sheet', 'sheet/position/kept', 'sheet/log/kept'],
};
const addressesOf = (page: string, game: string): readonly string[] => SPECIAL[page]?.(game) ?? [page];

const midGame = (): GameRecord =>
  GameRecord.from({ turn: 4, phasing: 'us', defcon: 3, hands: { us: ['brush-war', 'nato'], ussr: ['fidel'] } });

/** Somebody with a game in its browser and one on the server. */
async function visitor(viewport: typeof DESK): Promise<{ page: Page; game: string }> {
  // What looks for issues is a script of its own, which our policy would refuse
  const [page, friend] = [await served.newPage({ viewport, bypassCSP: true }), await served.newPage()];
  await page.goto(served.address);
  const link = await invite(page);
  await accept(page, friend, link);
  const game = new URL(page.url()).hash.replace('#/play/', '').replace(/\?.*/, '');
  await openKept(page, midGame(), humanAs('us'));
  return { page, game };
}

/** What is wrong with a page. */
async function troubles(page: Page, address: string): Promise<string[]> {
  await page.evaluate((to) => location.assign(`#/${to}`), address);
  await page.waitForSelector('h1');
  await page.waitForSelector('.loading', { state: 'detached' });
  return (await hardToRead(page)).map((trouble) => `${address}, ${trouble}`);
}

it.each(LONG ? [PHONE, DESK] : [PHONE])(
  'every page there is has no serious issue for anybody and nothing faint, in the light and in the dark, at $width × $height',
  async (viewport) => {
    const { page, game } = await visitor(viewport);
    const found: string[] = [];
    for (const address of [...Object.keys(PAGES).flatMap((one) => addressesOf(one, game)), 'nonsense'])
      found.push(...(await troubles(page, address)));
    expect(found).toEqual([]);
  },
);

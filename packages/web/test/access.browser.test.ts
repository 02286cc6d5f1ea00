import { GameRecord } from '@longtwilight/engine';
import { PHONE } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hardToRead } from './support/contrast.ts';
import { humanAs, openKept } from './support/kept.ts';
import { visits } from './support/visits.ts';

const LONG = process.env.LONG === '1';
const visit = visits();

/** Nothing serious and nothing faint, whichever theme. */
async function check(page: Page, what: string): Promise<void> {
  expect(await hardToRead(page), what).toEqual([]);
  const heads = await page.evaluate(() => [
    document.querySelectorAll('main').length,
    document.querySelectorAll('h1').length,
  ]);
  expect(heads, what).toEqual([1, 1]);
}

const midGame = (): GameRecord =>
  GameRecord.from({
    turn: 4,
    phasing: 'us',
    defcon: 3,
    hands: { us: ['brush-war', 'nato', 'quagmire', 'abm-treaty', 'nasser'], ussr: ['fidel', 'comecon'] },
  });

describe('at a table nothing is hard to read or to reach', () => {
  it('with a question, an open card, a target, and all tabs', async () => {
    const page = await visit('', PHONE);
    await openKept(page, midGame(), humanAs('us'));
    await check(page, 'question');
    await page.click('[data-card="nato"] .lt-hand-card');
    await page.waitForSelector('.lt-card-uses');
    await check(page, 'open card');
    await page.locator('.lt-card-uses button:enabled').first().click();
    await page.waitForSelector('.actions');
    await check(page, 'target');
    await page.click('.lt-sheet-open');
    const tabs = await page.locator('[role=tab]').all();
    for (const tab of LONG ? tabs : tabs.slice(0, 1)) {
      await tab.click();
      await check(page, `tab ${await tab.textContent()}`);
    }
  });

  it('at the end, and when it is seen again', async () => {
    const page = await visit('', PHONE);
    const record = midGame();
    record.endFromOutside({ reason: 'resign', side: 'us' });
    await openKept(page, record, humanAs('us'));
    await page.waitForSelector('.ending, .end-stage, [role=dialog], dialog');
    await check(page, 'end');
    await page.goto(page.url().replace('#/game/', '#/replay/'));
    await page.waitForSelector('.stepper');
    await check(page, 'replay');
  });

  it('as text', async () => {
    const page = await visit('settings', PHONE);
    await page.getByLabel('The game as text').check();
    await openKept(page, midGame(), humanAs('us'));
    await check(page, 'text view');
  });
});

describe('on a phone', () => {
  it('ways, heads and rows are large enough for a finger', async () => {
    const page = await visit('', PHONE, { hasTouch: true, isMobile: true });
    await openKept(page, midGame(), humanAs('us'));
    const pages = [
      '',
      'games',
      'statistics',
      'library',
      'rules',
      'cards',
      'leaders',
      'me',
      'lobby',
      'settings',
      'about',
    ];
    const small: string[] = [];
    for (const address of pages) {
      await page.evaluate((to) => location.assign(`#/${to}`), address);
      await page.waitForSelector('h1');
      await page.waitForLoadState('networkidle');
      small.push(
        ...(await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('nav a, .way-home a, th button, .game-row, .filter-tabs button')]
            .filter((one) => one.offsetParent !== null && one.getBoundingClientRect().height < 43.5)
            .map((one) => `${location.hash} ${one.textContent}: ${one.getBoundingClientRect().height}`),
        )),
      );
    }
    expect(small).toEqual([]);
  });
});

it('the page can be installed: icons of all kinds are there, and a colour for each theme', async () => {
  const page = await visit();
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href;
    const { icons } = (await (await fetch(link)).json()) as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    const touch = document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')!.href;
    const sizeOf = async (address: string) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    };
    return {
      icons: await Promise.all(
        icons
          .filter(({ sizes }) => sizes !== 'any')
          .map(async ({ src, sizes, purpose }) => [await sizeOf(new URL(src, link).href), sizes, purpose]),
      ),
      touch: await sizeOf(touch),
      colours: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ media, content }) => [
        media,
        content,
      ]),
    };
  });
  expect(manifest).toEqual({
    icons: [
      ['192x192', '192x192', 'any'],
      ['512x512', '512x512', 'any'],
      ['512x512', '512x512', 'maskable'],
    ],
    touch: '180x180',
    colours: [
      ['(prefers-color-scheme: light)', '#172033'],
      ['(prefers-color-scheme: dark)', '#0b111f'],
    ],
  });
});

it('a newcomer plays the weakest computer player, later the last one chosen', async () => {
  const page = await visit('new/computer');
  await page.waitForSelector('label:has(:checked):has-text("Recruit")');
  await page.click('label:has-text("Attaché")');
  await page.click('button[type=submit]');
  await page.waitForSelector('.lt-map');
  await page.goto(page.url().replace(/#.*/, '#/new/computer'));
  await page.waitForSelector('label:has(:checked):has-text("Attaché")');
});

it('what is chosen stands above the button that makes it so, which is always in view', async () => {
  const page = await visit('new/computer', PHONE);
  await page.click('.rules-form summary');
  const places = await page.evaluate(() => {
    const button = document.querySelector('button[type=submit]')!;
    const options = [...document.querySelectorAll('form select, form input, form summary')];
    return {
      last: options.every((one) => (one.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0),
      bottom: button.getBoundingClientRect().bottom <= innerHeight,
    };
  });
  expect(places).toEqual({ last: true, bottom: true });
});

it('the title says whose turn it is', async () => {
  const page = await visit('', PHONE);
  await openKept(page, midGame(), humanAs('us'));
  expect(await page.title()).toBe('Your move · Long Twilight');
  await page.evaluate(() => location.assign('#/settings'));
  await expect.poll(() => page.title()).toBe('Settings · Long Twilight');
  await page.evaluate(() => location.assign('#/'));
  await expect.poll(() => page.title()).toBe('Long Twilight');
});

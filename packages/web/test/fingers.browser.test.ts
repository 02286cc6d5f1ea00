import { GameRecord, type Position } from '@longtwilight/engine';
import { PHONE } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { humanAs, openKept } from './support/kept.ts';
import { visits } from './support/visits.ts';

const visit = visits();

const SMALL = { width: 360, height: 640 };
const SIDEWAYS = { width: 844, height: 390 };
const TOUCH = { hasTouch: true, isMobile: true };

const HAND = [
  'grain-sales-to-soviets',
  'olympic-games',
  'wargames',
  'we-will-bury-you',
  'containment',
  'nato',
] as const;
const LATE: Position = {
  turn: 8,
  phasing: 'us',
  defcon: 2,
  influence: { angola: [0, 2], nigeria: [1, 1], cameroon: [0, 1], zaire: [1, 0] },
  hands: { us: [...HAND, 'brush-war', 'missile-envy'], ussr: ['fidel', 'nasser', 'comecon'] },
};

interface Spot {
  readonly x: number;
  readonly y: number;
  /** A finger put there touches it, and nothing that lies over it. */
  readonly hit: boolean;
}

/** The middle of something, wherever it lies; nothing is scrolled for it. */
async function middleOf(page: Page, selector: string): Promise<Spot> {
  await page.waitForSelector(selector);
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted)!;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const found = document.elementFromPoint(x, y);
    return { x, y, hit: found !== null && element.contains(found) };
  }, selector);
}

/** Waits until something lies still, and under a finger where that is wanted. */
async function settle(page: Page, selector: string, isWanted = (_: Spot) => true): Promise<Spot> {
  let last = '';
  const liesStill = async (): Promise<boolean> => {
    const spot = await middleOf(page, selector);
    const before = last;
    last = `${spot.x} ${spot.y}`;
    return isWanted(spot) && before === last;
  };
  await expect.poll(liesStill, { message: selector }).toBe(true);
  return middleOf(page, selector);
}

async function tap(page: Page, selector: string): Promise<void> {
  const { x, y } = await settle(page, selector, ({ hit }) => hit);
  await page.touchscreen.tap(x, y);
}

/** Pushes what lies under the finger by so much. */
async function push(page: Page, from: Spot, dx: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: from.x + dx * part, y: from.y }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 1])
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const cardOf = (card: string) => `[data-card="${card}"] .lt-hand-card`;

/** Takes a card into the hand's part of the window, as a finger does. */
async function tapCard(page: Page, card: string): Promise<void> {
  let spot = await settle(page, cardOf(card));
  for (let pushes = 0; pushes < 6 && !spot.hit; pushes++) {
    const hand = await middleOf(page, '.lt-table-hand');
    const { x } = spot;
    await push(page, hand, x > hand.x ? -200 : 200);
    await expect.poll(async () => (await middleOf(page, cardOf(card))).x).not.toBe(x);
    spot = await settle(page, cardOf(card));
  }
  await tap(page, cardOf(card));
}

async function set(page: Page, settings: object): Promise<void> {
  const text = JSON.stringify({ speed: 'instant', ...settings });
  await page.evaluate((kept) => localStorage.setItem('longtwilight.settings', kept), text);
}

/** What lies in the window to its last pixel, with nothing over its middle. */
async function inView(page: Page, selector: string): Promise<boolean> {
  const { hit } = await middleOf(page, selector);
  return (
    hit &&
    page.evaluate((wanted) => {
      const { left, top, right, bottom } = document.querySelector(wanted)!.getBoundingClientRect();
      return left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    }, selector)
  );
}

const place = (id: string) => `.lt-map [data-place="${id}"]`;

describe('a finger', () => {
  it.each([SIDEWAYS, { width: 740, height: 360 }, { width: 932, height: 430 }, { width: 1024, height: 768 }])(
    'reaches every card of the hand at $width × $height',
    async (screen) => {
      const page = await visit('', screen, TOUCH);
      await openKept(page, GameRecord.from({ ...LATE, china: { holder: 'us', faceUp: true } }), humanAs('us'));
      for (const card of [...LATE.hands!.us!, 'china-card']) {
        await tapCard(page, card);
        await expect.poll(() => page.locator(cardOf(card)).getAttribute('aria-expanded')).toBe('true');
        await tap(page, cardOf(card));
      }
    },
  );

  it.each([SIDEWAYS, SMALL, PHONE])('gives a headline at $width × $height', async (screen) => {
    const page = await visit('', screen, TOUCH);
    await openKept(page, GameRecord.from({ ...LATE, start: 'headline', round: 0 }), humanAs('us'));
    await tapCard(page, 'nato');
    await page.waitForSelector('.lt-table-opened');
    await tap(page, '.actions .primary:enabled');
    await expect.poll(() => page.locator('.log').textContent()).toContain('The US headlines NATO');
  });

  it.each([1, 1.25, 1.5])('confirms a coup and sees its target with text × %d', async (textSize) => {
    for (const screen of [SIDEWAYS, SMALL]) {
      const page = await visit('', screen, TOUCH);
      await set(page, { textSize });
      await openKept(page, GameRecord.from(LATE), humanAs('us'));
      await tapCard(page, 'grain-sales-to-soviets');
      await tap(page, '.lt-card-uses li:nth-child(3) button');
      await tap(page, place('angola'));
      await page.waitForSelector('.danger');
      for (const wanted of ['.danger b', '.danger p', '.actions .quiet', '.actions .primary', place('angola')])
        await expect.poll(() => inView(page, wanted), { message: `${wanted} at ${screen.width}` }).toBe(true);
    }
  });

  it.each([1, 1.5])('sees the goal of a lesson and leaves its result with text × %d', async (textSize) => {
    for (const screen of [SIDEWAYS, SMALL]) {
      const page = await visit('', screen, TOUCH);
      await set(page, { textSize });
      await page.goto(page.url().replace(/#.*$/, '#/learn/coups'));
      await page.reload();
      const seen = (wanted: string) =>
        expect.poll(() => inView(page, wanted), { message: `${wanted} at ${screen.width}` }).toBe(true);
      await seen('.lesson-goal');
      await page.click(cardOf('comecon'));
      await page.click('.lt-card-uses li:nth-child(3) button');
      await tap(page, place('iran'));
      await tap(page, '.actions .primary:enabled');
      await seen('.lesson-result .primary');
      await tap(page, '.lesson-result .primary:enabled');
      await page.waitForSelector('.lesson-way li:nth-child(2)[data-when="now"]');
    }
  });

  it.each([1, 1.25, 1.5])('sees what a scoring has come to and goes on, with text × %d', async (textSize) => {
    for (const screen of [SIDEWAYS, SMALL]) {
      const page = await visit('', screen, TOUCH);
      await set(page, { textSize, speed: 'calm', language: 'pl' });
      const hands = { us: ['asia-scoring', 'nato'], ussr: ['fidel', 'nasser'] } as const;
      await openKept(page, GameRecord.from({ ...LATE, hands }), humanAs('us'));
      await tapCard(page, 'asia-scoring');
      await tap(page, '.actions .primary:enabled');
      await page.waitForSelector('.stage[data-stage="scoring"]');
      for (const wanted of ['.score-move b', '.stage footer .primary'])
        await expect.poll(() => inView(page, wanted), { message: `${wanted} at ${screen.width}` }).toBe(true);
      await tap(page, '.stage footer .primary');
      await page.waitForSelector('.stage', { state: 'detached' });
    }
  });

  it('looks at another region, and stays there when something comes below the map', async () => {
    const page = await visit('', PHONE, TOUCH);
    await openKept(page, GameRecord.from({ ...LATE, influence: { zaire: [1, 0] } }), humanAs('us'));
    await tapCard(page, 'nato');
    await tap(page, '.lt-card-uses li:nth-child(2) button');
    await expect.poll(() => inView(page, place('zaire'))).toBe(true);
    await page.getByRole('button', { name: 'Whole map' }).tap();
    await page.getByRole('button', { name: /^Europe/ }).tap();
    await expect.poll(() => inView(page, place('italy'))).toBe(true);
    const before = await middleOf(page, place('italy'));
    const map = () => page.locator('.lt-map').evaluate((one) => one.clientHeight);
    const height = await map();
    await page.setViewportSize({ ...PHONE, height: PHONE.height - 60 });
    await expect.poll(map).toBeLessThan(height);
    // The map is laid out anew once its size is known
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect((await middleOf(page, place('italy'))).x).toBe(before.x);
  });

  it('places a point with every tap, though the buttons come to life', async () => {
    const page = await visit('', PHONE, TOUCH);
    await openKept(page, GameRecord.from({ ...LATE, influence: { italy: [1, 0] } }), humanAs('us'));
    await tapCard(page, 'nato');
    await tap(page, '.lt-card-uses li:nth-child(2) button');
    await tap(page, place('italy'));
    const before = await middleOf(page, place('italy'));
    for (let taps = 0; taps < 2; taps++) await page.touchscreen.tap(before.x, before.y + 15);
    await expect.poll(() => page.locator('[data-badges="italy"]').textContent()).toContain('+3');
    expect((await middleOf(page, place('italy'))).y).toBe(before.y);
  });
});

import { GameRecord, seeded } from '@longtwilight/engine';
import { DESK } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { humanAs, openKept } from './support/kept.ts';
import { visits } from './support/visits.ts';

const visit = visits();

/** A game with headlines still to be chosen by the US. */
function atHeadlines(): GameRecord {
  const record = GameRecord.start({});
  const chance = seeded(3);
  for (;;) {
    record.rollOn(chance);
    const [asked] = record.decisions().filter(({ answered }) => !answered);
    if (asked === undefined || asked.question === 'headline') return record;
    record.answer(asked.actor, asked.options[0]!);
  }
}

const confirmAt = async (page: Page) => (await page.locator('.actions .primary').boundingBox())?.y;

it.each([DESK, { width: 1280, height: 720 }])(
  'at %o Confirm keeps its place beside every card, and the log is in view',
  async (viewport) => {
    const page = await visit('', viewport);
    await openKept(page, atHeadlines(), humanAs('us'));
    await page.waitForSelector('.lt-hand-card[data-choice]');
    const place = await confirmAt(page);
    const cards = page.locator('.lt-hand-card[data-choice]');
    for (let i = 0; i < (await cards.count()); i++) {
      await cards.nth(i).click();
      await page.waitForSelector('.lt-table-opened');
      expect(await confirmAt(page)).toBe(place);
      const opened = await page.locator('.lt-table-opened').evaluate((one) => one.scrollHeight - one.clientHeight);
      expect(opened, 'of the open card below its edge').toBeLessThanOrEqual(1);
      const log = await page.locator('#tab-panel').boundingBox();
      expect(place! - log!.y, 'room for the log').toBeGreaterThan(25);
    }
  },
);

it.each([
  { width: 844, height: 390 },
  { width: 740, height: 360 },
])('at %o Undo and Confirm stay at the foot whatever is asked', async (viewport) => {
  const page = await visit('', viewport, { hasTouch: true, isMobile: true });
  const record = GameRecord.from({
    turn: 4,
    phasing: 'us',
    defcon: 2,
    influence: { cuba: [0, 2], angola: [0, 2], chile: [0, 1] },
    hands: { us: ['containment', 'asia-scoring', 'nasser'], ussr: ['fidel', 'comecon'] },
  });
  await openKept(page, record, humanAs('us'));
  const card = (id: string) => page.locator(`[data-card="${id}"] .lt-hand-card`);
  const use = (at: number) => page.locator(`.lt-card-uses li:nth-child(${at}) button`);
  const place = (id: string) => page.locator(`[data-place="${id}"]`);
  const isOdds = () => page.locator('.odds-strip, .odds-table, .scoring-preview').first().waitFor();
  await card('containment').waitFor();
  const { x, y, height } = (await page.locator('.actions .primary').boundingBox())!;
  expect(viewport.height - (y + height), 'below it').toBeLessThan(12);
  const expectThere = async (asked: string) => {
    const box = (await page.locator('.actions .primary').boundingBox())!;
    expect({ x: box.x, y: box.y }, asked).toEqual({ x, y });
    const lowest = await page.evaluate(() => {
      const edge = document.querySelector('.actions .buttons')!.getBoundingClientRect().top;
      return document.querySelector('.actions')!.getBoundingClientRect().bottom - edge;
    });
    expect(lowest, `${asked}: behind the buttons`).toBeLessThanOrEqual(1);
  };
  await expectThere('a card');
  await card('asia-scoring').click();
  await isOdds();
  await expectThere('a scoring');
  await page.reload();
  await card('containment').click();
  await expectThere('an open card');
  await use(3).click();
  await place('cuba').dispatchEvent('click');
  await page.locator('.danger').waitFor();
  await expectThere('a danger');
  await page.reload();
  await card('containment').click();
  await use(4).click();
  await place('angola').dispatchEvent('click');
  await isOdds();
  await expectThere('a realignment');
});

it.each([
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
])('at %o every card of a hand that lies open in a replay comes into view', async (viewport) => {
  const page = await visit('', viewport);
  const hand = ['wargames', 'containment', 'nato', 'brush-war', 'missile-envy', 'nasser', 'fidel', 'blockade'] as const;
  const record = GameRecord.from({
    turn: 8,
    phasing: 'us',
    china: { holder: 'us', faceUp: true },
    hands: { us: [...hand, 'truman-doctrine'], ussr: ['comecon'] },
  });
  await openKept(page, record, humanAs('us'));
  await page.goto(`${page.url().replace('#/game/', '#/replay/')}?at=1&as=us`);
  const cards = page.locator('.open-hands .lt-hand > li');
  await expect.poll(() => cards.count()).toBe(10);
  const end = async () => {
    const { x, width } = (await cards.last().boundingBox())!;
    return x + width;
  };
  const map = (await page.locator('.lt-table-map').boundingBox())!;
  const turn = page.locator('.open-hands .lt-hand-turn[data-at="end"]');
  expect(await end()).toBeGreaterThan(map.width);
  const controls = (await page.locator('.replay-controls').boundingBox())!;
  expect((await turn.boundingBox())!.y, 'over the buttons').toBeGreaterThanOrEqual(controls.y + controls.height);
  await cards.first().locator('.lt-hand-card').focus();
  await turn.click();
  await expect.poll(end).toBeLessThanOrEqual(map.width);
  // What vanishes at the end of the row has not taken it
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('lt-hand-card');
});

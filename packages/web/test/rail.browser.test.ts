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

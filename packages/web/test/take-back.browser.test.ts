import { GameRecord } from '@longtwilight/engine';
import { DESK, PHONE } from '@longtwilight/testing/pages';
import { expect, it } from 'vitest';
import { humanAs, openKept } from './support/kept.ts';
import { confirm, visits } from './support/visits.ts';

const visit = visits();

const START = {
  turn: 4,
  phasing: 'us',
  hands: { us: ['fidel', 'containment', 'truman-doctrine'], ussr: ['nasser', 'allende'] },
  influence: { canada: [2, 0], cuba: [0, 3], poland: [0, 3] },
} as const;

it('against the computer a decision is taken back past its answer, and the game is then one for practice', async () => {
  const page = await visit();
  await openKept(page, GameRecord.from(START), humanAs('us'));
  const takeBack = page.locator('.take-back');
  expect(await takeBack.count()).toBe(0);
  await page.locator('.lt-hand-card:has-text("Containment")').click();
  await page.locator('.lt-card-uses button', { hasText: 'Event' }).click();
  await confirm(page);
  // The computer has answered, and so it is another round
  await expect.poll(() => page.locator('.log').textContent()).toContain('Action round 2');
  await page.waitForSelector('.lt-hand-card[data-choice]');
  expect(await page.locator('.buttons button', { hasText: 'Undo' }).isDisabled()).toBe(true);
  expect(await page.locator('.practice').count()).toBe(0);
  await takeBack.click();
  await expect.poll(() => page.locator('.practice').textContent()).toBe('Practice game');
  await expect.poll(() => page.locator('.log').textContent()).not.toContain('Action round 2');
  await page.waitForSelector('.lt-hand-card:has-text("Containment")');
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    const box = await page.locator('.practice').boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(viewport.width);
  }
});

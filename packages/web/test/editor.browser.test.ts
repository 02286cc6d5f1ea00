import { expect, it } from 'vitest';
import { line, tile, visits } from './support/visits.ts';

const visit = visits();

it('a position is set up on the map and played on from', async () => {
  const page = await visit('position');
  await tile(page, 'france').click();
  await tile(page, 'france').click();
  await page.selectOption('.heap[data-side="ussr"] select', { label: 'Nasser' });
  await page.click('text=Play from here as the USSR');
  await page.waitForSelector('.lt-hand-card:has-text("Nasser")');
  expect(await tile(page, 'france').locator('.lt-tile-label').textContent()).toContain('US 2');
  await expect.poll(() => line(page)).toBe('Play a card.');
});

it('a position keeps its effects, its piles and the China Card in its link', async () => {
  const page = await visit('position');
  await page.getByLabel('Add a card to the US hand', { exact: true }).selectOption({ label: 'Nasser' });
  await page.click('summary:has-text("Effects, discards and removed cards")');
  await page.getByLabel('Whose action round it is').selectOption({ label: 'US' });
  await page.getByLabel('Add an effect').selectOption({ label: 'NATO' });
  await page.getByLabel('Add a discarded card').selectOption({ label: 'Duck and Cover' });
  await page.getByLabel('Add a removed card').selectOption({ label: 'Fidel' });
  await page.getByLabel('China Card').selectOption({ label: 'US, face down' });
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.click('button:has-text("Copy the link")');
  const link = await page.inputValue('.by-hand textarea');
  await page.goto(link);
  await page.reload();
  await page.click('summary:has-text("Effects, discards and removed cards")');
  await page.click('button[aria-label="Remove Duck and Cover"]');
  await page.waitForSelector('button[aria-label="Remove Fidel"]');
  expect(await page.locator('.heap').nth(2).locator('li').allTextContents()).toEqual(['NATO×']);
  await page.click('text=Play from here as the US');
  await page.click('#tab-effects');
  await page.waitForSelector('.lt-effects:has-text("NATO")');
  expect(await page.locator('.lt-table-tracks').textContent()).toContain('face down');
});

it('a link that the browser does not let us copy is there to be taken by hand', async () => {
  const page = await visit('position');
  await page.waitForSelector('[data-place="poland"]');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.click('button:has-text("Copy the link")');
  await page.waitForSelector('.by-hand textarea');
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).toContain('#/position/');
  expect(selected).toBe(await page.inputValue('.by-hand textarea'));
});

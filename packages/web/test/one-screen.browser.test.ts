import { GameRecord } from '@longtwilight/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { humanAs, openKept } from './support/kept.ts';
import { confirm, line, tile, visits } from './support/visits.ts';

const visit = visits();

const RECORD = {
  turn: 4,
  phasing: 'ussr',
  defcon: 5,
  influence: { panama: [2, 0], cuba: [0, 1] },
  hands: { us: ['containment', 'nato', 'asia-scoring'], ussr: ['decolonization', 'comecon', 'nasser'] },
} as const;

/** The USSR sits at the screen and has made a coup with COMECON. */
async function begin(settings: object): Promise<Page> {
  const page = await visit();
  const text = JSON.stringify({ speed: 'calm', ...settings });
  await page.evaluate((kept) => localStorage.setItem('longtwilight.settings', kept), text);
  await openKept(page, GameRecord.from(RECORD), { us: 'human', ussr: 'human' });
  await page.click('.curtain .primary');
  await playFor(page, 'comecon', 'Coup');
  return page;
}

async function playFor(page: Page, card: string, use: string): Promise<void> {
  await page.locator(`[data-card="${card}"] .lt-hand-card`).click();
  await page.click(`.lt-card-uses button:has-text("${use}")`);
  await confirm(page);
}

/** Skips what is told to whoever sits there, and hands the screen over. */
async function handOver(page: Page): Promise<void> {
  await page.click('.telling .primary');
  await page.click('.curtain .primary');
}

const CARD = /Decolonization|Nasser|Asia Scoring|Containment|NATO/;
/** Cards of the other hand that the page lists as known. */
const known = (page: Page) => page.locator('.lt-other-hand').textContent();

describe('two at one screen never see the hand of the other', () => {
  it('in the middle of beats, as text', async () => {
    const page = await begin({ textView: true });
    await page.click('.curtain .primary');
    const table = page.locator('.text-view');
    await expect.poll(() => table.locator('h1').textContent()).toContain('Play a card');
    expect(await known(page)).not.toMatch(CARD);
  });

  it('where the last one has looked back from the middle of beats', async () => {
    const page = await begin({});
    await handOver(page);
    await page.click('.telling .primary');
    await playFor(page, 'nato', 'Space');
    await page.click('.pacer [aria-label="Pause"]');
    await page.locator('.log button').last().click();
    await page.waitForSelector('.looking-back');
    expect(await page.locator('.curtain').count()).toBe(0);
    await page.keyboard.press('Escape');
    await handOver(page);
    // The one who comes sees the present, told from the start
    await page.waitForSelector('.telling');
    expect(await page.locator('.looking-back').count()).toBe(0);
    await page.click('#tab-cards');
    expect(await known(page)).not.toMatch(CARD);
    await page.click('.telling .primary');
    expect(await known(page)).not.toMatch(CARD);
  });
});

describe('keys', () => {
  /** A coup that loses the game lies on the table, and something else is shown in the place of the question. */
  async function aimCoup(): Promise<Page> {
    const page = await visit();
    const record = GameRecord.from({ ...RECORD, phasing: 'us', defcon: 2, effects: [] });
    await page.evaluate(() => localStorage.setItem('longtwilight.settings', '{"speed":"calm"}'));
    await openKept(page, record, humanAs('us'));
    await playFor(page, 'containment', 'Space');
    await page.click('.telling .primary');
    await expect.poll(() => line(page)).toContain('Play a card');
    await page.locator('[data-card="nato"] .lt-hand-card').click();
    await page.click('.lt-card-uses button:has-text("Coup")');
    await tile(page, 'cuba').click();
    await page.waitForSelector('.danger');
    return page;
  }

  it.each([
    ['a story told again', '.see-again', '.telling'],
    ['a moment of the past', '.log button', '.looking-back'],
  ])('lead back from %s to the question, and neither send nor undo', async (_, way, shown) => {
    const page = await aimCoup();
    for (const key of ['Enter', 'Escape', 'u']) {
      await page.locator(way).last().click();
      await page.waitForSelector(shown);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press(key);
      await expect.poll(() => page.locator(shown).count(), { message: key }).toBe(0);
      await page.waitForSelector('.danger');
      expect(await page.locator('.actions .risk').count()).toBe(0);
      expect(await page.locator('.ending').count()).toBe(0);
    }
  });
});

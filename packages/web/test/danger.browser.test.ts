import { GameRecord } from '@longtwilight/engine';
import { PHONE } from '@longtwilight/testing/pages';
import { LANGUAGES } from '@longtwilight/words';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdWorkers } from './support/hold.ts';
import { humanAs, openKept } from './support/kept.ts';
import { killWorker } from './support/kill.ts';
import { visits } from './support/visits.ts';

const LONG = process.env.LONG === '1';
const visit = visits();

/** The USSR may boycott the Olympic Games: at DEFCON 2 that is the end. */
const olympicGames = (): GameRecord =>
  GameRecord.from({
    turn: 4,
    phasing: 'us',
    defcon: 2,
    hands: {
      us: ['olympic-games', 'nato', 'brush-war', 'quagmire', 'abm-treaty', 'nasser'],
      ussr: ['fidel', 'comecon'],
    },
  });

async function playOlympicGames(page: Page): Promise<void> {
  await page.locator('[data-card="olympic-games"] .lt-hand-card').click();
  await page.locator('.lt-card-uses button:enabled').first().click();
  await page.waitForSelector('.danger');
}

/** What of the bar can't be seen: out of the window, covered by something else, or scrolled away. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wanted = [
      '.status h1',
      '.danger b',
      '.danger p',
      '.actions .buttons button:first-child',
      '.actions .primary',
    ];
    return wanted.filter((selector) => {
      const element = document.querySelector(selector);
      if (element === null) return true;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return true;
      const points = [0.1, 0.5, 0.9].map((part) => [left + (right - left) * 0.5, top + (bottom - top) * part] as const);
      return points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit === null || !(element.contains(hit) || hit.contains(element));
      });
    });
  });

const SCREENS = [PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }];
const TEXT_SIZES = LONG ? [1, 1.25, 1.5, 2] : [2];

describe('a move that can lose the game', () => {
  it.each(SCREENS)('says so in view of its buttons at $width × $height, in every language and size', async (screen) => {
    const page = await visit('', screen, { hasTouch: true, isMobile: true });
    for (const language of LANGUAGES)
      for (const textSize of TEXT_SIZES) {
        const settings = JSON.stringify({ speed: 'instant', language, textSize });
        await page.evaluate((text) => localStorage.setItem('longtwilight.settings', text), settings);
        await openKept(page, olympicGames(), humanAs('us'));
        await playOlympicGames(page);
        expect(await unseen(page), `${language} at ${textSize}`).toEqual([]);
      }
  });

  it('is confirmed by two presses, the second on another button and not at once', async () => {
    const page = await visit('', PHONE);
    await openKept(page, olympicGames(), humanAs('us'));
    await playOlympicGames(page);
    expect(await page.locator('.danger').textContent()).toContain('The USSR can take DEFCON to 1');
    const button = page.locator('.actions .primary');
    await button.dblclick();
    await page.waitForSelector('.actions .primary.risk:not([aria-disabled])');
    expect(await button.textContent()).toBe('Take the risk');
    await button.click();
    await expect.poll(() => page.locator('.danger').count()).toBe(0);
    expect(await page.locator('.risk').count()).toBe(0);
  });

  it('for certain is not confirmed as a risk', async () => {
    const page = await visit('', PHONE);
    const record = GameRecord.from({
      turn: 8,
      phasing: 'us',
      defcon: 2,
      influence: { angola: [0, 2] },
      hands: { us: ['nato', 'containment'], ussr: ['fidel', 'comecon'] },
    });
    for (const text of ['nato', 'coup']) record.answer('us', text);
    await openKept(page, record, humanAs('us'));
    await page.locator('[data-place="angola"]').click();
    await page.waitForSelector('.danger');
    await page.click('.actions .primary');
    await page.waitForSelector('.actions .primary.risk');
    expect(await page.locator('.actions .primary').textContent()).toBe('Lose the game');
  });

  it('is told of a target to those who see the map and to those who hear it', async () => {
    const page = await visit();
    const record = GameRecord.from({
      turn: 8,
      phasing: 'us',
      defcon: 2,
      influence: { angola: [0, 2], cameroon: [0, 1] },
      hands: { us: ['nato', 'containment'], ussr: ['fidel', 'comecon'] },
    });
    const aimCoup = async () => {
      await openKept(page, record, humanAs('us'));
      await page.locator('[data-card="nato"] .lt-hand-card').click();
      await page.click('.lt-card-uses button:has-text("Coup")');
    };
    await aimCoup();
    const angola = page.locator('[data-place="angola"]');
    await expect.poll(() => angola.getAttribute('data-danger')).toBe('loses');
    expect(await angola.locator('.lt-tile-label').textContent()).toMatch(/, loses you the game$/);
    expect(await page.locator('[data-place="cameroon"]').getAttribute('data-danger')).toBeNull();
    await page.evaluate(() => localStorage.setItem('longtwilight.settings', '{"speed":"instant","textView":true}'));
    await aimCoup();
    await page.waitForSelector('.options button:has-text("Angola"):has-text("loses you the game")');
    expect(await page.locator('.options button:has-text("Cameroon")').textContent()).not.toContain('loses');
  });

  it('is marked among answers that stand in the rail as it is among uses', async () => {
    const page = await visit('', PHONE);
    const record = GameRecord.from({
      turn: 8,
      phasing: 'us',
      defcon: 2,
      vp: -8,
      hands: { us: ['wargames', 'nato'], ussr: ['fidel', 'comecon'] },
    });
    for (const text of ['wargames', 'event']) record.answer('us', text);
    await openKept(page, record, humanAs('us'));
    const marked = page.locator('.options li:has(.danger-mark)');
    await expect.poll(() => marked.count()).toBe(1);
    expect(await marked.textContent()).toContain('loses you the game');
  });

  it('is ringed on the map otherwise where it is lost for certain, and not said to be for good where it is not', async () => {
    const page = await visit();
    const record = GameRecord.from({
      turn: 4,
      phasing: 'us',
      defcon: 2,
      influence: { cuba: [0, 2], cameroon: [0, 1], panama: [2, 0] },
      hands: { us: ['lone-gunman', 'nato', 'brush-war'], ussr: ['fidel', 'comecon'] },
    });
    await openKept(page, record, humanAs('us'));
    await page.locator('[data-card="lone-gunman"] .lt-hand-card').click();
    await page.click('.lt-card-uses button:has-text("Coup")');
    const danger = (place: string) => page.locator(`[data-place="${place}"]`).getAttribute('data-danger');
    await expect.poll(() => danger('cuba')).toBe('loses');
    // Its event comes afterwards, with an operation for the other side
    await expect.poll(() => danger('cameroon')).toBe('can-lose');
    await page.locator('[data-place="cameroon"]').click();
    await page.waitForSelector('.danger');
    expect(await page.locator('.danger-place').textContent()).not.toContain('can’t be undone');
  });

  it('is not known where the search is killed: that is said before anything is sent, and the move can be searched again', async () => {
    const page = await visit();
    await page.addInitScript(holdWorkers, 'danger');
    await openKept(page, olympicGames(), humanAs('us'));
    await page.evaluate('holdWorkers()');
    await page.locator('[data-card="olympic-games"] .lt-hand-card').click();
    await page.locator('.lt-card-uses button:enabled').first().click();
    await page.click('.actions .primary');
    await killWorker(page, 'danger');
    await page.waitForSelector('.warning:has-text("Too many possibilities to check")');
    expect(await page.locator('.actions .primary:enabled').count()).toBe(1);
    await page.evaluate('letWorkers()');
    await page.keyboard.press('u');
    await page.locator('.lt-card-uses button:enabled').first().click();
    await page.waitForSelector('.danger');
    expect(await page.locator('.danger').textContent()).toContain('The USSR can take DEFCON to 1');
  });
});

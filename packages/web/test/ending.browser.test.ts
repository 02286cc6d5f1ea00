import { GameRecord, type Position, seeded } from '@longtwilight/engine';
import { DESK, PHONE, seriousIssues } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { humanAs, openKept } from './support/kept.ts';
import { visits } from './support/visits.ts';

const visit = visits();

/** The USSR is about to reach 20 points by scoring Central America. */
const BY_POINTS: Position = {
  turn: 4,
  phasing: 'ussr',
  vp: -17,
  influence: { cuba: [0, 3], haiti: [0, 2] },
  hands: { ussr: ['central-america-scoring', 'nasser'], us: ['fidel', 'containment'] },
};
/** A coup in a battleground at DEFCON 2 by the US itself. */
const BY_WAR: Position = {
  turn: 4,
  phasing: 'us',
  defcon: 2,
  influence: { zaire: [0, 1] },
  hands: { us: ['containment', 'nato'], ussr: ['fidel', 'nasser'] },
};

function playedOut(position: Position, side: 'us' | 'ussr', answers: readonly string[]): GameRecord {
  const record = GameRecord.from(position);
  for (const text of answers) record.answer(side, text);
  record.rollOn(seeded(1));
  return record;
}

const stage = (page: Page) => page.locator('.stage[data-stage="end"]');

describe('the end of a game', () => {
  it.each([DESK, PHONE])('says what decided it, how it went and what to do next, $width px wide', async (viewport) => {
    const page = await visit('', viewport);
    await openKept(page, playedOut(BY_POINTS, 'ussr', ['central-america-scoring', 'event']), humanAs('us'));
    await stage(page).waitFor();
    expect(await stage(page).locator('h2').textContent()).toBe('You lost');
    const decided = await stage(page).locator('.decided').textContent();
    expect(decided).toBe('Central America Scoring took the score to USSR +20.');
    expect(await stage(page).locator('.course').getAttribute('aria-label')).toContain('USSR +2');
    await expect.poll(() => stage(page).locator('.turning-points li').count()).toBe(1);
    const covered = await page.evaluate(() => {
      const { x, y, width, height } = document.querySelector('.turning-points li')!.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.turning-points') === null;
    });
    expect(covered, 'the sun shines on what turned the game').toBe(false);
    for (const what of ['Rematch as the USSR', 'Replay the whole game', 'Share the game', 'Look at the board']) {
      const box = await stage(page).locator(`:is(a, button):text-is("${what}")`).boundingBox();
      expect(box!.y + box!.height).toBeLessThanOrEqual(viewport.height);
    }
    expect(await seriousIssues(page)).toEqual([]);
    // The map is whole again, and the end a note beside it
    await page.keyboard.press('Escape');
    await stage(page).waitFor({ state: 'detached' });
    expect(await page.locator('.ending .decided').textContent()).toBe(decided);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Show the result');
    if (viewport === DESK) {
      const [marker, emblem] = await Promise.all(
        ['.lt-victory-scale b', '.lt-victory-line > :last-child'].map((what) => page.locator(what).boundingBox()),
      );
      expect(marker!.x + marker!.width, 'the marker stays on its track').toBeLessThanOrEqual(emblem!.x);
    }
    await page.click('.ending button:text-is("Show the result")');
    await stage(page).waitFor();
  });

  it('by nuclear war names the coup and shows its card, after the last beat has been told', async () => {
    const page = await visit();
    await page.evaluate(() => localStorage.setItem('longtwilight.settings', '{"speed":"calm"}'));
    const record = playedOut({ ...BY_WAR, phasing: 'ussr' }, 'ussr', ['nasser', 'event']);
    await openKept(page, record, humanAs('us'));
    await page.locator('[data-card="containment"] .lt-hand-card').click();
    await page.click('.lt-card-uses button:has-text("Coup")');
    await page.click('.actions .primary:enabled');
    await page.click('.actions .primary.risk:not([aria-disabled])');
    await page.waitForSelector('.telling');
    expect(await stage(page).count()).toBe(0);
    await page.click('.telling .primary');
    await stage(page).waitFor();
    expect(await stage(page).locator('.decided').textContent()).toBe(
      'Your coup in Zaire took DEFCON to 1: nuclear war.',
    );
    const card = (await stage(page).locator('.end-card').textContent()) ?? '';
    expect(card).toContain('Containment');
    expect(card).toContain('Coup');
    // The next game begins in its present, wherever one has looked back to in this one
    await page.keyboard.press('Escape');

    await page.click('#tab-log');
    await page.locator('.log button').last().click();
    await page.waitForSelector('.looking-back');
    await page.click('text=Rematch as the USSR');
    await page.waitForSelector('.status:has-text("You are the USSR")');
    expect(await page.locator('.looking-back').count()).toBe(0);
  });
});

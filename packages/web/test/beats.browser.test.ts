import { GameRecord, seeded } from '@longtwilight/engine';
import { DESK, type VisitorOptions } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { humanAs, openKept } from './support/kept.ts';
import { confirm, influenceAt, line, visits } from './support/visits.ts';

const visit = visits();
const calmly = '{"speed":"calm"}';

/** Both sides have placed their influence: headlines are next. */
function beforeHeadlines(): GameRecord {
  const record = GameRecord.start({});
  record.rollOn(seeded(7));
  for (let i = 0; i < 6; i++) record.answer('ussr', 'poland');
  for (let i = 0; i < 7; i++) record.answer('us', 'france');
  return record;
}

describe('what happens is told beat by beat', () => {
  it('headlines face to face, then their events; skipped by one press', async () => {
    const page = await visit();
    await page.evaluate((text) => localStorage.setItem('longtwilight.settings', text), calmly);
    await openKept(page, beforeHeadlines(), humanAs('us'));
    await page.locator('.lt-hand-card[data-choice]').first().click();
    await confirm(page);
    await page.waitForSelector('.stage[data-stage="headlines"]');
    await expect.poll(() => page.locator('.headline-face .lt-card').count()).toBe(2);
    await page.click('.stage footer button');
    await page.waitForSelector('.stage[data-stage="headlines"]', { state: 'detached' });
    await page.waitForSelector('.telling .beat-list li[data-when="now"]');
    await page.click('.telling .primary');
    await expect.poll(() => page.locator('.telling').count()).toBe(0);
  });

  it('Escape goes on from a stage to what follows, and from there to the present', async () => {
    const page = await visit();
    await page.evaluate((text) => localStorage.setItem('longtwilight.settings', text), calmly);
    await openKept(page, beforeHeadlines(), humanAs('us'));
    await page.locator('.lt-hand-card[data-choice]').first().click();
    await confirm(page);
    await page.click('.stage[data-stage="headlines"] [aria-label="Pause"]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.stage[data-stage="headlines"]', { state: 'detached' });
    expect(await page.locator('.telling').count()).toBe(1);
    const skip = async () => {
      await page.keyboard.press('Escape');
      return page.locator('.telling').count();
    };
    // Stages among the beats take a press of their own
    await expect.poll(skip).toBe(0);
  });

  it('a click on the waiting question is its answer and ends the beats', async () => {
    const page = await visit();
    await page.evaluate((text) => localStorage.setItem('longtwilight.settings', text), calmly);
    const record = GameRecord.from({
      turn: 4,
      phasing: 'us',
      defcon: 4,
      influence: { panama: [1, 0] },
      hands: { us: ['containment', 'nato', 'fidel'], ussr: ['decolonization', 'comecon', 'nasser'] },
    });
    await openKept(page, record, humanAs('us'));
    await page.locator('[data-card="containment"] .lt-hand-card').click();
    await page.locator('[data-place="panama"]').click();
    for (let i = 0; i < 2; i++) await page.locator('[data-place="panama"]').click();
    await confirm(page);
    await page.waitForSelector('.telling');
    await page.waitForSelector('[data-card="nato"] .lt-hand-card[data-choice]');
    await page.locator('[data-card="nato"] .lt-hand-card').click();
    await expect.poll(() => page.locator('.telling').count()).toBe(0);
    await expect.poll(() => line(page)).toContain('NATO');
  });

  it('and what has just been placed by hand stays on the map meanwhile', async () => {
    const page = await visit();
    await page.evaluate((text) => localStorage.setItem('longtwilight.settings', text), calmly);
    const record = GameRecord.from({
      turn: 4,
      phasing: 'us',
      defcon: 4,
      influence: { panama: [1, 0] },
      hands: { us: ['containment', 'nato', 'fidel'], ussr: ['decolonization', 'comecon', 'nasser'] },
    });
    await openKept(page, record, humanAs('us'));
    await page.locator('[data-card="containment"] .lt-hand-card').click();
    for (let i = 0; i < 3; i++) await page.locator('[data-place="panama"]').click();
    await confirm(page);
    await page.waitForSelector('.telling');
    await page.click('.pacer [aria-label="Pause"]');
    const heights = new Set<number>();
    while ((await page.locator('.telling').count()) > 0) {
      expect(await influenceAt(page, 'panama')).toContain('US 4');
      heights.add((await page.locator('.pacer').boundingBox())!.y);
      await page.click('.pacer [aria-label="Next"]');
    }
    expect([...heights], 'what is clicked again and again stays where it is').toHaveLength(1);
    expect(await influenceAt(page, 'panama')).toContain('US 4');
  });

  it('at one screen, to whoever has played before the curtain falls, and to the other behind it', async () => {
    const page = await visit();
    await page.evaluate((text) => localStorage.setItem('longtwilight.settings', text), calmly);
    const record = GameRecord.from({
      turn: 4,
      phasing: 'ussr',
      defcon: 5,
      influence: { panama: [2, 0] },
      hands: { us: ['containment', 'nato'], ussr: ['decolonization', 'comecon'] },
    });
    await openKept(page, record, { us: 'human', ussr: 'human' });
    await page.click('.curtain .primary');
    await page.locator('[data-card="comecon"] .lt-hand-card').click();
    await page.click('.lt-card-uses button:has-text("Coup")');
    await confirm(page);
    const told = async () => {
      await page.waitForSelector('.telling .beat-list li[data-when="now"]');
      expect(await page.locator('.telling').textContent()).toMatch(/coup in Panama/);
      expect(await page.locator('.curtain').count()).toBe(0);
      await page.click('.telling .primary');
    };
    await told();
    await page.click('.curtain .primary');
    expect(await page.locator('[data-card="decolonization"]').count()).toBe(0);
    await told();
    await expect.poll(() => line(page)).toContain('Play a card');
    expect(await page.locator('[data-card="nato"] .lt-hand-card[data-choice]').count()).toBe(1);
  });
});

it('the odds of the next question are not on the map while beats are told', async () => {
  const page = await visit();
  await page.evaluate((text) => localStorage.setItem('longtwilight.settings', text), calmly);
  const record = GameRecord.from({
    turn: 4,
    phasing: 'us',
    defcon: 5,
    influence: { angola: [1, 3], chile: [1, 2] },
    hands: { us: ['containment', 'nato'], ussr: ['decolonization', 'comecon'] },
  });
  await openKept(page, record, humanAs('us'));
  await page.locator('[data-card="containment"] .lt-hand-card').click();
  await page.click('.lt-card-uses button:has-text("Realignment")');
  const shown = page.locator('.lt-note:visible');
  await expect.poll(() => shown.count()).toBeGreaterThan(0);
  await page.locator('[data-place="chile"]').click();
  await confirm(page);
  await page.waitForSelector('.telling .sums');
  await page.click('.pacer [aria-label="Pause"]');
  await page.locator('.lt-note').first().waitFor({ state: 'attached' });
  expect(await shown.count()).toBe(0);
  await page.click('.telling .primary');
  await expect.poll(() => shown.count()).toBeGreaterThan(0);
});

describe('with motion', () => {
  /** What is seen of a part: nothing as long as it or something around it lets all through. */
  const opacity = (page: Page, part: string) =>
    page.evaluate((wanted) => {
      let seen = 1;
      for (let one = document.querySelector(wanted); one !== null; one = one.parentElement)
        seen *= Number(getComputedStyle(one).opacity);
      return seen;
    }, part);
  const BROUGHT = ['.sum-result', '.sum-outcome', '.track-moves', '.telling .beat-list', '.lt-die .lt-die-pips'];

  /** The US has made a coup in Angola, where every roll has a result, and its die rolls as long as the test wants. */
  async function roll(options: VisitorOptions): Promise<Page> {
    const page = await visit('', DESK, options);
    await page.evaluate((text) => localStorage.setItem('longtwilight.settings', text), calmly);
    const record = GameRecord.from({
      turn: 4,
      phasing: 'us',
      defcon: 4,
      influence: { angola: [0, 2] },
      hands: { us: ['containment', 'nato', 'fidel'], ussr: ['decolonization', 'comecon', 'nasser'] },
    });
    await openKept(page, record, humanAs('us'));
    await page.locator('[data-card="containment"] .lt-hand-card').click();
    await page.click('.lt-card-uses button:has-text("Coup")');
    await page.locator('.actions .primary:enabled').waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await confirm(page);
    await page.clock.runFor(50);
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return page.locator('.telling .sums').count();
      })
      .toBe(1);
    return page;
  }

  it('a die rolls before anything it brings is seen', async () => {
    const page = await roll({ reducedMotion: 'no-preference' });
    for (const part of BROUGHT) expect(await opacity(page, part), part).toBe(0);
    expect(await influenceAt(page, 'angola')).toContain('USSR 2');
    expect(await page.locator('[data-badges="angola"] .lt-pending').count()).toBe(0);
    expect(await page.locator('.log').textContent()).not.toContain('rolls');
    await page.clock.runFor(600);
    for (const part of BROUGHT) await expect.poll(() => opacity(page, part), { message: part }).toBe(1);
    expect(await influenceAt(page, 'angola')).not.toContain('USSR 2');
    expect(await page.locator('[data-badges="angola"] .lt-pending').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.log').textContent()).toContain('rolls');
  });

  it('and without it lies there at once with all it brings', async () => {
    const page = await roll({});
    for (const part of BROUGHT) expect(await opacity(page, part), part).toBe(1);
    expect(await influenceAt(page, 'angola')).not.toContain('USSR 2');
  });
});

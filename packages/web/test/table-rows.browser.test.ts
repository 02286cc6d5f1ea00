import { GameRecord, type Position, seeded } from '@longtwilight/engine';
import { DESK, PHONE } from '@longtwilight/testing/pages';
import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { humanAs, openKept } from './support/kept.ts';
import { influenceAt, line, tile, visits } from './support/visits.ts';

const visit = visits();

const POSITION: Position = {
  turn: 4,
  phasing: 'us',
  defcon: 4,
  china: { holder: 'us', faceUp: true },
  influence: { panama: [2, 0], japan: [4, 0], pakistan: [2, 0], 'north-korea': [0, 3] },
  hands: { us: ['containment', 'asia-scoring', 'nato'], ussr: ['fidel', 'nasser', 'comecon'] },
};

describe('at the table', () => {
  it('the words about a country hide no country', async () => {
    const page = await visit('', DESK);
    await openKept(page, GameRecord.from(POSITION), humanAs('us'));
    await page.locator('[data-card="containment"] .lt-hand-card').click();
    for (const place of ['brazil', 'australia', 'japan', 'finland', 'zaire', 'mexico']) {
      await tile(page, place).hover();
      await page.waitForSelector('.caption');
      const hidden = await page.evaluate(() => {
        const over = document.querySelector('.caption')!.getBoundingClientRect();
        return [...document.querySelectorAll('[data-place]')]
          .filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top;
          })
          .map((one) => one.getAttribute('data-place'));
      });
      expect(hidden, place).toEqual([]);
    }
  });

  it('the China Card offers no event', async () => {
    const page = await visit('', DESK);
    await openKept(page, GameRecord.from(POSITION), humanAs('us'));
    await page.locator('[data-card="china-card"] .lt-hand-card').click();
    const uses = await page.locator('.lt-card-uses button').allTextContents();
    expect(uses.length).toBeGreaterThan(2);
    expect(uses.filter((use) => use.includes('Event'))).toEqual([]);
    // In a window of a small laptop countries have names, not codes
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(() => page.locator('.lt-map').getAttribute('data-detail')).toBe('names');
    expect(await tile(page, 'czechoslovakia').locator('.lt-tile-name').textContent()).toBe('Czechoslovakia');
  });

  it.each([DESK, PHONE])('what a scoring card pays is in view before it is confirmed, $width px wide', async (size) => {
    const page = await visit('', size);
    await openKept(page, GameRecord.from(POSITION), humanAs('us'));
    await page.locator('[data-card="asia-scoring"] .lt-hand-card').click();
    await expect.poll(() => line(page)).toBe('Asia Scoring › Event: confirm or undo.');
    const preview = page.locator('.scoring-preview');
    expect(await preview.textContent()).toContain('Asia: ');
    const gap = async () => {
      const [box, button] = [await preview.boundingBox(), await page.locator('.actions .primary').boundingBox()];
      return button!.y - (box!.y + box!.height);
    };
    await expect.poll(gap).toBeGreaterThan(-1);
    const paid = /Asia: (US \+\d+|USSR \+\d+)/.exec((await preview.textContent()) ?? '')?.[1];
    await page.click('.actions .primary:enabled');
    await expect.poll(() => page.locator('.log').textContent()).toContain(`(now ${paid})`);
  });

  it('the rail tells the other hand, the piles and what is in force at a glance', async () => {
    const page = await visit('', DESK);
    await openKept(page, GameRecord.from({ ...POSITION, effects: ['nato'] }), humanAs('us'));
    const glance = page.locator('.glance');
    expect(await glance.textContent()).toContain('3');
    for (const name of ['Deck', 'Discards', 'Removed']) expect(await glance.textContent()).toContain(name);
    await glance.locator('.glance-effects').click();
    expect(await page.getAttribute('#tab-effects', 'aria-selected')).toBe('true');
    await glance.locator('.glance-cards').click();
    expect(await page.getAttribute('#tab-cards', 'aria-selected')).toBe('true');
  });

  it('danger and odds push nothing about at a desk: room is kept for them', async () => {
    const page = await visit('', DESK);
    await openKept(
      page,
      GameRecord.from({ ...POSITION, defcon: 2, influence: { cuba: [0, 2], haiti: [0, 1] } }),
      humanAs('us'),
    );
    // What the coach says comes late, and pushes nothing about either
    const late: Route[] = [];
    await page.route(/words-en-coach-/, (route) => void late.push(route));
    await page.reload({ waitUntil: 'commit' });
    const top = (what: string) => page.locator(what).evaluate((one) => one.getBoundingClientRect().top);
    const places = async () => [await top('.actions .primary'), await top('.glance'), await top('[role=tablist]')];
    await page.locator('[data-card="containment"] .lt-hand-card[data-choice]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => late.length).toBeGreaterThan(0);
    const before = await places();
    for (const route of late) await route.continue();
    await page.locator('.coach-switch:enabled').waitFor();
    await page.locator('[data-card="containment"] .lt-hand-card').click();
    // The open card takes the place of the log, and leaves the glance in view
    await page.locator('.lt-card-uses').waitFor();
    await expect.poll(() => top('.glance')).toBeLessThan(DESK.height - 40);
    await page.locator('.lt-card-uses button:has-text("Coup")').click();
    await tile(page, 'cuba').click();
    await page.locator('.danger').waitFor();
    await page.locator('.odds-strip').waitFor();
    await expect.poll(places).toEqual(before);
  });

  it.each([PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }])(
    'the words below the faces of a die have room at %o, also with large text',
    async (viewport) => {
      const page = await visit('', viewport, { hasTouch: true, isMobile: true });
      for (const language of ['it', 'pl']) {
        const settings = JSON.stringify({ speed: 'instant', language, textSize: 2 });
        await page.evaluate((text) => localStorage.setItem('longtwilight.settings', text), settings);
        const influence = { egypt: [0, 1] } as const;
        await openKept(page, GameRecord.from({ ...POSITION, defcon: 4, influence }), humanAs('us'));
        await page.locator('[data-card="containment"] .lt-hand-card').tap();
        await page.locator('.lt-card-uses li:nth-child(3) button').tap();
        // There is but one target
        await page.locator('.odds-strip').waitFor();
        const cut = () =>
          page
            .locator('.odds-strip small')
            .evaluateAll((words) =>
              words.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
            );
        expect(await cut(), language).toEqual([]);
      }
    },
  );

  it('a card that an event has drawn is shown with the question, and can be read', async () => {
    const page = await visit('', PHONE);
    const record = GameRecord.from({ ...POSITION, hands: { us: ['grain-sales-to-soviets', 'nato'], ussr: ['fidel'] } });
    for (const text of ['grain-sales-to-soviets', 'event']) record.answer('us', text);
    record.rollOn(seeded(3));
    await openKept(page, record, humanAs('us'));
    const drawn = page.locator('.cause:has-text("Fidel")');
    await drawn.click();
    await drawn.locator('p:has-text("Cuba")').waitFor();
  });

  it('the camera of a phone stays where it is after a choice, Undo and each roll, close enough for a finger', async () => {
    const page = await visit('', PHONE, { hasTouch: true, isMobile: true });
    const influence = { cuba: [0, 2], haiti: [0, 1], 'north-korea': [0, 3], angola: [0, 2] } as const;
    await openKept(page, GameRecord.from({ ...POSITION, influence }), humanAs('us'));
    await page.locator('[data-card="containment"] .lt-hand-card').tap();
    await page.locator('.lt-card-uses button:has-text("Realignment")').tap();
    const target = await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-place][data-choice]')].find((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const touched = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return touched !== null && one.contains(touched);
      }),
    );
    const place = await target.evaluate((one) => one?.getAttribute('data-place'));
    const paper = tile(page, place!).locator('.lt-tile-paper');
    const before = (await paper.boundingBox())!;
    expect(before.width).toBeGreaterThan(60);
    const { x } = before;
    const tapTarget = () => page.touchscreen.tap(x + before.width / 2, before.y + before.height / 2);
    const leftOf = async () => (await paper.boundingBox())?.x;
    await tapTarget();
    await page.locator('.actions .primary:enabled').waitFor();
    expect(await leftOf()).toBeCloseTo(x, 0);
    await page.locator('.actions .buttons .quiet').tap();
    await page.locator('.actions .primary:disabled').waitFor({ state: 'attached' });
    expect(await leftOf()).toBeCloseTo(x, 0);
    await tapTarget();
    await page.locator('.actions .primary:enabled').tap();
    await expect.poll(() => page.locator('.log').textContent()).toContain('tries to realign');
    await page.locator('[data-place][data-choice]').first().waitFor();
    expect(await leftOf()).toBeCloseTo(x, 0);
    expect((await paper.boundingBox())?.width).toBeCloseTo(before.width, 0);
  });

  it('a phone goes to a target that is chosen by itself', async () => {
    const page = await visit('', PHONE, { hasTouch: true, isMobile: true });
    await openKept(page, GameRecord.from({ ...POSITION, influence: { chile: [0, 1] } }), humanAs('us'));
    await page.locator('[data-card="containment"] .lt-hand-card').tap();
    await page.locator('.lt-card-uses button:has-text("Coup")').tap();
    await page.locator('[data-place="chile"][data-chosen]').waitFor({ state: 'attached' });
    const isSeen = () =>
      tile(page, 'chile').evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return seen !== null && one.contains(seen);
      });
    await expect.poll(isSeen).toBe(true);
  });

  it('a phone goes to a roll of the opponent, tells it and what it moves', async () => {
    const page = await visit('', PHONE);
    const influence = { panama: [1, 0] } as const;
    const record = GameRecord.from({ ...POSITION, phasing: 'ussr', influence });
    for (const text of ['comecon', 'coup', 'panama']) record.answer('ussr', text);
    record.rollOn(seeded(1));
    await openKept(page, record, humanAs('us'));
    await page.click('.lt-sheet-open');
    await page.click('.see-again');
    await page.click('.pacer button[aria-label="Pause"]');
    await page.click('.pacer button[aria-label="Next"]');
    await page.locator('.telling .sums').waitFor();
    expect(await page.locator('.telling').textContent()).toContain('The USSR attempts a coup in Panama');
    const isInView = async () => {
      const [map, box] = [
        await page.locator('.lt-table-map').boundingBox(),
        await tile(page, 'panama').locator('.lt-tile-paper').boundingBox(),
      ];
      if (map === null || box === null) return false;
      const { x, y, width, height } = box;
      return x >= map.x && y >= map.y && x + width <= map.x + map.width && y + height <= map.y + map.height;
    };
    await expect.poll(isInView).toBe(true);
    expect(await page.locator('.track-moves').textContent()).toContain('Mil. Ops 0 › 3');
  });

  it('Defectors strike out the other headline, and the reveal says so', async () => {
    const page = await visit('', PHONE);
    const record = GameRecord.from({
      ...POSITION,
      start: 'headline',
      hands: { us: ['defectors', 'nato'], ussr: ['socialist-governments', 'comecon'] },
    });
    record.answer('us', 'defectors');
    record.answer('ussr', 'socialist-governments');
    record.rollOn(seeded(1));
    await openKept(page, record, humanAs('us'));
    // The sheet is dragged away by its handle, and opened again
    await page.click('.lt-sheet-open');
    const handle = page.locator('.lt-table-rail .lt-sheet-handle');
    await handle.waitFor();
    const { x, y, width } = (await handle.boundingBox())!;
    await page.mouse.move(x + width / 2, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + 200, { steps: 4 });
    await page.mouse.up();
    await handle.waitFor({ state: 'hidden' });
    await page.click('.lt-sheet-open');
    await page.click('.see-again');
    const struck = page.locator('.headline-face[data-struck]');
    await struck.waitFor();
    expect(await struck.textContent()).toContain('Socialist Governments');
    expect(await page.locator('.headline-order').textContent()).toBe('Socialist Governments is cancelled.');
  });
});

it('who comes back from playing on finds the position as it was', async () => {
  const page = await visit('position');
  await tile(page, 'france').click();
  await tile(page, 'france').click();
  await page.selectOption('.heap[data-side="ussr"] select', { label: 'Nasser' });
  await page.click('text=Play from here as the USSR');
  await page.waitForSelector('.lt-hand-card:has-text("Nasser")');
  await page.goBack();
  await page.waitForSelector('.editor');
  await expect.poll(() => influenceAt(page, 'france')).toContain('US 2');
  await page.waitForSelector('.heap[data-side="ussr"] li:has-text("Nasser")');
});

import { fileURLToPath } from 'node:url';
import { DESK, PHONE, SIZES, seriousIssues, sitePages } from '@longtwilight/testing/pages';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

const visit = sitePages(fileURLToPath(new URL('../demo/vite.config.ts', import.meta.url)));
const open = (query: string, viewport = DESK, options: BrowserContextOptions = {}): Promise<Page> =>
  visit(`?${query}`, { viewport, ...options });

const tile = (page: Page, place: string) => page.locator(`[data-place="${place}"]`);
const pendingAt = (page: Page, place: string) => page.locator(`[data-badges="${place}"] .lt-pending`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
const widthOf = async (page: Page, place: string) =>
  (await tile(page, place).locator('.lt-tile-paper').boundingBox())!.width;

describe('the whole map at 1440×900', () => {
  it('shows all tiles in the window, none on another', async () => {
    const page = await open('moment=late');
    const map = (await page.locator('.lt-map').boundingBox())!;
    const boxes = await page.locator('.lt-tile-paper').evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    expect(boxes.length).toBe(85);
    for (const [i, a] of boxes.entries()) {
      expect(a.left).toBeGreaterThan(map.x);
      expect(a.right).toBeLessThan(map.x + map.width);
      expect(a.top).toBeGreaterThan(map.y);
      expect(a.bottom).toBeLessThan(map.y + map.height);
      const on = boxes.filter(
        (b, k) => k !== i && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
      );
      expect(on).toEqual([]);
    }
  });

  it('is large enough for whole names, and each fits its tile', async () => {
    const page = await open('moment=late');
    await expect.poll(() => page.locator('.lt-map').getAttribute('data-detail')).toBe('names');
    const names = await page.locator('.lt-tile-name').evaluateAll((all) =>
      all.map((one) => {
        const paper = one.closest('.lt-tile')!.querySelector('.lt-tile-paper')!.getBoundingClientRect();
        const text = one.getBoundingClientRect();
        return {
          name: one.textContent,
          height: text.height,
          room: Math.min(text.left - paper.left, paper.right - text.right),
        };
      }),
    );
    for (const { name, room } of names) expect(room, name).toBeGreaterThanOrEqual(1);
    expect(Math.min(...names.map(({ height }) => height))).toBeGreaterThan(11);
  });

  it('shows whole names at 1280×720 too', async () => {
    const page = await open('moment=late', { width: 1280, height: 720 });
    expect(await page.locator('.lt-map').getAttribute('data-detail')).toBe('names');
  });

  it('shortens names to codes where the map is small', async () => {
    const page = await open('moment=late', { width: 1024, height: 768 });
    expect(await page.locator('.lt-map').getAttribute('data-detail')).toBe('codes');
    const codes = await page.locator('.lt-tile-code').evaluateAll((all) =>
      all.map((one) => {
        const paper = one.closest('.lt-tile')!.querySelector('.lt-tile-paper')!.getBoundingClientRect();
        return { code: one.textContent, room: paper.width - one.getBoundingClientRect().width };
      }),
    );
    for (const { code, room } of codes) expect(room, code).toBeGreaterThan(4);
  });

  it('keeps figures inside their shapes, even large ones', async () => {
    const page = await open('moment=late');
    const figures = await page.locator('.lt-figure').evaluateAll((all) =>
      all.map((one) => {
        one.querySelector('text')!.textContent = '18';
        const shape = one.querySelector('path')!.getBoundingClientRect();
        return shape.width - one.querySelector('text')!.getBoundingClientRect().width;
      }),
    );
    expect(Math.min(...figures)).toBeGreaterThan(4);
  });
});

describe('choosing', () => {
  it('gives the place that is clicked, takes it back by the other button, and leaves others alone', async () => {
    const page = await open('moment=middle&choosing');
    const pending = pendingAt(page, 'zaire');
    await tile(page, 'zaire').click();
    await tile(page, 'zaire').click();
    expect(await pending.textContent()).toBe('+2');
    expect(await tile(page, 'zaire').locator('.lt-figure[data-side="us"]').textContent()).toBe('4');
    await tile(page, 'zaire').click({ button: 'right' });
    expect(await pending.textContent()).toBe('+1');
    await tile(page, 'kenya').click({ force: true });
    expect(await page.locator('.lt-pending').count()).toBe(1);
  });

  it('works by keys alone', async () => {
    const page = await open('moment=middle&choosing');
    await page.locator('.lt-tile[tabindex="0"]').focus();
    expect(await focused(page)).toBe('zaire');
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe('cameroon');
    await page.keyboard.press('Enter');
    await page.keyboard.press('3');
    const pending = pendingAt(page, 'cameroon');
    expect(await pending.textContent()).toBe('+4');
    await page.keyboard.press('Backspace');
    expect(await pending.textContent()).toBe('+3');
  });

  it('does not take a drag for a click', async () => {
    const page = await open('moment=middle&choosing');
    const box = (await tile(page, 'zaire').boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 60, { steps: 4 });
    await page.mouse.up();
    expect(await page.locator('.lt-pending').count()).toBe(0);
  });
});

describe('zoom', () => {
  it('comes closer by wheel, key and button, and back', async () => {
    const page = await open('moment=middle');
    const start = await widthOf(page, 'india');
    await tile(page, 'india').hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(() => widthOf(page, 'india')).toBeGreaterThan(start * 1.5);
    await page.getByRole('button', { name: 'Whole map' }).click();
    await expect.poll(() => widthOf(page, 'india')).toBeCloseTo(start);
    await page.locator('.lt-tile[tabindex="0"]').focus();
    await page.keyboard.press('m');
    await expect.poll(() => widthOf(page, 'israel')).toBeGreaterThan(start * 1.3);
  });

  it('follows a drag', async () => {
    const page = await open('moment=middle');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const before = (await tile(page, 'austria').boundingBox())!;
    await page.mouse.move(500, 400);
    await page.mouse.down();
    await page.mouse.move(560, 430, { steps: 5 });
    await page.mouse.up();
    const after = (await tile(page, 'austria').boundingBox())!;
    expect(after.x - before.x).toBeCloseTo(60, 0);
    expect(after.y - before.y).toBeCloseTo(30, 0);
  });
});

describe('on a phone', () => {
  const touch = { hasTouch: true, isMobile: true };

  it('zooms by a pinch, around the place between the fingers', async () => {
    const page = await open('moment=middle', PHONE, touch);
    const fingers = await page.context().newCDPSession(page);
    const before = await widthOf(page, 'italy');
    const { x, y } = (await tile(page, 'italy').boundingBox())!;
    const pinch = (type: 'touchStart' | 'touchMove', apart: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: x - apart, y, id: 1 },
          { x: x + apart, y, id: 2 },
        ],
      });
    await pinch('touchStart', 20);
    for (const apart of [25, 30, 35, 40]) await pinch('touchMove', apart);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => widthOf(page, 'italy')).toBeGreaterThan(before * 1.5);
    expect(Math.abs((await tile(page, 'italy').boundingBox())!.x - x)).toBeLessThan(12);
  });

  it('begins with tiles that a finger can hit', async () => {
    const page = await open('moment=middle', PHONE, touch);
    const reach = (await tile(page, 'italy').locator('.lt-tile-reach').boundingBox())!;
    expect(reach.height).toBeGreaterThanOrEqual(44);
  });

  it('shows a region when its plate is tapped, and chooses by a tap', async () => {
    const page = await open('moment=middle&choosing', PHONE, touch);
    await page.getByRole('button', { name: 'Whole map' }).tap();
    await page.getByRole('button', { name: /^Africa/ }).tap();
    await tile(page, 'zaire').tap();
    expect(await pendingAt(page, 'zaire').textContent()).toBe('+1');
  });

  it('comes closer before it chooses where tiles are small', async () => {
    const page = await open('moment=middle&choosing', PHONE, touch);
    await page.getByRole('button', { name: 'Whole map' }).tap();
    await tile(page, 'zaire').tap();
    expect(await page.locator('.lt-pending').count()).toBe(0);
    await expect.poll(() => widthOf(page, 'zaire')).toBeGreaterThan(70);
  });

  it('has targets of 44 pixels', async () => {
    const page = await open('moment=middle', PHONE, touch);
    const small = await page
      .locator('button:visible')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().height < 44 || one.getBoundingClientRect().width < 44)
          .map((one) => one.textContent || one.getAttribute('aria-label')),
      );
    expect(small).toEqual([]);
  });
});

describe.each(SIZES)('at $width×$height', (size) => {
  it('all tracks stand in one row, on a phone below the turn', async () => {
    const page = await open('moment=late', size);
    const rows = await page.locator('.lt-track').evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop));
    const [turn, ...others] = rows;
    expect(new Set(others).size).toBe(1);
    expect(size === PHONE ? turn! < others[0]! : turn === others[0]).toBe(true);
  });

  it.each(['moment=early', 'moment=late', 'moment=late&text=1.5'])('nothing is cut off (%s)', async (query) => {
    const page = await open(query, size, { hasTouch: size.width < 900 });
    // With large text the row of tracks may be scrolled, so that the map keeps its room
    const tracks = query.includes('text') ? '' : '.lt-table-tracks, ';
    const cut = await page
      .locator(`${tracks}.lt-track, .lt-table-bar, .lt-card-line`)
      .evaluateAll((all) =>
        all
          .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
          .map((one) => `${one.className}: ${one.textContent}`),
      );
    expect(cut).toEqual([]);
    const whole = await page.evaluate(() => [document.body.scrollWidth, document.body.scrollHeight]);
    expect(whole).toEqual([size.width, size.height]);
  });
});

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  it('axe finds nothing serious', async () => {
    const page = await open(`moment=late&theme=${theme}&choosing`);
    expect(await seriousIssues(page)).toEqual([]);
  });

  it('text stands out from what is behind it', async () => {
    const page = await open(`moment=late&theme=${theme}`);
    const pairs = [
      ['.lt-tile:not([data-battleground]) .lt-tile-name', '.lt-tile:not([data-battleground]) .lt-tile-head'],
      ['[data-battleground] .lt-tile-name', '[data-battleground] .lt-tile-head'],
      ['.lt-figure[data-side="us"][data-solid] text', '.lt-figure[data-side="us"][data-solid] path'],
      ['.lt-figure[data-side="ussr"][data-solid] text', '.lt-figure[data-side="ussr"][data-solid] path'],
      ['.lt-figure[data-side="us"]:not([data-solid]) text', '.lt-figure[data-side="us"]:not([data-solid]) path'],
      ['.lt-figure[data-side="ussr"]:not([data-solid]) text', '.lt-figure[data-side="ussr"]:not([data-solid]) path'],
      ['.lt-tile:not([data-battleground]) .lt-tile-stability', '.lt-tile:not([data-battleground]) .lt-tile-head'],
      ['.lt-plate-name', '.lt-plate-paper'],
      ['.lt-superpower[data-side="ussr"] text', '.lt-superpower[data-side="ussr"] rect'],
    ] as const;
    const contrasts = await page.evaluate((selectors) => {
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
      /** Relative luminance as the accessibility guidelines define it. */
      const luminance = (selector: string): number => {
        pen.fillStyle = getComputedStyle(document.querySelector(selector)!).fill;
        pen.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((byte) => {
          const part = byte / 255;
          return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      return selectors.map(([text, ground]) => {
        const [a, b] = [luminance(text), luminance(ground)];
        return { text, contrast: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) };
      });
    }, pairs);
    for (const { text, contrast } of contrasts) expect(contrast, text).toBeGreaterThanOrEqual(4.5);
  });
});

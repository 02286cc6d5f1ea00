import { GameRecord, type Position } from '@longtwilight/engine';
import type { CountryKey } from '@longtwilight/engine/data';
import { PHONE } from '@longtwilight/testing/pages';
import { LANGUAGES } from '@longtwilight/words';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { humanAs, openKept } from './support/kept.ts';
import { visits } from './support/visits.ts';

const visit = visits();

const SMALL = { width: 360, height: 640 };
const SIDEWAYS = { width: 844, height: 390 };

/** In Angola every roll has a result; Finland lies at the upper edge of the world, Chile at the lower one. */
const POSITION: Position = {
  turn: 4,
  phasing: 'us',
  defcon: 5,
  influence: { angola: [0, 2], chile: [0, 1], finland: [0, 1] },
  hands: { us: ['containment', 'nato', 'fidel'], ussr: ['decolonization', 'comecon', 'nasser'] },
};

/** Tells of a coup with Containment, and stands still there. */
async function tellCoup(screen: typeof SMALL, target: CountryKey, language = 'en'): Promise<Page> {
  const page = await visit('', screen, { hasTouch: true, isMobile: true });
  const settings = JSON.stringify({ speed: 'calm', language });
  await page.evaluate((text) => localStorage.setItem('longtwilight.settings', text), settings);
  await openKept(page, GameRecord.from(POSITION), humanAs('us'));
  await page.locator('[data-card="containment"] .lt-hand-card').click();
  await page.locator('.lt-card-uses li:nth-child(3) button').click();
  await page.locator(`[data-place="${target}"]`).dispatchEvent('click');
  await page.click('.actions .primary:enabled');
  await page.waitForSelector('.telling .sums');
  await page.locator('.telling .pacer > button').first().click();
  return page;
}

/** Those of these parts that do not lie in a box to their last pixel. */
const outside = (page: Page, box: string, parts: string) =>
  page.evaluate(
    ([around, wanted]) => {
      const frame = document.querySelector(around!)!.getBoundingClientRect();
      const all = [...document.querySelectorAll(wanted!)];
      if (all.length === 0) return ['nothing is there'];
      return all
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const isIn = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
          return !isIn || bottom > innerHeight;
        })
        .map((one) => one.textContent || one.getAttribute('class'));
    },
    [box, parts],
  );

describe('on a phone', () => {
  it.each([PHONE, SMALL, SIDEWAYS])(
    'a coup is seen with its sum and all it brings, unscrolled, at $width × $height in every language',
    async (screen) => {
      for (const language of LANGUAGES) {
        const page = await tellCoup(screen, 'angola', language);
        const told = '.beat-body .in-play-line, .sum, .sum-outcome, .track-moves > span';
        expect(await outside(page, '.beat-body', told), language).toEqual([]);
        expect(await outside(page, '.telling', '.telling h1'), language).toEqual([]);
        expect(await outside(page, '.lt-table', '.beat-foot'), language).toEqual([]);
      }
    },
  );

  it.each(LANGUAGES)('the uses of a card stay within their buttons (%s)', async (language) => {
    for (const [screen, textSize] of [
      [SMALL, 1],
      [SMALL, 1.5],
      [SIDEWAYS, 1],
    ] as const) {
      const page = await visit('', screen, { hasTouch: true, isMobile: true });
      const settings = JSON.stringify({ language, textSize });
      await page.evaluate((text) => localStorage.setItem('longtwilight.settings', text), settings);
      await openKept(page, GameRecord.from(POSITION), humanAs('us'));
      await page.locator('[data-card="fidel"] .lt-hand-card').click();
      await page.waitForSelector('.lt-card-uses button');
      const wide = await page.locator('.lt-card-uses button > *').evaluateAll((words) =>
        words
          .filter((one) => {
            const text = document.createRange();
            text.selectNodeContents(one);
            const button = one.parentElement!.getBoundingClientRect();
            return text.getBoundingClientRect().right > button.right || one.scrollWidth > one.clientWidth + 1;
          })
          .map((one) => one.textContent),
      );
      expect(wide, `${screen.width} × ${textSize}`).toEqual([]);
    }
  });

  it.each([PHONE, SMALL, SIDEWAYS])(
    'a die and what it changes lie in the window of the map at $width × $height',
    async (screen) => {
      for (const target of ['angola', 'chile', 'finland'] as const) {
        const page = await tellCoup(screen, target);
        const parts = `[data-badges="${target}"] g, [data-place="${target}"] .lt-tile-paper`;
        await expect.poll(() => outside(page, '.lt-map', parts), { message: target }).toEqual([]);
      }
    },
  );
});

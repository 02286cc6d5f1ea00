import { fileURLToPath } from 'node:url';
import { DESK, sitePages } from '@longtwilight/testing/pages';
import type { BrowserContextOptions, Page } from 'playwright-core';

/** Visits to our pages, in English and without waiting for the computer. */
export function visits() {
  const open = sitePages(fileURLToPath(new URL('../../vite.config.ts', import.meta.url)));
  return (path = '', viewport = DESK, options: BrowserContextOptions = {}): Promise<Page> =>
    open(`#/${path}`, { viewport, locale: 'en', ...options }, () => {
      localStorage.getItem('longtwilight.settings') ??
        localStorage.setItem('longtwilight.settings', '{"speed":"instant"}');
    });
}

export const tile = (page: Page, place: string) => page.locator(`[data-place="${place}"]`);
export const influenceAt = (page: Page, place: string) => tile(page, place).locator('.lt-tile-label').textContent();
export const confirm = (page: Page) => page.click('.actions .primary');
export const line = (page: Page) => page.locator('.status h1').textContent();

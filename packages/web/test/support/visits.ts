import { fileURLToPath } from 'node:url';
import { DESK, sitePages, type VisitorOptions } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';

/** Runs before the page does: nobody waits for the computer, as long as a test does not say otherwise. */
export function atOnce(): void {
  if (localStorage.getItem('test.begun') !== null) return;
  localStorage.setItem('test.begun', 'yes');
  // As an earlier version kept it: it moves over
  localStorage.setItem('longtwilight.settings', '{"speed":"instant"}');
}

/** Visits to our pages, in English and without waiting for the computer. */
export function visits() {
  const open = sitePages(fileURLToPath(new URL('../../vite.config.ts', import.meta.url)));
  return (path = '', viewport = DESK, options: VisitorOptions = {}): Promise<Page> =>
    open(`#/${path}`, { viewport, locale: 'en', ...options }, atOnce);
}

export const tile = (page: Page, place: string) => page.locator(`[data-place="${place}"]`);
export const influenceAt = (page: Page, place: string) => tile(page, place).locator('.lt-tile-label').textContent();
export const confirm = (page: Page) => page.click('.actions .primary');
export const line = (page: Page) => page.locator('.status h1').textContent();

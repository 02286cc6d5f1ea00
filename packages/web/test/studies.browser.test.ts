import { readFileSync } from 'node:fs';
import { readStudy } from '@longtwilight/notation';
import { DESK, PHONE, seriousIssues } from '@longtwilight/testing/pages';
import { LANGUAGES } from '@longtwilight/words';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { humanAs, openKept } from './support/kept.ts';
import { randomRecord } from './support/random-record.ts';
import { tile, visits } from './support/visits.ts';

const visit = visits();

const said = (page: Page) => page.locator('.note-editor textarea').inputValue();

it('a game becomes a study: notes, arrows and a variation are kept, as a file and as a link', async () => {
  const page = await visit('about');
  await openKept(page, randomRecord(3), humanAs('us'));
  await page.goto(page.url().replace(/#.*$/, '#/replay/kept?at=1'));
  await page.click('text=Save as a study');
  await page.waitForSelector('.note-editor');

  await page.fill('.note-editor textarea', 'A set-up to think about.');
  await page.click('.symbols button >> nth=2');
  await page.click('.arrow-colours [data-colour=ussr]');
  await tile(page, 'poland').click();
  await tile(page, 'austria').click();
  await page.click('.arrow-colours [data-colour=ussr]');
  await page.locator('.lt-arrows [data-colour=ussr]').waitFor();

  await page.click('text=Play a variation');
  await page.waitForSelector('text=Variation: you play both sides');
  for (let i = 0; i < 6; i++) await tile(page, 'hungary').click();
  await page.click('.actions .primary');
  await page.click('text=Keep the variation');
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/line=1&at=\d+$/);
  expect(await tile(page, 'hungary').locator('.lt-tile-label').textContent()).toMatch(/USSR 6/);
  await page.fill('.note-editor textarea', 'All in Hungary.');
  await page.click('text=/^Back to:/');
  await expect.poll(() => said(page)).toBe('A set-up to think about.');
  expect(await page.locator('.study-branches button').count()).toBe(1);

  await expect.poll(() => page.evaluate(() => location.hash)).not.toContain('line=');
  await page.reload();
  await page.locator('.lt-arrows [data-colour=ussr]').waitFor();
  await page.click('.study-branches button');
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('line=1');
  await page.locator('input[type=range]').press('End');
  await expect.poll(() => said(page)).toBe('All in Hungary.');
  await page.click('[role=tab]:has-text("Notes")');
  await page.waitForSelector('.study-moments');
  expect(await seriousIssues(page)).toEqual([]);

  const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Save as a file')]);
  const study = readStudy(readFileSync(await download.path(), 'utf8'));
  const [chapter] = study.chapters;
  expect(chapter!.lines).toHaveLength(1);
  expect(chapter!.notes).toMatchObject([
    { line: 0, text: 'A set-up to think about.', symbol: '!?', arrows: [{ from: 'poland', to: 'austria' }] },
    { line: 1, text: 'All in Hungary.' },
  ]);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.click('.study-contents button:has-text("Copy the link")');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('#/study?');
  const link = await copied();
  const other = await visit(link.slice(link.indexOf('#/') + 2), DESK);
  await expect.poll(() => other.locator('.study-said').textContent()).toBe('All in Hungary.');
  expect(await other.locator('.note-editor').count()).toBe(0);
  await other.click('text=Keep a copy');
  await other.waitForSelector('.note-editor');
  await other.goto(other.url().replace(/#.*$/, '#/studies'));
  await other.waitForSelector('.study-card:has-text("1 variation")');
});

// Ten visits that write a study each are too many for the short run
it
  .runIf(process.env.LONG === '1')
  .each(LANGUAGES.flatMap((language) => [DESK, PHONE].map((size) => ({ language, size }))))(
  'a study can be read and written by anybody in $language at $size.width (needs LONG=1)',
  async ({ language, size }) => {
    const page = await visit('studies', size, { locale: language });
    await page.locator('.library-head button.quiet').first().click();
    await page.fill('.note-editor textarea', '1989');
    await page.locator('.symbols button').first().click();
    expect(await seriousIssues(page)).toEqual([]);
    await page.locator('.note-editor .primary').click();
    await page.locator('.study-note').waitFor();
    expect(await seriousIssues(page)).toEqual([]);
    for (const path of ['my-library', 'studies', 'explorer', 'statistics', 'famous/final']) {
      await page.goto(page.url().replace(/#.*$/, `#/${path}`));
      await page.locator('.library-head, .explorer, .sources, .study-said').first().waitFor();
      expect(await seriousIssues(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), path).toBe(false);
    }
  },
);

import { readFileSync } from 'node:fs';
import { GameRecord } from '@longtwilight/engine';
import { digestOf, writeGameFile, writeLog, writeStudy } from '@longtwilight/notation';
import { PHONE, seriousIssues } from '@longtwilight/testing/pages';
import { expect, it } from 'vitest';
import { humanAs, openKept } from './support/kept.ts';
import { randomRecord } from './support/random-record.ts';
import { visits } from './support/visits.ts';

const visit = visits();

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

it('keeps what was played and opened once, finds, exports, deletes and takes it in again', async () => {
  const page = await visit('about');
  const own = randomRecord(3);
  await openKept(page, own, humanAs('us'));
  await page.goto(page.url().replace(/#.*$/, '#/my-library'));
  const rows = page.locator('.entry');
  await expect.poll(() => rows.count()).toBe(1);
  const other = randomRecord(4);
  await page.setInputFiles('input[type=file]', [
    file('the-same.txt', writeLog(own)),
    file('other.json', writeGameFile(other, { players: { us: 'Ada', ussr: 'Boris' }, date: '2019-03-03' })),
    file('other-again.txt', writeLog(other)),
    file('no-game.txt', 'hello'),
  ]);
  await page.waitForSelector('text=Added: 1. Already in your library: 2.');
  expect(await page.locator('[role=alert]').allTextContents()).toEqual(['Could not be read: no-game.txt']);
  await expect.poll(() => rows.count()).toBe(2);
  await page.fill('input[type=search]', 'boris ada');
  await expect.poll(() => rows.count()).toBe(1);
  expect(await rows.textContent()).toContain('2019');
  await page.click('text=Show all');
  const [first] = digestOf(other).plays.filter(({ kind }) => kind !== 'headline');
  await page.locator('.library-filters select').nth(3).selectOption(first!.card);
  await page.locator('.library-filters select').nth(2).selectOption('Ada');
  const link = page.locator('.entry-link');
  await expect.poll(() => link.getAttribute('href')).toMatch(/\?at=\d+$/);
  expect(await seriousIssues(page)).toEqual([]);

  await page.click('text=Show all');
  const chapter = { title: 'Europe', game: GameRecord.start({}).save(), lines: [], notes: [] };
  await page.setInputFiles('input[type=file]', [
    file('study.json', writeStudy({ title: 'Openings', chapters: [chapter] })),
  ]);
  await page.click('button:has-text("Studies (1)")');
  await expect.poll(() => rows.count()).toBe(1);
  expect(await rows.textContent()).toContain('Openings');
  expect(await rows.locator('a').getAttribute('href')).toMatch(/^#\/study\/\w+$/);
  await page.fill('input[type=search]', 'europe');
  await page.waitForSelector('text=1 of 3');
  await page.locator('.entry .forget').click();
  await page.locator('.entry .forget.danger').click();
  await expect.poll(() => rows.count()).toBe(0);

  const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Export everything')]);
  const exported = readFileSync(await download.path(), 'utf8');
  await page.click('button:has-text("Show all")');
  for (let left = 1; left >= 0; left--) {
    await page.locator('.entry .forget').first().click();
    await page.locator('.entry .forget.danger').click();
    await expect.poll(() => rows.count()).toBe(left);
  }
  await page.reload();
  await page.waitForSelector('text=Nothing here yet.');
  await page.setViewportSize(PHONE);
  await page.setInputFiles('input[type=file]', [file('all.json', exported)]);
  await page.waitForSelector('text=Added: 2. Already in your library: 0.');
  await expect.poll(() => rows.count()).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  expect(await seriousIssues(page)).toEqual([]);
  await page.locator('.entry-link').first().click();
  await page.waitForSelector('.lt-table');
});

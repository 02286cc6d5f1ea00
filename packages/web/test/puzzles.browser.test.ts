import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Puzzle, readPuzzleFile } from '@longtwilight/scenarios';
import { DESK, PHONE, seriousIssues } from '@longtwilight/testing/pages';
import { LANGUAGES, type Language, loadPuzzleTexts, loadWords } from '@longtwilight/words';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { easiestFirst, type PuzzleShelf, puzzleOfDay, themesThere } from '../src/puzzles/daily.ts';
import { dateOfDay, dayNumber, streakOf } from '../src/puzzles/days.ts';
import { cutOff } from './support/cut-off.ts';
import { Newcomer } from './support/newcomer.ts';
import { visits } from './support/visits.ts';

const LONG = process.env.LONG === '1';
const visit = visits();
const texts = await loadPuzzleTexts('en');

const fileOf = (theme: string): string =>
  fileURLToPath(new URL(`../../scenarios/puzzles/${theme}.yaml`, import.meta.url));
const SHIPPED: PuzzleShelf = {
  themes: themesThere((theme) => existsSync(fileOf(theme))),
  load: async (theme) => easiestFirst(readPuzzleFile(theme, readFileSync(fileOf(theme), 'utf8'))),
};

/** A puzzle that is solved and missed by one press: which use of the card on the table does not lose. */
const isSpaced = ({ answer, proof }: Puzzle): boolean => proof.by === 'safety' && answer.join() === 'space';

/** A day with such a puzzle, in a year from which no clock tells the time. */
async function easyDay(): Promise<string> {
  for (let day = dayNumber('2031-01-01'); ; day++) {
    const puzzle = await puzzleOfDay(SHIPPED, day);
    if (puzzle !== null && isSpaced(puzzle)) return dateOfDay(day);
  }
}

async function solve(page: Page, language: Language = 'en'): Promise<void> {
  await new Newcomer(page, await loadWords(language)).give('space');
  await page.waitForSelector('.puzzle [data-result="solved"]');
}

describe('a puzzle', () => {
  const languages: readonly Language[] = LONG ? LANGUAGES : ['fr'];
  it.each(languages)('is missed, shows what follows, and is solved on the next try, in %s', async (language) => {
    const said = await loadPuzzleTexts(language);
    const puzzle = (await SHIPPED.load('defcon')).find(isSpaced)!;
    const page = await visit(`puzzles/defcon/${puzzle.id}`, PHONE, { locale: language });
    await page.waitForSelector('.puzzle[data-state="open"]');
    expect(await page.locator('[data-danger]').count(), 'the answer is marked').toBe(0);
    await new Newcomer(page, await loadWords(language)).give('event-first');
    await page.waitForSelector('.puzzle [data-result="missed"]');
    expect(await page.locator('.puzzle [data-goal="missed"]').textContent()).toContain(said['puzzle.lost']);
    expect(await page.locator('.puzzle .lesson-told li').count()).toBeGreaterThan(0);
    expect(await cutOff(page)).toEqual([]);
    await page.click(`text=${said['puzzle.retry']}`);
    await page.waitForSelector('.puzzle[data-state="open"]');
    await solve(page, language);
    await expect.poll(() => page.locator('.puzzle-why li').count()).toBe(puzzle.why.length);
    expect(await page.locator('.puzzle-why').textContent()).toContain('DEFCON');
    expect(await cutOff(page)).toEqual([]);
    expect(await seriousIssues(page)).toEqual([]);
  });

  it('of the day keeps its streak', async () => {
    const date = await easyDay();
    // What would tell its answer is not said of a puzzle before it is solved
    const [told] = await SHIPPED.load('event');
    const page = await visit(`puzzles/event/${told!.id}`, DESK);
    await page.waitForSelector('.puzzle[data-state="open"]');
    expect(await page.locator('#puzzle-title').textContent()).toBe(texts['puzzle.theme.other']);
    await page.goto(page.url().replace(/#.*/, '#/puzzles'));
    await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
    await page.reload();
    await page.click(`text=${texts['puzzle.daily.solve']}`);
    await solve(page);
    await page.click('.lesson-leave');
    for (const way of ['at once', 'after a reload']) {
      await page.waitForSelector('.puzzle-days [data-solved]');
      expect(await page.locator('.puzzle-days [data-solved]').count(), way).toBe(1);
      expect(await page.locator('.puzzle-figures div').first().textContent(), way).toBe('day in a row1');
      expect(await page.locator('.daily').textContent(), way).toContain(texts['puzzle.daily.done']);
      await page.reload();
    }
    expect(await seriousIssues(page)).toEqual([]);
  });
});

describe('a streak', () => {
  it.each([
    [[], 0],
    [['2026-11-15'], 1],
    [['2026-11-16'], 1],
    [['2026-11-14'], 0],
    [['2026-11-16', '2026-11-15', '2026-11-13'], 2],
    [['2026-10-31', '2026-11-01', '2026-11-15', '2026-11-14'], 2],
  ])('of %j is %i days', (days, streak) => expect(streakOf(days, '2026-11-16')).toBe(streak));
  it('goes on over the ends of months and years', () =>
    expect(streakOf(['2026-12-30', '2026-12-31', '2027-01-01'], '2027-01-01')).toBe(3));
});

import { fileURLToPath } from 'node:url';
import { CARD_KEYS, type CardKey, COUNTRY_KEYS } from '@longtwilight/engine/data';
import { readLessons } from '@longtwilight/scenarios';
import { answersOf, type Lesson, type LessonStep } from '@longtwilight/scenarios/lessons';
import { DESK, PHONE, seriousIssues, sitePages } from '@longtwilight/testing/pages';
import { loadLessonTexts, loadWords } from '@longtwilight/words';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playUntil } from './support/player.ts';
import { atOnce } from './support/visits.ts';

const LONG = process.env.LONG === '1';

const open = sitePages(fileURLToPath(new URL('../vite.config.ts', import.meta.url)));
const visit = (path = '', viewport = DESK): Promise<Page> => open(`#/${path}`, { viewport, locale: 'en' }, atOnce);

const words = await loadWords('en');
const texts: Readonly<Record<string, string>> = await loadLessonTexts('en');
const LESSONS = readLessons(fileURLToPath(new URL('../../scenarios/lessons', import.meta.url)));

const isOneOf = <T extends string>(all: readonly T[], word: string): word is T => all.some((one) => one === word);
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
const confirm = (page: Page) => page.locator('.actions .primary');

/** Clicks what a word of a lesson stands for, and confirms once the move is complete. */
async function give(page: Page, word: string, card: CardKey | null): Promise<void> {
  if (isOneOf(COUNTRY_KEYS, word)) await page.locator(`[data-place="${word}"][data-choice]`).click();
  else if (isOneOf(CARD_KEYS, word)) await page.click(`.lt-hand-card:has-text("${words.card(word)}")`);
  // The only use of a scoring card is chosen by itself
  else if (!(word === 'event' && card?.endsWith('-scoring'))) {
    const label = words.answer({ question: 'use', card }, word);
    await page.locator('.lt-card-uses button, .options button').filter({ hasText: label }).first().click();
  }
  await drawn(page);
  if (await confirm(page).isEnabled()) await confirm(page).click();
}

async function takeStep(page: Page, lesson: Lesson, step: LessonStep): Promise<void> {
  let card: CardKey | null = null;
  for (const word of answersOf(step, lesson.side)) {
    if (isOneOf(CARD_KEYS, word)) card = word;
    await give(page, word, card);
  }
}

async function takeLesson(page: Page, lesson: Lesson): Promise<void> {
  await page.waitForSelector(`.lesson h2:has-text("${texts[`${lesson.id}.title`]}")`);
  for (const [i, step] of lesson.steps.entries()) {
    await page.waitForSelector(`.lesson small:has-text("Step ${i + 1} of ${lesson.steps.length}")`);
    await takeStep(page, lesson, step);
  }
  await page.waitForSelector(`.lesson:has-text("${texts['learn.finished']}")`);
}

describe('a newcomer', () => {
  it('comes from the start page through the lessons to a game against the Recruit', async () => {
    const page = await visit();
    await page.click('.learn-invite');
    await page.click('.lessons a[data-next]');
    const taken = LONG ? LESSONS : LESSONS.slice(0, 2);
    for (const [i, lesson] of taken.entries()) {
      await takeLesson(page, lesson);
      if (i + 1 < LESSONS.length) await page.click('.lesson .primary');
    }
    if (!LONG) {
      await page.click('.lesson header a');
      await expect.poll(() => page.locator('.lessons .tick').count()).toBe(2);
      expect(await page.locator('.lessons a[data-next] b').textContent()).toBe(texts[`${LESSONS[2]?.id}.title`]);
    }
    await page.click(`text=${texts['learn.first-game']}`);
    await page.waitForSelector('[data-place="poland"][data-choice]');
    await playUntil(page, LONG ? { over: true } : { told: 'headlines' });
    if (LONG) expect(await page.locator('.ending').count()).toBe(1);
  });
});

describe('a lesson', () => {
  it('has a kind word for who goes astray, a hint, and another try', async () => {
    const page = await visit('learn/influence');
    for (const word of ['olympic-games', 'influence', 'france', 'france']) await give(page, word, 'olympic-games');
    await page.waitForSelector(`.lesson .warning:has-text("${texts['learn.missed']}")`);
    await page.waitForSelector('.lesson-hint');
    await expect.poll(() => page.locator('.lesson-status').textContent()).toBe(texts['learn.missed']);
    await page.click(`text=${texts['learn.retry']}`);
    await page.waitForSelector('.lesson .warning', { state: 'detached' });
    await takeLesson(page, LESSONS[1]!);
  });

  it('shows a hint to who asks for it, and says aloud what each step is about', async () => {
    const page = await visit('learn/map-and-control');
    await page.waitForSelector('.lesson');
    expect(await page.locator('.lesson-hint').count()).toBe(0);
    await page.click(`text=${texts['learn.hint']}`);
    expect(await page.locator('.lesson-hint').textContent()).toContain(texts['map-and-control.first-points.hint']);
    await takeStep(page, LESSONS[0]!, LESSONS[0]!.steps[0]!);
    await expect.poll(() => page.locator('.lesson-status').textContent()).toContain(texts['map-and-control.lead']);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('lesson');
    expect(await page.locator('.lesson-hint').count()).toBe(0);
  });

  it('goes on where it was left, and can be taken again', async () => {
    const lesson = LESSONS.find(({ id }) => id === 'scoring')!;
    const page = await visit('learn/scoring');
    await takeStep(page, lesson, lesson.steps[0]!);
    await page.waitForSelector('.lesson small:has-text("Step 2 of 2")');
    await page.reload();
    await page.waitForSelector('.lesson small:has-text("Step 2 of 2")');
    await takeStep(page, lesson, lesson.steps[1]!);
    await page.waitForSelector(`.lesson:has-text("${texts['learn.finished']}")`);
    await page.reload();
    await page.waitForSelector('.lesson small:has-text("Step 1 of 2")');
  });

  it('goes on by the Recruit where the learner leaves its path', async () => {
    const page = await visit('learn/whole-turn');
    await give(page, 'nasser', null);
    await page.waitForSelector('.lesson small:has-text("Step 2 of 4")');
    for (const word of ['decolonization', 'influence', 'iraq', 'iraq']) await give(page, word, 'decolonization');
    await page.waitForSelector(`.lesson .warning`);
    await page.waitForSelector('.lt-hand-card[data-choice]');
  });

  it('fits a phone: the card lies over the table until it is read, then the goal stays', async () => {
    const page = await visit('learn/map-and-control', PHONE);
    await page.click(`text=${texts['learn.ok']}`);
    await page.waitForSelector('.lesson[data-read]');
    expect(await page.locator('.lesson-goal').isVisible()).toBe(true);
    expect(await page.locator('.lesson header').isVisible()).toBe(false);
    await takeStep(page, LESSONS[0]!, LESSONS[0]!.steps[0]!);
    await page.waitForSelector('.lesson:not([data-read]) small:has-text("Step 2 of 2")');
    await page.click(`text=${texts['learn.ok']}`);
    await page.click(`text=${texts['learn.read-again']}`);
    await page.waitForSelector('.lesson:not([data-read])');
  });

  it.each(['learn', 'learn/coups'])('"%s" has no serious issue for anybody', async (path) => {
    for (const size of [DESK, PHONE]) {
      const page = await visit(path, size);
      await page.waitForSelector('.lessons, .lesson');
      expect(await seriousIssues(page)).toEqual([]);
    }
  });
});

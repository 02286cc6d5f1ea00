import { fileURLToPath } from 'node:url';
import { DESK, PHONE, seriousIssues, sitePages } from '@longtwilight/testing/pages';
import { LANGUAGES, type Language, loadLessonTexts, loadWords } from '@longtwilight/words';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cutOff } from './support/cut-off.ts';
import { LESSONS, Newcomer, resultsSeen, watchResults } from './support/newcomer.ts';
import { playUntil } from './support/player.ts';
import { atOnce } from './support/visits.ts';

const LONG = process.env.LONG === '1';
const open = sitePages(fileURLToPath(new URL('../vite.config.ts', import.meta.url)));
const visit = async (path = '', options: BrowserContextOptions = {}): Promise<Page> => {
  const page = await open(`#/${path}`, { viewport: DESK, locale: 'en', ...options }, atOnce);
  await page.addInitScript(watchResults);
  await page.reload();
  return page;
};
const ON_PHONE: BrowserContextOptions = { viewport: PHONE, hasTouch: true };

const words = await loadWords('en');
const texts: Readonly<Record<string, string>> = await loadLessonTexts('en');
const lessonBy = (id: string) => LESSONS.find((lesson) => lesson.id === id)!;

describe('a newcomer with a phone', () => {
  const languages: readonly Language[] = LONG ? LANGUAGES : ['pl'];
  const taken = LONG ? LESSONS : LESSONS.slice(0, 2);
  it.each(languages)('walks through the lessons, in %s', async (language) => {
    const page = await visit('learn', { ...ON_PHONE, locale: language });
    const newcomer = new Newcomer(page, await loadWords(language));
    await page.click('.lessons a[data-next]');
    for (const [i, lesson] of taken.entries()) {
      await newcomer.takeLesson(lesson);
      if (i + 1 < taken.length) await page.click('.lesson-end .primary');
    }
    const seen = await resultsSeen(page);
    expect(seen).toHaveLength(taken.reduce((sum, { steps }) => sum + steps.length, 0));
    expect(Math.min(...seen), 'a result was left too soon').toBeGreaterThanOrEqual(999);
    await page.click('.lesson-end .quiet');
    await expect.poll(() => page.locator('.lessons [data-done]').count()).toBe(taken.length);
    const known = taken.flatMap(({ teaches }) => teaches);
    await expect.poll(() => page.locator('.topics [data-known]').count()).toBe(known.length);
  });
});

describe('a lesson', () => {
  it('says why a goal was missed, and offers nothing but another try', async () => {
    const page = await visit('learn/coups');
    const newcomer = new Newcomer(page, words);
    for (const word of ['comecon', 'influence', 'iraq', 'iraq', 'iraq']) await newcomer.give(word);
    await page.waitForSelector('.lesson-result [data-goal="missed"]');
    expect(await page.locator('.lesson-why b').textContent()).toBe('You don’t control Iran.');
    expect(await page.locator('.lesson-why').textContent()).toContain('Before you confirm');
    await expect.poll(() => page.locator('.lesson-status').textContent()).toContain('You don’t control Iran.');
    expect(await page.locator('.lt-table-bar button').allTextContents()).toEqual([texts['learn.retry']]);
    expect(await page.locator('[data-choice]').count()).toBe(0);
    await page.click('.lesson-result .primary');
    await newcomer.takeStep(lessonBy('coups'), lessonBy('coups').steps[0]!);
  });

  it('says aloud what each step is about, and gives a hint to who asks for it', async () => {
    const page = await visit('learn/influence');
    await page.waitForSelector('.lesson');
    await expect.poll(() => page.locator('.lesson-status').textContent()).toContain(texts['influence.control']);
    expect(await page.locator('.lesson-hint').count()).toBe(0);
    await page.click(`text=${texts['learn.hint']}`);
    expect(await page.locator('.lesson-hint').textContent()).toContain('place both points in Italy');
  });

  it('speaks of clicks at a desk and of taps on a phone', async () => {
    for (const [options, verb] of [
      [{}, 'Click'],
      [ON_PHONE, 'Tap'],
    ] as const) {
      const page = await visit('learn/table', options);
      await page.click(`text=${texts['learn.hint']}`);
      expect(await page.locator('.lesson-hint').textContent()).toContain(`${verb} ${words.card('us-japan-pact')}`);
    }
  });

  it.each([
    ['a phone', ON_PHONE],
    ['a desk', {}],
  ])('begins with its subject in view on %s', async (_where, options) => {
    for (const lesson of LONG ? LESSONS : LESSONS.slice(4, 6)) {
      const page = await visit(`learn/${lesson.id}`, options);
      await page.waitForSelector('.lesson');
      for (const place of lesson.steps[0]!.look) {
        const tile = await page.locator(`[data-place="${place}"]`).boundingBox();
        const map = await page.locator('.lt-map').boundingBox();
        if (tile === null || map === null) throw new Error(`${lesson.id}: ${place} is not drawn`);
        expect(tile.x >= map.x && tile.x + tile.width <= map.x + map.width, `${lesson.id}: ${place}`).toBe(true);
        expect(tile.y >= map.y && tile.y + tile.height <= map.y + map.height, `${lesson.id}: ${place}`).toBe(true);
      }
    }
  });

  it('goes on where it was left, and can be taken again', async () => {
    const lesson = lessonBy('headlines');
    const page = await visit('learn/headlines');
    const newcomer = new Newcomer(page, words);
    await newcomer.takeStep(lesson, lesson.steps[0]!);
    // The goal is reached, also for who leaves before going on
    await page.reload();
    await page.waitForSelector('.lesson small:has-text("Step 2 of 2")');
    await newcomer.takeStep(lesson, lesson.steps[1]!);
    await page.click('.lesson-result .primary');
    await page.waitForSelector('.lesson-end');
    await page.reload();
    await page.waitForSelector('.lesson small:has-text("Step 1 of 2")');
  });

  it('goes on by the Recruit where the learner leaves its path', async () => {
    const page = await visit('learn/whole-turn');
    const newcomer = new Newcomer(page, words);
    await newcomer.give('nasser');
    await page.waitForSelector('.lesson-result [data-goal="met"]');
    await page.click('.lesson-result .primary');
    for (const word of ['decolonization', 'influence', 'iraq', 'iraq']) await newcomer.give(word);
    await page.waitForSelector('.lesson-result [data-goal="missed"]');
  });

  it.each(['learn', 'learn/coups'])('"%s" has no serious issue for anybody', async (path) => {
    for (const options of [{}, ON_PHONE]) {
      const page = await visit(path, options);
      await page.waitForSelector('.lessons, .lesson');
      expect(await seriousIssues(page)).toEqual([]);
    }
  });
});

describe('the guided first game', () => {
  /** What the coach says; null while it is quiet. */
  const said = (page: Page): Promise<string[] | null> =>
    page.evaluate(() => {
      const panel = document.querySelector('.guiding p');
      return panel === null ? null : [...panel.children].map((one) => one.textContent?.trim() ?? '');
    });

  it.each(LONG ? LANGUAGES : (['en'] as const))(
    'is played with a coach at every headline and card, in %s',
    async (language) => {
      const page = await visit('learn', { ...ON_PHONE, locale: language });
      await page.click('.guided-game');
      await page.waitForSelector('.guiding');
      const heard = new Set<string>();
      const cut = new Set<string>();
      const look = async () => {
        const sentences = await said(page);
        if (sentences === null || heard.has(sentences.join())) return;
        heard.add(sentences.join());
        expect(sentences.length, sentences.join()).toBeLessThanOrEqual(2);
        for (const text of await cutOff(page)) cut.add(text);
      };
      await playUntil(page, LONG ? { over: true } : { clicks: 60 }, look);
      expect([...cut]).toEqual([]);
      expect(heard.size).toBeGreaterThan(3);
      if (LONG) expect(await page.locator('.ending').count()).toBeGreaterThan(0);
    },
  );

  it('goes on without the coach and with it again, as one likes', async () => {
    const page = await visit('learn/first-game');
    await page.waitForSelector('.guiding');
    await page.click('.coach-switch');
    await page.waitForSelector('.guiding', { state: 'detached' });
    const address = page.url();
    // What is being kept is waited for within the page
    await page.goto(address.replace(/#.*/, '#/learn'));
    await page.waitForSelector('.lessons');
    await page.goto(address);
    await page.waitForSelector('.coach-switch[aria-pressed="false"]');
    expect(await said(page)).toBeNull();
    await page.click('.coach-switch');
    await page.waitForSelector('.guiding');
    // Whoever comes back to it finds the same game
    await page.goto(address.replace(/#.*/, '#/learn/first-game'));
    await page.waitForSelector('.guiding');
    expect(page.url()).toBe(address);
  });
});

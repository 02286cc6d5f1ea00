import { fileURLToPath } from 'node:url';
import { CARD_KEYS, type CardKey, COUNTRY_KEYS } from '@longtwilight/engine/data';
import { readLessons } from '@longtwilight/scenarios';
import { answersOf, type Lesson, type LessonStep } from '@longtwilight/scenarios/lessons';
import type { Words } from '@longtwilight/words';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cutOff } from './cut-off.ts';

export const LESSONS = readLessons(fileURLToPath(new URL('../../../scenarios/lessons', import.meta.url)));

const isOneOf = <T extends string>(all: readonly T[], word: string): word is T => all.some((one) => one === word);
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Somebody who takes lessons by what can be seen and touched. */
export class Newcomer {
  private readonly page: Page;
  private readonly words: Words;
  private card: CardKey | null = null;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  /** Takes a step by its own answers, until its result is shown. */
  async takeStep(lesson: Lesson, step: LessonStep): Promise<void> {
    await this.page.waitForSelector('.lesson[data-state="open"]');
    for (const word of answersOf(step, lesson.side)) await this.give(word);
    await this.page.waitForSelector('.lesson-result [data-goal="met"]');
  }

  /** Takes a lesson from its beginning to the word that it is done; nothing on the way may be cut off. */
  async takeLesson(lesson: Lesson): Promise<void> {
    const { page } = this;
    for (const [i, step] of lesson.steps.entries()) {
      const where = `${lesson.id}, step ${i + 1}`;
      await page.waitForSelector(`.lesson-way li[data-when="now"]:nth-child(${i + 1})`);
      expect(await cutOff(page), `cut off at the beginning of ${where}`).toEqual([]);
      await this.takeStep(lesson, step);
      expect(await cutOff(page), `cut off in the result of ${where}`).toEqual([]);
      await page.click('.lesson-result .primary:enabled');
    }
    await page.waitForSelector('.lesson-end');
    expect(await cutOff(page), `cut off at the end of ${lesson.id}`).toEqual([]);
  }

  /** Touches what a word of a lesson stands for, and confirms once the move is complete. */
  async give(word: string): Promise<void> {
    const { page } = this;
    if (isOneOf(COUNTRY_KEYS, word)) await this.choosePlace(word);
    else if (isOneOf(CARD_KEYS, word)) {
      this.card = word;
      await page.click(`.lt-hand-card:has-text("${this.words.card(word)}")`);
      // The only use of a scoring card is chosen by itself
    } else if (!(word === 'event' && this.card?.endsWith('-scoring'))) {
      const label = this.words.answer({ question: 'use', card: this.card }, word);
      await page.locator('.lt-card-uses button, .options button').filter({ hasText: label }).first().click();
    }
    await drawn(page);
    const confirm = page.locator('.actions .primary:enabled');
    if ((await confirm.count()) > 0) await confirm.click();
  }

  /** Where the map does not show a place large enough for a finger, the way leads over the whole world. */
  private async choosePlace(place: string): Promise<void> {
    const { page } = this;
    const tile = page.locator(`[data-place="${place}"][data-choice]`);
    const chosen = '.actions .primary:enabled, .lesson-result';
    await page.waitForSelector(`[data-place="${place}"][data-choice], ${chosen}`, { state: 'attached' });
    // The only place that will do is chosen by itself
    if ((await tile.count()) === 0 && (await page.locator(chosen).count()) > 0) return;
    if (!(await page.evaluate(canBeTouched, place))) {
      await page.click('.lt-map-controls button:last-child');
      await drawn(page);
      if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) {
        await page.locator(`[data-place="${place}"]`).tap();
        await drawn(page);
      }
    }
    if (!(await page.evaluate(canBeTouched, place))) await this.pullIntoView(place);
    await tile.click();
  }

  /** A region may be larger than the map's window. */
  private async pullIntoView(place: string): Promise<void> {
    const { page } = this;
    const map = await page.locator('.lt-map').boundingBox();
    const tile = await page.locator(`[data-place="${place}"]`).boundingBox();
    if (map === null || tile === null) throw new Error(`${place} is not drawn`);
    const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(2 * x - tile.x - tile.width / 2, 2 * y - tile.y - tile.height / 2, { steps: 4 });
    await page.mouse.up();
    await drawn(page);
  }
}

/** Runs in the page: whether a tile lies in the map's window, and nothing over it. */
function canBeTouched(place: string): boolean {
  const tile = document.querySelector(`[data-place="${place}"]`);
  if (tile === null) return false;
  const { x, y, width, height } = tile.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && tile.contains(there);
}

/** Runs before the page does: how long each result of a step was seen before it could be left, by the page's own clock. */
export function watchResults(): void {
  const seen: number[] = [];
  let shown: number | null = null;
  let element: Element | null = null;
  const look = () => {
    const result = document.querySelector('.lesson-result');
    if (result === null) element = null;
    else if (result !== element) [element, shown] = [result, performance.now()];
    const free = result?.querySelector('.primary:not(:disabled)') ?? null;
    if (free !== null && shown !== null) {
      seen.push(performance.now() - shown);
      shown = null;
    }
  };
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true }),
  );
  Object.assign(globalThis, { resultsSeen: seen });
}
export const resultsSeen = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { resultsSeen: number[] }).resultsSeen);

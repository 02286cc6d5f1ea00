import { GameRecord, seeded } from '@longtwilight/engine';
import { DESK, PATIENCE_MS, PHONE } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { humanAs, openKept } from './support/kept.ts';
import { RISK, WARY } from './support/player.ts';
import { visits } from './support/visits.ts';

const LONG = process.env.LONG === '1';
/** So many presses or taps are a good beginning; the whole game takes as many as it takes. */
const SOME = 24;

const visit = visits();

/** What may be chosen, the most urgent first. */
const CHOICES = [
  '.actions .primary:enabled:not([aria-disabled])',
  '.lt-card-uses button:not(:disabled)',
  '.options button:not(.lt-about)',
  '[data-place][data-choice]',
  '.lt-hand-card[data-choice]',
];

function beginning(): GameRecord {
  const record = GameRecord.start({});
  record.rollOn(seeded(7));
  return record;
}

/** What is told goes on from here. */
const TOLD = ['.stage', '.telling .primary'];

const UNDO = ['.actions .buttons .quiet:enabled'];

/** Acts until the end of the game, or often enough, and takes back what can lose it. `act` says whether there was something to do. */
async function playOn(
  page: Page,
  act: (turn: number, choices: readonly string[]) => Promise<boolean>,
  often = SOME,
): Promise<void> {
  let wary = WARY;
  let turn = 0;
  const isOver = async () => (await page.locator('.ending').count()) > 0;
  const actOnce = async (): Promise<boolean> => {
    const isRisk = wary > 0 && (await page.locator(RISK).count()) > 0;
    // It counts in a moment: who chooses something else meanwhile may go round in circles
    const isAsked = !isRisk && (await page.locator(`${RISK}[aria-disabled]`).count()) > 0;
    if (isAsked || !(await act(turn, isRisk ? UNDO : CHOICES))) return false;
    if (isRisk) wary--;
    turn++;
    return true;
  };
  while ((LONG || turn < often) && !(await isOver())) {
    const didSomething = expect.poll(async () => (await isOver()) || actOnce(), { timeout: PATIENCE_MS }).toBe(true);
    await didSomething.catch(async (cause: unknown) => {
      const text = await page.locator('body').innerText();
      throw new Error(`There is nothing to do, and the game is not over: ${text}`, { cause });
    });
  }
}

async function expectPlayed(page: Page): Promise<void> {
  if (LONG) return expect(await page.locator('.ending').count()).toBe(1);
  await expect.poll(() => page.locator('.log').textContent()).toContain('Action round 1');
}

describe('a whole game', () => {
  it.each([
    { speed: 'instant', often: SOME },
    // What is told takes presses too
    { speed: 'calm', often: 2 * SOME },
  ])(
    'by keys alone at the speed $speed: Tab to begin with and after Undo, else Enter, for the focus is always at a choice',
    async ({ speed, often }) => {
      const page = await visit('', DESK);
      await page.evaluate((text) => localStorage.setItem('longtwilight.settings', text), JSON.stringify({ speed }));
      await openKept(page, beginning(), humanAs('ussr'));
      await page.waitForSelector('[data-place][data-choice]');
      const isAt = (all: readonly string[]) =>
        page.evaluate((wanted) => wanted.some((what) => document.activeElement?.matches(what)), all);
      const goToChoice = async () => {
        for (let i = 0; i < 60 && !(await isAt(CHOICES)); i++) await page.keyboard.press('Tab');
      };
      await goToChoice();
      const act = async (_: number, choices: readonly string[]) => {
        if (choices === UNDO) {
          await page.keyboard.press('u');
          // To another choice than the last time
          await page.keyboard.press('Tab');
          await goToChoice();
          return true;
        }
        if (!(await isAt([...CHOICES, ...TOLD]))) return false;
        await page.keyboard.press('Enter');
        return true;
      };
      await playOn(page, act, often);
      await expectPlayed(page);
    },
  );

  it('by touch alone: a choice is always in view, and nothing lies over it', async () => {
    const page = await visit('', PHONE, { hasTouch: true, isMobile: true });
    await openKept(page, beginning(), humanAs('ussr'));
    await page.waitForSelector('[data-place][data-choice]');
    await playOn(page, async (turn, choices) => {
      const at = await page.evaluate(findInView, { choices, turn });
      if (at === null) return false;
      await page.touchscreen.tap(at.x, at.y);
      return true;
    });
    await expectPlayed(page);
  });

  it('as text', async () => {
    const page = await visit('', DESK);
    await page.evaluate(() => localStorage.setItem('longtwilight.settings', '{"speed":"instant","textView":true}'));
    await openKept(page, beginning(), humanAs('ussr'));
    await page.waitForSelector('.text-view .options button');
    await playOn(page, (turn, choices) =>
      page.evaluate(
        ({ choices, turn }) => {
          for (const what of choices) {
            const all = document.querySelectorAll<HTMLElement>(`.text-view ${what}`);
            if (all.length === 0) continue;
            all[(turn * 7) % all.length]?.click();
            return true;
          }
          return false;
        },
        { choices, turn },
      ),
    );
    await expectPlayed(page);
  });
});

/** Runs in the page: where a finger would touch one of the choices in view. */
function findInView({ choices, turn }: { readonly choices: readonly string[]; readonly turn: number }) {
  for (const what of choices) {
    const inView = [...document.querySelectorAll(what)].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const touched = document.elementFromPoint(x, y);
      return touched !== null && one.contains(touched) ? [{ x, y }] : [];
    });
    if (inView.length > 0) return inView[(turn * 7) % inView.length]!;
  }
  return null;
}

import type { Page } from 'playwright-core';

/** A computer player may think for long: the limit is that of the test. */
const FOREVER = { timeout: 0 };

/** What a player may click: of the first of these that is there. */
const CLICKABLE = [
  '.curtain button',
  '.actions .primary:not(:disabled)',
  '.lt-card-uses button:not(:disabled)',
  '[data-place][data-choice]',
  '.options button:not(.lt-about)',
  '.lt-hand-card[data-choice]',
];

/** A move of which the page says that it can lose is taken back: so often in a game, for there may be no other. */
export const WARY = 150;
/** Confirm asks whether the risk is meant. */
export const RISK = '.actions .primary.risk';

type Until = { readonly clicks: number } | { readonly told: string } | { readonly over: true };

/** Clicks whatever may be clicked, in a fixed order, until so many clicks, a word in the log, or the end of the game; looks around before each. */
export async function playUntil(page: Page, until: Until, look?: () => Promise<void>): Promise<void> {
  const most = 'clicks' in until ? until.clicks : Number.POSITIVE_INFINITY;
  let wary = WARY;
  for (let clicks = 0; clicks < most; ) {
    if ('told' in until && (await textOfLog(page)).includes(until.told)) return;
    await look?.();
    const isRisk = wary > 0 && (await page.locator(RISK).count()) > 0;
    if (isRisk) wary--;
    const clickable = isRisk ? ['.actions .buttons .quiet:enabled'] : CLICKABLE;
    const did = await page.evaluate(clickSomething, { turn: clicks, clickable });
    if (did === 'over') return;
    if (did === 'clicked') clicks++;
    else
      await page.waitForFunction(goesOn, { clickable: CLICKABLE, told: 'told' in until ? until.told : null }, FOREVER);
  }
}

/** Empty while a curtain hides it. */
const textOfLog = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.log')?.textContent ?? '');

interface Click {
  readonly turn: number;
  readonly clickable: readonly string[];
}
/** Runs in the page. */
function clickSomething({ turn, clickable }: Click): 'clicked' | 'nothing' | 'over' {
  if (document.querySelector('.ending') !== null) return 'over';
  for (const what of clickable) {
    const found = [...document.querySelectorAll(what)];
    const one = found[(turn * 7) % Math.max(found.length, 1)];
    if (one === undefined) continue;
    one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return 'clicked';
  }
  return 'nothing';
}

/** Runs in the page: whether there is something to click, to read, or the end. */
function goesOn({ clickable, told }: { readonly clickable: readonly string[]; readonly told: string | null }): boolean {
  if (told !== null && document.querySelector('.log')?.textContent?.includes(told)) return true;
  return ['.ending', ...clickable].some((what) => document.querySelector(what) !== null);
}

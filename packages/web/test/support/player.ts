import type { Page } from 'playwright-core';

type Until = { readonly clicks: number } | { readonly told: string } | { readonly over: true };

/** Clicks whatever may be clicked, in a fixed order, until so many clicks, a word in the log, or the end of the game. */
export async function playUntil(page: Page, until: Until): Promise<void> {
  const most = 'clicks' in until ? until.clicks : Number.POSITIVE_INFINITY;
  for (let clicks = 0; clicks < most; ) {
    if ('told' in until && (await textOfLog(page)).includes(until.told)) return;
    const did = await page.evaluate(clickSomething, clicks);
    if (did === 'over') return;
    if (did === 'waited') await page.waitForTimeout(20);
    else clicks++;
  }
}

/** Empty while a curtain hides it. */
const textOfLog = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.log')?.textContent ?? '');

/** Runs in the page. */
function clickSomething(turn: number): 'clicked' | 'waited' | 'over' {
  if (document.querySelector('.ending') !== null) return 'over';
  for (const what of [
    '.curtain button',
    '.actions .primary:not(:disabled)',
    '.lt-card-uses button:not(:disabled)',
    '[data-place][data-choice]',
    '.options button:not(.lt-about)',
    '.lt-hand-card[data-choice]',
  ]) {
    const found = [...document.querySelectorAll(what)];
    const one = found[(turn * 7) % Math.max(found.length, 1)];
    if (one === undefined) continue;
    one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return 'clicked';
  }
  return 'waited';
}

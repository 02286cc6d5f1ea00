import { GameRecord } from '@longtwilight/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { humanAs, openKept } from './support/kept.ts';
import { visits } from './support/visits.ts';

const visit = visits();

/** Runs in the page: counts what would be heard. */
function listen(): void {
  // The browser takes what a test evaluates for a touch as well
  let hasBeenActive = false;
  addEventListener('pointerdown', () => (hasBeenActive = true), true);
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
  const heard: number[] = [];
  Object.assign(globalThis, { heard, contexts: 0 });
  const Real = AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor() {
      super();
      (globalThis as unknown as { contexts: number }).contexts++;
    }
  };
  const start = AudioScheduledSourceNode.prototype.start;
  for (const node of [OscillatorNode, AudioBufferSourceNode]) {
    node.prototype.start = function (this: AudioScheduledSourceNode, when?: number) {
      heard.push(when ?? 0);
      start.call(this, when);
    };
  }
}
const heard = (page: Page) => page.evaluate('heard.length') as Promise<number>;

const record = () =>
  GameRecord.from({
    turn: 4,
    phasing: 'us',
    influence: { panama: [1, 0] },
    hands: { us: ['containment', 'nato', 'fidel'], ussr: ['decolonization', 'comecon', 'nasser'] },
  });

/** Of the scripts that the page has loaded, those that make sounds. */
const loaded = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('sounds-')).length);

async function sitDown(): Promise<Page> {
  const page = await visit();
  await page.addInitScript(listen);
  await openKept(page, record(), humanAs('us'));
  await page.waitForSelector('.lt-hand-card[data-choice]');
  return page;
}

describe('sound', () => {
  it('is loaded and made only once somebody has touched the page', async () => {
    const page = await sitDown();
    expect(await loaded(page)).toBe(0);
    expect(await page.evaluate('contexts')).toBe(0);
    await page.locator('[data-card="containment"] .lt-hand-card').click();
    await expect.poll(() => heard(page)).toBeGreaterThan(0);
    expect(await page.evaluate('contexts')).toBe(1);
    expect(await loaded(page)).toBe(1);
  });

  it('is silent once it is switched off, and stays so', async () => {
    const page = await sitDown();
    await page.click('.sound-switch');
    expect(await page.getAttribute('.sound-switch', 'aria-pressed')).toBe('false');
    await page.locator('[data-card="containment"] .lt-hand-card').click();
    await page.locator('[data-place="panama"]').click();
    await page.reload();
    await page.locator('[data-card="containment"] .lt-hand-card').click();
    expect(await page.getAttribute('.sound-switch', 'aria-pressed')).toBe('false');
    expect(await heard(page)).toBe(0);
  });

  it('is quiet while the page lies in the background', async () => {
    const page = await sitDown();
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
    await page.locator('[data-card="containment"] .lt-hand-card').click();
    await page.locator('[data-place="panama"]').click();
    expect(await heard(page)).toBe(0);
  });
});

import { DESK, PHONE } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { killWorker } from './support/kill.ts';
import { confirm, line, tile, visits } from './support/visits.ts';

const LONG = process.env.LONG === '1';
const visit = visits();

/** What becomes of questions to the computer player until the page may ask it. */
async function visitWith(trouble: 'never answers' | 'breaks', size = DESK): Promise<Page> {
  const page = await visit('about', size);
  await page.addInitScript((what) => {
    const Real = Worker;
    globalThis.Worker = class extends Real {
      private readonly plays: boolean;
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how);
        this.plays = how[1]?.name === 'bot';
      }
      override postMessage(message: unknown): void {
        if (!this.plays || sessionStorage.getItem('answers') !== null) super.postMessage(message);
        else if (what === 'breaks') this.dispatchEvent(new ErrorEvent('error', { message: 'lost' }));
      }
    };
  }, trouble);
  await page.reload();
  return page;
}
const mend = (page: Page) => page.evaluate(() => sessionStorage.setItem('answers', 'yes'));
const stopped = (page: Page) => page.locator('.bot-stopped');

async function startAsUssr(page: Page): Promise<void> {
  await page.goto(page.url().replace(/#.*/, '#/new/computer'));
  await page.selectOption('.choice select', { label: 'USSR' });
  await page.click('button[type=submit]');
  await page.waitForSelector('[data-place="poland"][data-choice]');
}

async function setUp(page: Page): Promise<void> {
  for (let i = 0; i < 6; i++) await tile(page, 'poland').click();
  await confirm(page);
}

describe('a computer player that stops', () => {
  it.each(LONG ? [DESK, PHONE] : [PHONE])('says so and can be asked again at $width × $height', async (size) => {
    const page = await visitWith('never answers', size);
    await startAsUssr(page);
    await setUp(page);
    await page.waitForSelector('.status:has-text("The US is placing its starting influence.")');
    await killWorker(page, 'bot');
    await stopped(page).waitFor();
    expect(await stopped(page).getAttribute('role')).toBe('alert');
    expect(await stopped(page).textContent()).toContain('The computer player has stopped. Your game is safe');
    await mend(page);
    await stopped(page).locator('button').click();
    await expect.poll(() => line(page)).toBe('Choose your headline.');
    expect(await stopped(page).count()).toBe(0);
  });

  it('is not taken for a move that was refused', async () => {
    const page = await visitWith('breaks');
    await startAsUssr(page);
    await setUp(page);
    await stopped(page).waitFor();
    expect(await page.locator('.actions .warning').count()).toBe(0);
    await mend(page);
    await page.click('.bot-stopped button');
    await expect.poll(() => line(page)).toBe('Choose your headline.');
  });

  it('can be asked again for its bid', async () => {
    const page = await visitWith('breaks');
    await page.goto(page.url().replace(/#.*/, '#/new/computer'));
    await page.click('.rules-form summary');
    await page.selectOption('.choice:has-text("Bidding") select', 'influence');
    await page.click('button[type=submit]');
    await page.click('.bid button');
    await stopped(page).waitFor();
    await mend(page);
    await page.click('.bot-stopped button');
    await page.waitForSelector('.bids li:nth-child(2)');
  });

  it('can be asked again for its advice', async () => {
    const page = await visitWith('breaks');
    await startAsUssr(page);
    await page.click('text=Suggest a move');
    await stopped(page).waitFor();
    await mend(page);
    await page.click('.bot-stopped button');
    await page.waitForSelector('.suggested');
  });
});

describe('a computer player that thinks with a network', () => {
  async function playAmbassador(page: Page): Promise<void> {
    await page.goto(page.url().replace(/#.*/, '#/new/computer'));
    await page.click('label:has-text("Ambassador")');
    await page.selectOption('.choice select', { label: 'USSR' });
    await page.click('button[type=submit]');
    await page.waitForSelector('[data-place="poland"][data-choice]');
    await setUp(page);
    await expect.poll(() => line(page)).toBe('Choose your headline.');
  }

  it('loads its weights when it is first asked, and not before', async () => {
    const page = await visit('about');
    const loaded: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().endsWith('.ltnw')) loaded.push(request.url());
    });
    await page.reload();
    await startAsUssr(page);
    await setUp(page);
    await expect.poll(() => line(page)).toBe('Choose your headline.');
    expect(loaded).toEqual([]);
    await playAmbassador(page);
    // The page's own and the service worker's
    expect(new Set(loaded).size).toBe(1);
    expect(await page.locator('.bot-stands-in').count()).toBe(0);
  });

  it('is stood in for by Attaché where the weights can not be loaded, and that is said', async () => {
    const page = await visit('about', PHONE);
    await page.context().route('**/*.ltnw', (route) => route.fulfill({ status: 200, body: 'damaged' }));
    await playAmbassador(page);
    expect(await page.locator('.bot-stands-in').textContent()).toBe(
      'This computer player could not be loaded. The Attaché is playing in its place.',
    );
  });
});

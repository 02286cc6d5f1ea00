import { GameRecord, type Position } from '@longtwilight/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdWorkers } from './support/hold.ts';
import { humanAs, openKept } from './support/kept.ts';
import { servedPages } from './support/served.ts';
import { confirm, influenceAt, line, tile, visits } from './support/visits.ts';

const visit = visits();
const served = servedPages();

const POSITION: Position = {
  turn: 4,
  phasing: 'us',
  defcon: 4,
  influence: { panama: [1, 0], poland: [0, 4] },
  hands: { us: ['containment', 'nato', 'fidel', 'summit'], ussr: ['decolonization', 'comecon', 'nasser', 'blockade'] },
};

/** At the table, with beats at the calm pace. */
async function sitDown(record = GameRecord.from(POSITION)): Promise<Page> {
  const page = await visit();
  await page.addInitScript(holdWorkers, 'bot');
  await page.evaluate(() => localStorage.setItem('longtwilight.settings', '{"speed":"calm"}'));
  await openKept(page, record, humanAs('us'));
  await page.waitForSelector('.lt-hand-card[data-choice]');
  return page;
}

/** Three points in Panama, and the answer of the computer begins to be told. */
async function playContainment(page: Page): Promise<void> {
  await page.locator('[data-card="containment"] .lt-hand-card').click();
  for (let i = 0; i < 3; i++) await tile(page, 'panama').click();
  await confirm(page);
  await page.waitForSelector('.telling');
}

/* A computer player that is killed: computer-player.browser.test.ts */
describe('bad moments', () => {
  it('the tab is closed in the middle of beats: the game stands as it was, and nothing is lost', async () => {
    const page = await sitDown();
    await playContainment(page);
    const address = page.url();
    const again = await page.context().newPage();
    await page.close();
    await again.goto(address);
    await again.waitForSelector('.lt-hand-card[data-choice]');
    expect(await influenceAt(again, 'panama')).toContain('US 4');
    expect(await again.locator('.telling').count()).toBe(0);
    const log = await again.locator('.log').textContent();
    expect(log).toContain('The USSR plays');
    expect(log?.match(/plays Containment/g)).toHaveLength(1);
    // What was missed can be seen again
    await again.click('.see-again');
    await again.waitForSelector('.telling');
  });

  it('the page is loaded again in the middle of beats, or left and opened again: the story goes on where it was', async () => {
    const page = await sitDown();
    await playContainment(page);
    await page.click('.pacer [aria-label="Pause"]');
    const told = () => page.locator('.telling h1').textContent();
    const first = await told();
    await page.click('.pacer [aria-label="Next"]');
    await expect.poll(told).not.toBe(first);
    const second = await told();
    await page.reload();
    await page.waitForSelector('.telling');
    expect(await told()).toBe(second);
    const address = page.url();
    await page.goto(address.replace(/#.*/, '#/'));
    await page.waitForSelector('.telling', { state: 'detached' });
    await page.goto(address);
    await page.waitForSelector('.telling');
    expect(await told()).toBe(second);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.telling', { state: 'detached' });
    await page.reload();
    await page.waitForSelector('.lt-hand-card[data-choice]');
    expect(await page.locator('.telling').count()).toBe(0);
  });

  it('the opponent moves while beats run: its move is told after them, and once', async () => {
    const page = await sitDown();
    await page.evaluate('holdWorkers()');
    await page.locator('[data-card="nato"] .lt-hand-card').click();
    await page.click('.lt-card-uses button:has-text("Space")');
    await page.click('.actions .primary:enabled');
    // My own attempt is being told while the computer answers
    await page.waitForSelector('.telling');
    await page.click('.pacer [aria-label="Pause"]');
    await page.evaluate('letWorkers()');
    await page.waitForSelector('.lt-hand-card[data-choice]');
    const told: string[] = [];
    while ((await page.locator('.telling').count()) > 0 && told.length < 40) {
      told.push((await page.locator('.telling h1').textContent()) ?? '');
      await page.click('.pacer [aria-label="Next"]');
    }
    expect(told[0]).toMatch(/NATO|US rolls/);
    expect(told.filter((one) => one.startsWith('The USSR plays'))).toHaveLength(1);
    expect(new Set(told).size).toBe(told.length);
  });

  it('a decision is taken back while beats run: they end, and what they told is gone', async () => {
    const page = await sitDown();
    await playContainment(page);
    await page.keyboard.press('u');
    await expect.poll(() => page.locator('.telling').count()).toBe(0);
    await page.click('.take-back');
    await expect.poll(() => influenceAt(page, 'panama')).toContain('US 1');
    expect(await page.locator('.telling').count()).toBe(0);
    expect(await page.locator('.log').textContent()).not.toContain('Containment');
    await expect.poll(() => line(page)).toBe('Play a card.');
  });

  it('the connection is lost while points are placed: they stay, and are confirmed once it is back', async () => {
    const [host, guest] = [await served.newPage(), await served.newPage()];
    await host.goto(`${served.address}/#/friend`);
    await host.selectOption('.choice:has-text("Side") select', { label: 'USSR' });
    await host.click('button[type=submit]');
    await guest.goto(await host.inputValue('input.link'));
    await guest.click('text=Join the game');
    await host.waitForSelector('[data-place="poland"][data-choice]');
    for (let i = 0; i < 4; i++) await tile(host, 'poland').click();
    const startAgain = await served.stop();
    await host.waitForSelector('[role=alert]:has-text("Connection lost")');
    // Placing goes on meanwhile
    await tile(host, 'poland').click();
    await expect.poll(() => host.locator('[data-badges="poland"]').textContent()).toContain('+5');
    await startAgain();
    await host.waitForSelector('[role=alert]:has-text("Connection lost")', { state: 'detached' });
    expect(await host.locator('[data-badges="poland"]').textContent()).toContain('+5');
    await tile(host, 'poland').click();
    await confirm(host);
    await expect.poll(() => influenceAt(guest, 'poland')).toContain('USSR 6');
    expect(await host.locator('.actions [role=alert]').count()).toBe(0);
  });
});

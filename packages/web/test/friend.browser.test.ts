import { PHONE } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accept, invite, setUp } from './support/friends.ts';
import { holdWorkers } from './support/hold.ts';
import { playUntil } from './support/player.ts';
import { servedPages } from './support/served.ts';
import { confirm, influenceAt, line, tile } from './support/visits.ts';

const LONG = process.env.LONG === '1';
const served = servedPages();

async function visitor(): Promise<Page> {
  const page = await served.newPage();
  await page.goto(served.address);
  return page;
}

async function sitDown(choose?: (host: Page) => Promise<unknown>): Promise<{ host: Page; guest: Page }> {
  const [host, guest] = [await visitor(), await visitor()];
  await accept(host, guest, await invite(host, choose));
  return { host, guest };
}

/** Runs in the page: what may be chosen and lies in the map's window to its last pixel. */
function choicesInView(): (string | undefined)[] {
  const map = document.querySelector('.lt-map')?.getBoundingClientRect();
  const tiles = [...document.querySelectorAll<SVGElement>('[data-place][data-choice]')];
  const seen = tiles.filter((tile) => {
    const { left, top, right, bottom } = tile.getBoundingClientRect();
    return map !== undefined && left >= map.left && top >= map.top && right <= map.right && bottom <= map.bottom;
  });
  return seen.map((tile) => tile.dataset.place);
}

describe('with a friend', () => {
  it('a link, a move that the other sees at once, and words between them', async () => {
    const { host, guest } = await sitDown();
    await setUp(host, guest);
    await expect.poll(() => line(host)).toBe('Choose your headline.');
    expect(await influenceAt(host, 'france')).toContain('US 7');
    await host.click('#tab-Chat');
    await host.fill('.chat input', 'Good luck!');
    await host.click('.chat button');
    await guest.click('#tab-Chat');
    await guest.waitForSelector('.chat li:has-text("Good luck!")');
  });

  it('a stage leaves keys and focus to whoever writes', async () => {
    const { host, guest } = await sitDown();
    await setUp(host, guest);
    await guest.locator('.lt-hand-card[data-choice]').first().click();
    await confirm(guest);
    await guest.click('#tab-Chat');
    await guest.focus('.chat input');
    await guest.keyboard.type('Good ');
    await host.locator('.lt-hand-card[data-choice]').first().click();
    await confirm(host);
    // By no click of the mouse, which would take the focus
    await guest.locator('.stage[data-stage="headlines"] [aria-label="Pause"]').dispatchEvent('click');
    await guest.keyboard.type('luck!');
    await guest.keyboard.press('Enter');
    await guest.waitForSelector('.chat li:has-text("Good luck!")');
    await guest.keyboard.press('Escape');
    expect(await guest.locator('.stage[data-stage="headlines"]').count()).toBe(1);
    expect(await guest.evaluate(() => document.activeElement?.matches('.chat input'))).toBe(true);
  });

  it('on a phone, the sheet stays open for whoever writes, and what was written stays at other tabs and at the end', async () => {
    const host = await visitor();
    const guest = await served.newPage({ viewport: PHONE });
    await accept(host, guest, await invite(host));
    await guest.waitForSelector('.telling');
    await guest.waitForSelector('.telling', { state: 'detached' });
    await guest.click('.lt-sheet-open');
    await guest.click('#tab-Chat');
    await guest.focus('.chat input');
    await guest.keyboard.type('Good');
    for (let i = 0; i < 6; i++) await tile(host, 'poland').click();
    await confirm(host);
    await guest.waitForSelector('.telling', { state: 'attached' });
    await guest.keyboard.type(' game');
    const written = () => guest.locator('[data-sheet="rail"] .chat input').inputValue();
    expect(await written()).toBe('Good game');
    await guest.click('#tab-log');
    await guest.click('#tab-Chat');
    expect(await written()).toBe('Good game');
    await guest.focus('.chat input');
    await host.click('#tab-menu');
    await host.click('text=Resign');
    await host.click('text=Yes, I resign');
    await guest.waitForSelector('.ending', { state: 'attached' });
    await guest.keyboard.type('!');
    expect(await written()).toBe('Good game!');
    await guest.keyboard.press('Enter');
    await guest.waitForSelector('.chat li:has-text("Good game!")', { state: 'attached' });
    expect(await written()).toBe('');
  });

  it('on a small phone, the map comes back to what may be chosen when a story has led elsewhere', async () => {
    const host = await visitor();
    const guest = await served.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    await accept(host, guest, await invite(host));
    for (let i = 0; i < 6; i++) await tile(host, 'poland').click();
    await confirm(host);
    await guest.waitForSelector('.telling');
    await guest.waitForSelector('.telling', { state: 'detached' });
    await expect.poll(() => guest.evaluate(choicesInView)).not.toEqual([]);
  });

  it('a press of Confirm counts, though the other offers a draw while it is looked for what the move risks', async () => {
    const [host, guest] = [await visitor(), await visitor()];
    await host.addInitScript(holdWorkers, 'danger');
    await host.reload();
    await accept(host, guest, await invite(host));
    for (let i = 0; i < 6; i++) await tile(host, 'poland').click();
    await confirm(host);
    await guest.waitForSelector('[data-place="france"][data-choice]');
    await host.evaluate('holdWorkers()');
    for (let i = 0; i < 7; i++) await tile(guest, 'france').click();
    await confirm(guest);
    await host.locator('.lt-hand-card[data-choice]').first().click();
    await confirm(host);
    await guest.click('#tab-menu');
    await guest.click('text=Offer a draw');
    await guest.click('text=Yes, offer a draw');
    await host.waitForSelector('.offer:has-text("Your opponent has offered a draw.")');
    expect(await host.locator('.status:has-text("your headline:")').count()).toBe(0);
    await host.evaluate('letWorkers()');
    await host.waitForSelector('.status:has-text("your headline:")');
  });

  it('who is there is seen, and what was can be looked at', async () => {
    const { host, guest } = await sitDown();
    await setUp(host, guest);
    await expect.poll(() => host.locator('.presence[data-there]').count()).toBe(2);
    await host.click('.log li:last-child button');
    await host.waitForSelector('.status:has-text("Reviewing earlier moves")');
    await expect.poll(() => influenceAt(host, 'poland')).toContain('USSR 0');
    await host.click('[aria-label="One step forward"]');
    await expect.poll(() => influenceAt(host, 'poland')).toContain('USSR 6');
    await expect.poll(() => influenceAt(host, 'france')).toContain('US 0');
    await host.click('text=Back to the game');
    await expect.poll(() => influenceAt(host, 'france')).toContain('US 7');
    await guest.close();
    await expect.poll(() => host.locator('.presence[data-there]').count()).toBe(1);
  });

  it('what is taken back is seen by nobody, and stays once the turn has passed on; then they play through headlines and events', async () => {
    const { host, guest } = await sitDown();
    for (let i = 0; i < 6; i++) await tile(host, 'poland').click();
    await host.keyboard.press('u');
    await expect.poll(() => influenceAt(host, 'poland')).toContain('USSR 5');
    await tile(host, 'yugoslavia').click();
    await confirm(host);
    await expect.poll(() => influenceAt(guest, 'poland')).toContain('USSR 5');
    await host.waitForSelector('.buttons button:disabled:has-text("Undo")');
    await host.keyboard.press('u');
    const told = LONG ? 'Turn 2,' : 'Action round 2';
    await Promise.all([host, guest].map((page) => playUntil(page, { told })));
    for (const page of [host, guest]) expect(await page.locator('.log').textContent()).toContain('Event:');
  });

  it('sides are bid for', async () => {
    const { host, guest } = await sitDown(async (page) => {
      await page.click('.rules-form summary');
      await page.selectOption('.choice:has-text("Bidding") select', 'influence');
    });
    await host.fill('.bid input', '4');
    await host.locator('.bid input').blur();
    await host.click('text=Bid: USSR for 4');
    await guest.click('text=Bid: USSR for 0');
    await host.waitForSelector('.status:has-text("You are the USSR")');
    await guest.waitForSelector('.status:has-text("You are the US")');
  });

  it('a game that is over is looked at by both, from its end and from its beginning', async () => {
    const { host, guest } = await sitDown();
    await setUp(host, guest);
    await guest.click('#tab-menu');
    await guest.click('text=Resign');
    await guest.click('text=Yes, I resign');
    await host.waitForSelector('.status:has-text("resign")');
    for (const page of [host, guest]) {
      await page.click('.end-close');
      await page.click('#tab-Game');
      await page.waitForSelector('.luck');
    }
    await host.click('text=Replay the whole game');
    await host.waitForSelector('.stepper');
    await host.click('[aria-label="To the end"]');
    await expect.poll(() => influenceAt(host, 'france')).toContain('US 7');
    await host.goto(`${served.address}/#/my-library`);
    await host.waitForSelector('.entry:has-text("resignation")');
  });

  it('what became of cards is asked of the server; games are counted a while after their end', async () => {
    const page = await visitor();
    const answer = page.waitForResponse(/statistics\/cards/);
    await page.goto(`${served.address}/#/statistics`);
    const { games } = (await (await answer).json()) as { games: number };
    await page.waitForSelector(`.switch:has-text("finished games on this server: ${games}")`);
  });

  it('by correspondence, each comes back to the game between the moves', async () => {
    const { host, guest } = await sitDown(async (page) => {
      await page.selectOption('.choice:has-text("Side") select', { label: 'USSR' });
      await page.selectOption('.choice:has-text("Clock") select', { label: '3 days per move' });
    });
    for (let i = 0; i < 6; i++) await tile(host, 'poland').click();
    await confirm(host);
    await expect.poll(() => influenceAt(guest, 'poland')).toContain('USSR 6');
    await host.goto(served.address);
    await guest.reload();
    await guest.waitForSelector('[data-place="france"][data-choice]');
    for (let i = 0; i < 7; i++) await tile(guest, 'france').click();
    await confirm(guest);
    await guest.goto(served.address);
    await host.click('.my-games a');
    await expect.poll(() => influenceAt(host, 'france')).toContain('US 7');
    await host.waitForSelector('.log:has-text("The US places")');
    await expect.poll(() => host.locator('.players time').count()).toBe(2);
  });

  it('what is confirmed is still there after a reload, and a lost connection is found again', async () => {
    const { host, guest } = await sitDown();
    await guest.context().setOffline(true);
    for (let i = 0; i < 6; i++) await tile(host, 'poland').click();
    await confirm(host);
    await host.reload();
    await expect.poll(() => influenceAt(host, 'poland')).toContain('USSR 6');
    await guest.context().setOffline(false);
    await guest.waitForSelector('[data-place="france"][data-choice]');
  });

  // In the short run offers.browser.test.ts stops the server
  it.runIf(LONG)('the game goes on where it was when the server comes back (needs LONG=1)', async () => {
    const { host, guest } = await sitDown();
    await setUp(host, guest);
    await expect.poll(() => line(guest)).toBe('Choose your headline.');
    const startAgain = await served.stop();
    await host.waitForSelector('[role=alert]:has-text("Connection lost")');
    await startAgain();
    const id = new URL(host.url()).hash.replace('#/play/', '');
    // Said before the pages have found the server again
    await host.request.post(`${served.address}/api/games/${id}/chat`, { data: { text: 'Still there?' } });
    await host.waitForSelector('[role=alert]:has-text("Connection lost")', { state: 'detached' });
    // The guest may hear of the server a little later, and then confirms again
    await Promise.all([host, guest].map((page) => playUntil(page, { told: 'headlines' })));
    await guest.click('#tab-Chat');
    await guest.waitForSelector('.chat li:has-text("Still there?")');
  });
});

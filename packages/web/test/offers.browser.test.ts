import { DESK, PHONE } from '@longtwilight/testing/pages';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accept, invite, setUp } from './support/friends.ts';
import { servedPages } from './support/served.ts';
import { line } from './support/visits.ts';

const served = servedPages();

async function sitDown(viewport = PHONE): Promise<{ host: Page; guest: Page }> {
  const visitor = async () => {
    const page = await served.newPage({ locale: 'en', viewport });
    await page.goto(served.address);
    return page;
  };
  const [host, guest] = [await visitor(), await visitor()];
  await accept(host, guest, await invite(host));
  return { host, guest };
}

/** Whether a thumb on one of them could meet the other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  // A part that is drawn but not shown yet has no box
  await Promise.all([one.waitFor(), other.waitFor()]);
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('between players', () => {
  it('a draw is asked about once more, elsewhere; is withdrawn; and its refusal is told until it is read', async () => {
    const { host, guest } = await sitDown();
    // Players, clocks and buttons leave room for the hand
    const hand = await host.locator('.lt-table-hand .lt-hand-card').first().boundingBox();
    expect(hand!.y + hand!.height).toBeLessThan(PHONE.height);
    await host.click('.lt-sheet-open');
    const offer = host.locator('button:text-is("Offer a draw")');
    const before = await offer.elementHandle();
    await offer.click();
    const yes = host.locator('button:text-is("Yes, offer a draw")');
    expect(await overlap(yes, offer)).toBe(false);
    expect(before).not.toBeNull();
    await host.click('.sure >> text=Play');
    expect(await guest.locator('.offer').count()).toBe(0);
    await offer.click();
    await yes.click();
    await guest.waitForSelector('.offer:has-text("Your opponent has offered a draw.")');
    await host.click('text=Withdraw the offer');
    await guest.waitForSelector('.offer', { state: 'detached' });
    // Whoever takes an offer back has refused nothing
    expect(await guest.locator('text=declined the draw').count()).toBe(0);
    await offer.click();
    await yes.click();
    await guest.click('.offer >> text=Decline');
    const refusal = host.locator('.offer:has-text("Your opponent declined the draw.")');
    await refusal.waitFor();
    await host.reload();
    await refusal.waitFor();
    await refusal.locator('button').click();
    await refusal.waitFor({ state: 'detached' });
  });

  it('a draw is accepted only after it was asked about once more, elsewhere', async () => {
    const { host, guest } = await sitDown();
    await host.click('.lt-sheet-open');
    await host.click('button:text-is("Offer a draw")');
    await host.click('button:text-is("Yes, offer a draw")');
    const accept = guest.locator('.offer button:text-is("Accept")');
    await accept.click();
    const yes = guest.locator('button:text-is("Yes, accept the draw")');
    expect(await overlap(yes, accept)).toBe(false);
    expect(await guest.locator('.ending').count()).toBe(0);
    // An offer that is withdrawn takes the question with it; the next one is no answer to it
    await host.click('text=Withdraw the offer');
    await yes.waitFor({ state: 'detached' });
    await host.click('button:text-is("Offer a draw")');
    await host.click('button:text-is("Yes, offer a draw")');
    await accept.waitFor();
    expect(await yes.count(), 'asked only when it is accepted').toBe(0);
    await accept.click();
    await yes.click();
    await guest.waitForSelector('.ending');
  });

  it('giving up is asked about once more, elsewhere', async () => {
    const { host, guest } = await sitDown();
    await host.click('.lt-sheet-open');
    await host.click('#tab-menu');
    const resign = host.locator('button:text-is("Resign")');
    await resign.click();
    const yes = host.locator('button:text-is("Yes, I resign")');
    expect(await overlap(yes, resign)).toBe(false);
    await host.keyboard.press('Escape');
    await yes.waitFor({ state: 'detached' });
    expect(await guest.locator('.ending').count()).toBe(0);
    await resign.click();
    await yes.click();
    await guest.waitForSelector('.ending:has-text("You won")');
    // Nothing lies over the end
    const end = host.locator('.stage[data-stage="end"] h2, .ending h2').first();
    await end.waitFor();
    await expect
      .poll(() =>
        end.evaluate((title) => {
          const { left, top, width, height } = title.getBoundingClientRect();
          return title.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      )
      .toBe(true);
  });

  it('words that nobody has looked at are counted, at the sheet and at its tab', async () => {
    const { host, guest } = await sitDown();
    await guest.click('.lt-sheet-open');
    await guest.click('#tab-Chat');
    for (const text of ['Hello!', 'Good luck!']) {
      await guest.fill('.chat input', text);
      await guest.click('.chat button[type=submit]');
    }
    await expect.poll(() => host.locator('.lt-sheet-open .lt-badge').textContent()).toBe('2');
    expect(await host.getAttribute('.lt-sheet-open', 'aria-label')).toContain('2 new messages');
    await host.reload();
    await expect.poll(() => host.locator('.lt-sheet-open .lt-badge').textContent()).toBe('2');
    await host.click('.lt-sheet-open');
    expect(await host.locator('#tab-Chat .lt-badge').textContent()).toBe('2');
    await host.click('#tab-Chat');
    await expect.poll(() => host.locator('.lt-badge').count()).toBe(0);
    await host.reload();
    await host.waitForSelector('.lt-map');
    expect(await host.locator('.lt-badge').count()).toBe(0);
    // What I say myself is not new to me
    expect(await guest.locator('.lt-badge').count()).toBe(0);
  });

  it('a rematch has the same rules and sides changed, and the other hears of the wish', async () => {
    const { host, guest } = await sitDown();
    await guest.click('.lt-sheet-open');
    await guest.click('#tab-menu');
    await guest.click('button:text-is("Resign")');
    await guest.click('text=Yes, I resign');
    await host.click('.ending >> text=Rematch');
    await host.waitForSelector('h1:text-is("Waiting for your opponent to accept")');
    expect(await host.textContent('.terms')).toContain('Your opponent plays the USSR.');
    await guest.waitForSelector('.ending button:text-is("No, thanks")');
    // Whoever declines by keys is at the next button, and may think again
    await guest.locator('.ending button:text-is("No, thanks")').focus();
    await guest.keyboard.press('Enter');
    await guest.waitForSelector('.rematch-offered', { state: 'detached' });
    expect(await guest.evaluate(() => document.activeElement?.closest('.ending .buttons > *') !== null)).toBe(true);
    await guest.reload();
    await guest.click('.ending >> text=Accept the rematch');
    await host.waitForSelector('.status:has-text("You are the US")');
    await guest.waitForSelector('.status:has-text("You are the USSR")');
  });
});

describe('a lost connection', () => {
  it('is told at the top, goes by itself, and takes nothing of the move with it', async () => {
    const { host, guest } = await sitDown(DESK);
    await setUp(host, guest);
    await expect.poll(() => line(host)).toBe('Choose your headline.');
    await host.locator('.lt-hand-card[data-choice]').first().click();
    const startAgain = await served.stop();
    await host.click('.actions .primary');
    const bar = host.locator('.connection[role=alert]');
    await bar.waitFor();
    expect(await host.locator('.presence[data-there]').count(), 'who is there is not known').toBe(0);
    const { y, height } = (await bar.boundingBox())!;
    expect(y).toBe(0);
    expect(height).toBeLessThan(100);
    expect((await host.locator('.lt-track-title').first().boundingBox())!.y).toBeGreaterThan(height);
    await expect.poll(() => host.locator('.actions .primary:not(:disabled)').count()).toBe(1);
    await startAgain();
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => host.locator('.refusal, .question [role=alert]').count()).toBe(0);
    // The same card still waits to be confirmed
    await host.click('.actions .primary:not(:disabled)');
    await expect.poll(() => line(host)).not.toContain('Choose your headline.');
  });
});

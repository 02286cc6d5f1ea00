import { PHONE, seriousIssuesInBothThemes } from '@longtwilight/testing/pages';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accept, invite } from './support/friends.ts';
import { servedPages } from './support/served.ts';

const served = servedPages();

async function visit(path = '', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await served.newPage({ locale: 'en', ...options });
  await page.goto(`${served.address}/#/${path}`);
  return page;
}

const terms = (page: Page): Promise<string[]> => page.locator('.terms li').allInnerTexts();

describe('an invitation', () => {
  it('tells who asks, side, clock with its increment, rules and stakes before one accepts', async () => {
    const [host, guest] = [await visit('', { viewport: PHONE }), await visit('', { viewport: PHONE })];
    const link = await invite(host, async (page) => {
      await page.selectOption('.choice:has-text("Side") select', { label: 'USSR' });
      await page.selectOption('.choice:has-text("Clock") select', { label: '45 minutes each, +10 s per move' });
      await page.click('.rules-form summary');
      await page.selectOption('.choice:has-text("Handicap: US") select >> nth=0', '2');
    });
    expect((await terms(host))[0]).toContain('You are the USSR\nWhoever joins plays the US.');
    await guest.goto(link);
    await guest.waitForSelector('.terms');
    expect(await guest.locator('h1').textContent()).toMatch(/^Guest \w{4} invites you to a game$/);
    expect(await guest.title()).toMatch(/^Guest \w{4} invites you to a game · Long Twilight$/);
    expect(await guest.locator('.sky').textContent()).toContain('A two-player game of Twilight Struggle.');
    const [side, clock, rules, stakes] = await terms(guest);
    expect(side).toMatch(/^You are the US\nGuest \w{4} plays the USSR\.$/);
    expect(clock).toBe('45 minutes each, +10 s per move\nWhoever runs out of time loses.');
    expect(rules).toMatch(/^Deluxe Edition\n.*Handicap: US \+2/);
    expect(stakes).toContain('Not rated');
    // Nothing has begun by looking
    expect(await host.locator('h1').textContent()).toBe('Invite a friend');
    await accept(host, guest, link);
    await host.waitForSelector('.status:has-text("You are the USSR")');
  });

  it('can be refused, and then waits on', async () => {
    const [host, guest] = [await visit(), await visit()];
    await guest.goto(await invite(host));
    await guest.click('text=No, thanks');
    await guest.waitForSelector('.start');
    expect(await host.locator('h1').textContent()).toBe('Invite a friend');
  });

  it('is shared where the device can, with what it is about', async () => {
    const host = await visit();
    await host.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (what: object) => Object.assign(globalThis, { shared: what }),
      });
    });
    await host.reload();
    const link = await invite(host);
    await host.click('text=Share the link');
    expect(await host.evaluate('shared')).toEqual({
      url: link,
      text: 'Shall we play Twilight Struggle? Deluxe Edition · No clock',
    });
  });

  it('by lot or by bid says so', async () => {
    const host = await visit();
    await invite(host, (page) => page.selectOption('.choice:has-text("Side") select', { label: 'Random' }));
    expect((await terms(host))[0]).toContain('Random sides');
    const other = await visit();
    await invite(other, async (page) => {
      await page.click('.rules-form summary');
      await page.selectOption('.choice:has-text("Bidding") select', 'influence');
    });
    expect((await terms(other))[0]).toContain('Bidding for sides');
  });
});

describe('open games', () => {
  it('stand in the list with side, clock, rules and rating, and are called off by those who made them', async () => {
    const [maker, looker] = [await visit(), await visit('lobby')];
    await maker.click('text=Play a friend');
    await maker.selectOption('.choice:has-text("Side") select', { label: 'US' });
    await maker.selectOption('.choice:has-text("Clock") select', { label: '3 days per move' });
    await maker.selectOption('.choice:has-text("Who can join") select', { label: 'Anyone' });
    await maker.click('button[type=submit]');
    await maker.waitForSelector('h1:text-is("Waiting for an opponent")');
    await looker.reload();
    const row = looker.locator('.open-games li');
    expect((await row.innerText()).split('\n').filter((text) => text !== '')).toEqual([
      expect.stringMatching(/^Guest \w{4}$/),
      'no rating yet',
      'Your side',
      'USSR',
      '3 days per move',
      'Whoever runs out of time loses.',
      'Deluxe Edition',
      'Optional cards · Not rated',
      'Join',
    ]);
    await row.locator('a').click();
    await looker.waitForSelector('.terms');
    await maker.click('text=Cancel the game');
    await maker.waitForSelector('text=This game was cancelled.');
    await looker.waitForSelector('text=This game was cancelled.');
  });

  it('say that the server can’t be reached, not that nobody waits', async () => {
    const page = await visit('lobby');
    await page.waitForSelector('text=No open games right now');
    await page.context().setOffline(true);
    await page.goto(`${served.address}/#/about`).catch(() => {});
    await page.evaluate(() => location.assign('#/lobby'));
    await page.waitForSelector('[role=alert]:has-text("we can’t see who is waiting")');
    expect(await page.locator('text=No open games').count()).toBe(0);
    await page.context().setOffline(false);
    await page.click('text=Try again');
    await page.waitForSelector('text=No open games right now');
  });

  it('a quick match says what it waits for, and how long', async () => {
    const page = await visit('lobby');
    await page.click('button:text-is("Find an opponent")');
    await page.waitForSelector('h1:text-is("Looking for an opponent")');
    expect(await page.locator('[role=timer]').textContent()).toMatch(/^\d+:\d\d$/);
    expect(await page.locator('body').textContent()).not.toContain('Invite a friend');
    expect((await terms(page))[0]).toContain('Random sides');
    // It stands among my games meanwhile
    await page.goto(served.address);
    await page.waitForSelector('.my-games .game-row:has-text("waiting for a player")');
  });
});

describe('all my games', () => {
  it('on the server and in this browser stand in one list, those that wait for me first', async () => {
    const [host, guest] = [await visit(), await visit()];
    const link = await invite(host);
    await accept(host, guest, link);
    await guest.goto(`${served.address}/#/new/computer`);
    await guest.selectOption('.choice select', { label: 'USSR' });
    await guest.click('button[type=submit]');
    await guest.waitForSelector('[data-place="poland"][data-choice]');
    await guest.goto(served.address);
    await guest.waitForSelector('.game-row >> nth=1');
    const rows = await guest.locator('.game-row').allInnerTexts();
    expect(rows.map((row) => row.split('\n').filter((text) => text !== ''))).toEqual([
      ['Against Recruit', ', You are the USSR', 'Turn 1', 'even', 'Your move', 'today'],
      [
        expect.stringMatching(/^Against Guest \w{4}$/),
        ', You are the US',
        'Turn 1',
        'even',
        expect.stringMatching(/^waiting for Guest/),
        'today',
      ],
    ]);
    await guest.waitForSelector('.board-tile .lt-small-map');
    expect(await guest.locator('.board-tile h2').textContent()).toBe('Against Recruit');
    await guest.click('.board-tile >> text=Continue');
    await guest.waitForSelector('[data-place="poland"][data-choice]');
  });
});

describe('for everybody', () => {
  it('no page on the way to a game with others has a serious issue, in the light and in the dark', async () => {
    // Our pages let no script of others in, and axe is one
    const [host, guest] = [
      await visit('', { viewport: PHONE, bypassCSP: true }),
      await visit('', { viewport: PHONE, bypassCSP: true }),
    ];
    const check = async (page: Page, what: string) => expect(await seriousIssuesInBothThemes(page), what).toEqual([]);
    const link = await invite(host);
    await host.waitForSelector('.terms');
    await check(host, 'waiting');
    await guest.goto(link);
    await guest.waitForSelector('.terms');
    await check(guest, 'invitation');
    await accept(host, guest, link);
    await check(guest, 'table');
    await host.click('.lt-sheet-open');
    await host.click('button:text-is("Offer a draw")');
    await check(host, 'asked once more');
    await host.click('text=Yes, offer a draw');
    await guest.waitForSelector('.offer');
    await check(guest, 'offer');
    await guest.goto(served.address);
    await guest.waitForSelector('.game-row');
    await guest.waitForSelector('.lt-small-map');
    await check(guest, 'start page');
    await host.request.post(`${served.address}/api/games`, { data: { listing: 'open' } });
    await guest.goto(`${served.address}/#/lobby`);
    await guest.waitForSelector('.open-games');
    await check(guest, 'open games');
    await guest.goto(`${served.address}/#/games`);
    await guest.waitForSelector('.game-row');
    await check(guest, 'all my games');
  });
});

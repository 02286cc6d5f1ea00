import type { GameState, Me, Seat } from '@longtwilight/protocol';
import { complaintsOf, DESK, PHONE, seriousIssues } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { servedPages } from './support/served.ts';

const served = servedPages();
const PASSWORD = 'correct horse battery';

/** A new browser at a page. A message on the console fails the test, but for that of a refusal which the test wants. */
async function visit(
  address: string,
  { size = DESK, refusals = 0, bypassCSP = false, locale = 'en' } = {},
): Promise<Page> {
  const page = await served.newPage({ viewport: size, locale, bypassCSP });
  const complaints = complaintsOf(page);
  onTestFinished(async () => {
    await page.context().close();
    const isRefusal = (text: string) => /Failed to load resource.* 4\d\d /.test(text);
    expect(complaints.filter((text) => !isRefusal(text))).toEqual([]);
    expect(complaints.filter(isRefusal)).toHaveLength(refusals);
  });
  await page.goto(`${served.address}/#/${address}`);
  return page;
}

const section = (page: Page, heading: string) => page.locator(`section:has(> h2:text-is("${heading}"))`);

async function keepAccount(page: Page, name: string): Promise<string[]> {
  const form = section(page, 'Create an account');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('New password').fill(PASSWORD);
  await form.locator('button').click();
  await page.waitForSelector('.codes');
  const codes = await page.locator('.codes code').allTextContents();
  await page.click('text=I have saved them');
  await page.waitForSelector(`text=You are signed in as ${name}.`);
  return codes;
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  const form = section(page, 'Sign in').locator('> .ask-form');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(password);
  await form.locator('button').click();
}

describe('an account', () => {
  it('is kept, left and entered again, by its password and by a code', async () => {
    const page = await visit('me', { refusals: 1 });
    await page.waitForSelector('text=You are new to this server.');
    const codes = await keepAccount(page, 'Nadia');
    expect(new Set(codes).size).toBe(10);

    await page.click('text=Sign out');
    await page.waitForSelector('text=You are signed out.');
    await signIn(page, 'Nadia', 'something else');
    await page.waitForSelector('[role=alert]:has-text("Wrong name, password or code.")');
    await signIn(page, 'Nadia', PASSWORD);
    await page.waitForSelector('text=You are signed in as Nadia.');

    await page.click('text=Sign out');
    await page.click('text=Forgot your password?');
    const form = page.locator('details[open] form');
    await form.getByLabel('Name').fill('Nadia');
    await form.getByLabel('Recovery code').fill(codes[3]!.toUpperCase().replaceAll('-', ' '));
    await form.getByLabel('New password').fill('another long secret');
    await form.locator('button').click();
    await page.waitForSelector('text=You have 9 recovery codes left.');
    await page.waitForSelector('text=You are signed in as Nadia.');
  });

  it('has codes that can be taken by hand where the browser does not let us copy them', async () => {
    const page = await visit('me');
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const form = section(page, 'Create an account');
    await form.getByLabel('Name').fill('Ruth');
    await form.getByLabel('New password').fill(PASSWORD);
    await form.locator('button').click();
    await page.click('text=Copy codes');
    const codes = await page.locator('.codes code').allTextContents();
    expect((await page.getByLabel('Copy codes').inputValue()).split('\n')).toEqual(codes);
    expect(await page.evaluate(() => String(getSelection()))).toBe(codes.join('\n'));
    await page.click('text=I have saved them');
  });

  it('is entered from another device by a link, and shut out there again', async () => {
    const page = await visit('me');
    await keepAccount(page, 'Omar');
    await page.click('text=Create a link');
    const other = await visit('me', { refusals: 1 });
    await other.goto(await page.inputValue('input.link'));
    await other.click('text=Sign in on this device');
    await other.waitForSelector('text=You are signed in as Omar.');
    expect(new URL(other.url()).hash).toBe('#/me');

    await page.reload();
    await expect.poll(() => page.locator('.devices li').count()).toBe(2);
    await page.click('text=Sign out there');
    await expect.poll(() => page.locator('.devices li').count()).toBe(1);
    await other.click('text=Create a link');
    await other.waitForSelector('[role=alert]:has-text("The server does not know who you are.")');
    await other.reload();
    await other.waitForSelector('text=You are new to this server.');
  });

  it('has its data taken away and deleted, once its owner is sure', async () => {
    const page = await visit('me');
    await keepAccount(page, 'Petra');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Save my data')]);
    expect(download.suggestedFilename()).toBe('longtwilight-data.json');
    await page.click('summary:has-text("Delete my data")');
    const form = page.locator('details[open] form');
    await form.getByLabel('Type your name to confirm').fill('Peter');
    await form.getByLabel('Password').fill(PASSWORD);
    await form.locator('button').click();
    await page.waitForSelector('[role=alert]:has-text("That is not your name.")');
    await form.getByLabel('Type your name to confirm').fill('Petra');
    await form.locator('button').click();
    await page.waitForSelector('text=Everything we kept about you has been deleted.');
    await page.goto(`${served.address}/#/`);
    await page.waitForSelector('.start');
  });
});

/** What a browser sends; who asks is told by its cookie. */
async function post<T>(page: Page, route: string, data: object): Promise<T> {
  const reply = await page.request.post(`${served.address}/api/${route}`, { data });
  expect(reply.status()).toBe(200);
  return (await reply.json()) as T;
}

/** The shortest game there is. */
const SHORT = { scenario: 'late-war' };

/** Answer for both until each has had an action round: what is given up before does not count. */
async function playARound(id: string, players: Readonly<Record<Seat, Page>>): Promise<void> {
  const look = async (seat: Seat): Promise<GameState> =>
    (await (await players[seat].request.get(`${served.address}/api/games/${id}`)).json()) as GameState;
  for (let state = await look('first'); state.view!.round < 2; state = await look('first')) {
    const seat = state.game.asked[0]!;
    const { number, view } = seat === 'first' ? state : await look(seat);
    await post(players[seat], `games/${id}/answers`, { number, answers: [view!.decision!.options[0]!] });
  }
}

describe('players', () => {
  /** Enough for a rating that is sure enough for the leader board. */
  const GAMES = 30;

  it('stand on the leader board, and have a page that tells of them', async () => {
    const page = await visit('leaders');
    await page.waitForSelector('text=Nobody has a reliable rating yet.');
    const { me } = await post<{ me: Me }>(page, 'account', { name: 'Quentin', password: PASSWORD });
    // Only some games of the same two count in a day
    const others: Page[] = [];
    for (const name of ['Rosa', 'Sophie', 'Thea', 'Ulrika', 'Viola']) {
      others.push(await visit(''));
      await post(others.at(-1)!, 'account', { name, password: PASSWORD });
    }
    for (let i = 0; i < GAMES; i++) {
      const { game } = await post<GameState>(page, 'games', { side: 'us', rated: true, rules: SHORT });
      const other = others[i % others.length]!;
      await post(other, `games/${game.id}/join`, {});
      await playARound(game.id, { first: page, second: other });
      await post(i % 2 === 0 ? page : other, `games/${game.id}/resign`, {});
    }
    const other = others[0]!;
    await page.reload();
    await page.click('.figures a:text-is("Quentin")');
    await page.waitForSelector('h1:text-is("Quentin")');
    expect(await page.locator('.people').textContent()).toContain(`fair estimate, based on ${GAMES} rated games`);
    expect(await section(page, 'Against people').locator('tbody tr').first().locator('td').allTextContents()).toEqual(
      [GAMES / 2, 0, GAMES / 2].map(String),
    );
    await other.goto(`${served.address}/#/people/${me.id}`);
    await other.waitForSelector('h2:text-is("Against you")');
    await other.click('.their-games a');
    await other.click('.end-close');
    await other.click('.players a:text-is("Quentin")');
    await other.waitForSelector('h1:text-is("Quentin")');
  });

  it('are found by the names of their accounts', async () => {
    const page = await visit('leaders', { refusals: 1 });
    await post(await visit(''), 'account', { name: 'Tilda Swan', password: PASSWORD });
    const form = section(page, 'Find a player').locator('form');
    await form.getByLabel('Account name').fill('Tilda');
    await form.locator('button').click();
    await page.waitForSelector('[role=alert]:has-text("No account here is called Tilda.")');
    await form.getByLabel('Account name').fill('tilda swan');
    await page.keyboard.press('Enter');
    await page.waitForSelector('h1:text-is("Tilda Swan")');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('who misbehave are muted, reported and blocked, and may be forgiven', async () => {
    const [page, other] = [await visit(''), await visit('')];
    await post(page, 'account', { name: 'Ulla', password: PASSWORD });
    const { me: rude } = await post<{ me: Me }>(other, 'account', { name: 'Viktor', password: PASSWORD });
    const { game } = await post<GameState>(page, 'games', { listing: 'open' });
    await post(other, `games/${game.id}/join`, {});
    await post(other, `games/${game.id}/chat`, { text: 'Dunce!' });
    await page.goto(`${served.address}/#/play/${game.id}`);
    await page.click('#tab-Chat');
    await page.waitForSelector('.chat > ul li:has-text("Dunce!")');
    await page.click('text=Mute, block or report');

    await page.click('.chat button:text-is("Report")');
    await page.getByLabel('Why are you reporting this?').fill('An insult');
    await page.click('text=Report this message');
    await page.waitForSelector('[role=status]:has-text("Message reported.")');
    await page.click('text=Mute in this game');
    await page.waitForSelector('.chat li:has-text("Dunce!")', { state: 'detached' });
    await page.click('text=Unmute in this game');
    await page.waitForSelector('.chat > ul li:has-text("Dunce!")');
    await page.click('text=Block Viktor');
    await page.waitForSelector('.chat li:has-text("Dunce!")', { state: 'detached' });

    await page.goto(`${served.address}/#/people/${rude.id}`);
    await page.click('text=Unblock Viktor');
    await page.click('text=Block Viktor');
    await page.waitForSelector('text=Unblock Viktor');
    const lobby = async () =>
      ((await (await other.request.get(`${served.address}/api/games`)).json()) as { games: unknown[] }).games;
    await post(page, 'games', { listing: 'open' });
    expect(await lobby()).toEqual([]);
    await page.goto(`${served.address}/#/me`);
    await section(page, 'Blocked players').locator('button:text-is("Unblock Viktor")').click();
    await section(page, 'Blocked players').locator('text=None.').waitFor();
    expect(await lobby()).toHaveLength(1);
    await page.goto(`${served.address}/#/people/${rude.id}`);
    await page.waitForSelector('text=Block Viktor');
    // Nobody blocks itself, and strangers block nobody
    await other.goto(`${served.address}/#/people/${rude.id}`);
    const stranger = await visit(`people/${rude.id}`);
    for (const one of [other, stranger]) {
      await one.waitForSelector('h1:text-is("Viktor")');
      expect(await one.locator('text=Block Viktor').count()).toBe(0);
    }
  });

  it('find each other by a quick match of the same clock and stakes', async () => {
    const [one, two, three] = [await visit('lobby'), await visit('lobby'), await visit('lobby')];
    // A guest is told what it needs for a rated game
    expect(await one.getByLabel('Rated game').isDisabled()).toBe(true);
    await one.waitForSelector('small:text-is("You need an account to play rated games.")');
    for (const [page, name] of [
      [one, 'Wendy'],
      [three, 'Xenia'],
    ] as const) {
      await post(page, 'account', { name, password: PASSWORD });
      await page.reload();
    }
    await one.clock.install();
    for (const page of [one, two, three]) {
      await page.getByLabel('Clock').selectOption({ label: '45 minutes each, +10 s per move' });
      if (page !== two) await page.getByLabel('Rated game').check();
    }
    await one.click('button:text-is("Find an opponent")');
    await one.waitForSelector('h1:text-is("Looking for an opponent")');
    await one.waitForSelector('.terms b:text-is("Rated game")');
    // Who does not want a rated game does not find it
    await two.click('button:text-is("Find an opponent")');
    await two.waitForSelector('.terms b:text-is("Not rated")');
    // Whoever waits asks again, since by then others may do
    const asked = one.waitForRequest(/api\/matches$/);
    await one.clock.runFor(30_000);
    expect(((await asked).postDataJSON() as { rated: boolean }).rated).toBe(true);
    await three.click('button:text-is("Find an opponent")');
    for (const page of [one, three]) await page.waitForSelector('.lt-map');
    expect(await two.locator('h1').textContent()).toBe('Looking for an opponent');
  });

  it('who chose no name are called guests in the language of the reader', async () => {
    const page = await visit('');
    const { game } = await post<GameState>(page, 'games', { listing: 'open' });
    const { id } = game.seats.first.person!;
    const reader = await visit(`people/${id}`, { locale: 'pl' });
    await reader.waitForSelector(`h1:text-is("Gość ${id.slice(0, 4)}")`);
    await page.goto(`${served.address}/#/play/${game.id}`);
    const name = page.getByLabel('Your name');
    expect([await name.inputValue(), await name.getAttribute('placeholder')]).toEqual(['', `Guest ${id.slice(0, 4)}`]);
    await name.fill('Wanda');
    await Promise.all([page.waitForResponse(/api\/me$/), name.blur()]);
    await reader.reload();
    await reader.waitForSelector('h1:text-is("Wanda")');
  });

  it('agree to a rated game before it begins', async () => {
    const [host, guest] = [await visit(''), await visit('')];
    await post(host, 'account', { name: 'Yvonne', password: PASSWORD });
    await host.goto(`${served.address}/#/friend`);
    await host.getByLabel('Rated game').check();
    await host.click('button[type=submit]');
    await guest.goto(await host.inputValue('input.link'));
    await guest.waitForSelector('.terms b:text-is("Rated game")');
  });

  it('and links that are not there are not found', async () => {
    const page = await visit('people/aaaaaaaaaaaa', { refusals: 5 });
    await page.waitForSelector('[role=alert]:has-text("There is no such player here.")');
    await page.goto(`${served.address}/#/people/nobody`);
    await page.waitForSelector('[role=alert]:has-text("There is no such player here.")');
    await page.goto(`${served.address}/#/me?key=short`);
    await page.click('text=Sign in on this device');
    await page.waitForSelector('[role=alert]:has-text("This link has been used or has expired.")');
  });
});

describe('on a phone', () => {
  it('no page about people has a serious issue for anybody, in the light and in the dark', async () => {
    // Our pages let no script of others in, and axe is one
    const page = await visit('me', { size: PHONE, bypassCSP: true });
    await keepAccount(page, 'Sven');
    const profile = await page.locator('a:text-is("My profile")').getAttribute('href');
    const addresses: readonly (readonly [string, string])[] = [
      ['#/me', '.devices'],
      [profile!, 'h1:text-is("Sven")'],
      ['#/leaders', '.people h1'],
    ];
    for (const [address, shown] of addresses)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(`${served.address}/${address}`);
        await page.waitForSelector(shown);
        expect(await seriousIssues(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
      }
  });
});

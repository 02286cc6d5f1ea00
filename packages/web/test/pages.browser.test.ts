import { DESK, PHONE, SIZES } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdWorkers } from './support/hold.ts';
import { playUntil } from './support/player.ts';
import { confirm, line, tile, visits } from './support/visits.ts';

const LONG = process.env.LONG === '1';

const visit = visits();

async function startAs(page: Page, side: string): Promise<void> {
  await page.click('text=Play the computer');
  await page.selectOption('.choice select', { label: side });
  await page.click('button[type=submit]');
  await page.waitForSelector('.lt-map');
}

async function placeUssr(page: Page): Promise<void> {
  for (const place of ['poland', 'poland', 'poland', 'poland', 'east-germany', 'yugoslavia'])
    await tile(page, place).click();
  await confirm(page);
}

async function setUpUssr(page: Page): Promise<void> {
  await placeUssr(page);
  await page.waitForSelector('.lt-hand-card[data-choice]');
}

describe('against the computer', () => {
  it('begins in two clicks; points are taken back, confirmed and still there after a reload', async () => {
    const page = await visit();
    await startAs(page, 'USSR');
    await tile(page, 'poland').click();
    await tile(page, 'poland').click();
    await expect.poll(() => page.locator('[data-badges="poland"]').textContent()).toContain('+2');
    // Both count, though the second comes before the first is drawn
    await tile(page, 'poland').evaluate((poland) => {
      poland.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
      poland.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
    });
    await expect.poll(() => page.locator('[data-badges="poland"]').count()).toBe(0);
    await setUpUssr(page);
    await page.reload();
    await page.waitForSelector('.lt-hand-card[data-choice]');
    expect(await tile(page, 'poland').locator('.lt-tile-label').textContent()).toContain('USSR 4');
    await expect.poll(() => line(page)).toBe('Choose your headline.');
  });

  it('plays through headline and rounds without a word on the console', async () => {
    const page = await visit();
    await startAs(page, 'US');
    await playUntil(page, { told: 'headlines' });
    await playUntil(page, LONG ? { over: true } : { clicks: 15 });
    if (LONG) expect(await page.locator('.ending').count()).toBe(1);
  });

  it('is played by keys alone', async () => {
    const page = await visit();
    await startAs(page, 'USSR');
    await tile(page, 'poland').focus();
    await page.keyboard.press('4');
    await tile(page, 'austria').focus();
    await page.keyboard.press('2');
    await page.locator('.status').click();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.lt-hand-card[data-choice]');
    expect(await tile(page, 'poland').locator('.lt-tile-label').textContent()).toContain('USSR 4');
  });

  it('finds a country by its name', async () => {
    const page = await visit();
    await startAs(page, 'USSR');
    await page.keyboard.press('/');
    await page.waitForSelector('input:focus');
    await page.keyboard.type('argen');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-place'))).toBe('argentina');
  });

  it('finds a card by its name, and shows it', async () => {
    const page = await visit();
    await startAs(page, 'USSR');
    await page.keyboard.press('/');
    await page.waitForSelector('input:focus');
    await page.keyboard.type('nixon');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.finder .lt-card:has-text("Nixon Plays the China Card")');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.finder', { state: 'detached' });
  });

  it('the computer tells what it would do and why, shows it on the map, and plays it when told to', async () => {
    const page = await visit('', PHONE);
    await startAs(page, 'USSR');
    await page.click('.lt-sheet-open');
    await page.click('text=Suggest a move');
    await page.waitForSelector('.suggested');
    // The words for reasons may come later than the moves
    await page.waitForSelector('.suggested .reasons');
    const all = await page.locator('.suggested').allTextContents();
    expect(all.length).toBeGreaterThan(1);
    for (const text of all) expect(text).toMatch(/\d%.*\./);
    expect(all[0]).toContain('Poland');
    const play = page.getByRole('button', { name: 'Play this' });
    expect(await play.isDisabled()).toBe(true);
    await page.locator('.suggested').first().click();
    await page.waitForSelector('.suggested[aria-pressed=true]:has-text("Shown on the map")');
    // The move lies on the map, and nothing is sent yet
    await expect.poll(() => tile(page, 'poland').locator('.lt-tile-label').textContent()).toMatch(/USSR [3-9]/);
    // The sheet with the moves leaves it in view
    const edges = () =>
      page.evaluate(() => {
        const poland = document.querySelector('[data-place="poland"]')!.getBoundingClientRect();
        const sheet = document.querySelector('.lt-table-rail')!.getBoundingClientRect();
        const play = document.querySelector('.advice .primary')!.getBoundingClientRect();
        return (
          poland.left >= 0 && poland.right <= innerWidth && poland.bottom <= sheet.top && play.bottom <= innerHeight
        );
      });
    await expect.poll(edges).toBe(true);
    await page.getByRole('button', { name: 'Choose my own move' }).click();
    await page.waitForSelector('.suggested', { state: 'detached' });
    await expect.poll(() => tile(page, 'poland').locator('.lt-tile-label').textContent()).not.toMatch(/USSR [3-9]/);
    await page.click('text=Suggest a move');
    await page.locator('.suggested').first().click();
    await play.click();
    await expect.poll(() => line(page)).toBe('Choose your headline.');
    expect(await page.locator('.suggested').count()).toBe(0);
    // A headline is looked at beside the others, too
    await page.click('.lt-sheet-open');
    await page.click('text=Suggest a move');
    await page.locator('.suggested').first().click();
    await page.locator('.suggested[aria-pressed=true]').waitFor();
    expect(await page.locator('.suggested:visible').count()).toBeGreaterThan(1);
    // What no longer lies on the table can't be played by this button
    await page.keyboard.press('u');
    await page.locator('.suggested[aria-pressed=true]').waitFor({ state: 'detached' });
    expect(await play.isDisabled()).toBe(true);
    await page.locator('.suggested').first().click();
    await play.click();
    await expect.poll(() => line(page)).not.toBe('Choose your headline.');
  });

  it('can be played as text', async () => {
    const page = await visit('', PHONE);
    await page.evaluate(() => localStorage.setItem('longtwilight.settings', '{"speed":"instant","textView":true}'));
    await page.reload();
    await page.click('text=Play the computer');
    await page.selectOption('.choice select', { label: 'USSR' });
    await page.click('button[type=submit]');
    for (let i = 0; i < 6; i++) await page.click('.options button:has-text("Poland")');
    await confirm(page);
    await expect.poll(() => page.locator('h1').textContent()).toBe('Choose your headline.');
    await expect.poll(() => page.locator('[role=status]').textContent()).toContain('Choose your headline.');
  });
});

describe('in two tabs', () => {
  it('what is played in one is seen in the other', async () => {
    const page = await visit();
    await startAs(page, 'USSR');
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.waitForSelector('[data-place="poland"][data-choice]');
    await setUpUssr(page);
    await expect.poll(() => second.locator('.status h1').textContent()).toBe('Choose your headline.');
  });

  it('the computer plays on in the other when the one it plays in is closed', async () => {
    const page = await visit();
    await startAs(page, 'USSR');
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.waitForSelector('[data-place="poland"][data-choice]');
    await page.addInitScript(holdWorkers, 'bot');
    await page.reload();
    await page.waitForSelector('[data-place="poland"][data-choice]');
    await page.evaluate('holdWorkers()');
    await placeUssr(page);
    await second.waitForSelector('.status:has-text("The US is placing its starting influence.")');
    await page.close();
    await expect.poll(() => line(second)).toBe('Choose your headline.');
  });
});

describe('two at one screen', () => {
  it('hides each hand behind a curtain', async () => {
    const page = await visit('new/hot-seat');
    await page.click('button[type=submit]');
    await page.click('text=I’m the USSR player: show my hand');
    for (let i = 0; i < 6; i++) await tile(page, 'poland').click();
    const card = await page.locator('.lt-hand-card').first().textContent();
    await confirm(page);
    await page.waitForSelector('text=I’m the US player: show my hand');
    expect(await page.locator('body').textContent()).not.toContain(card);
    await page.click('.curtain a:has-text("Home")');
    await page.waitForSelector('.my-games li');
  });
});

describe('sides are bid for', () => {
  async function bidOn(page: Page, kind: string): Promise<void> {
    await page.click('.rules-form summary');
    await page.selectOption('.choice:has-text("Bidding") select', kind);
    await page.click('button[type=submit]');
  }

  it('against the computer, in sealed bids', async () => {
    const page = await visit('new/computer');
    await bidOn(page, 'influence');
    await page.selectOption('.bid select', 'ussr');
    await page.fill('.bid input', '5');
    await page.locator('.bid input').blur();
    await page.click('text=Bid: USSR for 5');
    await page.waitForSelector('text=Handicap: US +5');
    await page.click('button:has-text("Start")');
    await page.waitForSelector('[data-place="poland"][data-choice]');
  });

  it('by two at one screen, in an auction', async () => {
    const page = await visit('new/hot-seat');
    await page.click('.rules-form summary');
    await page.selectOption('.choice:has-text("Edition") select', 'second');
    await page.click('.rules-form summary');
    await bidOn(page, 'vp');
    await page.click('text=Bid: USSR for 0');
    await page.click('text=Bid: USSR for 1');
    await page.click('text=Pass');
    await page.waitForSelector('text=US +1 VP');
    await page.click('button:has-text("Start")');
    await page.click('text=I’m the USSR player: show my hand');
    expect(await page.locator('.lt-victory b').textContent()).toBe('US +1');
  });
});

describe('every page', () => {
  it('no figure of the log is torn apart at the end of a line, however narrow it is', async () => {
    const page = await visit();
    await startAs(page, 'USSR');
    await setUpUssr(page);
    const figures = page.locator('.log .figure');
    expect(await figures.allTextContents()).toEqual(expect.arrayContaining(['Poland +4', '0–4']));
    for (let width = 120; width < 240; width += 5) {
      await page.locator('.log').evaluate((log, px) => log.setAttribute('style', `width: ${px}px`), width);
      const torn = await figures.evaluateAll((all) =>
        all.filter((one) => one.getClientRects().length > 1).map((one) => one.textContent),
      );
      expect(torn, `at ${width}`).toEqual([]);
    }
  });

  it('the table fits every size', async () => {
    const page = await visit();
    await startAs(page, 'USSR');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const found = await page.evaluate(() => ({
        scrolls:
          document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
        wide: [...document.querySelectorAll('.lt-table-rail, .lt-table-bar, .lt-table-tracks, .actions button')]
          .filter((part) => part.scrollWidth > part.clientWidth)
          .map((part) => part.className),
      }));
      expect(found, `at ${size.width} × ${size.height}`).toEqual({ scrolls: false, wide: [] });
    }
  });

  it('lies the other way round for the left hand', async () => {
    const page = await visit('settings');
    await page.click('text=Left-handed');
    await page.goto(page.url().replace(/#.*/, '#/'));
    await startAs(page, 'USSR');
    const [rail, map] = await Promise.all(
      ['.lt-table-rail', '.lt-map'].map((part) => page.locator(part).boundingBox()),
    );
    expect(rail!.x + rail!.width).toBeLessThanOrEqual(map!.x);
  });

  it.each([DESK, PHONE])('text of double size leaves room for the map at $width × $height', async (size) => {
    const page = await visit('', size);
    await page.evaluate(() => localStorage.setItem('longtwilight.settings', '{"speed":"instant","textSize":2}'));
    await page.reload();
    await startAs(page, 'USSR');
    const { height } = (await page.locator('.lt-map').boundingBox())!;
    expect(height).toBeGreaterThan(150);
  });
});

it('the odds of a move are said once it waits to be confirmed', async () => {
  const page = await visit('position');
  await page.getByLabel('Add a card to the USSR hand', { exact: true }).selectOption({ label: 'Duck and Cover' });
  await page.click('text=Play from here as the USSR');
  await page.click('.lt-hand-card:has-text("Duck and Cover")');
  await page.click('.lt-card-uses button:has-text("Coup")');
  const said = page.locator('.announcer');
  expect(await said.textContent()).not.toContain('of 6');
  await tile(page, 'iran').click();
  await page.waitForSelector('.odds-strip');
  const title = (await page.locator('.odds-title').textContent()) ?? '';
  expect(title).toMatch(/(Success|Control) on \d of 6/);
  await expect.poll(() => page.locator('.odds-strip li').count()).toBe(6);
  await expect.poll(() => said.textContent()).toContain(`${await line(page)} ${title}`);
});

describe.each([{ width: 844, height: 390 }, PHONE])('a card with a long text, at $width × $height', (size) => {
  it('shows what it can be used for as soon as it is opened', async () => {
    const page = await visit('position', size);
    if (size === PHONE) await page.click('.lt-sheet-open');
    await page.getByLabel('Add a card to the US hand', { exact: true }).selectOption({ label: 'Cuban Missile Crisis' });
    await page.getByLabel('Whose action round it is').selectOption({ label: 'US' });
    await page.click('text=Play from here as the US');
    await page.click('.lt-hand-card:has-text("Cuban Missile Crisis")');
    await page.waitForSelector('.lt-card-uses button');
    const covered = () =>
      page.locator('.lt-card-uses button').evaluateAll((uses) =>
        uses
          .filter((use) => {
            const { left, width, top, bottom } = use.getBoundingClientRect();
            const at = (y: number) => document.elementFromPoint(left + width / 2, y);
            return !use.contains(at(top + 3)) || !use.contains(at(bottom - 3));
          })
          .map((use) => use.textContent),
      );
    await expect.poll(covered).toEqual([]);
  });
});

it('a game is deleted only by those who are sure', async () => {
  const page = await visit();
  await startAs(page, 'USSR');
  await page.goto(page.url().replace(/#.*/, '#/games'));
  await page.click('.my-games li button');
  await expect.poll(() => page.locator('.my-games li').count()).toBe(1);
  await page.click('.my-games button:has-text("Yes, delete it")');
  await expect.poll(() => page.locator('.my-games li').count()).toBe(0);
});

it('a game that is not there can’t be seen again, and the page says so', async () => {
  const page = await visit('replay/nowhere');
  await page.waitForSelector('text=This game is not stored in this browser.');
});

it('an address without a page says so, with a way home', async () => {
  const page = await visit('constructor');
  await page.waitForSelector('text=There is no page at this address.');
  await page.click('a:has-text("Home")');
  await page.waitForSelector('.start');
});

describe('without a connection', () => {
  it('a page that was opened once opens again, and the computer plays', async () => {
    const page = await visit('', DESK, { goesOffline: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.context().setOffline(true);
    await page.reload();
    await startAs(page, 'USSR');
    await setUpUssr(page);
    await expect.poll(() => line(page)).toBe('Choose your headline.');
  });
});

describe('a file', () => {
  it('that is no game is refused in plain words', async () => {
    const page = await visit('replay');
    await page.setInputFiles('input[type=file]', {
      name: 'x.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('hello'),
    });
    await page.waitForSelector('[role=alert]');
    expect(await page.locator('[role=alert]').textContent()).toContain('could not be read');
  });
});

import { DESIGNER_OPTIONS, EDITIONS, GameRecord, seeded } from '@longtwilight/engine';
import { writeLog } from '@longtwilight/notation';
import { DESK, PHONE } from '@longtwilight/testing/pages';
import { loadWords } from '@longtwilight/words';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playUntil } from './support/player.ts';
import { confirm, influenceAt, line, tile, visits } from './support/visits.ts';

const LONG = process.env.LONG === '1';
const visit = visits();
const words = await loadWords('en');

const choose = (what: string, value: string) => (page: Page) =>
  page.selectOption(`.rules-form .choice:has-text("${what}") select`, value);
const tick = (key: Parameters<typeof words.say>[0]) => (page: Page) =>
  page.click(`.switch:has(b:text-is("${words.say(key as 'ui.title')}")) input`);

/** The log; a game that has ended shows something else first. */
async function toldOf(page: Page): Promise<string | null> {
  const over = page.locator('.end-close');
  if ((await over.count()) > 0) await over.click();
  // An open card may lie over it
  if ((await page.getAttribute('#tab-log', 'aria-selected')) !== 'true') await page.click('#tab-log');
  return await page.locator('.log').textContent();
}

/** Every way to play that the page offers: what is chosen for it, and the turn after the first one. */
const VARIANTS: readonly [name: string, choose: (page: Page) => Promise<unknown>, next: number][] = [
  ['the Second Edition', choose('Edition', 'second'), 2],
  ['the Late War', choose('Scenario', 'late-war'), 9],
  ...EDITIONS.filter((edition) => edition !== 'second').map((edition): (typeof VARIANTS)[number] => [
    `the ${edition} edition`,
    choose('Edition', edition),
    2,
  ]),
  ['a game without optional cards', tick('rules.optionalCards'), 2],
  ['the Chinese Civil War', tick('rules.chineseCivilWar'), 2],
  ['a tournament', tick('rules.tournament'), 2],
  ...DESIGNER_OPTIONS.map((option): (typeof VARIANTS)[number] => [option, tick(`rules.option.${option}`), 2]),
  ['a handicap', choose('Handicap: US', '3'), 2],
];

describe('every way to play', () => {
  it.each(LONG ? VARIANTS : VARIANTS.slice(0, 2))('%s is begun and played', async (_, set, next) => {
    const page = await visit('new/computer');
    await page.click('text=Recruit');
    await page.click('.rules-form summary');
    await set(page);
    await page.click('button[type=submit]');
    await page.waitForSelector('.lt-map');
    await playUntil(page, { told: LONG ? `Turn ${next},` : 'Action round 1' });
    expect(await toldOf(page)).toContain('headlines');
  });
});

describe('two at one screen', () => {
  it('play through headlines and rounds, each behind the curtain', async () => {
    const page = await visit('new/hot-seat');
    await page.click('button[type=submit]');
    await playUntil(page, { told: LONG ? 'Turn 2,' : 'Action round 1' });
    expect(await toldOf(page)).toContain('Action round 1');
  });
});

describe('a log of the app', () => {
  /** The first turns of a game in which all answers are drawn by lot. */
  function logOf(answers: number): string {
    const record = GameRecord.start({});
    const chance = seeded(11);
    for (let i = 0; i < answers && !record.game.over; i++) {
      record.rollOn(chance);
      const [asked] = record.decisions().filter(({ answered }) => !answered);
      if (asked !== undefined) record.answer(asked.actor, asked.options[chance(asked.options.length)]!);
    }
    return writeLog(record);
  }

  it('that does not fit the rules opens, and says so in place', async () => {
    const page = await visit('replay', DESK);
    const lines = logOf(120).split('\n');
    const odd = lines.findIndex((line, i) => i > 30 && /^USS?R? [+-]\d in .* \[\d+\]\[\d+\]$/.test(line));
    lines[odd] = lines[odd]!.replace(/\[(\d+)\]$/, '[9]');
    const buffer = Buffer.from([...lines, 'Good game, see you next week'].join('\n'));
    await page.setInputFiles('input[type=file]', { name: 'odd.txt', mimeType: 'text/plain', buffer });
    await page.waitForSelector('.stepper');
    await page.reload();
    await page.waitForSelector('.stepper');
    await page.click('#tab-Findings');
    const told = page.locator('.findings .moments button');
    await expect.poll(() => told.count()).toBeGreaterThan(1);
    expect(await told.first().textContent()).toContain(`Line ${odd + 1}`);
    expect(await told.last().textContent()).toContain('Good game, see you next week');
    await told.first().click();
    await page.waitForSelector('.findings-here');
    expect(await page.locator('.findings-here').textContent()).toContain(`Line ${odd + 1}`);
    await page.close();
  });

  it.each([DESK, { width: 1280, height: 720 }])('leaves room for log and buttons at %o', async (viewport) => {
    const page = await visit('replay', viewport);
    await page.setInputFiles('input[type=file]', {
      name: 'game.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(logOf(120)),
    });
    await page.waitForSelector('.stepper');
    await page.keyboard.press('End');
    await page.waitForSelector('.telling .in-play');
    const inView = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return box === null ? 0 : Math.min(box.y + box.height, viewport.height) - Math.max(box.y, 0);
    };
    for (const button of ['.stepper .buttons', '.pacer', '#tab-log', '#tab-menu'])
      await expect.poll(() => inView(button)).toBeGreaterThan(30);
    await expect.poll(() => inView('#tab-panel')).toBeGreaterThan(170);
    await page.selectOption('.choice:has-text("View as") select', 'us');
    await expect.poll(() => inView('.open-hands .lt-hand-card')).toBeGreaterThan(40);
    await expect.poll(() => inView('#tab-panel')).toBeGreaterThan(170);
    await page.close();
  });

  it('has an address and a link for every move, and goes by keys', async () => {
    const page = await visit('replay', DESK, { permissions: ['clipboard-read', 'clipboard-write'] });
    const buffer = Buffer.from(logOf(120));
    await page.setInputFiles('input[type=file]', { name: 'game.txt', mimeType: 'text/plain', buffer });
    await page.waitForSelector('.stepper');
    const at = () => page.inputValue('.stepper input');
    await page.keyboard.press('End');
    const last = Number(await at());
    expect(last).toBeGreaterThan(30);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(at).toBe(String(last - 1));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    await expect.poll(at).toBe('1');
    // A great moment takes a key to be put away
    for (let n = 0; n < 12; n++) await page.keyboard.press('ArrowRight');
    await expect.poll(async () => Number(await at())).toBeGreaterThan(6);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/[?&]at=\d+&as=us$/);
    const moment = await page.evaluate(() => /at=\d+&as=us$/.exec(location.hash)?.[0]);
    await page.click('button:text-is("Link to this point")');
    await page.waitForSelector('button:text-is("Copied")');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(link);
    await elsewhere.waitForSelector('.stepper');
    expect(link.endsWith(`&${moment}`)).toBe(true);
    const there = await elsewhere.inputValue('.stepper input');
    expect(Number(there)).toBeGreaterThan(6);
    expect(await elsewhere.inputValue('.choice:has-text("View as") select')).toBe('us');
    await page.reload();
    await page.waitForSelector('.stepper');
    expect(await at()).toBe(there);
    // However long the log is, Tab stops there once, and arrows go through it
    const entries = page.locator('.log button');
    await expect.poll(() => entries.count()).toBeGreaterThan(2);
    expect(await page.locator('.log button[tabindex="0"]').count()).toBe(1);
    await entries.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => entries.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
    await elsewhere.close();
    await page.close();
  });

  it('is judged by the computer, off the page, and can be stopped', async () => {
    const page = await visit('replay', DESK);
    const buffer = Buffer.from(logOf(60));
    await page.setInputFiles('input[type=file]', { name: 'game.txt', mimeType: 'text/plain', buffer });
    await page.waitForSelector('.stepper');
    expect(await page.locator('.chance-bar').count()).toBe(0);
    await page.click('button:text-is("Winning chances")');
    await expect.poll(() => page.locator('.chance-bar').textContent()).toMatch(/US \d+%USSR \d+%/);
    await page.click('.lt-map-controls button:has-text("Whole map")');
    await page.click('#tab-Game');
    await page.click('.after button:text-is("Analyse the game")');
    await page.waitForSelector('.after progress');
    await page.click('.after button:text-is("Stop")');
    await page.click('.after button:text-is("Analyse the game")');
    await page.waitForSelector('.chance-strip .chance-chart[role=img]', { timeout: 120_000 });
    expect(await page.textContent('.chance-legend')).toContain('luck of dice and draws');
    expect(await page.locator('.chance-strip .half').count()).toBe(2);
    expect(await page.getAttribute('.chance-strip .chance-chart[role=img]', 'aria-label')).toMatch(
      /US winning chances\. Turn 1: \d+%/,
    );
    // The graph leaves less room to the map, of which still all is seen, and nothing lies over it
    await expect.poll(() => page.evaluate(tilesOutOfSight)).toEqual([]);
    const mistakes = page.locator('.mistakes button');
    await expect.poll(() => mistakes.count()).toBeGreaterThan(0);
    const before = await page.inputValue('.stepper input');
    await mistakes.first().click();
    await expect.poll(() => page.inputValue('.stepper input')).not.toBe(before);
    // There: the answers to this decision in per cent, and why another would have been better
    await page.waitForSelector('.played-here .answers meter');
    expect(await page.locator('.played-here .answers li').last().textContent()).toMatch(/played.*\d%/);
    expect(await page.locator('.played-here .reasons').textContent()).toMatch(/\w+\./);
    await page.click('summary:has-text("All decisions")');
    expect(await page.locator('.mistakes button:visible').count()).toBeGreaterThan(
      await page.locator('.chance-strip [role=img] .luck-mark').count(),
    );
    if (process.env.PICTURES !== undefined) await page.screenshot({ path: `${process.env.PICTURES}/study.png` });
    await page.close();
  });

  it('is opened, scrubbed, played and seen with other eyes', async () => {
    const page = await visit('replay', DESK, { permissions: ['clipboard-read', 'clipboard-write'] });
    const buffer = Buffer.from(logOf(120));
    await page.setInputFiles('input[type=file]', { name: 'game.txt', mimeType: 'text/plain', buffer });
    await page.waitForSelector('.stepper');
    // It is kept: its address opens it again
    await page.reload();
    await page.waitForSelector('.stepper');
    const at = () => page.inputValue('.stepper input');
    expect(await at()).toBe('1');
    await page.click('[aria-label="To the end"]');
    const last = await at();
    expect(Number(last)).toBeGreaterThan(50);
    await page.click('[aria-label="One step back"]');
    expect(Number(await at())).toBeLessThan(Number(last));
    await page.locator('.stepper input').fill('3');
    await page.click('[aria-label="Play"]');
    await expect.poll(async () => Number(await at())).toBeGreaterThan(5);
    await page.click('[aria-label="Stop"]');
    await page.locator('.stepper input').fill(String(Math.floor(Number(last) / 2)));
    await page.click('#tab-cards');
    await expect.poll(() => page.locator('.lt-other-hand .lt-card-line').count()).toBeGreaterThan(0);
    await page.selectOption('.choice:has-text("View as") select', 'public');
    await expect.poll(() => page.locator('.lt-other-hand .lt-card-back').count()).toBeGreaterThan(0);
    await page.click('#tab-Game');
    await page.waitForSelector('.luck');
    await page.click('.after button:text-is("Copy the link")');
    await page.waitForSelector('.after button:text-is("Copied")');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(link);
    await elsewhere.waitForSelector('.stepper');
    expect(await elsewhere.getAttribute('.stepper input', 'max')).toBe(last);
    await elsewhere.close();
    await page.selectOption('.choice:has-text("View as") select', 'both');
    const france = await influenceAt(page, 'france');
    await page.click('text=Edit this position');
    await page.waitForSelector('.editor');
    await expect.poll(() => influenceAt(page, 'france')).toBe(`${france}, can be chosen`);
  });
});

describe('on a phone', () => {
  it('a turn is played by fingers alone, on targets that are large enough', async () => {
    const page = await visit('new/computer', PHONE, { hasTouch: true, isMobile: true });
    await page.selectOption('.choice select', { label: 'USSR' });
    await page.tap('button[type=submit]');
    await page.waitForSelector('[data-place="poland"][data-choice]');
    for (let i = 0; i < 6; i++) await tile(page, 'poland').tap();
    await page.tap('.actions .primary');
    await page.waitForSelector('.lt-hand-card[data-choice]');
    expect(await influenceAt(page, 'poland')).toContain('USSR 6');
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.lt-table-bar button, .lt-hand-card, .lt-sheet-open')]
        .map((button) => ({ text: button.textContent, height: button.getBoundingClientRect().height }))
        .filter(({ height }) => height > 0 && height < 44),
    );
    expect(small).toEqual([]);
    await page.locator('.lt-hand-card[data-choice]').first().tap();
    await page.tap('.actions .primary');
    await expect.poll(() => page.locator('.log').textContent()).toContain('headlines');
  });
});

describe('with less motion', () => {
  it('what the other side did can be seen again, step by step, and back', async () => {
    const page = await visit('new/computer');
    await page.selectOption('.choice select', { label: 'USSR' });
    await page.click('button[type=submit]');
    await page.waitForSelector('[data-place="poland"][data-choice]');
    for (let i = 0; i < 6; i++) await tile(page, 'poland').click();
    await confirm(page);
    await expect.poll(() => line(page)).toBe('Choose your headline.');
    await page.click('button:text-is("Replay")');
    await page.waitForSelector('.status:has-text("Replay")');
    // It ends by itself
    await expect.poll(() => line(page)).toBe('Choose your headline.');
  });
});

/** Runs in the page: tiles that are not whole on the map, or lie under the bar of chances. */
function tilesOutOfSight(): (string | null)[] {
  const boxOf = (what: string) => document.querySelector(what)!.getBoundingClientRect();
  const [map, bar] = [boxOf('.lt-map'), boxOf('.chance-bar')];
  const hidden = [...document.querySelectorAll('[data-place]')].filter((one) => {
    const { left, right, top, bottom } = one.querySelector('.lt-tile-paper')!.getBoundingClientRect();
    const isUnder = left < bar.right && right > bar.left && top < bar.bottom && bottom > bar.top;
    return isUnder || left < map.left || right > map.right || top < map.top || bottom > map.bottom;
  });
  return hidden.map((one) => one.getAttribute('data-place'));
}

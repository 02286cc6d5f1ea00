import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GameRecord, type Position, type SavedGame } from '@longtwilight/engine';
import { writeGameFile } from '@longtwilight/notation';
import { DESK, PHONE, seriousIssues, sitePages } from '@longtwilight/testing/pages';
import { loadHistory, loadLibraryTexts, loadRulebook, loadWords } from '@longtwilight/words';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { randomRecord } from './support/random-record.ts';
import { atOnce } from './support/visits.ts';

const LONG = process.env.LONG === '1';
const open = sitePages(fileURLToPath(new URL('../vite.config.ts', import.meta.url)));

interface Visit {
  readonly language?: 'en' | 'it' | 'pl';
  readonly viewport?: typeof DESK;
  readonly colorScheme?: 'light' | 'dark';
}

async function visit(path: string, { language = 'en', viewport = DESK, colorScheme = 'light' }: Visit = {}) {
  return open(`#/${path}`, { viewport, colorScheme, locale: language }, atOnce);
}

/** Keeps a game in the browser, as if an earlier version had been played there. */
async function keepGame(page: Page, saved: SavedGame, over: boolean): Promise<void> {
  const seats = { us: 'human', ussr: 'human' };
  const old = JSON.stringify({ id: 'kept', seats, seed: 1, changed: 1, turn: 4, vp: 0, over, saved });
  await page.evaluate((text) => localStorage.setItem('longtwilight.game.kept', text), old);
  await page.reload();
}

/** A game at one screen that stands in a position; the USSR is to move. */
async function visitPosition(position: Position): Promise<Page> {
  const page = await visit('about');
  await keepGame(page, GameRecord.from(position).save(), false);
  await page.evaluate(() => {
    location.hash = '#/game/kept';
  });
  await page.click('.curtain button');
  await page.waitForSelector('.lt-map');
  return page;
}

const status = (page: Page) => page.locator('.status h1').textContent();
const tile = (page: Page, place: string) => page.locator(`[data-place="${place}"]`);
const backToTheGame = (page: Page) => page.click('.sheet-head .primary');
const openRule = (page: Page) => page.locator('.at-hand .rule[data-here]');

describe('the rules at hand', () => {
  it.each(['en', 'it'] as const)(
    'from a prompt to its rule and back in two clicks, nothing lost (%s)',
    async (language) => {
      const { sections } = await loadRulebook(language);
      const page = await visit('new/computer', { language });
      await page.selectOption('.choice select', 'ussr');
      await page.click('button[type=submit]');
      await tile(page, 'poland').click();
      await tile(page, 'poland').click();
      const asked = await status(page);
      const inPoland = () => page.locator('[data-badges="poland"]').textContent();
      await expect.poll(inPoland).toContain('+2');

      await page.click('.status .rule-link');
      await openRule(page).waitFor();
      expect(await openRule(page).textContent()).toContain(sections['3'].title);
      await backToTheGame(page);
      await expect.poll(() => page.locator('dialog').count()).toBe(0);
      expect(await status(page)).toBe(asked);
      expect(await inPoland()).toContain('+2');
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('rule-link');

      // The keys that open and close the rules take nothing back
      await page.keyboard.press('?');
      await openRule(page).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('dialog').count()).toBe(0);
      expect(await inPoland()).toContain('+2');

      for (let i = 0; i < 4; i++) await tile(page, 'austria').click();
      await page.click('.actions .primary');
      await page.waitForSelector('.lt-hand-card[data-choice]');
      await page.click('.status .rule-link');
      await openRule(page).waitFor();
      expect(await openRule(page).textContent()).toContain(sections['4.5.C'].title);
    },
  );

  it('an effect leads to its section and its card, and a card to its history', async () => {
    const { sections } = await loadRulebook('en');
    const history = await loadHistory('en');
    const hands = { us: ['fidel'], ussr: ['nasser', 'blockade'] } as const;
    const page = await visitPosition({ effects: ['containment'], hands, influence: { egypt: [2, 0] } });
    await page.click('#tab-effects');
    await page.click('.lt-effects summary');
    await page.click('.lt-effects .rule-link');
    await openRule(page).waitFor();
    expect(await openRule(page).textContent()).toContain(sections['7.4'].title);
    await page.click('.sheet-card a');
    await page.waitForSelector('.at-hand .card-entry .history');
    expect(await page.locator('.at-hand .card-entry').textContent()).toContain(history.containment);
    await page.click('.sheet-head .quiet');
    await openRule(page).waitFor();
    await backToTheGame(page);

    await page.locator('.lt-hand-card', { hasText: 'Nasser' }).click();
    await page.click('.lt-table-opened .lt-about');
    await page.waitForSelector('.at-hand .history');
    expect(await page.locator('.at-hand .history').textContent()).toContain(history.nasser);
    await backToTheGame(page);
    await expect.poll(() => page.locator('.lt-card-uses button').count()).toBeGreaterThan(0);
  });

  it('marks what is not in play, follows references and finds words without their accents', async () => {
    const page = await visitPosition({ hands: { us: ['fidel'], ussr: ['nasser'] } });
    await page.click('.status .rule-link');
    await openRule(page).waitFor();
    expect(await page.locator('.at-hand .rule-mark').allTextContents()).toContain('Not in play: Second Edition');
    await page.fill('.at-hand input[type=search]', 'RÉALIGN');
    await page.locator('.findings a', { hasText: '6.2 Realignment' }).click();
    expect(await openRule(page).textContent()).toContain('6.2 Realignment');
    await page.locator('.at-hand .rule .reference', { hasText: '8.1.5' }).first().click();
    await expect.poll(() => openRule(page).textContent()).toContain('8.1.5');
  });
});

describe('the card gallery', () => {
  const cards = (page: Page) => page.locator('.gallery-list .lt-card-title').allTextContents();
  const choose = (page: Page, label: string, value: string) =>
    page.locator(`.filters .choice:has(span:text-is("${label}")) select`).selectOption(value);

  it('is searched and filtered, edition by edition', async () => {
    const page = await visit('cards');
    await expect.poll(() => cards(page)).toHaveLength(110);
    await choose(page, 'Effect', 'space');
    expect(await cards(page)).toEqual(['Captured Nazi Scientist', '“One Small Step…”']);
    await choose(page, 'Effect', 'any');
    await choose(page, 'Side', 'us');
    await choose(page, 'Ops', '4');
    await choose(page, 'Era', 'early');
    expect(await cards(page)).toEqual(['NATO', 'Marshall Plan', 'US/Japan Mutual Defense Pact']);
    await page.fill('.filters input', 'marsh');
    expect(await cards(page)).toEqual(['Marshall Plan']);
    await page.fill('.filters input', '');
    for (const label of ['Side', 'Ops', 'Era']) await choose(page, label, 'any');
    await choose(page, 'Edition', 'second');
    await expect.poll(() => cards(page)).toHaveLength(103);
  });

  it('shows of a card its text, history, rulings and proofs', async () => {
    const { nato } = await loadHistory('pl');
    const words = await loadWords('pl');
    const page = await visit('cards/nato', { language: 'pl', viewport: PHONE });
    await page.waitForSelector('.card-entry .history');
    expect(await page.locator('.card-entry h3').first().textContent()).toContain(words.card('nato'));
    expect(await page.locator('.history').textContent()).toContain(nato);
    await expect.poll(() => page.locator('.rulings li').count()).toBeGreaterThan(0);
    await page.click('.proofs summary');
    await page.waitForSelector('.proofs li');
    expect(await page.locator('.proofs li').allTextContents()).toContain(
      'After Marshall Plan the US may play the event',
    );
  });
});

describe('a famous game', () => {
  it('is stepped through play by play on the board, with comments', async () => {
    const { famous } = await loadLibraryTexts('it');
    const page = await visit('famous/example', { language: 'it' });
    const comment = () => page.locator('.study-note').textContent();
    await expect.poll(comment).toContain(famous['example.setup']);
    for (const play of ['1.headline', '1.1.ussr', '1.1.us'] as const) {
      await page.click('.study-note .primary');
      await expect.poll(comment).toContain(famous[`example.${play}`]);
    }
    const label = () => tile(page, 'yugoslavia').locator('.lt-tile-label').textContent();
    await expect.poll(label).toMatch(/USA 3.*URSS 3/);
    await page.click('.study-note .quiet');
    await expect.poll(comment).toContain(famous['example.1.1.ussr']);
    await expect.poll(label).toMatch(/USA 0.*URSS 3/);
    await page.locator('input[type=range]').press('End');
    await expect.poll(comment).toContain(famous['example.3.6.us']);
    expect(await page.locator('.study-note .primary').isDisabled()).toBe(true);
  });
});

describe('statistics', () => {
  const fileOf = (name: string, record: GameRecord) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(writeGameFile(record)),
  });

  it('count games of this browser and logs that are opened, each of them once', async () => {
    const record = randomRecord(3);
    const page = await visit('about');
    await keepGame(page, record.save(), true);
    await page.evaluate(() => {
      location.hash = '#/statistics';
    });
    await page.waitForSelector('.statistics');
    const total = async () => {
      const played = await page.locator('.statistics .bar').allTextContents();
      const sum = played.reduce((all, count) => all + Number(count), 0);
      expect(await page.locator('.cards-played tfoot td').first().textContent()).toBe(String(sum));
      return sum;
    };
    const once = await total();
    expect(once).toBeGreaterThan(10);
    await page.setInputFiles('input[type=file]', [
      fileOf('the-same.json', record),
      fileOf('other.json', randomRecord(4)),
      fileOf('other-again.json', randomRecord(4)),
      { name: 'no-game.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
    ]);
    await expect.poll(() => page.locator('[role=alert]').allTextContents()).toEqual(['Could not be read: no-game.txt']);
    await page.waitForSelector('text=Games counted, without duplicates: 2');
    const both = await total();
    expect(both).toBeGreaterThan(once + 10);
    await page.reload();
    await page.waitForSelector('text=Games counted, without duplicates: 2');
    await expect.poll(total).toBe(both);
    const [csv] = await Promise.all([page.waitForEvent('download'), page.click('[aria-label="CSV: Cards"]')]);
    const lines = readFileSync(await csv.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines.at(-1)).toMatch(new RegExp(`^Total,${both},`));
    expect(lines).toHaveLength((await page.locator('.cards-played tbody tr').count()) + 2);
    await page.locator('.choice select').last().selectOption('us');
    expect(await total()).toBeLessThan(both);
    await page.goto(page.url().replace('statistics', 'explorer'));
    await page.waitForSelector('.choices li');
    const [first] = await page.locator('.choices button').allTextContents();
    await page.locator('.choices button').first().click();
    expect(await page.locator('.explorer-wanted').textContent()).toContain(first);
    await expect.poll(() => page.locator('.choices li').count()).toBe(1);
    expect(await page.locator('.choices .choice-count').textContent()).toContain('100%');
  });
});

describe('every page of the library', () => {
  const SEEN = '.rooms, .rule, .rule-aid, .rule-glossary, .history, .sources, .choices, .study-cards';
  const VISITS = [
    { viewport: PHONE, colorScheme: 'light' },
    { viewport: DESK, colorScheme: 'dark' },
  ] as const;

  const PATHS = [
    'library',
    'rules/6.3',
    'rules/aids',
    'rules/glossary',
    'cards/fidel',
    'famous',
    'statistics',
    'explorer',
  ];

  it.each(PATHS.map((path, i) => [path, LONG ? VISITS : [VISITS[i % 2]!]] as const))(
    '"%s" has no serious issue for anybody and fits',
    async (path, visits) => {
      for (const how of visits) {
        const page = await visit(path, how);
        await page.locator(SEEN).first().waitFor();
        expect(await seriousIssues(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
      }
    },
  );

  it('nor has the sheet over a table, nor a famous game', async () => {
    const page = await visitPosition({ hands: { us: ['fidel'], ussr: ['nasser'] } });
    await page.click('.status .rule-link');
    await openRule(page).waitFor();
    expect(await seriousIssues(page)).toEqual([]);
    const famous = await visit('famous/final', { viewport: PHONE });
    await famous.waitForSelector('.study-note');
    expect(await seriousIssues(famous)).toEqual([]);
  });
});

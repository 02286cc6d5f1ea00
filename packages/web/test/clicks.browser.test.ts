import { GameRecord, seeded } from '@longtwilight/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdWorkers } from './support/hold.ts';
import { humanAs, openKept } from './support/kept.ts';
import { confirm, line, tile, visits } from './support/visits.ts';

const visit = visits();
const cardOf = (page: Page, title: string) => page.locator(`.lt-hand-card:has-text("${title}")`);

describe('no click is lost', () => {
  it('while the computer still thinks about its headline', async () => {
    const page = await visit();
    await page.addInitScript(holdWorkers, 'bot');
    const record = GameRecord.start({});
    record.rollOn(seeded(7));
    for (let i = 0; i < 6; i++) record.answer('ussr', 'poland');
    await openKept(page, record, humanAs('us'));
    for (let i = 0; i < 7; i++) await tile(page, 'france').click();
    await page.evaluate('holdWorkers()');
    await confirm(page);
    await expect.poll(() => line(page)).toBe('Choose your headline.');
    const card = page.locator('.lt-hand-card[data-choice]').first();
    await card.click();
    expect(await card.getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('.actions .primary').isEnabled()).toBe(true);
    await page.evaluate('letWorkers()');
    // The computer has chosen: the card that was picked meanwhile is still picked
    await page.waitForFunction('globalThis.workerAnswered');
    expect(await card.getAttribute('aria-expanded')).toBe('true');
    await confirm(page);
    await expect.poll(() => page.locator('.log').textContent()).toContain('headlines');
  });
});

describe('several cards are discarded', () => {
  it('by “Ask Not…” of the other side: all that were clicked, and one more click takes a card back', async () => {
    const page = await visit();
    const record = GameRecord.from({
      turn: 5,
      phasing: 'ussr',
      hands: {
        ussr: ['ask-not', 'nasser', 'fidel'],
        us: ['duck-and-cover', 'containment', 'nato', 'marshall-plan', 'brush-war', 'summit'],
      },
    });
    record.answer('ussr', 'ask-not');
    record.answer('ussr', 'event-first');
    await openKept(page, record, humanAs('us'));
    const titles = ['Duck and Cover', 'Containment', 'NATO', 'Marshall Plan', 'Summit'];
    for (const title of titles) await cardOf(page, title).first().click();
    for (const title of titles) expect(await cardOf(page, title).first().getAttribute('aria-pressed')).toBe('true');
    await cardOf(page, 'Summit').click();
    expect(await cardOf(page, 'Summit').getAttribute('aria-pressed')).toBeNull();
    await page.locator('.options button').click();
    await confirm(page);
    await expect.poll(() => page.locator('.log').textContent()).toContain('discards Marshall Plan');
    const log = (await page.locator('.log').textContent()) ?? '';
    for (const title of titles.slice(0, 4)) expect(log).toContain(`discards ${title}`);
    expect(log).not.toContain('discards Summit');
  });

  it('by my own “Ask Not…”: it is not marked as one of them', async () => {
    const page = await visit();
    const record = GameRecord.from({
      turn: 5,
      phasing: 'us',
      hands: { us: ['ask-not', 'duck-and-cover', 'containment'], ussr: ['nasser', 'fidel'] },
    });
    await openKept(page, record, humanAs('us'));
    await cardOf(page, 'Ask Not').click();
    await page.click('.lt-card-uses button:has-text("Event")');
    for (const title of ['Duck and Cover', 'Containment']) await cardOf(page, title).click();
    expect(await cardOf(page, 'Containment').getAttribute('aria-pressed')).toBe('true');
    expect(await cardOf(page, 'Ask Not').getAttribute('aria-pressed')).toBeNull();
  });
});

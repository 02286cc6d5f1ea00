import { GameRecord, type Position } from '@longtwilight/engine';
import { DESK, PHONE } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { humanAs, openKept } from './support/kept.ts';
import { line, visits } from './support/visits.ts';

const visit = visits();

const POSITION: Position = {
  turn: 4,
  phasing: 'us',
  defcon: 4,
  influence: { panama: [2, 0], 'costa-rica': [0, 1], 'west-germany': [4, 0], cuba: [0, 2] },
  hands: { us: ['containment', 'nato', 'asia-scoring', 'duck-and-cover'], ussr: ['fidel', 'nasser', 'comecon'] },
};

/** A hand that clicks, and counts. */
class Clicker {
  clicks = 0;
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  private async press(what: string): Promise<void> {
    this.clicks++;
    await this.page.locator(what).first().click();
  }
  card = (card: string) => this.press(`[data-card="${card}"] .lt-hand-card`);
  use = (name: string) => this.press(`.lt-card-uses button:has-text("${name}")`);
  place = (place: string) => this.press(`.lt-map [data-place="${place}"]`);
  confirm = () => this.press('.actions .primary:enabled');
}

/** What is clicked for each thing, and how often that may be (TABLE.md, section 4). */
const MOVES: readonly (readonly [what: string, most: number, (by: Clicker) => Promise<void>, told: string])[] = [
  [
    'three points in three countries',
    5,
    async (by) => {
      await by.card('containment');
      for (const place of ['panama', 'mexico', 'colombia']) await by.place(place);
      await by.confirm();
    },
    'plays Containment to place influence',
  ],
  [
    'a coup',
    4,
    async (by) => {
      await by.card('containment');
      await by.use('Coup');
      await by.place('cuba');
      await by.confirm();
    },
    'attempts a coup in Cuba',
  ],
  [
    'an event',
    3,
    async (by) => {
      await by.card('duck-and-cover');
      await by.use('Event');
      await by.confirm();
    },
    'plays Duck and Cover for its event',
  ],
  [
    'a space attempt',
    3,
    async (by) => {
      await by.card('nato');
      await by.use('Space');
      await by.confirm();
    },
    'sends NATO to the space race',
  ],
  [
    'a scoring card',
    2,
    async (by) => {
      await by.card('asia-scoring');
      await by.confirm();
    },
    'Asia is scored',
  ],
];

describe('clicks', () => {
  it.each(MOVES)('%s takes %i', async (_, most, move, told) => {
    const page = await visit('', DESK);
    await openKept(page, GameRecord.from(POSITION), humanAs('us'));
    const by = new Clicker(page);
    await move(by);
    await expect.poll(() => page.locator('.log').textContent()).toContain(told);
    expect(by.clicks).toBe(most);
  });

  it('another card may be taken up instead of one whose use is settled', async () => {
    const page = await visit('', DESK);
    await openKept(page, GameRecord.from(POSITION), humanAs('us'));
    const by = new Clicker(page);
    await by.card('asia-scoring');
    await page.locator('.actions .primary:enabled').waitFor();
    await by.card('duck-and-cover');
    await by.use('Event');
    await by.confirm();
    await expect.poll(() => page.locator('.log').textContent()).toContain('plays Duck and Cover for its event');
  });

  it('a place counts as soon as its card is open, before it is marked', async () => {
    const page = await visit('', DESK);
    await openKept(page, GameRecord.from(POSITION), humanAs('us'));
    await page.locator('[data-card="containment"] .lt-hand-card[data-choice]').waitFor();
    const marked = await page.evaluate(async () => {
      const click = new MouseEvent('click', { bubbles: true });
      document.querySelector('[data-card="containment"] .lt-hand-card')?.dispatchEvent(click);
      // The table is drawn anew, but no frame has come
      await Promise.resolve().then(() => undefined);
      const place = document.querySelector('[data-place="mexico"]');
      const was = place?.hasAttribute('data-choice');
      place?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return was;
    });
    expect(marked).toBe(false);
    await expect.poll(() => page.locator('.lt-map [data-place="mexico"]').textContent()).toContain('US 1');
  });

  it('as text, every card of the hand is in view', async () => {
    const page = await visit('', DESK);
    const asText = JSON.stringify({ speed: 'instant', textView: true });
    await page.evaluate((text) => localStorage.setItem('longtwilight.settings', text), asText);
    const us = [
      'nato',
      'fidel',
      'nasser',
      'comecon',
      'blockade',
      'containment',
      'brush-war',
      'junta',
      'summit',
    ] as const;
    await openKept(page, GameRecord.from({ ...POSITION, hands: { us, ussr: ['defectors'] } }), humanAs('us'));
    const outside = await page.evaluate(() => {
      const edge = document.querySelector('.text-view')!.getBoundingClientRect().right;
      const beyond = (element: Element) => element.getBoundingClientRect().right > edge;
      return [...document.querySelectorAll('.lt-hand-card, .lt-hand-turn')].filter(beyond).length;
    });
    expect(outside).toBe(0);
  });

  it('a headline takes 2, also with fewer confirmations: it is read before it is given', async () => {
    const page = await visit('', DESK);
    const fewer = JSON.stringify({ speed: 'instant', confirmations: 'expert' });
    await page.evaluate((text) => localStorage.setItem('longtwilight.settings', text), fewer);
    await openKept(page, GameRecord.from({ ...POSITION, start: 'headline', round: 0 }), humanAs('us'));
    const by = new Clicker(page);
    await by.card('nato');
    await page.locator('.actions .primary:enabled').waitFor();
    expect(await page.locator('.log').textContent()).not.toContain('NATO');
    await by.confirm();
    await expect.poll(() => page.locator('.log').textContent()).toContain('The US headlines NATO');
    expect(by.clicks).toBe(2);
  });
});

const keysShown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.actions .buttons [data-key]')].map(
      (button) => getComputedStyle(button, '::after').content.split(' / ')[0],
    ),
  );

describe('by keys', () => {
  it('the focus goes to the new choices, and keys are shown where they work', async () => {
    const page = await visit('', DESK);
    await openKept(page, GameRecord.from(POSITION), humanAs('us'));
    const focused = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return (
          at?.getAttribute('data-place') ?? at?.closest('[data-card]')?.getAttribute('data-card') ?? at?.textContent
        );
      });
    await page.locator('[data-card="containment"] .lt-hand-card').focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toContain('Event');
    // Down to the coup
    for (let i = 0; i < 2; i++) await page.keyboard.press('Tab');
    await expect.poll(focused).toContain('Coup');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-choice'))).toBe(true);
    await page.locator('[data-place="cuba"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toContain('Confirm');
    expect(await keysShown(page)).toEqual(['"U"', '"Enter"']);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.log').textContent()).toContain('attempts a coup in Cuba');
  });

  it('the focus comes back to what is asked when a stage or a story goes', async () => {
    const page = await visit('', DESK);
    await page.evaluate(() => localStorage.setItem('longtwilight.settings', '{"speed":"calm"}'));
    await openKept(page, GameRecord.from(POSITION), humanAs('us'));
    const isAt = (what: string) => page.evaluate((one) => document.activeElement?.matches(one), what);
    const expectAt = (what: string) => expect.poll(() => isAt(what), { message: what }).toBe(true);
    await page.locator('[data-card="asia-scoring"] .lt-hand-card').focus();
    await page.keyboard.press('Enter');
    await expectAt('.actions .primary:enabled');
    await page.keyboard.press('Enter');
    await expectAt('.stage[data-stage="scoring"]');
    // Round in both directions, and never to the table behind it
    for (const key of [...Array(8).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.closest('.stage') !== null), key).toBe(true);
    }
    await page.locator('.stage [aria-label="Pause"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.stage [aria-label="Resume"]');
    // The next question waits behind it
    await expect.poll(() => page.title()).toContain('Your move');
    await page.keyboard.press('Escape');
    await expectAt('.lt-hand-card[data-choice]');
    await page.locator('.telling .primary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => line(page)).toBe('Play a card.');
    await expectAt('.lt-hand-card[data-choice]');
  });

  it('no key is shown where there are none', async () => {
    const page = await visit('', PHONE, { hasTouch: true, isMobile: true });
    await openKept(page, GameRecord.from(POSITION), humanAs('us'));
    await page.locator('[data-card="containment"] .lt-hand-card').click();
    expect(await keysShown(page)).toEqual(['none', 'none']);
  });
});

import { GameRecord, type Position, seeded } from '@longtwilight/engine';
import { LANGUAGES } from '@longtwilight/words';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { humanAs, openKept } from './support/kept.ts';
import { visits } from './support/visits.ts';

const visit = visits();

/** Both sides hold much of Europe, and the turn ends with the next card of the US. */
const POSITION: Position = {
  turn: 3,
  round: 6,
  phasing: 'us',
  defcon: 4,
  china: { holder: 'us', faceUp: true },
  milOps: [1, 3],
  influence: {
    'west-germany': [4, 0],
    france: [3, 0],
    'united-kingdom': [5, 0],
    canada: [2, 0],
    italy: [0, 3],
    'east-germany': [0, 4],
    poland: [0, 4],
    finland: [0, 1],
  },
  hands: { us: ['europe-scoring'], ussr: ['nasser'] },
};

/** Headlines of many words: both cards are turned up. */
function headlines(): GameRecord {
  const hands = { us: ['marshall-plan', 'nato'], ussr: ['warsaw-pact-formed', 'comecon'] } as const;
  const record = GameRecord.from({ ...POSITION, start: 'headline', round: 0, hands });
  record.answer('us', 'marshall-plan');
  record.answer('ussr', 'warsaw-pact-formed');
  return record;
}

function scoring(): GameRecord {
  const record = GameRecord.from(POSITION);
  record.answer('us', 'europe-scoring');
  record.answer('us', 'event');
  record.rollOn(seeded(3));
  return record;
}

/** What of a stage lies beyond its edges, or those of a part of it that can be pushed. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('.stage')!;
    const foot = stage.querySelector('footer button')!.getBoundingClientRect();
    const parts = [stage, ...stage.querySelectorAll('*')]
      .filter((one) => /auto|scroll|hidden/.test(getComputedStyle(one).overflowY) && one.clientHeight > 1)
      .filter((one) => one.scrollHeight > one.clientHeight + 1)
      .map((one) => `${one.getAttribute('class')}: ${one.scrollHeight - one.clientHeight} px`);
    return foot.bottom > innerHeight ? [...parts, 'button'] : parts;
  });

/** Sees again what has happened, and stands still at a stage. */
async function openStage(page: Page, record: GameRecord, stage: string, language: string): Promise<void> {
  const settings = JSON.stringify({ speed: 'calm', language });
  await page.evaluate((text) => localStorage.setItem('longtwilight.settings', text), settings);
  await openKept(page, record, humanAs('us'));
  await page.locator('.see-again').dispatchEvent('click');
  await page.locator('.pacer > button:not(:last-child)').last().dispatchEvent('click');
  const isThere = async () => {
    // A stage is drawn after the table
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    if ((await page.locator(`.stage[data-stage="${stage}"]`).count()) > 0) return true;
    await page.locator('.pacer > button:last-child').last().dispatchEvent('click');
    return false;
  };
  await expect.poll(isThere, { message: stage }).toBe(true);
  await page.evaluate(() => document.fonts.ready);
}

const STAGES = { headlines, scoring, turn: scoring };

it.each([
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 360, height: 640 },
])('at $width × $height nothing of a stage is cut in any language', async (screen) => {
  const found: string[] = [];
  for (const language of LANGUAGES)
    for (const [stage, recordOf] of Object.entries(STAGES)) {
      const page = await visit('', screen, { hasTouch: true, isMobile: true });
      await openStage(page, recordOf(), stage, language);
      found.push(...(await cut(page)).map((part) => `${language} ${stage} ${part}`));
    }
  expect(found).toEqual([]);
});

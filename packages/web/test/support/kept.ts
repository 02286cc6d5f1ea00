import type { GameRecord, SideKey } from '@longtwilight/engine';
import type { Page } from 'playwright-core';

/** Who sits where; the other side is the weakest computer player unless said otherwise. */
export type Seats = Readonly<Record<SideKey, string>>;
export const humanAs = (side: SideKey, bot = 'recruit'): Seats => ({
  us: side === 'us' ? 'human' : bot,
  ussr: side === 'ussr' ? 'human' : bot,
});

/** Opens a game as a browser has kept it. */
export async function openKept(page: Page, record: GameRecord, seats: Seats): Promise<void> {
  const { turn, vp, over } = record.game;
  const id = 'kept';
  const text = JSON.stringify({ id, seats, seed: 1, changed: 1, turn, vp, over, saved: record.save() });
  await page.evaluate(([key, game]) => localStorage.setItem(key!, game!), [`longtwilight.game.${id}`, text]);
  await page.goto(page.url().replace(/#.*$/, `#/game/${id}`));
  await page.reload();
  await page.waitForSelector('.lt-table, .text-view, .curtain');
}

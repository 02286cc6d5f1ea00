import type { Page } from 'playwright-core';
import { confirm, tile } from './visits.ts';

/** Makes a game as the USSR, unless it is chosen otherwise, and gives the link to it. */
export async function invite(
  host: Page,
  choose: (host: Page) => Promise<unknown> = (page) =>
    page.selectOption('.choice:has-text("Side") select', { label: 'USSR' }),
): Promise<string> {
  await host.click('text=Play a friend');
  await choose(host);
  await host.click('button[type=submit]');
  return host.inputValue('input.link');
}

/** The guest accepts, and both sit at the table. */
export async function accept(host: Page, guest: Page, link: string): Promise<void> {
  await guest.goto(link);
  await guest.click('text=Join the game');
  await Promise.all([host, guest].map((page) => page.waitForSelector('.lt-map, .bid')));
}

/** Both place their starting influence. */
export async function setUp(host: Page, guest: Page): Promise<void> {
  for (let i = 0; i < 6; i++) await tile(host, 'poland').click();
  await confirm(host);
  await guest.waitForSelector('[data-place="france"][data-choice]');
  for (let i = 0; i < 7; i++) await tile(guest, 'france').click();
  await confirm(guest);
}

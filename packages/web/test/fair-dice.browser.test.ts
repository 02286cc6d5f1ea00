import type { Fairness } from '@longtwilight/protocol';
import { complaintsOf, DESK, PHONE } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { servedPages } from './support/served.ts';

const served = servedPages();

async function visit(address: string, viewport = DESK): Promise<Page> {
  const page = await served.newPage({ viewport, locale: 'en' });
  const complaints = complaintsOf(page);
  onTestFinished(async () => {
    await page.context().close();
    expect(complaints).toEqual([]);
  });
  await page.goto(address);
  return page;
}
const diceOf = (page: Page) => page.locator('.fair-dice');

it('both browsers add a seed after the promise is made, and one click checks every die', async () => {
  const host = await visit(`${served.address}/#/friend`);
  const seeds: string[] = [];
  host.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/seed'))
      seeds.push((request.postDataJSON() as { seed: string }).seed);
  });
  await host.click('button[type=submit]');
  const link = await host.inputValue('input.link');
  await diceOf(host).locator('summary').click();
  const promise = await diceOf(host).locator('code').textContent();
  expect(promise).toMatch(/^[0-9a-f]{64}$/);

  const guest = await visit(link, PHONE);
  // The guest sees the promise before it adds anything
  await diceOf(guest).locator('summary').click();
  expect(await diceOf(guest).locator('code').textContent()).toBe(promise);
  expect(await guest.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  const joining = guest.waitForRequest(/\/join$/);
  await guest.click('button.primary');
  seeds.push(((await joining).postDataJSON() as { seed: string }).seed);
  await host.waitForSelector('.lt-map');

  const id = /play\/(\w+)/.exec(link)![1]!;
  await host.request.post(`${served.address}/api/games/${id}/resign`);
  const reply = await host.request.get(`${served.address}/api/games/${id}/fairness`);
  const page = (await reply.json()) as Fairness;
  expect([page.seeds?.first, page.seeds?.second]).toEqual(seeds);
  await host.waitForSelector('.ending .fair-dice');
  await diceOf(host).locator('summary').click();
  await diceOf(host).locator('button').click();
  await host.waitForSelector('.fair-dice [role=status]:has-text("they all match the seeds")');

  // A server that lies is found out
  await guest.route(/\/fairness/, (route) => {
    const [start, ...rest] = page.entries as { entry: { chance: string[] } }[];
    const chance = start!.entry.chance.toReversed();
    return route.fulfill({ json: { ...page, entries: [{ ...start, entry: { ...start!.entry, chance } }, ...rest] } });
  });
  await guest.waitForSelector('.ending .fair-dice');
  await diceOf(guest).locator('summary').click();
  await diceOf(guest).locator('button').click();
  await guest.waitForSelector('.fair-dice [role=status]:has-text("found these problems")');
  await expect.poll(() => diceOf(guest).locator('li').count()).toBeGreaterThan(0);
});

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readGameFile, writeStudy } from '@longtwilight/notation';
import type { GameState, KeptHead } from '@longtwilight/protocol';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { servedPages } from './support/served.ts';
import { atOnce } from './support/visits.ts';

const site = servedPages();

/** A game on the server that was given up when influence had been placed in Poland twice, and the steps to there. */
async function finishedGame(): Promise<{ id: string; steps: number }> {
  const cookies = ['', ''];
  const send = async (who: 0 | 1, path: string, body: object): Promise<GameState> => {
    const response = await fetch(`${site.address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies[who]! },
      body: JSON.stringify(body),
    });
    cookies[who] = response.headers.get('set-cookie')?.split(';')[0] ?? cookies[who]!;
    return (await response.json()) as GameState;
  };
  const { game } = await send(0, 'games', { side: 'ussr' });
  let { number } = await send(1, `games/${game.id}/join`, {});
  for (const answer of ['poland', 'poland', 'east-germany'])
    ({ number } = await send(0, `games/${game.id}/answers`, { number, answers: [answer] }));
  await send(1, `games/${game.id}/resign`, {});
  const file = await (await fetch(`${site.address}/api/games/${game.id}/export?format=json`)).text();
  return { id: game.id, steps: readGameFile(file).record.entries.length };
}

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const inClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** All that the map says, and whose eyes it is seen with. */
const seenOn = async (page: Page) => ({
  tiles: await page.locator('.lt-tile-label').allTextContents(),
  hash: new URL(page.url()).hash,
});

/** The same wherever the game is kept. */
const seenAs = async (page: Page) => ({
  tiles: (await seenOn(page)).tiles,
  turn: await page.locator('.lt-track').first().textContent(),
  onlooker: await page.inputValue('.choice:has-text("View as") select'),
  told: await page.locator('.status h1').textContent(),
});

it('copies a short link to a moment, which opens the very same view elsewhere; and the board as picture, text and sheet', async () => {
  const { id, steps } = await finishedGame();
  const page = await site.newPage({ locale: 'en', ...CLIPBOARD });
  await page.addInitScript(atOnce);
  await page.goto(`${site.address}/#/replay?server=${id}&at=${steps + 1}&as=us`);
  await page.locator('[data-place="poland"]').waitFor();
  await expect
    .poll(async () => (await seenOn(page)).tiles.find((text) => text.startsWith('Poland')))
    .toContain('USSR 2');
  await page.getByRole('button', { name: 'Link to this point' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const link = await inClipboard(page);
  expect(link.length).toBeLessThan(120);
  const other = await site.newPage({ locale: 'en' });
  await other.addInitScript(atOnce);
  await other.goto(link);
  await other.locator('[data-place="poland"]').waitFor();
  await expect.poll(() => seenOn(other)).toEqual(await seenOn(page));

  await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy picture' }).click();
  await page.locator('.share').getByRole('button', { name: 'Copied' }).waitFor();
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const picture = await createImageBitmap(await item!.getType('image/png'));
    return [picture.width, picture.height];
  });
  expect(size).toEqual([1905, 1000]);
  await page.getByRole('button', { name: 'Copy position' }).click();
  await expect.poll(() => inClipboard(page)).toMatch(/^1[\w-]{60,}$/);
  await page.getByRole('button', { name: 'Copy log' }).click();
  await expect.poll(() => inClipboard(page)).toContain('Poland');

  await page.getByRole('link', { name: 'Print position' }).click();
  const board = page.locator('.sheet-board');
  await board.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await expect.poll(() => board.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1905);
  await page.goBack();
  await page.emulateMedia({ media: null });
  await page.getByRole('tab', { name: 'Share' }).click();
  await page.getByRole('link', { name: 'Print log' }).click();
  await page.locator('.sheet-log').getByText('Poland').first().waitFor();
});

it('puts the game of an account holder on the server for a link to turn 6, round 3, which opens the same view elsewhere', async () => {
  const file = readFileSync(new URL('../../../compatibility/cf92e00/game-files/deluxe-whole.json', import.meta.url));
  const { record } = readGameFile(String(file));
  const games = record.entries.map((_, i) => record.after(i + 1));
  const at = games.findIndex(({ turn, round }) => turn === 6 && round === 3) + 2;
  expect(at).toBeGreaterThan(2);
  const page = await site.newPage({ locale: 'en', ...CLIPBOARD });
  await page.addInitScript(atOnce);
  const account = { name: 'Linker', password: 'correct horse battery' };
  expect((await page.request.post(`${site.address}/api/account`, { data: account })).ok()).toBe(true);
  await page.goto(`${site.address}/#/replay`);
  await page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer: file });
  await page.waitForSelector('.stepper');
  await page.goto(`${page.url().split('?')[0]}?at=${at}&as=ussr`);
  await page.locator('.lt-track', { hasText: 'Turn 6' }).first().waitFor();
  await page.getByRole('button', { name: 'Link to this point' }).click();
  await page.getByText('A copy of this game is now on the server.').waitFor();
  const link = await inClipboard(page);
  expect(link).toMatch(/\/k\/[a-z0-9]{12}\/\d+\?as=ussr$/);
  expect(link.length).toBeLessThan(120);
  const other = await site.newPage({ locale: 'en' });
  await other.addInitScript(atOnce);
  await other.goto(link);
  await other.locator('.lt-track', { hasText: 'Turn 6' }).first().waitFor();
  expect(await seenAs(other)).toEqual(await seenAs(page));
  expect(await seenAs(other)).toMatchObject({ onlooker: 'ussr', turn: expect.stringContaining('Round 3') });
  // A study opens at its place
  const chapter = {
    title: 'The end of the war',
    game: record.save(),
    lines: [],
    notes: [{ line: 0, at: 40, text: 'Look here' }],
  };
  const study = {
    title: 'A study',
    visibility: 'unlisted',
    file: writeStudy({ title: 'A study', chapters: [chapter] }),
  };
  const { id } = (await (await page.request.post(`${site.address}/api/library`, { data: study })).json()) as KeptHead;
  await other.goto(`${site.address}/k/${id}?chapter=1&at=40`);
  await other.getByText('Look here').first().waitFor();
  await expect.poll(() => new URL(other.url()).hash).toBe(`#/study?kept=${id}&chapter=1&at=40`);
  // It stands on the page of the account, and goes from there
  await page.goto(`${site.address}/#/me`);
  await page.getByRole('link', { name: 'Anna – Bruno' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Anna – Bruno' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('link', { name: 'Anna – Bruno' }).waitFor({ state: 'detached' });
});

it('shows a board in a frame of another site, and nothing else', async () => {
  const { id, steps } = await finishedGame();
  const frames = [`/embed/g/${id}/${steps - 1}?lang=en`, `/#/replay?server=${id}`].map(
    (path) => `<iframe src="${site.address}${path}" width="720" height="520"></iframe>`,
  );
  const elsewhere = createServer((_, response) => response.setHeader('content-type', 'text/html').end(frames.join('')));
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void elsewhere.close());
  const page = await site.newPage({ locale: 'en' });
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  const [first, second] = [page.frameLocator('iframe').first(), page.frameLocator('iframe').nth(1)];
  await first.locator('[data-place="poland"]').waitFor();
  const poland = () => first.locator('[data-place="poland"] .lt-tile-label').textContent();
  expect(await poland()).toContain('USSR 1');
  await first.getByRole('button', { name: 'One step forward' }).click();
  await expect.poll(poland).toContain('USSR 2');
  expect(await first.getByRole('link').getAttribute('href')).toBe(`/g/${id}/${steps}`);
  expect(await second.locator('#app').count()).toBe(0);
});

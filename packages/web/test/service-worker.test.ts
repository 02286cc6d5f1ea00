import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtSite } from '@longtwilight/testing/browser';
import { expect, it } from 'vitest';

it('every file that the service worker keeps is there: with one missing, no server would have a page offline', async () => {
  const folder = await builtSite(fileURLToPath(new URL('../vite.config.ts', import.meta.url)));
  const [, list] = /const FILES = (\[.*\]);/.exec(readFileSync(path.join(folder, 'sw.js'), 'utf8'))!;
  const files: string[] = JSON.parse(list!);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Server, startServer } from '@longtwilight/server';
import { readConfig } from '@longtwilight/server/config';
import { builtSite, openBrowser } from '@longtwilight/testing/browser';
import { type VisitorOptions, visitorOf } from '@longtwilight/testing/pages';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

const usualPages = (): Promise<string> => builtSite(fileURLToPath(new URL('../../vite.config.ts', import.meta.url)));

/** A server with the pages and a browser to visit them, for all tests of a file. */
export function servedPages(settings: Readonly<Record<string, string>> = {}, pages = usualPages) {
  let browser: Browser;
  let server: Server;
  const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-web-'));
  const env = { PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '0', DATA_DIR: folder, PAGES_DIR: '', ...settings };
  beforeAll(async () => {
    env.PAGES_DIR = await pages();
    [browser, server] = await Promise.all([openBrowser(), startServer(readConfig(env))]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  return {
    get address(): string {
      return server.address;
    },
    /** Somebody with a browser of its own. */
    async newPage(options: VisitorOptions = {}): Promise<Page> {
      return (await visitorOf(browser, options)).newPage();
    },
    /** Stops the server; what is given back starts it again at the same address. */
    async stop(): Promise<() => Promise<void>> {
      const { port } = new URL(server.address);
      await server.stop();
      return async () => {
        server = await startServer(readConfig({ ...env, PORT: port }));
      };
    },
  };
}

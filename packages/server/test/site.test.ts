import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import type { HttpApp } from '../src/http/routes/context.ts';
import { siteRoutes } from '../src/http/site.ts';

function siteWith(files: Readonly<Record<string, string>>): HttpApp {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const app = Fastify().withTypeProvider<TypeBoxTypeProvider>() as unknown as HttpApp;
  siteRoutes(app, folder);
  return app;
}

const FILES = { 'index.html': '<h1>Here</h1>', 'assets/main-1a2b.js': 'go()', 'server.json': '{ "api": null }' };

it('serves pages at their addresses, and says that there is a server', async () => {
  const app = siteWith(FILES);
  const page = await app.inject('/');
  expect(page.body).toBe('<h1>Here</h1>');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await app.inject('/server.json')).json()).toEqual({ api: 'api' });
  expect((await app.inject('/assets/other.js')).statusCode).toBe(404);
  expect((await app.inject('/../package.json')).statusCode).toBe(404);
});

it('lets browsers keep what never changes, and ask again for the rest', async () => {
  const app = siteWith(FILES);
  expect((await app.inject('/assets/main-1a2b.js')).headers['cache-control']).toContain('immutable');
  const page = await app.inject('/index.html');
  const again = await app.inject({ url: '/index.html', headers: { 'if-none-match': String(page.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

it('serves nothing where nothing was built', async () => {
  const app = siteWith({});
  expect((await app.inject('/')).statusCode).toBe(404);
});

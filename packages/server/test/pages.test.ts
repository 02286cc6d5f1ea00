import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { onSqlite } from './support/servers.ts';

function builtPages(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Long Twilight</title>');
  writeFileSync(path.join(folder, 'assets', 'app-abc123.js'), 'export {};');
  return folder;
}

onSqlite('pages', (start) => {
  it('are served where they have been built', async () => {
    const { url } = await start({ env: { PAGES_DIR: builtPages() } });
    const page = await fetch(`${url()}/`);
    expect(await page.text()).toContain('Long Twilight');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    const script = await fetch(`${url()}/assets/app-abc123.js`);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.headers.get('cache-control')).toContain('immutable');
    // Whoever comes to an address that is none finds the way
    const within = await fetch(`${url()}/games/abc`, { headers: { accept: 'text/html' } });
    expect([within.url, await within.text()]).toEqual([`${url()}/`, expect.stringContaining('Long Twilight')]);
  });

  it('hide nothing that is missing, and nothing outside', async () => {
    const { url } = await start({ env: { PAGES_DIR: builtPages() } });
    expect((await fetch(`${url()}/assets/gone.js`)).status).toBe(404);
    expect((await fetch(`${url()}/api/nothing`, { headers: { accept: 'text/html' } })).status).toBe(404);
    expect((await fetch(`${url()}/..%2f..%2fetc%2fpasswd`)).status).toBeGreaterThanOrEqual(400);
  });

  it('may be missing', async () => {
    const { url } = await start({ env: { PAGES_DIR: '/nowhere' } });
    expect((await fetch(`${url()}/`, { headers: { accept: 'text/html' } })).status).toBe(404);
    expect((await fetch(`${url()}/health`)).status).toBe(200);
  });
});

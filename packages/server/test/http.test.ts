import { request } from 'node:http';
import { expect, it } from 'vitest';
import { meddle } from './support/meddle.ts';
import { sitDown } from './support/play.ts';
import { onBothEngines } from './support/servers.ts';

onBothEngines('HTTP', (start) => {
  it('answers whether it is well and ready, and counts', async () => {
    const { client } = await start();
    const { id, first } = await sitDown(client(), client());
    await first.get(`/api/games/${id}`);
    expect((await first.get('/health')).body).toEqual({ ok: true });
    expect((await first.get('/ready')).body).toEqual({ ok: true });
    const metrics = await first.text('/metrics');
    expect(metrics).toContain('longtwilight_entries_total{kind="start"} 1');
    expect(metrics).not.toContain(id);
  });

  it('looks for who asks only where that matters, and after it has counted the request', async () => {
    const { client, ground } = await start({ env: { RATE_LIMIT: '3', LOG_LEVEL: 'silent' } });
    const anna = client();
    anna.cookie = `longtwilight=${'A'.repeat(43)}`;
    expect((await anna.get('/api/games')).status).toBe(200);
    await meddle(ground, (db) => db.schema.dropTable('keys').execute());
    const statuses = [];
    for (const path of ['/health', '/nothing', '/api/games', '/api/games'])
      statuses.push((await anna.get(path)).status);
    expect(statuses).toEqual([200, 404, 500, 429]);
  });

  it('describes itself', async () => {
    const { client } = await start();
    const { body } = await client().get<{ openapi: string; paths: Record<string, object> }>('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/games', '/api/games/{id}/answers', '/health']),
    );
    const page = await client().text('/api/docs');
    expect(page).toContain('<h3 id="ClockTerms">');
    expect(page).toContain('POST /api/games/{id}/answers');
    expect(page).not.toContain('<script');
  });

  it('describes itself in a document that is small, packed and limited', async () => {
    const { url } = await start({ env: { RATE_LIMIT: '600' } });
    const reply = await fetch(`${url()}/api/openapi.json`);
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    const text = await reply.text();
    expect(text.length).toBeLessThan(600_000);
    const { paths, components } = JSON.parse(text) as Record<'paths' | 'components', object>;
    expect(paths).toHaveProperty(
      ['/api/games/{id}', 'get', 'responses', '200', 'content', 'application/json', 'schema'],
      { $ref: '#/components/schemas/GameState' },
    );
    // Nothing refers to what is not there
    const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
    for (const name of named) expect(components).toHaveProperty(['schemas', name]);
    const statuses = [];
    for (let i = 0; i < 40; i++) statuses.push((await fetch(`${url()}/api/openapi.json`)).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await fetch(`${url()}/api/games`)).status).toBe(200);
  });

  it('believes what the trusted proxy says about who asks, and nothing before it', async () => {
    const { client } = await start({ env: { RATE_LIMIT: '5', TRUST_PROXY: '1' } });
    const eager = client();
    const ask = async (forwarded: string): Promise<number> =>
      (await eager.request('GET', '/api/games', undefined, { 'x-forwarded-for': forwarded })).status;
    const forged = [];
    for (let i = 0; i < 8; i++) forged.push(await ask(`10.9.8.${i}, 192.0.2.7`));
    expect(forged).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await ask('192.0.2.8')).toBe(200);
    // Whoever has a whole network of addresses is one asker
    const network = [];
    for (let i = 0; i < 7; i++) network.push(await ask(`2001:db8:1:2::${i}`));
    expect(network).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await ask('2001:db8:1:3::1')).toBe(200);
  });

  it('is there under the version of the API too', async () => {
    const { client } = await start();
    expect((await client().get('/api/v1/games')).body).toEqual({ games: [], ratings: {} });
  });

  it('sends headers that keep other sites out', async () => {
    const { url } = await start();
    const { headers } = await fetch(`${url()}/api/games`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('gives a key that scripts and other sites can not use', async () => {
    const { url } = await start({ env: { PUBLIC_URL: 'https://play.example' } });
    const headers = { 'content-type': 'application/json', origin: 'https://play.example' };
    const reply = await fetch(`${url()}/api/games`, { method: 'POST', headers, body: '{}' });
    expect(reply.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('takes no changes from other sites', async () => {
    const { client } = await start();
    const { id, first } = await sitDown(client(), client());
    const resign = `/api/games/${id}/resign`;
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      const reply = await first.request('POST', resign, undefined, headers);
      expect([reply.status, reply.body.error], JSON.stringify(headers)).toEqual([403, 'foreign-origin']);
    }
    expect((await first.get(`/api/games/${id}`)).body.game.status).toBe('running');
  });

  it('reads nothing but JSON of a sensible size', async () => {
    const { client, url } = await start();
    const post = async (type: string, body: string): Promise<number> =>
      (await fetch(`${url()}/api/games`, { method: 'POST', headers: { 'content-type': type }, body })).status;
    expect(await post('text/plain', '{}')).toBe(415);
    expect(await post('application/x-www-form-urlencoded', 'side=us')).toBe(415);
    expect(await post('application/json', '{"side": ')).toBe(400);
    expect(await post('application/json', `{"seed": "${'x'.repeat(100_000)}"}`)).toBe(413);
    const nothing = await client().get('/api/nothing');
    expect([nothing.status, nothing.body.error]).toEqual([404, 'not-found']);
  });

  it('limits the requests of one address', async () => {
    const { client, url } = await start({ env: { RATE_LIMIT: '5' } });
    const eager = client();
    const { headers } = await fetch(`${url()}/api/games`);
    expect(['limit', 'remaining'].map((name) => headers.get(`ratelimit-${name}`))).toEqual(['5', '4']);
    expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThan(0);
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await eager.get('/api/games')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await eager.get('/api/games')).body.error).toBe('too-many-requests');
    expect((await eager.get('/health')).status).toBe(200);
  });

  it('survives a request that breaks off', async () => {
    const { client, url } = await start();
    await new Promise<void>((resolve) => {
      const half = request(`${url()}/api/games`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': 100 },
      });
      half.on('error', () => resolve());
      half.write('{"side"', () => half.destroy(new Error('enough')));
    });
    expect((await client().get('/api/games')).status).toBe(200);
  });
});

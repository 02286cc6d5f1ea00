import { connect } from 'node:net';
import { Refusal } from '@longtwilight/protocol';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { type Pair, playOn, sitDown } from './support/play.ts';
import { type Attempt, HOSTILE, Inventor, type OpenApi, routesOf, type Schema } from './support/requests.ts';
import { onBothEngines } from './support/servers.ts';

const REQUESTS = process.env.LONG === '1' ? 10_000 : 1000;
const refusal = Compile(Refusal);

async function send(url: string, { method, headers, text }: Attempt, cookie: string) {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(cookie === '' ? {} : { cookie }) },
    ...(text === null ? {} : { body: text }),
  });
  const { status } = response;
  if (response.headers.get('content-type') === 'text/event-stream') {
    await response.body?.cancel();
    return { status, body: null };
  }
  return { status, body: await response.text() };
}

const bothStates = async ({ id, first, second }: Pair): Promise<unknown[]> => [
  (await first.get(`/api/games/${id}`)).body,
  (await second.get(`/api/games/${id}`)).body,
];

onBothEngines('bad input', (start) => {
  it(`is refused with a message and changes no game (${REQUESTS} requests to all routes)`, async () => {
    const { client, url } = await start();
    const pairs = [
      await sitDown(client(), client()),
      await sitDown(client(), client(), { listing: 'private' }),
      await sitDown(client(), client(), { rules: { bidding: 'influence' } }),
    ];
    for (const pair of pairs.slice(0, 2)) await playOn(pair, 20);
    const before = await Promise.all(pairs.map(bothStates));
    const stranger = client();
    await stranger.post('/api/games', {});
    const routes = routesOf((await client().get<OpenApi>('/api/openapi.json')).body);
    expect(routes.length).toBeGreaterThan(15);
    const inventor = new Inventor(1, [...pairs.map(({ id }) => id), 'nosuchgame00']);
    const players: Client[] = pairs.flatMap(({ first, second }) => [first, second]);
    const statuses = new Map<number, number>();
    for (let i = 0; i < REQUESTS; i++) {
      const attempt = inventor.request(routes[i % routes.length]!);
      // What a player asks for in the right form may well be done: that is for strangers to try
      const who = inventor.pick(['nobody', 'forger', 'stranger', ...(attempt.valid ? [] : ['player'])]);
      const cookie = {
        nobody: '',
        forger: `longtwilight=${'A'.repeat(43)}`,
        stranger: stranger.cookie,
        player: inventor.pick(players).cookie,
      }[who]!;
      // Routes without a body do what they say whatever is sent along
      if (who === 'player' && attempt.text === null && attempt.method !== 'GET') continue;
      const { status, body } = await send(`${url()}${attempt.url}`, attempt, cookie);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const told = `${who}: ${attempt.method} ${attempt.url.slice(0, 200)} ${attempt.text?.slice(0, 200)} -> ${status} ${body?.slice(0, 300)}`;
      expect(status, told).toBeLessThan(500);
      if (!attempt.valid) expect(status, told).toBeGreaterThanOrEqual(400);
      if (status >= 400) {
        const read: unknown = JSON.parse(body ?? '');
        expect(refusal.Check(read), told).toBe(true);
        expect((read as Refusal).message, told).not.toBe('');
      }
    }
    expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 5);
    expect(await Promise.all(pairs.map(bothStates))).toEqual(before);
  });

  it('may be any text where a text is wanted', async () => {
    const { client } = await start();
    const stranger = client();
    const { id } = (await stranger.post('/api/games', {})).body.game;
    const inventor = new Inventor(2, [id]);
    const routes = routesOf((await stranger.get<OpenApi>('/api/openapi.json')).body);
    for (const { method, path, body } of routes.filter((route) => route.body !== null))
      for (const text of HOSTILE) {
        const sent = inventor.fitting(body as Schema, text);
        const reply = await client().request(method, path.replace('{id}', id), sent);
        expect(reply.status, `${method} ${path} ${JSON.stringify(sent)}`).toBeLessThan(500);
      }
  });

  it('does not upset the server when it is not even HTTP', async () => {
    const { client, url } = await start();
    const { hostname, port } = new URL(url());
    const lines = [
      'GARBAGE\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
      'GET / HTTP/1.1\r\n\r\n',
      'POST /api/games HTTP/1.1\r\nhost: a\r\ncontent-length: -5\r\n\r\n',
      'POST /api/games HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      'GET /api/games/%E0%A4%A HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
      'GET /%00 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
      'OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    ];
    for (const line of lines) {
      const reply = await new Promise<string>((resolve, reject) => {
        const socket = connect({ host: hostname, port: Number(port) }, () => socket.end(line));
        let text = '';
        socket.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        socket.on('error', reject).on('close', () => resolve(text));
      });
      expect(reply, line.slice(0, 60)).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
    expect((await client().get('/health')).status).toBe(200);
  });
});

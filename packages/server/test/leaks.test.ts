import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Entry } from '@longtwilight/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { startServer } from '../src/server.ts';
import { openStorage } from '../src/storage/database.ts';
import { realWorld, type World } from '../src/world.ts';
import { Client } from './support/client.ts';
import { sitDown } from './support/play.ts';
import { Inventor, type OpenApi, type Route, routesOf, type Schema } from './support/requests.ts';
import { onBothEngines } from './support/servers.ts';
import { replayed, TERMS, type Twins, twinsOf } from './support/twins.ts';

const GAMES = process.env.LONG === '1' ? 60 : 2;
const MOMENTS = 2;

/** Time stands still, and what should be random repeats itself. */
function frozenWorld(): World {
  let drawn = 0;
  return {
    ...realWorld,
    now: () => Date.UTC(2030, 0, 1),
    steady: () => 0,
    random: (bytes) => createHash('shake256', { outputLength: bytes }).update(`${drawn++}`).digest(),
  };
}

/** A server that keeps what it logs, with people in it who know the same keys on every such server. */
async function frozenServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-leaks-'));
  // The same two people play all the games
  const many = { RATE_LIMIT: '0', REQUEST_SECONDS: '999', GAMES_OF_PERSON: '99999' };
  const env = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'debug', ...many };
  const config = readConfig(env);
  const logged: string[] = [];
  const server = await startServer(config, frozenWorld(), { write: (line: string) => void logged.push(line) });
  const storage = await openStorage(config.database);
  onTestFinished(async () => {
    await server.stop();
    await storage.close();
    rmSync(folder, { recursive: true });
  });
  const clients = ['us', 'ussr', 'public'].map((name) => [name, new Client(() => server.address)] as const);
  const people = Object.fromEntries(clients) as Record<Twins['viewer'], Client>;
  const ids: string[] = [];
  for (const client of Object.values(people))
    ids.push((await client.post('/api/games', { listing: 'private' })).body.game.seats.first.person!.id);

  /** A game that stands where these entries lead. */
  const put = async (entries: readonly Entry[]): Promise<string> => {
    const { id } = (await people.us.post('/api/games', { side: TERMS.firstSide, seed: 'one' })).body.game;
    const asked = replayed(entries)!.asked();
    await storage.write(async (tx) => {
      const rows = entries.map((entry, number) => ({ game: id, number, at: 0, entry: JSON.stringify(entry) }));
      await tx.insertInto('entries').values(rows).execute();
      await tx
        .updateTable('games')
        .set({
          status: 'running',
          started: 0,
          second_person: ids[1]!,
          second_seed: 'two',
          entries: entries.length,
          us_seat: 'first',
          first_asked: asked.includes('first') ? 1 : 0,
          second_asked: asked.includes('second') ? 1 : 0,
        })
        .where('id', '=', id)
        .execute();
    });
    return id;
  };
  return { people, put, logged, url: () => server.address };
}
type Frozen = Awaited<ReturnType<typeof frozenServer>>;

/** All that somebody can get to see of a game: every page about it, live updates, and what comes back from bad requests. */
async function allShown(
  { people, url }: Frozen,
  id: string,
  viewer: Twins['viewer'],
  entries: number,
): Promise<string[]> {
  const client = people[viewer];
  const routes = routesOf((await client.get<OpenApi>('/api/openapi.json')).body);
  const shown: string[] = [];
  const ask = async (method: string, address: string, body?: unknown): Promise<void> => {
    const response = await fetch(`${url()}${address.replace('{id}', id).replace('{number}', `${entries - 1}`)}`, {
      method,
      headers: { cookie: client.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // Whether the last reader has been missed yet is a matter of moments
    const text = (await response.text()).replace(/,"present":\[[^\]]*\],"watchers":\d+/, '').replaceAll(url(), '');
    shown.push(`${method} ${address} ${response.status} ${text}`);
  };
  for (const { method, path: address } of routes)
    if (method === 'GET' && address.includes('{id}') && !/events|export/.test(address)) await ask(method, address);
  for (let number = 0; number < entries; number += 20) await ask('GET', `/api/games/{id}/entries/${number}/view`);
  for (const format of ['json', 'log', 'text', 'position']) await ask('GET', `/api/games/{id}/export?format=${format}`);
  const sent = await client.events(
    `/api/games/${id}/events?since=0`,
    (all) => all.filter(({ event }) => event === 'entry').length >= entries,
  );
  shown.push(...sent.map((one) => JSON.stringify(one)));
  for (const number of [0, entries, entries + 1])
    for (const answers of [['nonsense'], ['poland', 'fidel'], ['defectors', 'event']])
      await ask('POST', '/api/games/{id}/answers', { number, answers });
  await ask('POST', '/api/games/{id}/undo', { number: entries, count: 999 });
  for (const what of ['draw', 'pause']) await ask('POST', `/api/games/{id}/${what}`, { do: 'accept' });
  await ask('POST', '/api/games/{id}/join', {});
  await ask('POST', '/api/games/{id}/rematch');
  await ask('GET', '/api/me/games');
  await ask('GET', '/api/games');
  // Previews and embedded boards show whoever asks what the public may see
  for (const address of ['/g/{id}', `/g/{id}/${entries}`, '/embed/g/{id}']) await ask('GET', address);
  if (viewer === 'public') await ask('GET', '/picture/g/{id}/2');
  return shown;
}

/** What counts in the log and in the metrics: all but times, addresses and the state of the process. */
const logLines = ({ logged }: Frozen): string[] =>
  logged.map((line) => line.replace(/"(time|responseTime|pid|remotePort)":[\d.]+|127\.0\.0\.1:\d+/g, ''));
const metrics = async ({ people }: Frozen): Promise<string[]> =>
  (await people.public.text('/metrics'))
    .split('\n')
    .filter((line) => /^longtwilight_(?!.*seconds_(sum|bucket))/.test(line));

describe('hidden information', () => {
  it(`makes no difference in anything that is sent (${GAMES} games)`, async () => {
    const servers = [await frozenServer(), await frozenServer()] as const;
    const twins = Array.from({ length: GAMES }, (_, seed) => twinsOf(seed, MOMENTS)).flat();
    expect(twins.length).toBeGreaterThanOrEqual(GAMES * MOMENTS);
    let different = 0;
    for (const { viewer, games } of twins) {
      const [one, two] = [await servers[0].put(games[0]), await servers[1].put(games[1])];
      expect(two).toBe(one);
      const shown = await allShown(servers[0], one, viewer, games[0].length);
      expect(await allShown(servers[1], two, viewer, games[1].length)).toEqual(shown);
      // The games do differ, so somebody sees it
      const views = servers.map(({ people }) =>
        Promise.all([people.us.text(`/api/games/${one}`), people.ussr.text(`/api/games/${one}`)]),
      );
      if (JSON.stringify(await views[0]) !== JSON.stringify(await views[1])) different++;
    }
    expect(different).toBeGreaterThan(twins.length / 2);
    expect(logLines(servers[0]).length).toBeGreaterThan(twins.length * 10);
    expect(logLines(servers[1])).toEqual(logLines(servers[0]));
    expect(await metrics(servers[1])).toEqual(await metrics(servers[0]));
    // Nor does a log hold what opens doors
    const keys = Object.values(servers[0].people).map(({ cookie }) => cookie.split('=')[1]!);
    for (const key of keys) expect(servers[0].logged.join('\n')).not.toContain(key);
  });
});

const addressOf = (address: string, id: string): string => address.replace('{id}', id).replace(/\{\w+\}/g, '1');
/** Something in the right form, so that only who asks can be wrong. */
const bodyOf = (body: Route['body']): unknown =>
  body === null ? undefined : new Inventor(1, []).fitting(body as Schema, 'poland');

onBothEngines('who may do what', (start) => {
  it('lets strangers neither read nor touch a private game, route by route', async () => {
    const { client } = await start();
    const { id, first } = await sitDown(client(), client(), { listing: 'private' });
    const before = (await first.get(`/api/games/${id}`)).body;
    const stranger = client();
    await stranger.post('/api/games', {});
    const routes = routesOf((await client().get<OpenApi>('/api/openapi.json')).body);
    const ofGames = routes.filter((route) => route.path.startsWith('/api/games/{id}'));
    expect(ofGames.length).toBeGreaterThan(10);
    for (const who of [client(), stranger])
      for (const { method, path: address, body } of ofGames) {
        const url = `${addressOf(address, id)}${address.endsWith('export') ? '?format=log' : ''}`;
        const reply = await who.request(method, url, bodyOf(body));
        expect([401, 404], `${method} ${address}: ${reply.status} ${JSON.stringify(reply.body)}`).toContain(
          reply.status,
        );
      }
    expect((await first.get(`/api/games/${id}`)).body).toEqual(before);
  });

  it('lets nobody act but the players, and no player for the other', async () => {
    const { client } = await start();
    const { id, first, second } = await sitDown(client(), client(), { side: 'ussr' });
    const before = (await first.get(`/api/games/${id}`)).body;
    const looker = client();
    await looker.post('/api/games', {});
    const routes = routesOf((await client().get<OpenApi>('/api/openapi.json')).body);
    const changing = routes.filter(({ method, path: at }) => method !== 'GET' && at.startsWith('/api/games/{id}/'));
    for (const { method, path: address, body } of changing) {
      const reply = await looker.request(method, addressOf(address, id), bodyOf(body));
      expect([403, 404, 409], `${method} ${address}: ${reply.status}`).toContain(reply.status);
    }
    // The USSR sets up first
    const wrong = await second.answer(before, ['poland']);
    expect([wrong.status, wrong.body.error]).toEqual([409, 'not-your-turn']);
    await first.answer(before, ['poland']);
    const undone = await second.post(`/api/games/${id}/undo`, { number: before.number + 1, count: 1 });
    expect([undone.status, undone.body.error]).toEqual([409, 'no-undo']);
    expect((await first.get(`/api/games/${id}`)).body.view?.influence.poland).toEqual([0, 1]);
  });
});

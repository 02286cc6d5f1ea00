import { GameRecord } from '@longtwilight/engine';
import { writeGameFile } from '@longtwilight/notation';
import type { GameState, GameSummary, KeptHead, PushDevice, Refusal } from '@longtwilight/protocol';
import { expect, it } from 'vitest';
import type { Client, Reply } from './support/client.ts';
import { FixedWorld } from './support/fixed-world.ts';
import { sitDown, withAccount } from './support/play.ts';
import { onBothEngines, onSqlite } from './support/servers.ts';

const MINUTE = 60_000;
const SMALL = { DATABASE_CONNECTIONS: '10' };

/** So many at once; how many of them were let through. */
async function atOnce<T>(many: number, work: (i: number) => Promise<Reply<T>>): Promise<Reply<T>[]> {
  const replies = await Promise.all(Array.from({ length: many }, (_, i) => work(i)));
  for (const { status } of replies) expect([200, 429]).toContain(status);
  return replies.filter(({ status }) => status === 200);
}
const listed = async (who: Client, path: string): Promise<GameSummary[]> =>
  (await who.get<{ games: GameSummary[] }>(path)).body.games;
const idOf = ({ body }: Reply<GameState>): string => body.game.id;

onBothEngines('somebody who asks for much at the same moment', (start) => {
  it('gets as many games against the computer as one after the other', async () => {
    const { client } = await start({ env: { ...SMALL, COMPUTER_GAMES: '3', BOT_THREADS: '1' } });
    const anna = client();
    await anna.post('/api/games', {});
    const game = { opponent: 'random', side: 'us' };
    expect(await atOnce(20, () => anna.post('/api/games', game))).toHaveLength(3);
    expect((await anna.post('/api/games', game)).status).toBe(429);
  });

  it('gets as many open games', async () => {
    const { client } = await start({ env: SMALL });
    const anna = client();
    await anna.post('/api/games', {});
    expect(await atOnce(30, (i) => anna.post('/api/games', i % 2 ? {} : { listing: 'private' }))).toHaveLength(19);
  });

  it('is seated in as many games against people, joined or made', async () => {
    const { client } = await start({ env: { ...SMALL, GAMES_OF_PERSON: '3' } });
    const anna = client();
    const own = idOf(await anna.post('/api/games', {}));
    const others: string[] = [];
    for (let i = 0; i < 6; i++) others.push(idOf(await client().post('/api/games', {})));
    const join = (id: string) => anna.post<GameState & Refusal>(`/api/games/${id}/join`, {});
    expect(await atOnce(6, (i) => join(others[i]!))).toHaveLength(2);
    const made = await anna.post<Refusal>('/api/games', {});
    expect([made.status, made.body.error]).toEqual([429, 'too-many-requests']);
    expect(made.body.message).toBe(
      'You may have at most 3 unfinished games against other people: finish, resign or cancel some of yours first',
    );
    // Those against the computer are counted apart
    expect((await anna.post('/api/games', { opponent: 'random' })).status).toBe(200);
    // Who made it has a seat already
    expect((await client().post(`/api/games/${own}/join`, {})).status).toBe(200);
    expect((await anna.post(`/api/games/${own}/resign`)).status).toBe(200);
    expect((await anna.post('/api/games', {})).status).toBe(200);
  });

  it('waits in one game for somebody who wants the same', async () => {
    const { client } = await start({ env: SMALL });
    const anna = client();
    await anna.post('/api/games', { listing: 'private' });
    const matched = await atOnce(20, () => anna.post('/api/matches', {}));
    expect(new Set(matched.map(idOf)).size).toBe(1);
  });

  it('gets as many notices', async () => {
    const { client } = await start({ env: { ...SMALL, PRIVATE_WEBHOOKS: 'yes' } });
    const anna = client();
    await anna.post('/api/games', {});
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
    const add = (i: number) => anna.post<PushDevice>('/api/me/push', { endpoint: `http://127.0.0.1:9/${i}`, keys });
    expect(await atOnce(30, add)).toHaveLength(30);
    const { devices } = (await anna.get<{ devices: PushDevice[] }>('/api/me/push')).body;
    expect(devices).toHaveLength(10);
  });
});

onBothEngines('games that nobody wants to play', (start) => {
  it('are seldom listed of one maker, and the list goes on', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const mine = idOf(await client().post('/api/games', {}));
    for (let i = 0; i < 30; i++) {
      const maker = client();
      for (let k = 0; k < 4; k++) await maker.post('/api/games', {});
      await world.pass(1000);
    }
    const page = await listed(client(), '/api/games');
    expect(page).toHaveLength(50);
    const makers = new Set(page.map(({ seats }) => seats.first.person!.id));
    expect(makers.size).toBe(25);
    const next = await listed(client(), `/api/games?before=${page.at(-1)!.created}`);
    expect(next.map(({ id }) => id)).toContain(mine);
  });

  it('do not keep those apart who are there', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    for (let i = 0; i < 6; i++) {
      const maker = client();
      for (let k = 0; k < 20; k++) await maker.post('/api/games', {});
    }
    await world.pass(20 * MINUTE);
    const anna = client();
    const waiting = idOf(await anna.post('/api/matches', {}));
    expect(idOf(await anna.post('/api/matches', {}))).toBe(waiting);
    const matched = await client().post('/api/matches', {});
    expect([idOf(matched), matched.body.game.status]).toEqual([waiting, 'running']);
  });
});

onBothEngines('a rematch that was taken back', (start) => {
  it('can be asked for again, by both', async () => {
    const { client } = await start();
    const { id, first, second } = await sitDown(client(), client());
    await first.post(`/api/games/${id}/resign`);
    const again = `/api/games/${id}/rematch`;
    const cancelled = idOf(await first.post(again));
    await first.post(`/api/games/${cancelled}/cancel`);
    const asked = await second.post(again);
    expect([asked.status, asked.body.game?.status]).toEqual([200, 'open']);
    expect(idOf(asked)).not.toBe(cancelled);
    const taken = await first.post(again);
    expect([idOf(taken), taken.body.game.status]).toEqual([idOf(asked), 'running']);
  });
});

onSqlite('one address', (start) => {
  const LIMITED = { RATE_LIMIT: '1000', TRUST_PROXY: '1' };
  const from = (who: Client, address: string, method: string, path: string, body?: unknown) =>
    who.request<GameState & Refusal & KeptHead>(method, path, body, { 'x-forwarded-for': address });
  const account = (i: number) => ({ name: `Somebody ${'abcdefghij'[i]}`, password: 'correct horse battery' });

  it('creates so many accounts an hour, and so many games for the lobby', async () => {
    const { client } = await start({ env: { ...LIMITED, ACCOUNT_LIMIT: '2', OPEN_LIMIT: '3' } });
    const statuses = [];
    for (let i = 0; i < 3; i++)
      statuses.push((await from(client(), '192.0.2.1', 'POST', '/api/account', account(i))).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await from(client(), '192.0.2.2', 'POST', '/api/account', account(4))).status).toBe(200);
    // Where a name is refused, no account has been made
    const third = [account(4), { ...account(5), password: 'short' }, account(5), account(6)];
    const attempts = [];
    for (const wanted of third)
      attempts.push((await from(client(), '192.0.2.3', 'POST', '/api/account', wanted)).status);
    expect(attempts).toEqual([409, 400, 200, 200]);
    const make = (path: string, body: object) => from(client(), '192.0.2.1', 'POST', path, body);
    for (let i = 0; i < 2; i++) expect((await make('/api/games', {})).status).toBe(200);
    // Where rules are refused, no game has been made
    for (let i = 0; i < 2; i++)
      expect((await make('/api/games', { rules: { handicap: { us: 3, ussr: 3 } } })).status).toBe(422);
    const rules = { edition: 'second' };
    const waiting = client();
    const wait = () => from(waiting, '192.0.2.1', 'POST', '/api/matches', { rules });
    for (let i = 0; i < 3; i++) expect((await wait()).status).toBe(200);
    const more = await make('/api/games', {});
    expect([more.status, more.body.message]).toEqual([429, expect.stringContaining('3 open games within an hour')]);
    expect((await make('/api/matches', { clock: { kind: 'move', days: 3, timeout: 'loses' } })).status).toBe(429);
    // Whoever finds one that waits, or asks a friend, makes none
    expect((await make('/api/matches', { rules })).body.game.status).toBe('running');
    expect((await make('/api/games', { listing: 'private' })).status).toBe(200);
  });

  it('makes so many games by invitation an hour, rematches among them', async () => {
    const { client } = await start({ env: { ...LIMITED, PRIVATE_LIMIT: '2' } });
    const [maker, friend] = [client(), client()];
    const make = (path: string, body?: object, who = maker) => from(who, '192.0.2.1', 'POST', path, body);
    const made = (await make('/api/games', { listing: 'private' })).body;
    await from(friend, '192.0.2.2', 'POST', `/api/games/${made.game.id}/join`, { invitation: made.invitation });
    await make(`/api/games/${made.game.id}/resign`);
    const statuses = [];
    for (const path of [`/api/games/${made.game.id}/rematch`, '/api/games'])
      statuses.push((await make(path, { listing: 'private' })).status);
    expect(statuses).toEqual([200, 429]);
    expect((await make('/api/games', {})).status).toBe(200);
  });

  it('stores so many bytes a day in libraries', async () => {
    const file = writeGameFile(GameRecord.start({}));
    const LIBRARY_DAY_BYTES = String(Math.ceil(file.length * 2.5));
    const { client } = await start({ env: { ...LIMITED, LIBRARY_DAY_BYTES } });
    const people = await Promise.all([1, 2, 3].map((i) => withAccount(client(), account(i).name)));
    const keep = (who: Client, address: string, text = file) =>
      from(who, address, 'POST', '/api/library', { title: 'A game', visibility: 'private', file: text });
    expect((await keep(people[0]!, '192.0.2.1', 'not a game at all')).status).toBe(400);
    const statuses = [];
    // What is there already takes no room
    for (const i of [0, 0, 0, 1, 2]) statuses.push((await keep(people[i]!, '192.0.2.1')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await keep(people[2]!, '192.0.2.2')).status).toBe(200);
  });

  it('can not ask endlessly for what is not there, for figures, or whether all is ready', async () => {
    const { client, url } = await start({ env: { RATE_LIMIT: '200' } });
    const statusesOf = async (path: string, many: number) =>
      new Set(
        (await Promise.all(Array.from({ length: many }, () => fetch(`${url()}${path}`)))).map(({ status }) => status),
      );
    expect(await statusesOf('/nothing', 250)).toEqual(new Set([404, 429]));
    expect(await statusesOf('/metrics', 150)).toEqual(new Set([200, 429]));
    // Those that balance load always hear how it stands
    expect(await statusesOf('/ready', 250)).toEqual(new Set([200]));
    expect((await client().get('/health')).status).toBe(200);
  });
});

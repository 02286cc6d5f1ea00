import type { Refusal, Renewal } from '@longtwilight/protocol';
import { expect, it } from 'vitest';
import type { Client, Sent } from './support/client.ts';
import { FixedWorld, until } from './support/fixed-world.ts';
import { optionsOf, playOn, sitDown, streamsOpen } from './support/play.ts';
import { onSqlite } from './support/servers.ts';

onSqlite('limits of their own', (start) => {
  it('has an address for new guests, streams and games against the computer, and says so', async () => {
    const env = { RATE_LIMIT: '1000', GUEST_LIMIT: '2', STREAM_LIMIT: '1', COMPUTER_GAMES: '1' };
    const { client, url } = await start({ env });
    const [anna, boris] = [client(), client()];
    const made = await anna.post('/api/games', {});
    expect([made.status, (await boris.post('/api/games', {})).status]).toEqual([200, 200]);
    const third = await fetch(`${url()}/api/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([third.status, third.headers.get('ratelimit-limit')]).toEqual([429, '2']);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3000);
    // Who is known goes on
    const game = { opponent: 'recruit', side: 'us' };
    expect((await anna.post('/api/games', game)).status).toBe(200);
    const again = await anna.post('/api/games', game);
    expect([again.status, again.body.error]).toEqual([429, 'too-many-requests']);
    expect(again.body.message).toContain('1 unfinished game against computer players');
    const stop = new AbortController();
    const open = () =>
      fetch(`${url()}/api/games/${made.body.game.id}/events`, {
        headers: { cookie: anna.cookie },
        signal: stop.signal,
      });
    const streams = [await open(), await open()];
    expect(streams.map(({ status }) => status)).toEqual([200, 429]);
    expect(streams[1]!.headers.get('ratelimit-limit')).toBe('1');
    stop.abort();
  });

  it.each([
    ['an address', { RATE_LIMIT: '1000', OPEN_STREAMS: '2' }],
    ['a person', { STREAMS_OF_PERSON: '2' }],
  ])('has %s for the streams open at once', async (_, env) => {
    const { client, url } = await start({ env });
    const anna = client();
    const { id } = (await anna.post('/api/games', {})).body.game;
    const open = async () => {
      const stop = new AbortController();
      const { status } = await fetch(`${url()}/api/games/${id}/events`, {
        headers: { cookie: anna.cookie },
        signal: stop.signal,
      });
      return { status, close: () => stop.abort() };
    };
    const [one, two, three] = [await open(), await open(), await open()];
    expect([one.status, two.status, three.status]).toEqual([200, 200, 429]);
    one.close();
    const next = await until(async () => {
      const again = await open();
      return again.status === 200 && again;
    });
    for (const { close } of [two, three, next]) close();
  });

  it.each([
    ['an address', { RATE_LIMIT: '1000', OPEN_STREAMS: '2' }],
    ['a person', { STREAMS_OF_PERSON: '2' }],
  ])('has %s for streams, of which each hands its place to the one that replaces it', async (_, env) => {
    const world = new FixedWorld();
    const { client, url } = await start({ env, world });
    const anna = client();
    const { id } = (await anna.post('/api/games', {})).body.game;
    const path = `/api/games/${id}/events`;
    const stop = new AbortController();
    const keys: string[] = [];
    const hear = (sent: readonly Sent[]): boolean => {
      const { event, data } = sent.at(-1)!;
      if (event === 'renew') keys.push((data as Renewal).reader);
      return false;
    };
    const reading = [1, 2].map(() => anna.events(path, hear, undefined, stop.signal));
    await streamsOpen(anna, 2);
    for (let beat = 0; beat < 3; beat++) await world.pass(20_000);
    await until(async () => keys.length === 2);
    const [one, two] = keys;
    const statuses = [];
    // A place is handed over once, and not to somebody else
    for (const query of ['', `?instead=${one}`, `?instead=${one}`, `?instead=${two}`]) {
      const reply = await fetch(`${url()}${path}${query}`, { headers: { cookie: anna.cookie }, signal: stop.signal });
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([429, 200, 429, 200]);
    stop.abort();
    await Promise.all(reading);
    const places = [];
    for (let i = 0; i < 3; i++) {
      const again = new AbortController();
      places.push(again);
      const { status } = await until(async () => {
        const reply = await fetch(`${url()}${path}`, { headers: { cookie: anna.cookie }, signal: again.signal });
        return (i === 2 || reply.status === 200) && reply;
      });
      expect(status).toBe(i < 2 ? 200 : 429);
    }
    for (const place of places) place.abort();
  });

  it('has an address for streams that begin long ago, as for lists of what happened then', async () => {
    const { client, url, restart } = await start({ env: { RATE_LIMIT: '1000' } });
    const pair = await sitDown(client(), client());
    const { number } = await playOn(pair, 20);
    // From a snapshot, which tells nothing of what was before
    await restart();
    const open = async (since: number): Promise<number> => {
      const stop = new AbortController();
      const { status } = await fetch(`${url()}/api/games/${pair.id}/events?since=${since}`, { signal: stop.signal });
      stop.abort();
      return status;
    };
    const statuses = [];
    for (let i = 0; i < 121; i++) statuses.push(await open(0));
    expect([statuses.indexOf(429), statuses.length]).toEqual([120, 121]);
    // Whoever was away for a moment comes again
    expect(await open(number - 16)).toBe(200);
  });

  it('has everybody for the thinking of computer players, and an address for games against them', async () => {
    const env = { RATE_LIMIT: '1000', THINKING_SECONDS: '1', COMPUTER_LIMIT: '3', BOT_BUDGETS: 'strategist=1500' };
    const world = new FixedWorld();
    const { client, url } = await start({ env, world });
    const begin = async ({ cookie }: Client) => {
      const headers = { cookie, 'content-type': 'application/json' };
      const reply = await fetch(`${url()}/api/games`, { method: 'POST', headers, body: JSON.stringify(game) });
      return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Refusal };
    };
    const [anna, boris] = [client(), client()];
    const game = { opponent: 'strategist', side: 'us' };
    const { id } = (await anna.post('/api/games', game)).body.game;
    // Until the USSR has thought about a card
    await until(async () => {
      const { body } = await anna.get(`/api/games/${id}`);
      const [option] = body.game.asked.includes('first') ? optionsOf(body) : [];
      if (option !== undefined) await anna.answer(body, [option]);
      return (body.view?.round ?? 0) > 1;
    });
    const refused = await begin(anna);
    expect([refused.status, refused.body.error]).toEqual([429, 'too-many-requests']);
    expect(refused.body.message).toContain('the 1 seconds per hour that they may think for you');
    expect(refused.headers.get('ratelimit-limit')).toBe('1');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Somebody else has time of its own
    expect((await boris.post('/api/games', game)).status).toBe(200);
    await world.pass(3_600_000);
    expect((await anna.post('/api/games', game)).status).toBe(200);
    // What was refused does not count
    const fourth = await begin(boris);
    expect([fourth.status, fourth.headers.get('ratelimit-limit')]).toEqual([429, '3']);
    expect(fourth.body.message).toContain('This address has started 3 games');
  });
});

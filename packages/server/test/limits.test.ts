import type { Refusal } from '@longtwilight/protocol';
import { expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { FixedWorld, until } from './support/fixed-world.ts';
import { optionsOf } from './support/play.ts';
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

  it('has everybody for the thinking of computer players, and an address for games against them', async () => {
    const env = { RATE_LIMIT: '1000', THINKING_SECONDS: '1', COMPUTER_LIMIT: '4', BOT_BUDGETS: 'strategist=1500' };
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
    const fifth = await begin(boris);
    expect([fifth.status, fifth.headers.get('ratelimit-limit')]).toEqual([429, '4']);
    expect(fifth.body.message).toContain('This address has started 4 games');
  });
});

import { expect, it } from 'vitest';
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
    expect(again.body.message).toContain('1 games against computer players');
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
});

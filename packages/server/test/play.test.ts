import { seeded } from '@longtwilight/engine';
import { expect, it } from 'vitest';
import { FixedWorld } from './support/fixed-world.ts';
import { playOn, sitDown } from './support/play.ts';
import { onBothEngines, onSqlite } from './support/servers.ts';

onSqlite('a whole game', (start) => {
  it('is played over HTTP to its end', async () => {
    const { client } = await start({ world: new FixedWorld() });
    const state = await playOn(await sitDown(client(), client()));
    expect(state.game.status).toBe('over');
    expect(state.game.outcome).not.toBeNull();
    expect(state.game.asked).toEqual([]);
    expect(state.hands).not.toBeNull();
  });
});

onBothEngines('playing', (start) => {
  it.each(['influence', 'vp'])('bids for sides (%s) and plays on', async (bidding) => {
    const { client } = await start();
    const edition = bidding === 'vp' ? 'second' : 'deluxe';
    const pair = await sitDown(client(), client(), { rules: { edition, bidding } });
    const before = (await pair.first.get(`/api/games/${pair.id}`)).body;
    expect(before.view).toBeNull();
    expect(before.bidding?.kind).toBe(bidding);
    const state = await playOn(pair, 60, seeded(5));
    expect(state.view).not.toBeNull();
    expect(new Set(['first', 'second'].map((seat) => state.game.seats[seat as 'first'].side))).toEqual(
      new Set(['us', 'ussr']),
    );
  });

  it('keeps a sealed bid from the other bidder, and lets its owner change it', async () => {
    const { client } = await start();
    const { id, first, second } = await sitDown(client(), client(), { rules: { bidding: 'influence' } });
    const open = (await first.get(`/api/games/${id}`)).body;
    const unbidden = (await second.get(`/api/games/${id}`)).body;
    expect((await first.answer(open, ['us-3'])).body.bidding?.yours).toBe('us-3');
    const seen = (await second.get(`/api/games/${id}`)).body;
    expect(seen).toEqual({
      ...unbidden,
      game: { ...unbidden.game, asked: ['second'] },
      bidding: { ...unbidden.bidding, waiting: ['second'] },
    });
    expect((await first.answer(open, ['us-4'])).body.bidding?.yours).toBe('us-4');
    expect((await second.get(`/api/games/${id}`)).body).toEqual(seen);
    // Bidding for different sides: each gets the one it wants
    expect((await second.answer(seen, ['ussr-1'])).body.side).toBe('ussr');
  });

  it('goes on after a restart, whatever memory held', async () => {
    const { client, restart } = await start({ env: { CACHE_GAMES: '1' } });
    const [first, second, third, fourth] = [client(), client(), client(), client()];
    const pairs = [await sitDown(first, second), await sitDown(third, fourth)];
    const before = [];
    for (const pair of pairs) before.push(await playOn(pair, 25));
    await restart();
    for (const [i, { id, first: player }] of pairs.entries())
      expect((await player.get(`/api/games/${id}`)).body).toEqual(before[i]);
    await playOn(pairs[0]!, 10);
  });
});

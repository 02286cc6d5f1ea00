import type { GameSummary } from '@longtwilight/protocol';
import { expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { FixedWorld } from './support/fixed-world.ts';
import { meddle } from './support/meddle.ts';
import { sitDown } from './support/play.ts';
import { onBothEngines } from './support/servers.ts';

const DAY = 24 * 3_600_000;

const listed = async (who: Client, path = '/api/games'): Promise<GameSummary[]> =>
  (await who.get<{ games: GameSummary[] }>(path)).body.games;

onBothEngines('how games come about', (start) => {
  it('lists open games until somebody joins', async () => {
    const { client } = await start();
    const [maker, guest] = [client(), client()];
    const { id } = (
      await maker.post('/api/games', { side: 'ussr', clock: { kind: 'move', days: 3, timeout: 'loses' } })
    ).body.game;
    expect((await listed(client())).map((game) => game.id)).toEqual([id]);
    const own = await maker.post(`/api/games/${id}/join`, {});
    expect([own.status, own.body.error]).toEqual([409, 'own-game']);
    const joined = await guest.post(`/api/games/${id}/join`, {});
    expect(joined.body).toMatchObject({ you: 'second', side: 'us', game: { status: 'running', asked: ['first'] } });
    const late = await client().post(`/api/games/${id}/join`, {});
    expect([late.status, late.body.error]).toEqual([409, 'not-open']);
    expect(await listed(client())).toEqual([]);
    expect((await listed(client(), '/api/games/running')).map((game) => game.id)).toEqual([id]);
    expect((await listed(guest, '/api/me/games')).map((game) => game.id)).toEqual([id]);
  });

  it('tells the terms of an open game, and how far a running one has come', async () => {
    const { client } = await start();
    const [maker, guest] = [client(), client()];
    const sides = ({ seats }: GameSummary) => [seats.first.side, seats.second.side];
    const asked = { side: 'ussr', rules: { handicap: { us: 2 } } } as const;
    const { id } = (await maker.post('/api/games', asked)).body.game;
    await client().post('/api/games', { side: 'random' });
    await client().post('/api/games', { side: 'us', rules: { bidding: 'influence' } });
    const [bids, random, settled] = await listed(client());
    expect([bids, random, settled].map((game) => sides(game!))).toEqual([
      [null, null],
      [null, null],
      ['ussr', 'us'],
    ]);
    expect(settled).toMatchObject({ turn: null, vp: null });
    await guest.post(`/api/games/${id}/join`, {});
    expect(await listed(guest, '/api/me/games')).toMatchObject([{ id, turn: 1, vp: 0 }]);
  });

  it('takes back a game that nobody joined, and no other', async () => {
    const { client } = await start();
    const maker = client();
    const { id } = (await maker.post('/api/games', {})).body.game;
    expect((await maker.post(`/api/games/${id}/cancel`)).body.game.status).toBe('cancelled');
    expect((await client().post(`/api/games/${id}/join`, {})).status).toBe(409);
    const running = await sitDown(client(), client());
    expect((await running.first.post(`/api/games/${running.id}/cancel`)).status).toBe(409);
  });

  it('makes a game against the computer as it starts, or not at all', async () => {
    const { client, ground } = await start({ env: { LOG_LEVEL: 'silent', COMPUTER_GAMES: '1', BOT_THREADS: '1' } });
    const maker = client();
    await maker.post('/api/games', {});
    const rename = (from: string, to: string) =>
      meddle(ground, async (db) => {
        await db.schema.alterTable(from).renameTo(to).execute();
      });
    // The start is an entry
    await rename('entries', 'away');
    expect((await maker.post('/api/games', { opponent: 'random' })).status).toBeGreaterThanOrEqual(500);
    await rename('away', 'entries');
    expect(await listed(maker, '/api/me/games')).toHaveLength(1);
    expect((await maker.post('/api/games', { opponent: 'random' })).body.game.status).toBe('running');
  });

  it('seats nobody in place of a computer player, not even where a game was left half-made', async () => {
    const { client, ground } = await start({ env: { COMPUTER_GAMES: '1', BOT_THREADS: '1' } });
    const maker = client();
    const { id } = (await maker.post('/api/games', {})).body.game;
    await meddle(ground, async (db) => {
      await db.updateTable('games').set({ second_level: 'random' }).where('id', '=', id).execute();
    });
    const joined = await client().post(`/api/games/${id}/join`, {});
    expect([joined.status, joined.body.error]).toEqual([409, 'not-open']);
    // Nor does it count
    expect((await maker.post('/api/games', { opponent: 'random' })).body.game.status).toBe('running');
  });

  it('lets the maker add a seed once it knows the commitment, and nobody once the game has begun', async () => {
    const { client } = await start();
    const [maker, guest] = [client(), client()];
    const made = (await maker.post('/api/games', {})).body;
    const path = `/api/games/${made.game.id}`;
    const reseeded = await maker.request('PUT', `${path}/seed`, { seed: 'my own' });
    expect(reseeded.body.commitment).toBe(made.commitment);
    await guest.post(`${path}/join`, {});
    expect((await maker.request('PUT', `${path}/seed`, { seed: 'too late' })).status).toBe(409);
    expect((await guest.request('PUT', `${path}/seed`, { seed: 'too late' })).status).toBe(409);
    await maker.post(`${path}/resign`);
    expect((await guest.get(`${path}/fairness`)).body).toMatchObject({ seeds: { first: 'my own' } });
  });

  it('joins a private game by invitation only', async () => {
    const { client } = await start();
    const made = (await client().post('/api/games', { listing: 'private' })).body;
    const join = `/api/games/${made.game.id}/join`;
    const stranger = client();
    expect((await stranger.post(join, {})).status).toBe(404);
    expect(stranger.cookie).toBe('');
    expect((await stranger.post(join, { invitation: made.invitation })).body.you).toBe('second');
    expect(await listed(client(), '/api/games/running')).toEqual([]);
  });

  it('matches two who want the same, and not those who want something else', async () => {
    const { client } = await start();
    const clock = { kind: 'live', minutes: 45, increment: 10, timeout: 'loses' };
    const one = (await client().post('/api/matches', { clock })).body;
    const other = (await client().post('/api/matches', { clock, rules: { edition: 'second' } })).body;
    const two = (await client().post('/api/matches', { clock })).body;
    expect(one.game.status).toBe('open');
    expect(other.game.status).toBe('open');
    expect(two.game).toMatchObject({ id: one.game.id, status: 'running' });
  });

  it('plays again with sides swapped, in one new game whoever asks first', async () => {
    const { client } = await start();
    const { id, first, second } = await sitDown(client(), client());
    expect((await first.post(`/api/games/${id}/rematch`)).status).toBe(409);
    await first.post(`/api/games/${id}/resign`);
    const asked = await second.post(`/api/games/${id}/rematch`);
    expect(asked.body.game.status).toBe('open');
    expect((await first.get(`/api/games/${id}`)).body.rematch).toBe(asked.body.game.id);
    const again = await second.post(`/api/games/${id}/rematch`);
    expect(again.body.game.id).toBe(asked.body.game.id);
    const taken = await first.post(`/api/games/${id}/rematch`);
    expect(taken.body).toMatchObject({ side: 'ussr', game: { id: asked.body.game.id, status: 'running' } });
  });

  it('keeps a cancelled game for a week, for those who follow its link', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const { id, first, second } = await sitDown(client(), client());
    await first.post(`/api/games/${id}/resign`);
    const again = async () => (await second.post(`/api/games/${id}/rematch`)).body.game;
    const next = (await again()).id;
    const address = `/api/games/${next}`;
    await second.post(`${address}/chat`, { text: 'Sorry' });
    await second.post(`${address}/cancel`);
    await world.pass(6 * DAY);
    expect((await second.get(address)).body.game.status).toBe('cancelled');
    await world.pass(2 * DAY);
    expect((await second.get(address)).status).toBe(404);
    expect((await second.get(`/api/games/${id}`)).status).toBe(200);
    expect((await again()).status).toBe('open');
  });

  it('refuses rules and computer players that there are not', async () => {
    const { client } = await start();
    const rules = await client().post('/api/games', { rules: { edition: 'second', scenario: 'late-war' } });
    expect([rules.status, rules.body.error]).toEqual([422, 'bad-rules']);
    const level = await client().post('/api/games', { opponent: 'grandmaster' });
    expect([level.status, level.body.error]).toEqual([422, 'unknown-level']);
    expect(level.body.expected).toContain('random');
    const extra = await client().post('/api/games', { rules: {}, cheat: true });
    expect([extra.status, extra.body.error]).toEqual([400, 'bad-request']);
  });
});

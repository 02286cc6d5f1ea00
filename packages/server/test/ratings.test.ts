import type { GameSummary, Leader, Me, Profile, Results, Somebody } from '@longtwilight/protocol';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { afterGame, rested, UNKNOWN } from '../src/ratings/glicko.ts';
import { openStorage } from '../src/storage/database.ts';
import type { Client } from './support/client.ts';
import { FixedWorld } from './support/fixed-world.ts';
import { playARound, sitDown, withAccount } from './support/play.ts';
import { type Ground, onBothEngines } from './support/servers.ts';

const none = { won: 0, lost: 0, drawn: 0 };
const idOf = async (who: Client): Promise<string> => (await who.get<{ me: Me }>('/api/me')).body.me.id;
const profileOf = async (id: string, viewer: Client): Promise<Profile> =>
  (await viewer.get<Profile>(`/api/people/${id}`)).body;
const account = async (who: Client, name: string): Promise<string> =>
  (await who.post<{ me: Me }>('/api/account', { name, password: 'correct horse battery' })).body.me.id;

const SHORT = { rated: true, rules: { scenario: 'late-war' } } as const;

/** A game that the one who did not make it wins; rated ones go on until they count. */
async function lose(
  first: Client,
  second: Client,
  wanted: { readonly rated?: boolean; readonly [term: string]: unknown } = SHORT,
): Promise<string> {
  const pair = await sitDown(first, second, wanted);
  const { id } = pair;
  if (wanted.rated === true) await playARound(pair);
  expect((await first.post(`/api/games/${id}/resign`)).status).toBe(200);
  return id;
}

/** Give people a rating and a deviation, as if they had played for it. */
async function rate(
  ground: Ground,
  world: FixedWorld,
  strengths: Readonly<Record<string, readonly [number, number]>>,
): Promise<void> {
  const storage = await openStorage(readConfig(ground.env).database);
  const rows = Object.entries(strengths).map(([person, [rating, deviation]]) => ({
    person,
    rating,
    deviation,
    volatility: 0.06,
    games: 30,
    at: world.now(),
  }));
  await storage.db.insertInto('ratings').values(rows).execute();
  await storage.close();
}

describe('strength', () => {
  it('goes up and down by the same for two unknowns, and is surer afterwards', () => {
    const [up, down] = [afterGame(UNKNOWN, UNKNOWN, 1), afterGame(UNKNOWN, UNKNOWN, 0)];
    expect(up.rating - 1500).toBeCloseTo(1500 - down.rating, 6);
    expect(up.rating).toBeCloseTo(1662.3, 1);
    expect(up.deviation).toBeCloseTo(290.3, 1);
    expect(afterGame(UNKNOWN, UNKNOWN, 0.5).rating).toBeCloseTo(1500, 6);
  });

  it('gets less sure by rest, never beyond unknown', () => {
    const sure = { rating: 1800, deviation: 60, volatility: 0.06 };
    const day = 24 * 3_600_000;
    expect(rested(sure, 0)).toEqual(sure);
    expect(rested(sure, 100 * day).deviation).toBeCloseTo(Math.sqrt(60 ** 2 + 100 * (0.06 * 173.7178) ** 2), 6);
    expect(rested(sure, 10_000 * day).deviation).toBe(350);
  });
});

onBothEngines('ratings', (start) => {
  it('count a rated game once, for both, in whatever way it ends', async () => {
    const { client } = await start();
    const [loser, winner] = [await withAccount(client(), 'Anna'), await withAccount(client(), 'Berta')];
    await lose(loser, winner);
    const [a, b] = [await idOf(loser), await idOf(winner)];
    expect((await profileOf(a, winner)).rating).toEqual({ rating: 1338, deviation: 290, games: 1 });
    expect((await profileOf(b, winner)).rating).toEqual({ rating: 1662, deviation: 290, games: 1 });
    await winner.post('/api/games', {});
    expect((await loser.get('/api/games')).body).toMatchObject({ ratings: { [b]: { rating: 1662 } } });
    const pair = await sitDown(loser, winner, SHORT);
    await playARound(pair);
    const { id } = pair;
    await loser.post(`/api/games/${id}/draw`, { do: 'offer' });
    await winner.post(`/api/games/${id}/draw`, { do: 'accept' });
    expect((await profileOf(a, winner)).rating?.games).toBe(2);
    expect((await profileOf(a, winner)).rating?.rating).toBeGreaterThan(1338);
    expect((await profileOf(b, winner)).rating?.rating).toBeLessThan(1662);
  });

  it('leave out games that are not rated, against computers, or unfair from the start', async () => {
    const { client } = await start();
    const [loser, winner] = [await withAccount(client(), 'Anna'), await withAccount(client(), 'Berta')];
    await lose(loser, winner, {});
    await lose(loser, winner, { rated: false, rules: { handicap: { us: 5 } } });
    const alone = await loser.post('/api/games', { rated: true, opponent: 'random' });
    expect(alone.body.game.rated).toBe(false);
    await loser.post(`/api/games/${alone.body.game.id}/resign`);
    expect((await profileOf(await idOf(loser), winner)).rating).toBeNull();
    for (const handicap of [{ us: 3 }, { ussr: 1 }]) {
      const unfair = await loser.post('/api/games', { rated: true, rules: { handicap } });
      expect([unfair.status, unfair.body.error]).toEqual([422, 'not-rateable']);
    }
    await lose(loser, winner, { rated: true, rules: { ...SHORT.rules, handicap: { us: 2 } } });
    await lose(loser, winner, { rated: true, rules: { bidding: 'influence' } });
    expect((await profileOf(await idOf(loser), winner)).rating?.games).toBe(2);
  });

  it('count every game when several of the same people end at once', async () => {
    const { client } = await start();
    const people = await Promise.all(['Anna', 'Berta', 'Cleo'].map((name) => withAccount(client(), name)));
    const pairs = [
      [0, 1],
      [1, 0],
      [1, 2],
      [2, 0],
      [0, 2],
      [2, 1],
    ] as const;
    const games = [];
    for (const [a, b] of pairs) games.push(await sitDown(people[a]!, people[b]!, SHORT));
    for (const pair of games) await playARound(pair);
    const ends = await Promise.all(games.map(({ id, first }) => first.post(`/api/games/${id}/resign`)));
    expect(ends.map(({ status }) => status)).toEqual(pairs.map(() => 200));
    for (const who of people) expect((await profileOf(await idOf(who), who)).rating?.games).toBe(4);
  });

  it('lead to the board once they are sure, for owners of accounts who still play', async () => {
    const world = new FixedWorld();
    const { client, ground } = await start({ world });
    const [a, b, c] = [
      await account(client(), 'Anna'),
      await account(client(), 'Berta'),
      await account(client(), 'Cleo'),
    ];
    const guest = client();
    await guest.post('/api/games', {});
    const leaders = async (): Promise<string[]> =>
      (await client().get<{ leaders: Leader[] }>('/api/leaders')).body.leaders.map(({ person }) => person.id);
    expect(await leaders()).toEqual([]);
    await rate(ground, world, { [b]: [1700, 110], [a]: [1800, 60], [c]: [2000, 111], [await idOf(guest)]: [1900, 60] });
    expect(await leaders()).toEqual([a, b]);
    await world.pass(366 * 24 * 3_600_000);
    expect(await leaders()).toEqual([]);
  });
});

onBothEngines('profiles', (start) => {
  it('tell results by side, against people and computers, and head to head', async () => {
    const { client } = await start();
    const [anna, berta, cleo] = [client(), client(), client()];
    await lose(anna, berta, { side: 'us' });
    await lose(anna, berta, { side: 'ussr' });
    await lose(berta, anna, { side: 'us' });
    await lose(cleo, anna, { side: 'ussr' });
    const computer = (await anna.post('/api/games', { opponent: 'random', side: 'us' })).body.game.id;
    await anna.post(`/api/games/${computer}/resign`);
    const [a, b] = [await idOf(anna), await idOf(berta)];
    const profile = await profileOf(a, berta);
    expect(profile.results).toEqual({
      people: { us: { won: 1, lost: 1, drawn: 0 }, ussr: { won: 1, lost: 1, drawn: 0 } },
      computers: { us: { won: 0, lost: 1, drawn: 0 }, ussr: none },
    });
    const against: Results = { us: { won: 0, lost: 1, drawn: 0 }, ussr: { won: 1, lost: 1, drawn: 0 } };
    expect(profile.you).toEqual(against);
    expect((await profileOf(a, anna)).you).toBeNull();
    expect((await client().get<{ results: Results }>(`/api/people/${a}/against/${b}`)).body.results).toEqual(against);
    expect((await client().get(`/api/people/${'0'.repeat(12)}`)).status).toBe(404);
    expect((await client().get('/api/people/nobody')).status).toBe(400);
  });

  it('are found by the name of an account, however it is written, and by nothing else', async () => {
    const { client } = await start();
    const [anna, guest] = [client(), client()];
    const id = await account(anna, 'Anna Lee');
    await guest.request('PATCH', '/api/me', { name: 'Zoe' });
    const find = (who: Client, name: string) =>
      who.get<{ person: Somebody }>(`/api/people?name=${encodeURIComponent(name)}`);
    for (const name of ['Anna Lee', 'anna.LEE', ' ＡnnaLee '])
      for (const who of [client(), guest, anna]) {
        const { status, body } = await find(who, name);
        expect([status, body], name).toEqual([200, { person: { id, name: 'Anna Lee' } }]);
      }
    const { name: nameless } = (await guest.get<{ me: Me }>('/api/me')).body.me;
    for (const name of ['Anna', 'Zoe', nameless, 'Anna%', '...', 'a\0b', 'Nobody'])
      expect([name, (await find(client(), name)).status]).toEqual([name, 404]);
    await anna.request('PATCH', '/api/me', { name: 'Anna Kim' });
    expect([(await find(guest, 'anna lee')).status, (await find(guest, 'anna kim')).status]).toEqual([404, 200]);
    await anna.post('/api/me/delete', { password: 'correct horse battery' });
    for (const name of ['Anna Kim', 'deleted player']) expect((await find(guest, name)).status, name).toBe(404);
    for (const query of ['', '?name=', `?name=${'x'.repeat(61)}`, '?name=a&name=b', '?name=Anna&more=1'])
      expect((await client().get(`/api/people${query}`)).status, query).toBe(400);
  });

  it('list games, private ones only to their players', async () => {
    const { client } = await start();
    const [anna, berta] = [client(), client()];
    const open = await lose(anna, berta, {});
    const secret = await lose(anna, berta, { listing: 'private' });
    const path = `/api/people/${await idOf(anna)}/games`;
    const listed = async (who: Client): Promise<string[]> =>
      (await who.get<{ games: GameSummary[] }>(path)).body.games.map(({ id }) => id).toSorted();
    expect(await listed(client())).toEqual([open]);
    for (const before of ['1e300', '-1', 'yesterday'])
      expect((await client().get(`${path}?before=${before}`)).status, before).toBe(400);
    expect(await listed(berta)).toEqual([open, secret].toSorted());
  });
});

onBothEngines('quick match', (start) => {
  it('finds somebody of about the same strength first, and anybody after a while', async () => {
    const world = new FixedWorld();
    const { client, ground } = await start({ world });
    const [strong, weak, strong2] = [client(), client(), client()];
    for (const [i, who] of [strong, weak, strong2].entries()) await withAccount(who, `Player ${i}`);
    const ratings = { [await idOf(strong)]: 1950, [await idOf(strong2)]: 1800, [await idOf(weak)]: 1100 };
    await rate(ground, world, Object.fromEntries(Object.entries(ratings).map(([id, rating]) => [id, [rating, 100]])));
    const match = async (who: Client): Promise<[string, string]> => {
      const { status, body } = await who.post('/api/matches', { rated: true });
      expect(status, body.message).toBe(200);
      return [body.game.id, body.game.status];
    };
    const [one] = await match(weak);
    await world.pass(1000);
    const [two, open] = await match(strong);
    expect([two === one, open]).toEqual([false, 'open']);
    // Asking again makes no second game
    expect(await match(strong)).toEqual([two, 'open']);
    expect(await match(strong2)).toEqual([two, 'running']);
    const [three] = await match(strong2);
    expect(three).not.toBe(one);
    await world.pass(10 * 60_000);
    // Who came later goes over; who came first stays
    expect(await match(weak)).toEqual([one, 'open']);
    expect(await match(strong2)).toEqual([one, 'running']);
    expect((await strong2.get(`/api/games/${three}`)).body.game.status).toBe('cancelled');
  });

  it('finds the same rules, clock and stakes, in whatever order they are written', async () => {
    const { client } = await start();
    const live = { kind: 'live', minutes: 45, increment: 10, timeout: 'loses' };
    const wishes = [
      {},
      { rated: true },
      { clock: live },
      { clock: live, rated: true },
      { clock: { ...live, minutes: 90 }, rated: true },
      { clock: { kind: 'move', days: 3, timeout: 'loses' }, rated: true },
      { rules: { edition: 'second' }, rated: true },
    ];
    const waiting = [];
    let owners = 0;
    const owner = (): Promise<Client> => withAccount(client(), `Owner ${owners++}`);
    for (const wanted of wishes) waiting.push((await (await owner()).post('/api/matches', wanted)).body.game);
    expect(waiting.map(({ status, rated }) => [status, rated])).toEqual(
      wishes.map(({ rated = false }) => ['open', rated]),
    );
    for (const [i, { rules, clock, rated }] of waiting.entries()) {
      const turned = Object.fromEntries(Object.entries(clock).toReversed());
      const { status, body } = await (await owner()).post('/api/matches', { rated, clock: turned, rules });
      expect([status, body.game.id, body.game.status]).toEqual([200, waiting[i]!.id, 'running']);
    }
    const unfair = await (await owner()).post('/api/matches', { rated: true, rules: { handicap: { us: 3 } } });
    expect([unfair.status, unfair.body.error]).toEqual([422, 'not-rateable']);
  });

  it('keeps those apart of whom one has blocked the other', async () => {
    const { client } = await start();
    const [anna, berta] = [client(), client()];
    const played = await lose(anna, berta, {});
    const one = (await anna.post('/api/matches', {})).body.game.id;
    expect((await anna.request('PUT', `/api/me/blocks/${await idOf(berta)}`)).status).toBe(200);
    const lobby = async (who: Client): Promise<number> =>
      (await who.get<{ games: GameSummary[] }>('/api/games')).body.games.length;
    expect([await lobby(berta), await lobby(client())]).toEqual([0, 1]);
    expect((await berta.post('/api/matches', {})).body.game.id).not.toBe(one);
    const join = await berta.post(`/api/games/${one}/join`, {});
    expect([join.status, join.body.error]).toEqual([409, 'not-open']);
    // Neither invitation nor rematch leads around it, from either side
    const [invited, inviting] = [anna, berta].map((who) => who.post('/api/games', { listing: 'private' }));
    for (const [made, who] of [
      [await invited!, berta],
      [await inviting!, anna],
    ] as const) {
      const { game, invitation } = made.body;
      const reply = await who.post(`/api/games/${game.id}/join`, { invitation });
      expect([reply.status, reply.body.error]).toEqual([409, 'not-open']);
    }
    const next = (await anna.post(`/api/games/${played}/rematch`)).body;
    expect(next.game.status).toBe('open');
    expect((await berta.post(`/api/games/${played}/rematch`)).body.error).toBe('not-open');
    const seen = async (who: Client, whom: Client) => (await profileOf(await idOf(whom), who)).blocked;
    expect([await seen(anna, berta), await seen(berta, anna), await seen(client(), berta)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await anna.request('DELETE', `/api/me/blocks/${await idOf(berta)}`)).body).toEqual({ people: [] });
    expect((await berta.post(`/api/games/${one}/join`, {})).status).toBe(200);
  });
});

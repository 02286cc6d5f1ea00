import { type Me, PersonalData } from '@longtwilight/protocol';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { FixedWorld } from './support/fixed-world.ts';
import { meanwhile } from './support/meanwhile.ts';
import { meddle } from './support/meddle.ts';
import { playARound, sitDown, withAccount } from './support/play.ts';
import { onBothEngines, onPostgres } from './support/servers.ts';

const DAY = 24 * 3_600_000;
const password = 'correct horse battery';
const document = Compile(PersonalData);
/** Somebody whom the server knows from now on. */
async function welcome(who: Client): Promise<string> {
  await who.request('PATCH', '/api/me', { name: 'Berta' });
  return idOf(who);
}
const idOf = async (who: Client): Promise<string> => (await who.get<{ me: Me }>('/api/me')).body.me.id;

onBothEngines('my data', (start) => {
  it("is one document with everything, and nobody else's", async () => {
    const { client } = await start({ env: { PRIVATE_WEBHOOKS: 'yes' } });
    const [anna, berta] = [client(), client()];
    await withAccount(anna, 'Anna');
    await withAccount(berta, 'Berta');
    const pair = await sitDown(anna, berta, { rated: true, rules: { scenario: 'late-war' } });
    const { id } = pair;
    await playARound(pair);
    await anna.post(`/api/games/${id}/chat`, { text: 'from anna' });
    await berta.post(`/api/games/${id}/chat`, { text: 'from berta' });
    await anna.request('PUT', `/api/games/${id}/chat/mute`, { muted: true });
    await anna.request('PUT', `/api/me/blocks/${await idOf(berta)}`);
    await anna.post(`/api/games/${id}/resign`);
    const hook = await anna.request('PUT', '/api/me/webhook', { url: 'http://127.0.0.1:9/hook' });
    expect(hook.status, hook.body.message).toBe(200);
    const { body } = await anna.get<PersonalData>('/api/me/data');
    expect([...document.Errors(body)]).toEqual([]);
    expect(body).toMatchObject({
      me: { name: 'Anna' },
      recoveryCodesLeft: 10,
      rating: { games: 1 },
      ratingChanges: [{ game: id }],
      games: [{ id }],
      messages: [{ game: id, text: 'from anna' }],
      blocked: [{ other: await idOf(berta) }],
      muted: [id],
      webhooks: [{ url: 'http://127.0.0.1:9/hook' }],
      sessions: [{ current: true }],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|from berta/);
    expect((await client().get('/api/me/data')).status).toBe(401);
  });

  it('may be much, and is told whole', async () => {
    const { client, ground } = await start();
    const guest = client();
    const { id: game } = (await guest.post('/api/games', { listing: 'private' })).body.game;
    const me = await idOf(guest);
    const other = await welcome(client());
    const MANY = 450;
    await meddle(ground, async (db) => {
      const { id: _, ...row } = await db
        .selectFrom('games')
        .selectAll()
        .where('id', '=', game)
        .executeTakeFirstOrThrow();
      for (let i = 0; i < MANY; i++) {
        const seats = i % 3 === 0 ? { first_person: other, second_person: me } : {};
        // Some at the same moment
        const created = row.created + Math.floor(i / 7);
        await db
          .insertInto('games')
          .values({ ...row, ...seats, id: `x${String(i).padStart(11, '0')}`, created })
          .execute();
        await db
          .insertInto('messages')
          .values({ game, person: me, at: i, text: `message ${i}` })
          .execute();
      }
    });
    const { body } = await guest.get<PersonalData>('/api/me/data');
    expect([...document.Errors(body)]).toEqual([]);
    expect(new Set(body.games.map(({ id }) => id)).size).toBe(MANY + 1);
    expect(body.games).toHaveLength(MANY + 1);
    expect(body.messages.map(({ at }) => at)).toEqual(Array.from({ length: MANY }, (_, i) => i));
  });

  it('is forgotten when its owner says so and proves it; games stay', async () => {
    const { client } = await start();
    const [anna, berta, cleo] = [client(), client(), client()];
    await withAccount(anna, 'Anna');
    await withAccount(berta, 'Berta');
    const done = await sitDown(anna, berta, { rated: true, rules: { scenario: 'late-war' } });
    await playARound(done);
    const phone = client();
    await phone.post('/api/session', { name: 'Anna', password });
    await anna.post(`/api/games/${done.id}/chat`, { text: 'something private' });
    await anna.post(`/api/games/${done.id}/resign`);
    const running = await sitDown(anna, cleo);
    const open = (await anna.post('/api/games', {})).body.game.id;
    const id = await idOf(anna);
    for (const body of [{}, { password: 'wrong' }])
      expect((await anna.post('/api/me/delete', body)).body.error).toBe('wrong-password');
    expect((await anna.post<{ me: null }>('/api/me/delete', { password })).body).toEqual({ me: null });

    expect((await anna.get('/api/me')).body).toEqual({ me: null });
    expect((await phone.get('/api/me')).body).toEqual({ me: null });
    expect((await client().post('/api/session', { name: 'Anna', password })).status).toBe(403);
    const person = { id, name: 'deleted player' };
    expect((await berta.get(`/api/games/${done.id}`)).body.game.seats.first.person).toEqual(person);
    expect((await berta.get(`/api/games/${done.id}/chat`)).body).toEqual({ messages: [], muted: false });
    expect(await client().text(`/api/games/${done.id}/export?format=log`)).toContain('deleted player');
    expect((await cleo.get(`/api/games/${running.id}`)).body.game.outcome).toEqual({
      winner: 'second',
      reason: 'resign',
    });
    expect((await client().get(`/api/games/${open}`)).body.game.status).toBe('cancelled');
    expect((await client().get(`/api/people/${id}`)).status).toBe(404);
    // The name is free again, for somebody else
    const next = await client().post<{ me: Me }>('/api/account', { name: 'Anna', password });
    expect(next.body.me.id).not.toBe(id);
  });

  it('of a guest needs no proof but the key', async () => {
    const { client } = await start();
    const guest = client();
    const { id } = (await guest.post('/api/games', { opponent: 'random' })).body.game;
    expect((await guest.post('/api/me/delete', {})).status).toBe(200);
    expect((await client().get(`/api/games/${id}`)).body.game).toMatchObject({
      status: 'over',
      seats: { first: { person: { name: 'deleted player' } } },
    });
    expect((await client().post('/api/me/delete', {})).status).toBe(401);
  });
});

onPostgres('whoever is deleted while another node', (start) => {
  async function guest() {
    const { client, ground } = await start();
    const anna = client();
    const game = (await anna.post('/api/games', {})).body.game.id;
    await anna.post(`/api/games/${game}/cancel`);
    const statuses = () => meddle(ground, (db) => db.selectFrom('games').select('status').execute());
    return { anna, game, ground, statuses, id: await idOf(anna) };
  }

  it('stores a game of theirs leaves that game too', async () => {
    const { anna, game, ground, statuses, id } = await guest();
    const { status } = await meanwhile(
      ground,
      async (node) => {
        await node.query('select id from people where id = $1 for no key update', [id]);
        await node.query("update games set status = 'open' where id = $1", [game]);
      },
      () => anna.post('/api/me/delete', {}),
    );
    expect([status, await statuses()]).toEqual([200, [{ status: 'cancelled' }]]);
  });

  it('deletes them gets no game any more', async () => {
    const { anna, ground, statuses, id } = await guest();
    const { body } = await meanwhile(
      ground,
      (node) => node.query('update people set deleted = 1 where id = $1', [id]),
      () => anna.post('/api/games', {}),
    );
    expect([body.error, await statuses()]).toEqual(['not-signed-in', [{ status: 'cancelled' }]]);
  });
});

onBothEngines('guests who do not come back', (start) => {
  it('are gone after a month, and forgotten after a year if they have played', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const [idle, active, owner, looker] = [client(), client(), client(), client()];
    await idle.request('PATCH', '/api/me', { name: 'Ina' });
    await withAccount(owner, 'Olga');
    const { id: game, first: player } = await sitDown(client(), owner);
    await active.request('PATCH', '/api/me', { name: 'Ada' });
    const ids = await Promise.all([idle, active, player, owner].map(idOf));
    const known = async () =>
      Promise.all(ids.map(async (id) => (await looker.get(`/api/people/${id}`)).status === 200));
    await world.pass(20 * DAY);
    await active.get('/api/me');
    await world.pass(15 * DAY);
    expect(await known()).toEqual([false, true, true, true]);
    expect((await idle.get<{ me: null }>('/api/me')).body).toEqual({ me: null });
    await world.pass(340 * DAY);
    expect(await known()).toEqual([false, false, false, true]);
    const left = (await looker.get(`/api/games/${game}`)).body.game;
    expect([left.status, left.seats.first.person?.name]).toEqual(['over', 'deleted player']);
  });

  it('leave nothing behind of how long computer players thought for them', async () => {
    const world = new FixedWorld();
    const { client, ground } = await start({ world });
    const [gone, stays] = [client(), client()];
    await gone.request('PATCH', '/api/me', { name: 'Gina' });
    await stays.request('PATCH', '/api/me', { name: 'Stan' });
    const [one, other] = [await idOf(gone), await idOf(stays)];
    const hour = Math.floor(world.now() / 3_600_000);
    const left = () => meddle(ground, async (db) => await db.selectFrom('thinking').select('person').execute());
    await meddle(ground, (db) =>
      db
        .insertInto('thinking')
        .values([one, other].map((person) => ({ person, hour, ms: 5 })))
        .execute(),
    );
    await gone.post('/api/me/delete', {});
    expect(await left()).toEqual([{ person: other }]);
    await world.pass(3_600_000);
    expect(await left()).toEqual([]);
  });
});

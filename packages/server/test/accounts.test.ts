import { DELETED_NAME, guestName, type Me, type Refusal, type Session, unchosenName } from '@longtwilight/protocol';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { LocalNews } from '../src/live/news.ts';
import { Keys } from '../src/people/keys.ts';
import { nameKey, properName } from '../src/people/names.ts';
import { checkPassword, Passwords } from '../src/people/passwords.ts';
import { People } from '../src/people/people.ts';
import { hashOfCode, newCodes } from '../src/people/secrets.ts';
import { Refused } from '../src/refused.ts';
import { openStorage } from '../src/storage/database.ts';
import { realWorld } from '../src/world.ts';
import type { Client, Reply } from './support/client.ts';
import { FixedWorld, until } from './support/fixed-world.ts';
import { meddle } from './support/meddle.ts';
import { sitDown, streamsOpen } from './support/play.ts';
import { onBothEngines, onPostgres } from './support/servers.ts';

type SignedIn = Refusal & { me: Me; recoveryCodes: string[]; codesLeft: number };
const password = 'correct horse battery';

const signUp = async (who: Client, name: string): Promise<SignedIn> => {
  const { status, body } = await who.post<SignedIn>('/api/account', { name, password });
  expect(status, body.message).toBe(200);
  return body;
};
const signIn = (who: Client, name: string, word = password): Promise<Reply<SignedIn>> =>
  who.post<SignedIn>('/api/session', { name, password: word });
const whoIs = async (who: Client): Promise<Me | null> => (await who.get<{ me: Me | null }>('/api/me')).body.me;
const sessionsOf = async (who: Client): Promise<Session[]> =>
  (await who.get<{ sessions: Session[] }>('/api/me/sessions')).body.sessions;

describe('names', () => {
  it('are brought into one form', () => {
    expect(properName('  Ａnna   Lee ')).toMatchObject({ name: 'Anna Lee', key: 'annalee' });
    expect(nameKey('ＡNNA-lee')).toBe(nameKey('anna lee'));
    expect(properName("Zoë d'Arc").key).toBe(nameKey("ZOË D'ARC"));
  });

  it.each(['x', '', '..', 'a\u202eb', 'a\u0000b', 'a--b', '-ab', `z${'\u0301'.repeat(9)}algo`, 'x'.repeat(31), '<b>'])(
    'are not %j',
    (name) => expect(() => properName(name)).toThrow(Refused),
  );
  it.each(['Admin', 'ＡＤＭＩＮ', 'm.o.d', 'Guest 12ab', 'Deleted Player', 'USSR', 'strategist'])(
    'are not those of the house: %s',
    (name) => expect(() => properName(name)).toThrow(/is reserved/),
  );
});

describe('names that nobody chose', () => {
  it('are known as such, and can’t be chosen', () => {
    expect(unchosenName(guestName('ab12'))).toEqual({ guest: 'ab12' });
    expect(unchosenName(DELETED_NAME)).toBe('deleted');
    expect(unchosenName('Anna')).toBeNull();
    for (const name of [guestName('ab12'), DELETED_NAME]) expect(() => properName(name), name).toThrow(Refused);
  });
});

describe('passwords', () => {
  it('are checked with the safe cost unless a test says otherwise', async () => {
    expect(readConfig({}).passwordMemory).toBe(19_456);
    expect(() => readConfig({ PASSWORD_MEMORY: '19455' })).toThrow(/PASSWORD_MEMORY=19455/);
    const hash = await new Passwords(realWorld, 64).hash(password);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$/);
  });

  it('may be anything but easy', async () => {
    const passwords = new Passwords(realWorld, 64);
    const hash = await passwords.hash('ﬁve pa\u0301ss words');
    expect(await passwords.isRight(hash, 'five páss words')).toBe(true);
    expect(await passwords.isRight(hash, 'five pass words')).toBe(false);
    expect(await passwords.isRight(undefined, 'decoy')).toBe(false);
    for (const weak of ['aaaaaaaaaaaa', 'AnnaAnna1234', 'abcabcabcabc'])
      expect(() => checkPassword(weak, 'anna'), weak).toThrow(Refused);
    checkPassword('!"§$%&/()=?', 'anna');
  });

  it('have recovery codes that are all different, however they are written down', () => {
    const codes = newCodes(realWorld);
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(hashOfCode('01ab-cdef')).toBe(hashOfCode(' OLAB cdef'));
  });
});

onBothEngines('accounts', (start) => {
  it('let a guest keep its games, and take the keys it had before', async () => {
    const { client } = await start();
    const [guest, other] = [client(), client()];
    const { id } = await sitDown(guest, client());
    const before = guest.cookie;
    const { me, recoveryCodes } = await signUp(guest, 'Anna');
    expect(me).toMatchObject({ name: 'Anna', kind: 'account' });
    expect(recoveryCodes).toHaveLength(10);
    expect((await guest.get(`/api/games/${id}`)).body).toMatchObject({
      you: 'first',
      game: { seats: { first: { person: { name: 'Anna' } } } },
    });
    other.cookie = before;
    expect(await whoIs(other)).toBeNull();
    expect(await whoIs(guest)).toEqual(me);
    const again = await guest.post('/api/account', { name: 'Berta', password });
    expect([again.status, again.body.error]).toEqual([409, 'has-account']);
  });

  it('have names that nobody else has, whatever the case and the dots', async () => {
    const { client } = await start();
    await signUp(client(), 'Anna Lee');
    const other = client();
    const taken = await other.post('/api/account', { name: 'anna.LEE', password });
    expect([taken.status, taken.body.error]).toEqual([409, 'name-taken']);
    expect(await whoIs(other)).toBeNull();
    const guest = await other.request('PATCH', '/api/me', { name: 'ANNALEE' });
    expect([guest.status, guest.body.error]).toEqual([409, 'name-taken']);
    await signUp(other, 'Berta');
    const renamed = await other.request('PATCH', '/api/me', { name: 'Anna-Lee' });
    expect([renamed.status, renamed.body.error]).toEqual([409, 'name-taken']);
    const weak = await client().post('/api/account', { name: 'Cleo', password: 'cleocleocleo' });
    expect([weak.status, weak.body.error]).toEqual([422, 'bad-password']);
    const reserved = await client().post('/api/account', { name: 'moderator', password });
    expect([reserved.status, reserved.body.error]).toEqual([422, 'bad-name']);
  });

  it('are opened by name and password, and tell nobody which of the two is wrong', async () => {
    const { client } = await start();
    const { me } = await signUp(client(), 'Anna');
    const phone = client();
    expect((await signIn(phone, 'ANNA')).body.me).toEqual(me);
    expect(await whoIs(phone)).toEqual(me);
    const [wrong, unknown] = [await signIn(client(), 'Anna', 'wrong'), await signIn(client(), 'Nemo', 'wrong')];
    expect([wrong.status, wrong.body.error]).toEqual([403, 'wrong-password']);
    expect(unknown).toEqual(wrong);
    await phone.request('PATCH', '/api/me', { name: 'Annabel' });
    expect((await signIn(client(), 'Anna')).status).toBe(403);
    expect((await signIn(client(), 'Annabel')).status).toBe(200);
    expect((await phone.request('DELETE', '/api/session')).status).toBe(200);
    expect(await whoIs(phone)).toBeNull();
  });

  it('can not be guessed at for long, from wherever', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    await signUp(client(), 'Anna');
    for (const name of ['Anna', 'Nemo']) {
      const guesses = await Promise.all(Array.from({ length: 13 }, () => signIn(client(), name, 'wrong')));
      expect(guesses.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(403), 429, 429, 429]);
    }
    expect((await signIn(client(), 'Anna')).body.error).toBe('too-many-guesses');
    await world.pass(16 * 60_000);
    expect((await signIn(client(), 'Anna')).status).toBe(200);
    // Whoever gets in starts afresh
    for (let i = 0; i < 9; i++) await signIn(client(), 'Anna', 'wrong');
    expect((await signIn(client(), 'Anna')).status).toBe(200);
    expect((await signIn(client(), 'Anna', 'wrong')).status).toBe(403);
  });

  it('limit how often one address tries', async () => {
    const { client } = await start({ env: { RATE_LIMIT: '1000' } });
    const statuses = new Set<number>();
    for (let i = 0; i < 22; i++) statuses.add((await signIn(client(), `nemo${i}`, 'wrong')).status);
    expect([...statuses]).toEqual([403, 429]);
  });

  it('are recovered by a code, once, which signs out everybody else', async () => {
    const { client } = await start();
    const [owner, thief] = [client(), client()];
    const { recoveryCodes } = await signUp(owner, 'Anna');
    await signIn(thief, 'Anna');
    const recover = (who: Client, name: string, code: string): Promise<Reply<SignedIn>> =>
      who.post<SignedIn>('/api/session/recovery', { name, code, password: 'another horse staple' });
    const [wrong, unknown] = [await recover(client(), 'Anna', '0000'), await recover(client(), 'Nemo', '0000')];
    expect([wrong.status, wrong.body.error]).toEqual([403, 'wrong-password']);
    expect(unknown).toEqual(wrong);
    const back = client();
    const { body } = await recover(back, 'anna', recoveryCodes[3]!.toUpperCase());
    expect(body).toMatchObject({ me: { name: 'Anna' }, codesLeft: 9 });
    expect([await whoIs(owner), await whoIs(thief)]).toEqual([null, null]);
    expect((await recover(client(), 'Anna', recoveryCodes[3]!)).status).toBe(403);
    expect((await signIn(client(), 'Anna')).status).toBe(403);
    const fresh = await back.post<SignedIn>('/api/account/recovery-codes', { password: 'another horse staple' });
    expect(fresh.body.recoveryCodes).toHaveLength(10);
    expect((await recover(client(), 'Anna', recoveryCodes[4]!)).status).toBe(403);
    expect((await recover(client(), 'Anna', fresh.body.recoveryCodes[4]!)).status).toBe(200);
  });

  it('change their password, which the old one has to prove', async () => {
    const { client } = await start();
    const [here, there] = [client(), client()];
    await signUp(here, 'Anna');
    await signIn(there, 'Anna');
    const change = (old: string): Promise<Reply<SignedIn>> =>
      here.request('PUT', '/api/account/password', { old, password: 'another horse staple' });
    expect((await change('wrong')).status).toBe(403);
    expect((await change(password)).status).toBe(200);
    expect((await whoIs(here))?.name).toBe('Anna');
    expect(await whoIs(there)).toBeNull();
    expect((await signIn(client(), 'Anna', 'another horse staple')).status).toBe(200);
    const guest = client();
    await guest.post('/api/games', {});
    const none = await guest.request('PUT', '/api/account/password', { old: password, password });
    expect([none.status, none.body.error]).toEqual([409, 'no-account']);
  });
});

onBothEngines('signing in', (start) => {
  it('gives a key that scripts and other sites can not use, and takes no orders from other sites', async () => {
    const { url } = await start({ env: { PUBLIC_URL: 'https://play.example' } });
    const post = (origin: string, body: object): Promise<Response> =>
      fetch(`${url()}/api/account`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify(body),
      });
    const reply = await post('https://play.example', { name: 'Anna', password });
    expect(reply.headers.get('set-cookie')).toMatch(
      /^longtwilight=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const foreign = await post('https://evil.example', { name: 'Berta', password });
    expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null]);
  });

  it('is not for those who are banned, who are gone at once and may come back', async () => {
    const world = new FixedWorld();
    const { client, ground } = await start({ world });
    const anna = client();
    const { me, recoveryCodes } = await signUp(anna, 'Anna');
    const storage = await openStorage(readConfig(ground.env).database);
    const people = new People(storage, realWorld, new Keys(storage, realWorld, new LocalNews()));
    await people.ban(me.id, true);
    // Another process may take a moment to notice
    await world.pass(2001);
    expect(await whoIs(anna)).toBeNull();
    const banned = await signIn(client(), 'Anna');
    expect([banned.status, banned.body.error]).toEqual([403, 'banned']);
    const recovered = await client().post('/api/session/recovery', { name: 'Anna', code: recoveryCodes[0], password });
    expect([recovered.status, recovered.body.error]).toEqual([403, 'banned']);
    expect((await signIn(client(), 'Anna', 'wrong')).body.error).toBe('wrong-password');
    await people.ban(me.id, false);
    expect(await whoIs(anna)).toEqual(me);
    await expect(people.ban('0'.repeat(12), true)).rejects.toThrow(Refused);
    await storage.close();
  });
});

onPostgres('signing out', (start) => {
  it('works at all nodes at once', async () => {
    // Time stands still, so that nothing but the news can tell the other node
    const world = new FixedWorld();
    const here = await start({ world });
    const there = await start({ world, ground: here.ground });
    const [anna, phone] = [here.client(), there.client()];
    await signUp(anna, 'Anna');
    await signIn(phone, 'Anna');
    expect((await whoIs(phone))?.name).toBe('Anna');
    await anna.request('DELETE', '/api/me/sessions');
    await until(async () => (await whoIs(phone)) === null);
  });
});

onBothEngines('devices', (start) => {
  it('get a guest by a link that works once and soon', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const [home, phone, late] = [client(), client(), client()];
    const { id } = await sitDown(home, client());
    const link = async (): Promise<string> => (await home.post<{ key: string }>('/api/me/link')).body.key;
    const key = await link();
    expect((await phone.post<SignedIn>('/api/session/link', { key })).body.me).toEqual(await whoIs(home));
    expect((await phone.get(`/api/games/${id}`)).body.you).toBe('first');
    expect((await late.post('/api/session/link', { key })).status).toBe(404);
    const slow = await link();
    await world.pass(15 * 60_000);
    expect((await late.post('/api/session/link', { key: slow })).status).toBe(404);
    expect(await whoIs(late)).toBeNull();
    expect((await client().post('/api/me/link')).status).toBe(401);
  });

  it('can not come back by a link that they have made; whoever leaves by itself can', async () => {
    const { client } = await start();
    const [owner, thief, next] = [client(), client(), client()];
    await signUp(owner, 'Anna');
    await signIn(thief, 'Anna');
    const linkOf = async (who: Client) => (await who.post<{ key: string }>('/api/me/link')).body.key;
    const kept = await linkOf(thief);
    const other = (await sessionsOf(owner)).find(({ current }) => !current)!;
    await owner.request('DELETE', `/api/me/sessions/${other.id}`);
    expect((await thief.post('/api/session/link', { key: kept })).status).toBe(404);
    const own = await linkOf(owner);
    await owner.request('DELETE', '/api/session');
    expect((await next.post('/api/session/link', { key: own })).status).toBe(200);
  });

  it('are listed and revoked, and what they read live ends', async () => {
    const { client } = await start();
    const [here, there] = [client(), client()];
    const { id } = await sitDown(here, client());
    await signUp(here, 'Anna');
    await there.request('POST', '/api/session', { name: 'Anna', password }, { 'user-agent': 'Phone' });
    const listed = await sessionsOf(here);
    expect(listed.map(({ device, current }) => [device, current])).toContainEqual(['Phone', false]);
    expect(listed.filter(({ current }) => current)).toHaveLength(1);
    const phone = listed.find(({ device }) => device === 'Phone')!;
    // A reader that never has enough goes on until the server ends it
    const reading = there.events(`/api/games/${id}/events`, (sent) => sent.length > 1);
    const stranger = client();
    await signUp(stranger, 'Berta');
    expect((await stranger.request('DELETE', `/api/me/sessions/${phone.id}`)).status).toBe(404);
    await streamsOpen(here, 1);
    expect((await here.request('DELETE', `/api/me/sessions/${phone.id}`)).status).toBe(200);
    expect(await whoIs(there)).toBeNull();
    expect((await reading).map(({ event }) => event)).toEqual(['state']);
    await signIn(there, 'Anna');
    expect(await sessionsOf(here)).toHaveLength(2);
    await here.request('DELETE', '/api/me/sessions');
    expect((await sessionsOf(here)).map(({ current }) => current)).toEqual([true]);
    expect(await whoIs(there)).toBeNull();
  });

  it('are fifty at most: whichever was used longest ago makes room, never one that adds others', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const home = client();
    await signUp(home, 'Anna');
    const first = client();
    await signIn(first, 'Anna');
    for (let i = 0; i < 60; i++) {
      await world.pass(1000);
      const { key } = (await home.post<{ key: string }>('/api/me/link')).body;
      expect((await client().post('/api/session/link', { key })).status).toBe(200);
    }
    expect(await sessionsOf(home)).toHaveLength(50);
    await world.pass(2001);
    expect(await whoIs(first)).toBeNull();
    for (let i = 0; i < 3; i++) expect((await signIn(client(), 'Anna')).status).toBe(200);
    expect((await sessionsOf(home)).filter(({ current }) => current)).toHaveLength(1);
    expect(await sessionsOf(home)).toHaveLength(50);
  });

  it('can be added by ten links at a time, the newest ones', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const home = client();
    await home.post('/api/games', {});
    const links: string[] = [];
    for (let i = 0; i < 12; i++) {
      await world.pass(1000);
      links.push((await home.post<{ key: string }>('/api/me/link')).body.key);
    }
    const statuses: number[] = [];
    for (const key of links) statuses.push((await client().post('/api/session/link', { key })).status);
    expect(statuses).toEqual([404, 404, ...Array(10).fill(200)]);
  });

  it('are forgotten after a year without use, and their cookie is renewed before', async () => {
    const world = new FixedWorld();
    const { client, url, ground } = await start({ world });
    const guest = client();
    await guest.post('/api/games', {});
    const reply = await fetch(`${url()}/api/me`, { headers: { cookie: guest.cookie } });
    expect(reply.headers.get('set-cookie')).toMatch(/Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await fetch(`${url()}/api/me`)).headers.get('set-cookie')).toBeNull();
    const owner = client();
    await signUp(owner, 'Anna');
    await owner.post('/api/me/link');
    await world.pass(366 * 24 * 3_600_000);
    for (const one of [guest, owner]) expect(await whoIs(one)).toBeNull();
    // Nothing is left of them
    for (const table of ['keys', 'links'] as const)
      expect(await meddle(ground, (db) => db.selectFrom(table).select('person').execute())).toEqual([]);
  });
});

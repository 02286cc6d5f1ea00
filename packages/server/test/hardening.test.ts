import { statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import type { ClockTerms, GameState, GameSummary } from '@longtwilight/protocol';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { Office } from '../src/operations/office.ts';
import { properName } from '../src/people/names.ts';
import { openStorage } from '../src/storage/database.ts';
import type { Client } from './support/client.ts';
import { FixedWorld, until } from './support/fixed-world.ts';
import { meddle } from './support/meddle.ts';
import { playARound, playOn, sitDown, withAccount } from './support/play.ts';
import { newGround, onBothEngines, onPostgres, onSqlite } from './support/servers.ts';

const MINUTE = 60_000;
const CLOCK: ClockTerms = { kind: 'live', minutes: 1, increment: 0, timeout: 'loses' };
const statusOf = async (who: Client, id: string): Promise<string> =>
  (await who.get(`/api/games/${id}`)).body.game.status;

onBothEngines('time in which nobody is served', (start) => {
  it('is given back when the process stood still', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const { id, first } = await sitDown(client(), client(), { clock: CLOCK });
    await world.freeze(75_000);
    await world.pass(1000);
    expect(await statusOf(first, id)).toBe('running');
    await world.pass(MINUTE);
    await until(async () => (await statusOf(first, id)) === 'over');
  });
});

onBothEngines('the clock that games go by', (start) => {
  /** After so many seconds of a game of a minute it goes on, and after so many more it does not. */
  async function endsInTime(world: FixedWorld, first: Client, id: string): Promise<void> {
    await world.pass(30_000);
    expect(await statusOf(first, id)).toBe('running');
    await world.pass(31_000);
    await until(async () => (await statusOf(first, id)) === 'over');
  }

  it.each([60, -60])('may be set by %i minutes, and costs or gives nobody time', async (minutes) => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const { id, first } = await sitDown(client(), client(), { clock: CLOCK });
    await world.setClock(minutes * MINUTE);
    await endsInTime(world, first, id);
  });

  it.each([60, -60])('may be set by %i minutes while the server is away', async (minutes) => {
    const world = new FixedWorld();
    const { client, restart } = await start({ world });
    const { id, first } = await sitDown(client(), client(), { clock: CLOCK });
    await restart(() => world.setClock(minutes * MINUTE));
    await endsInTime(world, first, id);
  });
});

onPostgres('nodes whose clocks differ', (start) => {
  it('go by the clock of their database', async () => {
    const right = new FixedWorld('right');
    const fast = new FixedWorld('fast', right.now() + 60 * MINUTE, right);
    const { client, ground } = await start({ world: right });
    const other = await start({ world: fast, ground });
    const { id, first } = await sitDown(client(), other.client(), { clock: CLOCK });
    for (const world of [fast, right, fast]) await world.pass(20_000);
    expect(await statusOf(first, id)).toBe('running');
    await right.pass(41_000);
    await fast.pass(21_000);
    await until(async () => (await statusOf(first, id)) === 'over');
  });
});

onBothEngines('open games', (start) => {
  const lobby = async (who: Client): Promise<string[]> =>
    (await who.get<{ games: GameSummary[] }>('/api/games')).body.games.map(({ id }) => id);

  it('are listed newest first, expire, and are not many of one person', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const maker = client();
    const ids: string[] = [];
    for (let i = 0; i < 20; i++) {
      ids.unshift((await maker.post('/api/games', {})).body.game.id);
      await world.pass(1000);
    }
    expect(await lobby(client())).toEqual(ids.slice(0, 2));
    const { status, body } = await maker.post('/api/games', {});
    expect([status, body.error]).toEqual([429, 'too-many-requests']);
    await world.pass(15 * 24 * 60 * MINUTE);
    expect(await lobby(client())).toEqual([]);
    expect((await maker.post('/api/games', {})).status).toBe(200);
  });

  it('match nobody with a maker who has long been away', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const away = (await client().post<GameState>('/api/matches', {})).body.game.id;
    await world.pass(20 * MINUTE);
    const other = (await client().post<GameState>('/api/matches', {})).body.game;
    expect([other.status, other.id === away]).toEqual(['open', false]);
  });
});

onBothEngines('people', (start) => {
  it('can not lock out the owner of an account by guessing wrong', async () => {
    const { client } = await start({ world: new FixedWorld(), env: { TRUST_PROXY: '1' } });
    const owner = client();
    const password = 'correct horse battery';
    await owner.post('/api/account', { name: 'Anna', password });
    const signIn = (from: string, guess: string) =>
      client().request('POST', '/api/session', { name: 'Anna', password: guess }, { 'x-forwarded-for': from });
    // As many as all addresses together have, but only those that are looked at count for all
    for (let i = 0; i < 301; i++) await signIn('192.0.2.1', `wrong guess ${i}`);
    expect((await signIn('192.0.2.1', password)).body.error).toBe('too-many-guesses');
    expect((await signIn('192.0.2.2', password)).status).toBe(200);
    expect((await owner.post('/api/account/recovery-codes', { password })).status).toBe(200);
  });

  it('who ask for a rematch at the same moment, by a double click too, get the same game', async () => {
    const { client } = await start();
    for (let i = 0; i < 5; i++) {
      const { id, first, second } = await sitDown(client(), client());
      await first.post(`/api/games/${id}/resign`);
      const asking = i % 2 ? [first, first, second] : [first, second, first, second];
      const all = await Promise.all(asking.map((who) => who.post(`/api/games/${id}/rematch`)));
      expect(all.map(({ status }) => status)).toEqual(asking.map(() => 200));
      expect(new Set(all.map(({ body }) => body.game.id)).size).toBe(1);
    }
  });

  it('who are banned lose their streams at once', async () => {
    const { client, ground } = await start();
    const { id, first } = await sitDown(client(), client());
    const { me } = (await first.get<{ me: { id: string } }>('/api/me')).body;
    const reading = first.events(`/api/games/${id}/events`, () => false);
    await until(async () => (await first.text('/metrics')).includes('longtwilight_streams 1\n'));
    const office = await Office.open(readConfig(ground.env));
    await office.ban(me.id, true);
    await office.close();
    await reading;
    expect((await first.get(`/api/me/games`)).status).toBe(401);
  });

  it('who are banned just before the server looks, but stored just after it, lose theirs too', async () => {
    const world = new FixedWorld();
    const { client, ground } = await start({ world });
    const { id, first } = await sitDown(client(), client());
    const { me } = (await first.get<{ me: { id: string } }>('/api/me')).body;
    const reading = first.events(`/api/games/${id}/events`, () => false);
    const streams = async () => /longtwilight_streams (\d+)/.exec(await first.text('/metrics'))![1];
    await expect.poll(streams).toBe('1');
    const banned = world.now() + 1999;
    await world.pass(2000);
    await meddle(ground, (db) => db.updateTable('people').set({ banned }).where('id', '=', me.id).execute());
    await world.pass(2000);
    await expect.poll(streams).toBe('0');
    await reading;
  });

  it('can not look like the owner of an account by letters of another alphabet', async () => {
    const { client } = await start();
    const owner = await withAccount(client(), 'Copoc Ivan');
    const other = client();
    for (const name of ['Copoc lvan', 'C0p0c Ivan']) {
      const made = await other.post('/api/account', { name, password: 'correct horse battery' });
      expect([name, made.status, made.body.error]).toEqual([name, 409, 'name-taken']);
      const guest = await client().request('PATCH', '/api/me', { name });
      expect([name, guest.status, guest.body.error]).toEqual([name, 409, 'name-taken']);
    }
    await withAccount(other, 'Сорос');
    const latin = await client().post('/api/account', { name: 'Copoc', password: 'correct horse battery' });
    expect([latin.status, latin.body.error]).toEqual([409, 'name-taken']);
    // The owner may change how its own name is written
    expect((await owner.request('PATCH', '/api/me', { name: 'copoc.ivan' })).status).toBe(200);
    expect(() => properName('аdmіn')).toThrow();
  });

  it('have no name that is read as one of the server’s', () => {
    for (const name of [
      'adm1n',
      'ᴀdmin',
      'a̸dmin',
      'ạdmin',
      'admín',
      'Attaché',
      'Àtt4ché',
      'm0d',
      'Оperator',
      'ꜱupport',
    ])
      expect(() => properName(name), name).toThrow();
    for (const name of ['Admiral', 'Mia', 'Modesty', 'Chancellor', 'Ursula 7'])
      expect(properName(name).name).toBe(name);
  });

  it('have names that can be told apart', () => {
    for (const name of ['An\uFE0Fna', 'An\u3164na', 'Аnna', 'Annа', 'Αnna'])
      expect(() => properName(name), JSON.stringify(name)).toThrow();
    for (const name of ['Anna', 'Анна', 'Άννα', '안나', 'Zoë']) expect(properName(name).name).toBe(name);
  });
});

onBothEngines('operators', (start) => {
  it('can not let a finished game go on, whose dice are known', async () => {
    const { client, ground } = await start();
    const pair = await sitDown(client(), client());
    await playOn(pair, 5);
    await pair.first.post(`/api/games/${pair.id}/resign`);
    const office = await Office.open(readConfig(ground.env));
    await expect(office.fork(pair.id, 3)).rejects.toThrow(/is over/);
    await office.close();
  });
});

onSqlite('the server', (start) => {
  it('closes connections on which no request arrives whole', async () => {
    const { url } = await start({ env: { REQUEST_SECONDS: '1' } });
    const { hostname, port } = new URL(url());
    const closed = (text: string): Promise<string> =>
      new Promise((resolve) => {
        let heard = '';
        const socket = connect(Number(port), hostname, () => socket.write(text));
        socket.on('close', () => resolve(heard)).on('error', () => {});
        socket.setEncoding('utf8').on('data', (part) => {
          heard += part;
        });
      });
    // These never end unless the server ends them
    const told = await closed('POST /api/games HTTP/1.1\r\nhost: x\r\n');
    expect(told).toMatch(/^HTTP\/1.1 408 /);
    // In the form of every refusal
    expect(Object.keys(JSON.parse(told.split('\r\n\r\n')[1]!))).toEqual(['error', 'message']);
    await closed(
      'POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
    );
    await closed('');
  });

  it('takes no more connections than it may, and goes on serving those it has', async () => {
    const { url } = await start({ env: { MOST_CONNECTIONS: '10', REQUEST_SECONDS: '999' } });
    const { hostname, port } = new URL(url());
    const sockets = Array.from({ length: 25 }, () => connect(Number(port), hostname).on('error', () => {}));
    const open = new Set(sockets);
    for (const socket of sockets) socket.on('close', () => open.delete(socket)).resume();
    await until(async () => open.size === 10);
    const [one] = open;
    const reply = new Promise<string>((resolve) => one!.once('data', (data) => resolve(String(data))));
    one!.write('GET /health HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await reply).toMatch(/^HTTP\/1.1 200/);
    for (const socket of sockets) socket.destroy();
  });

  it('keeps its file to itself, and its replies out of caches', async () => {
    const { ground, url } = await start();
    const file = path.join(ground.env.DATA_DIR!, 'longtwilight.sqlite');
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    for (const address of ['/api/games', '/%61pi/games', '/api/v1/games', '/api/nothing'])
      expect((await fetch(`${url()}${address}`)).headers.get('cache-control'), address).toBe('no-store');
  });

  it('is not ready when nothing can be written', async () => {
    const { ground, client } = await start();
    expect((await client().get('/ready')).status).toBe(200);
    const { db, close } = await openStorage(readConfig(ground.env).database);
    const full = "create trigger full before insert on settings begin select raise(abort, 'disk full'); end";
    await db.executeQuery({
      sql: full,
      parameters: [],
      query: { kind: 'RawNode' },
      queryId: { queryId: 'x' },
    } as never);
    await close();
    await until(async () => (await client().get('/ready')).status === 503);
  });
});

onSqlite('the data of one server', (start) => {
  it('is not served by a second one', async () => {
    const { ground, stop } = await start();
    await expect(start({ ground })).rejects.toThrow(/Another server .* is using/);
    await stop();
    await start({ ground });
  });
});

onBothEngines('a server whose port is taken', (start) => {
  it('says so and leaves nothing running', async () => {
    const { url } = await start();
    const { port } = new URL(url());
    await expect(start({ env: { PORT: port } })).rejects.toThrow(/EADDRINUSE/);
  });
});

onBothEngines('complaints', (start) => {
  it('reach the operator, and outlive the account of whom they are about', async () => {
    const { client, ground } = await start();
    const { id, first, second } = await sitDown(client(), client());
    const said = await second.post<{ messages: { id: number }[] }>(`/api/games/${id}/chat`, { text: 'rude' });
    expect(said.status).toBe(200);
    const { messages } = (await first.get<{ messages: { id: number }[] }>(`/api/games/${id}/chat`)).body;
    await first.post(`/api/games/${id}/chat/${messages[0]!.id}/report`, { why: 'insults me' });
    expect((await second.post('/api/me/delete', {})).status).toBe(200);
    const office = await Office.open(readConfig(ground.env));
    const [report, ...others] = await office.reports();
    expect([report?.text, report?.why, others.length]).toEqual(['rude', 'insults me', 0]);
    await office.settle(report!.id);
    expect(await office.reports()).toEqual([]);
    await office.close();
  });
});

onBothEngines('ratings', (start) => {
  const SHORT = { rated: true, rules: { scenario: 'late-war' } };
  const gamesOf = async (who: Client): Promise<number> => {
    const { me } = (await who.get<{ me: { id: string } }>('/api/me')).body;
    const { rating } = (await who.get<{ rating: { games: number } | null }>(`/api/people/${me.id}`)).body;
    return rating?.games ?? 0;
  };

  it('are not made by the same two again and again', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const [first, second] = [await withAccount(client(), 'Anna'), await withAccount(client(), 'Berta')];
    const rounds = async (): Promise<number> => {
      const pair = await sitDown(first, second, SHORT);
      await playARound(pair);
      await first.post(`/api/games/${pair.id}/resign`);
      return gamesOf(second);
    };
    const counted: number[] = [];
    for (let i = 0; i < 8; i++) counted.push(await rounds());
    expect(counted).toEqual([1, 2, 3, 4, 5, 6, 6, 6]);
    await world.pass(25 * 60 * MINUTE);
    expect(await rounds()).toBe(7);
  });

  it('are not made by games that are given up at once, in the bidding, or left to the clock', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const [first, second] = [await withAccount(client(), 'Anna'), await withAccount(client(), 'Berta')];
    for (const rules of [{}, { bidding: 'influence' }]) {
      const { id } = await sitDown(first, second, { rated: true, rules });
      await first.post(`/api/games/${id}/resign`);
    }
    const { id } = await sitDown(first, second, { ...SHORT, clock: CLOCK });
    await world.pass(2 * MINUTE);
    await until(async () => (await statusOf(first, id)) === 'over');
    expect([await gamesOf(first), await gamesOf(second)]).toEqual([0, 0]);
  });

  it('are for owners of accounts', async () => {
    const { client } = await start();
    const [owner, guest] = [await withAccount(client(), 'Anna'), client()];
    for (const path of ['/api/games', '/api/matches']) {
      const { status, body } = await guest.post(path, { rated: true });
      expect([status, body.error]).toEqual([409, 'no-account']);
    }
    const { id } = (await owner.post('/api/games', { rated: true })).body.game;
    const { status, body } = await guest.post(`/api/games/${id}/join`, {});
    expect([status, body.error]).toEqual([409, 'no-account']);
    // Nobody was made a guest by it
    expect((await guest.get<{ me: unknown }>('/api/me')).body.me).toBeNull();
    expect((await (await withAccount(guest, 'Berta')).post(`/api/games/${id}/join`, {})).status).toBe(200);
  });
});

onPostgres('Postgres', () => {
  it('that is away at the start is named as the cause', async () => {
    const url = 'postgres://nobody@127.0.0.1:1/none';
    await expect(openStorage({ engine: 'postgres', url, connections: 1 })).rejects.toThrow(/ECONNREFUSED/);
  });

  it('that is busy is told from one that serves nobody', async () => {
    const ground = await newGround('postgres');
    onTestFinished(() => ground.clear());
    /** What comes of somebody who waits behind those who keep the only connection for so many seconds. */
    const behind = async (...seconds: readonly number[]): Promise<unknown> => {
      const { db, close } = await openStorage(readConfig({ ...ground.env, DATABASE_CONNECTIONS: '1' }).database);
      const others = seconds.map((each) => sql`select pg_sleep(${each})`.execute(db));
      const last = await sql`select 1`.execute(db).catch((error: unknown) => error);
      await Promise.all(others);
      await close();
      return last;
    };
    const [busy, away] = await Promise.all([behind(1, 8), behind(8)]);
    expect(busy).toMatchObject({ code: 'too-many-requests', quota: { limit: 1, seconds: 5 } });
    expect(String(away)).toContain('timeout exceeded when trying to connect');
  });
});

import { DELETED_NAME, type Me, type Refusal, type Session } from '@longtwilight/protocol';
import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import type { Client, Reply } from './support/client.ts';
import { FixedWorld, until } from './support/fixed-world.ts';
import { halfSent } from './support/half-sent.ts';
import { meanwhile } from './support/meanwhile.ts';
import { meddle } from './support/meddle.ts';
import { sitDown } from './support/play.ts';
import { type Ground, onBothEngines, onPostgres } from './support/servers.ts';

const password = 'correct horse battery';
const changed = 'another horse staple';
const LINK = ['POST', '/api/me/link'] as const;
const RENAME = ['PATCH', '/api/me'] as const;
const WEBHOOK = ['PUT', '/api/me/webhook'] as const;
const ACCOUNT = ['POST', '/api/account'] as const;
const hook = { url: 'http://127.0.0.1:9/hook' };
const PRIVATE = { PRIVATE_WEBHOOKS: 'yes' };

type Entered = Refusal & { me: Me; recoveryCodes: string[] };
const whoIs = async (who: Client): Promise<Me | null> => (await who.get<{ me: Me | null }>('/api/me')).body.me;
const outcome = ({ status, body }: Reply<Refusal>) => [status, body.error];
const SIGNED_OUT = [401, 'not-signed-in'];

/** Whoever owns an account, and a thief who has a session of it. */
async function robbed(client: () => Client) {
  const [owner, thief] = [client(), client()];
  const { recoveryCodes } = (await owner.post<Entered>('/api/account', { name: 'Anna', password })).body;
  await thief.post('/api/session', { name: 'Anna', password });
  return { owner, thief, recoveryCodes };
}
async function guest(client: () => Client): Promise<{ anna: Client; id: string }> {
  const anna = client();
  await anna.request('PATCH', '/api/me', { name: 'Anna' });
  return { anna, id: (await whoIs(anna))!.id };
}
const rowOf = (ground: Ground, id: string) =>
  meddle(ground, (db) => db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const countOf = (ground: Ground, table: 'links' | 'keys' | 'webhooks' | 'messages' | 'blocks' | 'mutes' | 'reports') =>
  meddle(
    ground,
    async (db) =>
      (
        await db
          .selectFrom(table as 'links')
          .selectAll()
          .execute()
      ).length,
  );

onBothEngines('whoever is signed out while a request of theirs is on its way', (start) => {
  it.each(['a new password', 'signing out everywhere else', 'a recovery code'])(
    'by %s gets no link to come back by',
    async (how) => {
      const { client, url, ground } = await start();
      const { owner, thief, recoveryCodes } = await robbed(client);
      const rest = await halfSent(thief, url(), LINK);
      const recover = { name: 'Anna', code: recoveryCodes[0], password: changed };
      const { status } =
        how === 'a new password'
          ? await owner.request('PUT', '/api/account/password', { old: password, password: changed })
          : how === 'a recovery code'
            ? await owner.post('/api/session/recovery', recover)
            : await owner.request('DELETE', '/api/me/sessions');
      expect(status).toBe(200);
      expect(outcome(await rest())).toEqual(SIGNED_OUT);
      expect(await countOf(ground, 'links')).toBe(0);
      expect((await whoIs(owner))?.name).toBe('Anna');
    },
  );

  it('after deleting everything changes and stores nothing', async () => {
    const { client, url, ground } = await start({ env: PRIVATE });
    await client().post('/api/account', { name: 'Berta', password });
    const { owner: anna } = await robbed(client);
    const { id } = (await whoIs(anna))!;
    const { id: game } = await sitDown(anna, client());
    const { cookie } = anna;
    const tries = [
      await halfSent(anna, url(), WEBHOOK, hook),
      await halfSent(anna, url(), LINK),
      await halfSent(anna, url(), ['POST', `/api/games/${game}/chat`], { text: 'still here' }),
    ];
    const rename = await halfSent(anna, url(), RENAME, { name: 'Berta' });
    await anna.post('/api/me/delete', { password });
    for (const rest of tries) expect(outcome(await rest())).toEqual(SIGNED_OUT);
    // Whoever chooses a name becomes a guest by that, but nobody gets the name of an account
    expect(outcome(await rename())).toEqual([409, 'name-taken']);
    expect(await rowOf(ground, id)).toMatchObject({ name: DELETED_NAME, kind: 'guest' });
    for (const table of ['links', 'webhooks', 'messages'] as const) expect(await countOf(ground, table)).toBe(0);
    anna.cookie = cookie;
    expect(await whoIs(anna)).toBeNull();
  });

  it('to make an account, after deleting everything, is somebody new', async () => {
    const { client, url, ground } = await start();
    const { anna, id } = await guest(client);
    const rest = await halfSent<Entered>(anna, url(), ACCOUNT, { name: 'Anna', password });
    await anna.post('/api/me/delete', {});
    const { me } = (await rest()).body;
    expect(me.id).not.toBe(id);
    expect(await rowOf(ground, id)).toMatchObject({ name: DELETED_NAME, kind: 'guest' });
    expect((await anna.post('/api/games', {})).status).toBe(200);
    expect((await anna.post('/api/me/delete', { password })).status).toBe(200);
  });
});

onPostgres('whoever is signed out by another node at the moment of', (start) => {
  /** What comes of a request that finds its sender deleted once the other node is done. */
  async function deletedAt(act: (anna: Client, other: { game: string; id: string }) => Promise<Reply<Refusal>>) {
    const { client, ground } = await start({ env: PRIVATE });
    const { anna, id } = await guest(client);
    const berta = client();
    const { id: game } = await sitDown(anna, berta);
    await berta.post(`/api/games/${game}/chat`, { text: 'hello' });
    const other = { game, id: (await whoIs(berta))!.id };
    const reply = await meanwhile(
      ground,
      (node) => node.query('update people set name = $2, deleted = 1 where id = $1', [id, DELETED_NAME]),
      () => act(anna, other),
    );
    expect(outcome(reply)).toEqual(SIGNED_OUT);
    expect(await rowOf(ground, id)).toMatchObject({ name: DELETED_NAME, kind: 'guest' });
    return ground;
  }

  it('choosing a name keeps none', () => deletedAt((anna) => anna.request('PATCH', '/api/me', { name: 'Anna B' })));
  it('making an account gets none', () => deletedAt((anna) => anna.post('/api/account', { name: 'Anna', password })));
  it('making a link gets none', async () => {
    expect(await countOf(await deletedAt((anna) => anna.post('/api/me/link')), 'links')).toBe(0);
  });
  it('setting a webhook gets none', async () => {
    const ground = await deletedAt((anna) => anna.request('PUT', '/api/me/webhook', hook));
    expect(await countOf(ground, 'webhooks')).toBe(0);
  });
  it('saying something is not heard', async () => {
    const ground = await deletedAt((anna, { game }) => anna.post(`/api/games/${game}/chat`, { text: 'still here' }));
    expect(await countOf(ground, 'messages')).toBe(1);
  });
  it('muting or blocking the other player leaves nothing behind', async () => {
    const muted = await deletedAt((anna, { game }) =>
      anna.request('PUT', `/api/games/${game}/chat/mute`, { muted: true }),
    );
    expect(await countOf(muted, 'mutes')).toBe(0);
    const blocked = await deletedAt((anna, { id }) => anna.request('PUT', `/api/me/blocks/${id}`));
    expect(await countOf(blocked, 'blocks')).toBe(0);
  });
  it('complaining leaves nothing behind', async () => {
    const ground = await deletedAt((anna, { game }) =>
      anna.post(`/api/games/${game}/chat/1/report`, { why: 'insults me' }),
    );
    expect(await countOf(ground, 'reports')).toBe(0);
  });

  it.each([
    ['making a link', (who: Client) => who.post<Refusal>('/api/me/link')],
    ['signing out everybody else', (who: Client) => who.request<Refusal>('DELETE', '/api/me/sessions')],
    [
      'changing the password',
      (who: Client) => who.request<Refusal>('PUT', '/api/account/password', { old: password, password: changed }),
    ],
    ['asking for new codes', (who: Client) => who.post<Refusal>('/api/account/recovery-codes', { password })],
  ])('%s gets nothing by a void key', async (_, act) => {
    const { client, ground } = await start();
    const { owner, thief } = await robbed(client);
    const { id } = (await whoIs(owner))!;
    const { sessions } = (await thief.get<{ sessions: Session[] }>('/api/me/sessions')).body;
    const own = sessions.find(({ current }) => current)!;
    const reply = await meanwhile(
      ground,
      async (node) => {
        await node.query('select id from people where id = $1 for no key update', [id]);
        await node.query('delete from keys where hash like $1', [`${own.id}%`]);
      },
      () => act(thief),
    );
    expect(outcome(reply)).toEqual(SIGNED_OUT);
    expect((await whoIs(owner))?.name).toBe('Anna');
    expect(await countOf(ground, 'links')).toBe(0);
  });
});

onBothEngines('signing in with the old password', (start) => {
  it('while it is changed leaves nobody signed in', async () => {
    const { client } = await start({ world: new FixedWorld(), env: { DATABASE_CONNECTIONS: '12' } });
    const owner = client();
    await owner.post('/api/account', { name: 'Anna', password });
    const thieves = Array.from({ length: 8 }, client);
    const entering = thieves.map((thief) => thief.post('/api/session', { name: 'Anna', password }));
    const { status } = await owner.request('PUT', '/api/account/password', { old: password, password: changed });
    expect(status).toBe(200);
    for (const { status } of await Promise.all(entering)) expect([200, 403]).toContain(status);
    expect(await Promise.all(thieves.map(whoIs))).toEqual(thieves.map(() => null));
    expect((await whoIs(owner))?.name).toBe('Anna');
  });

  it('is refused if a new one is set while the old one is looked at', async () => {
    const { client, ground } = await start({ world: new FixedWorld() });
    const { recoveryCodes } = (await client().post<Entered>('/api/account', { name: 'Anna', password })).body;
    // It takes so long to look at that the new one is there before
    const slow = await hash(password, { memoryCost: 32_768, timeCost: 40, parallelism: 1 });
    await meddle(ground, (db) => db.updateTable('accounts').set({ password: slow }).execute());
    const thief = client();
    const entering = thief.post<Entered>('/api/session', { name: 'Anna', password });
    await until(() => meddle(ground, async (db) => (await db.selectFrom('guesses').selectAll().execute()).length > 0));
    const owner = client();
    const recover = { name: 'Anna', code: recoveryCodes[0], password: changed };
    expect((await owner.post('/api/session/recovery', recover)).status).toBe(200);
    expect(outcome(await entering)).toEqual([403, 'wrong-password']);
    const { sessions } = (await owner.get<{ sessions: Session[] }>('/api/me/sessions')).body;
    expect(sessions.map(({ current }) => current)).toEqual([true]);
  });
});

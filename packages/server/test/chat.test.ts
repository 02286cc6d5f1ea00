import type { ChatMessage, Conversation, Me, Refusal } from '@longtwilight/protocol';
import { expect, it } from 'vitest';
import { Reports } from '../src/chat/reports.ts';
import { readConfig } from '../src/config.ts';
import { openStorage } from '../src/storage/database.ts';
import { realWorld } from '../src/world.ts';
import type { Client } from './support/client.ts';
import { sitDown, streamsOpen } from './support/play.ts';
import { onBothEngines, onPostgres } from './support/servers.ts';

const say = async (who: Client, game: string, text: string): Promise<ChatMessage & Refusal> =>
  (await who.post<ChatMessage & Refusal>(`/api/games/${game}/chat`, { text })).body;
const heard = async (who: Client, game: string, since = 0): Promise<string[]> =>
  (await who.get<Conversation>(`/api/games/${game}/chat?since=${since}`)).body.messages.map(({ text }) => text);
const idOf = async (who: Client): Promise<string> => (await who.get<{ me: Me }>('/api/me')).body.me.id;

onBothEngines('chat', (start) => {
  it('is between the players, in order, and for nobody else', async () => {
    const { client } = await start();
    const { id, first, second } = await sitDown(client(), client());
    const hello = await say(first, id, ' Hello \u202ethere\u0007 ');
    expect(hello).toMatchObject({ text: 'Hello there', from: { id: await idOf(first) } });
    await say(second, id, 'Good luck 👩‍🚀\nand have fun');
    expect(await heard(second, id)).toEqual(['Hello there', 'Good luck 👩‍🚀\nand have fun']);
    expect(await heard(first, id, hello.id)).toEqual(['Good luck 👩‍🚀\nand have fun']);
    const stranger = client();
    await stranger.post('/api/games', {});
    for (const reply of [
      await stranger.get(`/api/games/${id}/chat`),
      await stranger.post(`/api/games/${id}/chat`, { text: 'psst' }),
      await stranger.request('PUT', `/api/games/${id}/chat/mute`, { muted: true }),
      await stranger.post(`/api/games/${id}/chat/${hello.id}/report`, { why: 'x' }),
    ])
      expect([reply.status, reply.body.error]).toEqual([403, 'not-a-player']);
    expect((await client().get(`/api/games/${id}/chat`)).status).toBe(401);
    expect((await client().get('/api/me/blocks')).status).toBe(401);
    for (const method of ['PUT', 'DELETE'])
      expect((await client().request(method, `/api/me/blocks/${hello.from.id}`)).status, method).toBe(401);
    for (const text of ['', '\u200b \u0007', 'x'.repeat(501)])
      expect((await first.post(`/api/games/${id}/chat`, { text })).status).toBe(400);
  });

  it('is told from its end, or on from a message', async () => {
    const { client } = await start();
    const { id, first, second } = await sitDown(client(), client());
    const said = Array.from({ length: 203 }, (_, i) => `message ${i}`);
    const ids: number[] = [];
    for (const text of said) ids.push((await say(first, id, text)).id);
    const last = (await second.get<Conversation>(`/api/games/${id}/chat`)).body.messages.map(({ text }) => text);
    expect(last).toEqual(said.slice(3));
    expect(await heard(second, id)).toEqual(said.slice(0, 200));
    expect(await heard(second, id, ids[199])).toEqual(said.slice(200));
  });

  it('comes live to the players alone, and is no part of the game', async () => {
    const { client } = await start();
    const { id, first, second } = await sitDown(client(), client());
    const events = `/api/games/${id}/events`;
    const before = (await first.get(`/api/games/${id}`)).body.number;
    const reading = [first, second].map((who) =>
      who.events(events, (sent) => sent.some(({ event }) => event === 'chat')),
    );
    const watching = client().events(events, (sent) => sent.some(({ event }) => event === 'entry'));
    await streamsOpen(first, 3);
    await say(first, id, 'hello');
    for (const sent of await Promise.all(reading))
      expect(sent.at(-1)).toMatchObject({ id: null, event: 'chat', data: { text: 'hello' } });
    expect((await first.get(`/api/games/${id}`)).body.number).toBe(before);
    await second.post(`/api/games/${id}/draw`, { do: 'offer' });
    const seen = (await watching).map(({ event }) => event);
    expect(seen.filter((event) => event !== 'presence')).toEqual(['state', 'entry']);
  });

  it('is silent to those who mute or block, and the other does not notice', async () => {
    const { client } = await start();
    const { id, first, second } = await sitDown(client(), client());
    const path = `/api/games/${id}/chat`;
    await say(second, id, 'one');
    await first.request('PUT', `${path}/mute`, { muted: true });
    await say(second, id, 'two');
    await say(first, id, 'three');
    expect((await first.get<Conversation>(path)).body).toMatchObject({ messages: [{ text: 'three' }], muted: true });
    expect(await heard(second, id)).toEqual(['one', 'two', 'three']);
    await first.request('PUT', `${path}/mute`, { muted: false });
    expect(await heard(first, id)).toEqual(['one', 'two', 'three']);

    const reading = first.events(`/api/games/${id}/events`, (sent) => sent.some(({ event }) => event === 'chat'));
    await streamsOpen(first, 1);
    await first.request('PUT', `/api/me/blocks/${await idOf(second)}`);
    expect(await say(second, id, 'four')).toMatchObject({ text: 'four' });
    await say(first, id, 'five');
    expect(
      (await reading).filter(({ event }) => event === 'chat').map(({ data }) => (data as ChatMessage).text),
    ).toEqual(['five']);
    expect(await heard(first, id)).toEqual(['three', 'five']);
    expect(await heard(second, id)).toEqual(['one', 'two', 'three', 'four', 'five']);
    const self = await first.request('PUT', `/api/me/blocks/${await idOf(first)}`);
    expect(self.status).toBe(400);
    expect((await first.request('PUT', `/api/me/blocks/${'0'.repeat(12)}`)).status).toBe(404);
  });

  it('takes complaints about what the other said', async () => {
    const { client, ground } = await start();
    const { id, first, second } = await sitDown(client(), client());
    const other = await sitDown(client(), client());
    const rude = await say(second, id, 'rude');
    const own = await say(first, id, 'polite');
    const elsewhere = await say(other.first, other.id, 'elsewhere');
    const report = async (message: number): Promise<number> =>
      (await first.post(`/api/games/${id}/chat/${message}/report`, { why: 'insults me' })).status;
    expect([await report(rude.id), await report(rude.id)]).toEqual([200, 200]);
    expect([await report(own.id), await report(elsewhere.id), await report(9999)]).toEqual([404, 404, 404]);
    const { reports } = (await first.get<{ reports: object[] }>('/api/me/data')).body;
    expect(reports).toMatchObject([{ game: id, text: 'rude', why: 'insults me' }]);

    const storage = await openStorage(readConfig(ground.env).database);
    const operators = new Reports(storage, realWorld);
    const [complaint, ...more] = await operators.open();
    expect(complaint).toMatchObject({ about: await idOf(second), reporter: await idOf(first), text: 'rude' });
    expect(more).toEqual([]);
    const settle = () => storage.write((tx) => operators.settle(tx, complaint!.id));
    await settle();
    await expect(settle()).rejects.toThrow(/no report/);
    expect(await operators.open()).toEqual([]);
    await storage.close();
  });
});

onPostgres('chat between nodes', (start) => {
  it('comes to a reader at another node once', async () => {
    const here = await start();
    const there = await start({ ground: here.ground });
    const { id, first, second } = await sitDown(here.client(), here.client());
    const away = there.client();
    away.cookie = second.cookie;
    const reading = away.events(
      `/api/games/${id}/events`,
      (sent) => sent.filter(({ event }) => event === 'chat').length === 2,
    );
    await streamsOpen(away, 1);
    await say(first, id, 'one');
    await say(away, id, 'two');
    const chat = (await reading).filter(({ event }) => event === 'chat').map(({ data }) => data as ChatMessage);
    // What is said at another node may come later; the numbers tell the order
    expect(chat.sort((one, other) => one.id - other.id).map(({ text }) => text)).toEqual(['one', 'two']);
  });
});

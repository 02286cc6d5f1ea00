import type { EntryEvent } from '@longtwilight/protocol';
import type { Static } from 'typebox';
import { expect, it } from 'vitest';
import type { Sent } from './support/client.ts';
import { optionsOf, playOn, sitDown } from './support/play.ts';
import { onBothEngines } from './support/servers.ts';

type Told = Static<typeof EntryEvent>;
const told = (sent: readonly Sent[]): Told[] =>
  sent.filter(({ event }) => event === 'entry').map(({ data }) => data as Told);
const ids = (sent: readonly Sent[]): (string | null)[] =>
  sent.filter(({ event }) => event === 'entry').map(({ id }) => id);

onBothEngines('live updates', (start) => {
  it('begin with how things stand, then bring every entry once, in order', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client());
    let began = (): void => {};
    const ready = new Promise<void>((resolve) => {
      began = resolve;
    });
    const reading = pair.first.events(`/api/games/${pair.id}/events`, (sent) => {
      began();
      return told(sent).length === 8;
    });
    await ready;
    const last = await playOn(pair, 8);
    const sent = await reading;
    expect(sent[0]).toMatchObject({ event: 'state', id: null });
    expect(sent[0]).toHaveProperty('data.number', 1);
    expect(ids(sent)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    // Whoever reads is there; by now it may have left
    expect(told(sent).at(-1)?.state).toEqual({ ...last, present: ['first'] });
  });

  it('give a reader that comes back exactly what it missed', async () => {
    const { client, restart } = await start();
    const pair = await sitDown(client(), client());
    // More entries than a table in memory tells
    const { number } = await playOn(pair, 70);
    const path = `/api/games/${pair.id}/events`;
    const missed = (since: number): Promise<Sent[]> =>
      pair.first.events(path, (sent) => told(sent).length === number - since, since - 1);
    const happenings = (sent: readonly Sent[]) => told(sent).map(({ happening }) => happening);
    const all = await missed(1);
    const rest = await missed(19);
    expect(happenings(rest)).toEqual(happenings(all).slice(18));
    expect(ids(rest)[0]).toBe('19');
    await restart();
    expect(await missed(1)).toEqual(all);
    const { body } = await pair.first.get<{ entries: unknown[] }>(`/api/games/${pair.id}/entries?since=1`);
    expect(body.entries).toEqual(happenings(all));
  });

  it('tell a whole deal in one event, each side its own cards', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client());
    await playOn(pair, 1);
    const path = `/api/games/${pair.id}/events`;
    const drawn = async (who: typeof pair.first): Promise<(string | null)[]> => {
      const sent = await who.events(`${path}?since=0`, (events) => told(events).length > 0);
      return told(sent)[0]!.happening.facts.flatMap((fact) =>
        fact.t === 'card' && fact.to === 'us-hand' ? [fact.card] : [],
      );
    };
    const hand = (await pair.first.get(`/api/games/${pair.id}`)).body.view?.hands.us.cards;
    expect((await drawn(pair.first)).sort()).toEqual([...(hand ?? [])].sort());
    expect(await drawn(pair.second)).toEqual(hand?.map(() => null));
    expect(await drawn(client())).toEqual(hand?.map(() => null));
  });

  it('say that a side has chosen its headline, and nothing else', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client());
    let state = await playOn(pair, 1);
    while (state.view?.phase !== 'headline') state = await playOn(pair, 1);
    const before = (await pair.second.get(`/api/games/${pair.id}`)).body;
    let began = (): void => {};
    const ready = new Promise<void>((resolve) => {
      began = resolve;
    });
    const reading = pair.second.events(`/api/games/${pair.id}/events`, (sent) => {
      began();
      return sent.length >= 3;
    });
    await ready;
    const [one, two] = optionsOf(state);
    await pair.first.answer(state, [one!]);
    // A change of mind makes no news
    await pair.first.answer(state, [two!]);
    const chosen = (await pair.second.get(`/api/games/${pair.id}`)).body;
    await pair.second.post(`/api/games/${pair.id}/draw`, { do: 'offer' });
    const [, news, offer] = await reading;
    expect(news).toEqual({
      event: 'state',
      id: null,
      data: {
        ...before,
        present: ['second'],
        game: { ...before.game, asked: ['second'] },
        view: chosen.view,
      },
    });
    expect(chosen.view?.headlines).toEqual({ us: 'hidden', ussr: null });
    expect(offer?.event).toBe('entry');
  });

  it('show a private game to its players and to whoever has the invitation', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client(), { listing: 'private' });
    const path = `/api/games/${pair.id}`;
    const { invitation } = (await pair.second.get(path)).body;
    const stranger = client();
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get(`${path}/events`)).status).toBe(404);
    expect((await stranger.get(`${path}?invitation=wrong`)).status).toBe(404);
    expect((await stranger.get('/api/games')).body).toEqual({ games: [], ratings: {} });
    const guest = (await stranger.get(`${path}?invitation=${invitation}`)).body;
    expect(guest.you).toBeNull();
    expect(guest.invitation).toBeNull();
    expect(guest.view?.hands.us.cards).toEqual([]);
  });

  it('show both hands when both players allow it, and as long', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client());
    const path = `/api/games/${pair.id}`;
    const looker = client();
    await pair.first.request('PUT', `${path}/hands`, { open: true });
    expect((await looker.get(path)).body.hands).toBeNull();
    await pair.second.request('PUT', `${path}/hands`, { open: true });
    const { hands } = (await looker.get(path)).body;
    expect(hands?.us).toEqual((await pair.first.get(path)).body.view?.hands.us.cards);
    await pair.first.request('PUT', `${path}/hands`, { open: false });
    expect((await looker.get(path)).body.hands).toBeNull();
  });
});

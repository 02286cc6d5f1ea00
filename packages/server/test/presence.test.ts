import { connect } from 'node:net';
import type { Presence, Renewal } from '@longtwilight/protocol';
import { describe, expect, it } from 'vitest';
import { LocalNews } from '../src/live/news.ts';
import { Presences } from '../src/live/presences.ts';
import type { Client, Sent } from './support/client.ts';
import { FixedWorld, until } from './support/fixed-world.ts';
import { optionsOf, playOn, sitDown } from './support/play.ts';
import { onBothEngines, onPostgres, onSqlite } from './support/servers.ts';

/** Somebody who reads a game and can leave again. */
async function read(who: Client, id: string, instead?: string) {
  let all: readonly Sent[] = [];
  const left = new AbortController();
  const reading = who.events(
    `/api/games/${id}/events${instead === undefined ? '' : `?instead=${instead}`}`,
    (sent) => {
      all = [...sent];
      return false;
    },
    undefined,
    left.signal,
  );
  await until(async () => all.length > 0);
  return {
    sent: () => all,
    presence: (): Presence =>
      all.filter(({ data }) => data !== null && 'present' in (data as object)).at(-1)!.data as Presence,
    async leave(): Promise<void> {
      left.abort();
      await reading;
    },
  };
}
const shown = ({ present, watchers }: Presence): Presence => ({ present, watchers });

onSqlite('a crowd that looks on', (start) => {
  it('costs one message for each who comes, and knows how many it is', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const { id, first } = await sitDown(client(), client());
    const watchers: Awaited<ReturnType<typeof read>>[] = [];
    for (let i = 0; i < 100; i++) watchers.push(await read(client(), id));
    const messages = watchers.flatMap((one) => one.sent()).filter(({ event }) => event === 'presence');
    expect(messages).toEqual([]);
    expect(watchers.map((one) => one.sent().length)).toEqual(watchers.map(() => 1));
    const player = await read(first, id);
    await until(async () => watchers.every((one) => one.presence().present.length === 1));
    await watchers.pop()!.leave();
    await until(async () => (await first.get(`/api/games/${id}`)).body.watchers === 99);
    await world.pass(20_000);
    await until(async () => [player, ...watchers].every((one) => one.presence().watchers === 99));
    for (const one of [player, ...watchers]) await one.leave();
  });

  it('loses nobody because it changes all the time', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const { id } = await sitDown(client(), client());
    const watching = await read(client(), id);
    for (const many of [2, 3]) {
      await read(client(), id);
      await world.pass(20_000);
      await until(async () => watching.presence().watchers === many);
    }
    expect((await client().get(`/api/games/${id}`)).body.watchers).toBe(3);
  });
});

onBothEngines('who is there', (start) => {
  it('is told to all who read a game, and stands in its state', async () => {
    const { client } = await start();
    const { id, first, second } = await sitDown(client(), client());
    const state = async (): Promise<Presence> => shown((await first.get(`/api/games/${id}`)).body);
    expect(await state()).toEqual({ present: [], watchers: 0 });
    const one = await read(first, id);
    expect(shown(one.presence())).toEqual({ present: ['first'], watchers: 0 });
    const two = await read(second, id);
    const looker = await read(client(), id);
    await until(async () => one.presence().watchers === 1);
    expect(one.sent().map(({ event, id: number, data }) => [event, number, event === 'state' ? null : data])).toEqual([
      ['state', null, null],
      ['presence', null, { present: ['first', 'second'], watchers: 0 }],
      ['presence', null, { present: ['first', 'second'], watchers: 1 }],
    ]);
    expect(await state()).toEqual({ present: ['first', 'second'], watchers: 1 });
    await two.leave();
    await until(async () => one.presence().present.length === 1);
    // Whoever reads twice is there until it has left twice
    const again = await read(first, id);
    await one.leave();
    await looker.leave();
    await until(async () => again.presence().watchers === 0);
    expect(await state()).toEqual({ present: ['first'], watchers: 0 });
    await again.leave();
  });

  it('gives nobody a reason to be told that a choice was changed face down', async () => {
    const { client } = await start();
    const pair = await sitDown(client(), client());
    let state = await playOn(pair, 1);
    while (state.view?.phase !== 'headline') state = await playOn(pair, 1);
    const [one, two] = optionsOf(state);
    await pair.first.answer(state, [one!]);
    const reader = await read(pair.second, pair.id);
    const looker = await read(client(), pair.id);
    await until(async () => reader.presence().watchers === 1);
    await pair.first.answer(state, [two!]);
    await pair.first.post(`/api/games/${pair.id}/draw`, { do: 'offer' });
    await until(async () => reader.sent().some(({ event }) => event === 'entry'));
    expect(reader.sent().map(({ event }) => event)).toEqual(['state', 'presence', 'entry']);
    await reader.leave();
    await looker.leave();
  });
});

onBothEngines('a reader whose connection died unnoticed', (start) => {
  const BEAT_MS = 20_000;

  it('is gone after a while; one who comes again is there all the time', async () => {
    const world = new FixedWorld();
    const { client, url } = await start({ world });
    const { id, first, second } = await sitDown(client(), client());
    const path = `/api/games/${id}/events`;
    // Asks, and then neither reads nor says anything any more
    const { hostname, port } = new URL(url());
    const dead = connect(Number(port), hostname).pause();
    dead.on('error', () => {}).write(`GET ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${second.cookie}\r\n\r\n`);
    const present = async () => (await first.get(`/api/games/${id}`)).body.present;
    await until(async () => (await present()).includes('second'));

    const alive = await read(first, id);
    const onlooker = client();
    const watching = await read(onlooker, id);
    await until(async () => alive.presence().watchers === 1);
    const told = alive.sent().length;
    const renewal = (who: typeof alive) =>
      (who.sent().find(({ event }) => event === 'renew')?.data ?? null) as Renewal | null;
    for (let beat = 0; beat < 3; beat++) {
      expect([renewal(alive), await present()]).toEqual([null, ['first', 'second']]);
      await world.pass(BEAT_MS);
    }
    const [mine, theirs] = [await until(async () => renewal(alive)), await until(async () => renewal(watching))];
    const again = await read(first, id, mine.reader);
    const watchingAgain = await read(onlooker, id, theirs.reader);
    await Promise.all([alive.leave(), watching.leave()]);
    for (let beat = 0; beat < 2; beat++) {
      expect(await present()).toEqual(['first', 'second']);
      await world.pass(BEAT_MS);
    }
    await until(async () => (await present()).length === 1);
    expect(again.presence()).toMatchObject({ present: ['first'], watchers: 1 });
    // Nobody was told of anybody who came or left, but for the dead
    expect(
      alive
        .sent()
        .slice(told)
        .map(({ event }) => event),
    ).toEqual(['renew']);
    expect(again.sent().map(({ event }) => event)).toEqual(['state', 'presence']);
    await Promise.all([again.leave(), watchingAgain.leave()]);
    await until(async () => (await present()).length === 0);
    dead.destroy();
  });

  it('can’t be replaced by somebody else', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const { id, first, second } = await sitDown(client(), client());
    const one = await read(first, id);
    for (let beat = 0; beat < 3; beat++) await world.pass(BEAT_MS);
    const { reader } = await until(
      async () => (one.sent().find(({ event }) => event === 'renew')?.data ?? null) as Renewal | null,
    );
    const other = await read(second, id, reader);
    expect(shown(other.presence())).toEqual({ present: ['first', 'second'], watchers: 0 });
    await other.leave();
    await until(async () => one.presence().present.length === 1);
    expect(shown(one.presence())).toEqual({ present: ['first'], watchers: 0 });
    expect((await first.get(`/api/games/${id}/events?instead=x`)).status).toBe(400);
    await one.leave();
  });
});

onSqlite('readers who came at the same moment', (start) => {
  it('do not all come again at the same moment', async () => {
    const world = new FixedWorld();
    const { client } = await start({ world });
    const { id } = await sitDown(client(), client());
    const keyOf = (reader: Awaited<ReturnType<typeof read>>) =>
      (reader.sent().find(({ event }) => event === 'renew')?.data ?? null) as Renewal | null;
    const beat = () => world.pass(20_000);
    const readers = [await read(client(), id), await read(client(), id), await read(client(), id)];
    for (let beats = 0; beats < 3; beats++) await beat();
    const renewed: typeof readers = [];
    for (const reader of readers) {
      const { reader: key } = await until(async () => keyOf(reader));
      renewed.push(await read(client(), id, key));
    }
    for (let beats = 0; beats < 2; beats++) await beat();
    for (const asked of [1, 2, 3]) {
      await beat();
      await until(async () => renewed.filter((reader) => keyOf(reader) !== null).length === asked);
    }
    for (const reader of renewed) await reader.leave();
  });
});

onPostgres('who is at another node', (start) => {
  it('is there as well', async () => {
    const one = await start();
    const two = await start({ ground: one.ground });
    const { id, first, second } = await sitDown(one.client(), two.client());
    const here = await read(first, id);
    const there = await read(second, id);
    await until(async () => here.presence().present.length === 2 && there.presence().present.length === 2);
    // A node that starts later is told by the others
    const three = await start({ ground: one.ground });
    const looker = three.client();
    await until(async () => (await looker.get(`/api/games/${id}`)).body.present.length === 2);
    await two.stop();
    await until(async () => here.presence().present.length === 1);
    await here.leave();
    await until(async () => (await looker.get(`/api/games/${id}`)).body.present.length === 0);
  });
});

describe('a node that is there no more', () => {
  /** News between nodes of one process. */
  function wire() {
    const ends: LocalNews[] = [];
    return () => {
      const end = new (class extends LocalNews {
        override pass(subject: string): void {
          for (const other of ends) other.tell(subject);
        }
      })();
      ends.push(end);
      return { end, cut: () => void ends.splice(ends.indexOf(end), 1) };
    };
  }

  it('has taken its readers with it, after a silence', async () => {
    const connect = wire();
    const world = new FixedWorld();
    const deadWorld = new FixedWorld('dead');
    const alive = new Presences(connect().end, world);
    const { end, cut } = connect();
    const dead = new Presences(end, deadWorld);
    alive.start();
    dead.start();
    dead.enter('game', 'first');
    alive.enter('game', 'public');
    expect(alive.of('game')).toEqual({ present: ['first'], watchers: 1 });
    const changed: string[] = [];
    alive.listen((game) => changed.push(game));
    await world.pass(10_000);
    await deadWorld.pass(10_000);
    await world.pass(10_000);
    expect(alive.of('game').present).toEqual(['first']);
    cut();
    await world.pass(10_000);
    expect(alive.of('game')).toEqual({ present: [], watchers: 1 });
    expect(changed).toEqual(['game']);
  });

  it('is asked again once it can be heard', () => {
    const connect = wire();
    const one = connect();
    const [near, far] = [
      new Presences(one.end, new FixedWorld('near')),
      new Presences(connect().end, new FixedWorld('far')),
    ];
    far.start();
    far.enter('game', 'second');
    near.start();
    expect(near.of('game').present).toEqual(['second']);
    near.close();
    far.enter('other', 'first');
    near.start();
    one.end.tell(null);
    expect(near.of('other').present).toEqual(['first']);
  });
});

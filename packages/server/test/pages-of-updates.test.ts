import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import type { Happening } from '@longtwilight/protocol';
import type { Table } from '@longtwilight/protocol/record';
import { expect, it } from 'vitest';
import type { Games } from '../src/games/games.ts';
import { SetApart } from '../src/games/tables.ts';
import { LocalNews } from '../src/live/news.ts';
import { Presences } from '../src/live/presences.ts';
import { Streams } from '../src/live/streams.ts';
import type { GameRow } from '../src/storage/schema.ts';
import { FixedWorld, until } from './support/fixed-world.ts';

const ENTRIES = 250;

const happenings = (since: number): Happening[] =>
  Array.from({ length: ENTRIES - since }, (_, i) => ({ number: since + i }) as Happening);

/** A reader of a long game, who takes what is sent only when told to. */
async function slowReader() {
  const world = new FixedWorld();
  const news = new LocalNews();
  const row = { id: 'game' } as GameRow;
  const table = { number: ENTRIES } as Table;
  const games = {
    lookAs: async () => ({ row, table, viewer: 'public' }),
    textWithoutPresence: async () => '{"number":250}',
    happenings: async (_: object, since: number) => happenings(since),
  } as unknown as Games;
  const presences = new Presences(news, world);
  const streams = new Streams({ world, games, news, presences, log: { error: () => {} } });
  const sent: string[] = [];
  const taken: (() => void)[] = [];
  const out = new Writable({
    highWaterMark: 1,
    decodeStrings: false,
    write(text: string, _encoding, done) {
      sent.push(text);
      taken.push(done);
    },
  });
  await streams.open({ row, table, viewer: 'public' }, out as ServerResponse, { missed: happenings(0), instead: null });
  const ids = () => [...sent.join('').matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  return { world, news, out, sent, ids, take: () => taken.shift()?.() };
}

it('a reader that has missed much gets it page by page, as it takes them', async () => {
  const { news, ids, take, sent } = await slowReader();
  expect(ids()).toHaveLength(100);
  // What happens meanwhile brings no page forward
  news.tell('game');
  await new Promise((resolve) => setImmediate(resolve));
  expect(ids()).toHaveLength(100);
  take();
  await until(async () => ids().length === 200);
  take();
  await until(async () => ids().length === ENTRIES);
  expect(ids()).toEqual([...Array(ENTRIES).keys()]);
  expect(sent.join('').match(/"state":/g)).toHaveLength(1);
});

it('a reader that has not taken everything at two heartbeats is cut off', async () => {
  const { world, out, take } = await slowReader();
  await world.pass(20_000);
  expect(out.destroyed).toBe(false);
  await world.pass(20_000);
  expect(out.destroyed).toBe(true);
  take();
});

it('a reader whose entries can’t be told keeps nobody else from the news', async () => {
  const world = new FixedWorld();
  const news = new LocalNews();
  const row = { id: 'game' } as GameRow;
  let table = { number: 1 } as Table;
  const games = {
    lookAs: async () => ({ row, table, viewer: 'public' }),
    textWithoutPresence: async () => '{}',
    happenings: async (_: object, since: number) => {
      if (since === 1) throw new SetApart('game', 1);
      return [{ number: 2 }];
    },
  } as unknown as Games;
  const presences = new Presences(news, world);
  const streams = new Streams({ world, games, news, presences, log: { error: () => {} } });
  const open = async (number: number) => {
    table = { number } as Table;
    const sent: string[] = [];
    const out = new Writable({
      decodeStrings: false,
      write(text: string, _encoding, done) {
        sent.push(text);
        done();
      },
    });
    await streams.open({ row, table, viewer: 'public' }, out as ServerResponse, { missed: [], instead: null });
    return { sent, out };
  };
  const behind = await open(1);
  const reader = await open(2);
  table = { number: 3 } as Table;
  news.tell('game');
  await until(async () => reader.sent.length === 2);
  expect(reader.sent[1]).toContain('id: 2');
  await until(async () => behind.out.writableEnded);
  expect(streams.count).toBe(1);
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { completeRules, seeded } from '@longtwilight/engine';
import { Table } from '@longtwilight/protocol/record';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type Core, openCore } from '../src/core.ts';
import { fairDice } from '../src/games/fair-dice.ts';
import { Opening } from '../src/games/opening.ts';
import { bytesOf, type Room, roomFor } from '../src/games/room.ts';
import { Tables } from '../src/games/tables.ts';
import { Blocks } from '../src/people/blocks.ts';
import type { GameRow } from '../src/storage/schema.ts';
import { FixedWorld } from './support/fixed-world.ts';
import { newGround } from './support/servers.ts';

const long = process.env.LONG === '1';
const GAMES = long ? 200 : 30;
const ANSWERS = long ? 200 : 60;
/** What a game in memory may take. */
const MOST_BYTES = 40_000;
const chance = seeded(5);

/** A server without its doors. */
async function open(env: Readonly<Record<string, string>> = {}) {
  const ground = await newGround('sqlite');
  onTestFinished(() => ground.clear());
  const world = new FixedWorld();
  const core = await openCore(readConfig({ ...ground.env, ...env }), world, pino({ level: 'silent' }));
  onTestFinished(() => core.close());
  const blocks = new Blocks(core.storage, world, core.people);
  const thinkingTime = { check: () => Promise.resolve() };
  return {
    core,
    opening: new Opening({
      ...core,
      world,
      blocks,
      mostGames: { againstPeople: 1000, againstComputers: 0 },
      thinkingTime,
    }),
  };
}

type Server = Awaited<ReturnType<typeof open>>;

/** Somebody new offers a game. */
async function offer({ core, opening }: Server): Promise<string> {
  const { me } = await core.people.welcomeGuest('a test');
  return (await opening.create(me.id, { side: 'us' })).game.id;
}

/** Two strangers play some answers, each of which everybody is shown. */
async function play(server: Server, answers: number): Promise<void> {
  const { core, opening } = server;
  const id = await offer(server);
  const { me } = await core.people.welcomeGuest('a test');
  await opening.join(id, { person: me.id });
  for (let i = 0; i < answers; i++) if (!(await answerOnce(core.games, id))) break;
}

async function answerOnce(games: Core['games'], id: string): Promise<boolean> {
  const { table } = await games.lookAs(id, 'public');
  const [seat] = table.asked();
  if (seat === undefined) return false;
  const { view } = await games.stateFor(await games.lookAs(id, seat));
  const options = view!.decision!.options;
  const seen = await games.answer(id, { seat }, { number: table.number, answers: [options[chance(options.length)]!] });
  for (const viewer of ['first', 'second', 'public'] as const) await games.textWithoutPresence({ ...seen, viewer });
  return true;
}

/** Bytes that are in use, once all that nobody needs is gone. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let i = 0; i < 4; i++) collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

describe('games in memory', () => {
  it(`take less than ${MOST_BYTES} bytes each, about as much as is estimated`, async () => {
    const server = await open({ CACHE_GAMES: String(GAMES) });
    const { tables } = server.core;
    for (let i = 0; i < GAMES; i++) await play(server, ANSWERS);
    const full = bytesInUse();
    const estimated = tables.held.bytes / GAMES;
    // Games that nobody has joined take their places and next to no memory; all else stays
    for (let i = 0; i < GAMES; i++) await offer(server);
    const each = (full - bytesInUse()) / GAMES;
    if (long) console.log(`a game in memory: ${Math.round(each)} bytes, estimated ${Math.round(estimated)}`);
    expect(each).toBeLessThan(MOST_BYTES);
    expect(estimated).toBeGreaterThan(each / 2);
    expect(estimated).toBeLessThan(each * 2);
  });

  it('are as many as there is room for, by their number and by their size', () => {
    const table = new Table({ rules: completeRules({}), firstSide: 'us' });
    table.take({ kind: 'start' }, 0, fairDice({ server: 'server', first: 'one', second: 'two' }));
    const heldOf = (room: Room): number => {
      const tables = new Tables(room, pino({ level: 'silent' }));
      for (let i = 0; i < 20; i++) tables.keep({ id: `game ${i}` } as GameRow, table);
      return tables.held.games;
    };
    expect(heldOf({ games: 7, bytes: 1e9 })).toBe(7);
    expect(heldOf({ games: 100, bytes: 5.5 * bytesOf(table) })).toBe(5);
  });

  it('leave most of the memory that Node allows to everything else', () => {
    const mebibyte = 2 ** 20;
    expect(roomFor(2000, 256 * mebibyte)).toEqual({ games: 2000, bytes: 64 * mebibyte });
    expect(roomFor(100_000, 256 * mebibyte).games).toBeLessThan(10_000);
    expect(roomFor(2000, 1).games).toBe(1);
  });
});

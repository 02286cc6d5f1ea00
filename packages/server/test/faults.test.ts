import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { seeded } from '@longtwilight/engine';
import type { GameState } from '@longtwilight/protocol';
import pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { AgainstComputer } from './support/against-computer.ts';
import { Client } from './support/client.ts';
import { optionsOf, sitDown } from './support/play.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { bundleServer, Program } from './support/program.ts';
import { StubbornPair } from './support/stubborn-play.ts';

const long = process.env.LONG === '1';
const BASICS = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  RATE_LIMIT: '0',
  DATABASE_CONNECTIONS: '5',
  BOT_THREADS: '1',
  BOT_BUDGETS: 'attache=1',
};
const GAMES_AT_ONCE = long ? 2 : 1;
/** The shortest game there is. */
const RULES = { rules: { scenario: 'late-war' } };
/** Only a test that hangs runs into this. */
const PATIENCE_MS = long ? 14_400_000 : 900_000;

let file: string;
beforeAll(async () => {
  file = await bundleServer();
  return () => rmSync(path.dirname(file), { recursive: true, force: true });
}, 60_000);

async function start(env: Readonly<Record<string, string>>): Promise<Program> {
  const program = new Program(file, { ...BASICS, ...env });
  await program.start();
  onTestFinished(() => program.kill());
  return program;
}

/** Let pairs play, and somebody against the computer, one game after the other, while something happens again and again after a random number of answers. */
async function playUnder(
  nodes: readonly Program[],
  times: number,
  fault: (pick: number) => Promise<void>,
): Promise<void> {
  const chance = seeded(times);
  let accepted = 0;
  let faults = 0;
  let seed = 0;
  const began = performance.now();
  let wake = (): void => {};
  const onAccepted = (): void => {
    accepted++;
    wake();
  };
  const keepPlaying = async (): Promise<void> => {
    while (faults < times) {
      const clients = [0, 1].map((i) => new Client(() => nodes[(seed + i) % nodes.length]!.url));
      // Between faults only, so that it need not be tried again
      const pair = new StubbornPair(await quietly(() => sitDown(clients[0]!, clients[1]!, RULES)), seed++, onAccepted);
      await pair.play();
      await quietly(() => pair.check());
    }
  };
  const keepTheComputerBusy = async (): Promise<void> => {
    while (faults < times) {
      const game = await quietly(() => AgainstComputer.start(nodes[seed % nodes.length]!));
      for (let i = 0; i < 10 && faults < times; i++) await game.play(6);
    }
  };
  let calm: Promise<void> = Promise.resolve();
  const quietly = async <T>(work: () => Promise<T>): Promise<T> => {
    const done = calm.then(work);
    calm = done.then(
      () => {},
      () => {},
    );
    return done;
  };
  const players = Promise.all([...Array.from({ length: GAMES_AT_ONCE }, keepPlaying), keepTheComputerBusy()]);
  for (; faults < times; faults++) {
    const target = accepted + 3 + chance(25);
    await Promise.race([
      players,
      new Promise<void>((resolve) => {
        wake = () => accepted >= target && resolve();
      }),
    ]);
    // Anywhere within a request
    await delay(chance(8));
    await quietly(() => fault(chance(nodes.length)));
    if (long && (faults + 1) % 20 === 0) {
      const minutes = ((performance.now() - began) / 60_000).toFixed(1);
      console.log(
        `${faults + 1} faults survived, ${accepted} answers accepted, ${seed} games, after ${minutes} minutes`,
      );
    }
  }
  await players;
  expect(accepted).toBeGreaterThan(times * 3);
}

describe('a server that is killed', () => {
  const KILLS = long ? 200 : 8;
  it(`loses no answer and takes none twice (${KILLS} times, SQLite)`, { timeout: PATIENCE_MS }, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-faults-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const node = await start({ DATA_DIR: folder });
    await playUnder([node], KILLS, async () => {
      await node.kill();
      await node.start();
    });
  });
});

describe('on one Postgres', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
    return () => postgres.remove();
  }, 60_000);

  const KILLS = long ? 200 : 4;
  it(`two nodes of which one is killed lose nothing (${KILLS} times)`, { timeout: PATIENCE_MS }, async () => {
    const nodes = [await start({ DATABASE_URL: `${postgres.url}/postgres` })];
    nodes.push(await start({ DATABASE_URL: `${postgres.url}/postgres` }));
    await playUnder(nodes, KILLS, async (pick) => {
      await nodes[pick]!.kill();
      await nodes[pick]!.start();
    });
  });

  const RESTARTS = long ? 20 : 1;
  it(`nothing is lost when Postgres starts again (${RESTARTS} times)`, { timeout: PATIENCE_MS }, async () => {
    const nodes = [await start({ DATABASE_URL: `${postgres.url}/postgres` })];
    nodes.push(await start({ DATABASE_URL: `${postgres.url}/postgres` }));
    await playUnder(nodes, RESTARTS, () => postgres.restart());
  });

  it(`computer players play on when Postgres starts again (${RESTARTS} times)`, { timeout: PATIENCE_MS }, async () => {
    await postgres.createDatabase('restarts');
    const env = { DATABASE_URL: `${postgres.url}/restarts`, LOG_LEVEL: 'silent' };
    const nodes = [await start(env), await start(env)];
    const games = await Promise.all(Array.from({ length: 8 }, (_, i) => AgainstComputer.start(nodes[i % 2]!)));
    for (let i = 0; i < RESTARTS; i++) {
      const playing = games.map((game) => game.play(6));
      // Moves are being made and thought about
      await Promise.race(playing);
      await postgres.restart();
      await Promise.all(playing);
    }
    for (const node of nodes) expect((await fetch(`${node.url}/health`)).status).toBe(200);
    // No move was forgotten: every player is asked again, or its game is over
    await Promise.all(games.map((game) => game.play(3)));
  });

  it('a move that a killed node was thinking about is made by another', { timeout: PATIENCE_MS }, async () => {
    await postgres.createDatabase('takeover');
    const env = { DATABASE_URL: `${postgres.url}/takeover` };
    const database = new pg.Client({ connectionString: env.DATABASE_URL });
    await database.connect();
    onTestFinished(() => database.end());
    const select = async (query: string): Promise<string[]> =>
      (await database.query<{ id: string }>(query)).rows.map(({ id }) => id);
    const soon = async <T>(look: () => Promise<T | null>): Promise<T> => {
      for (;;) {
        const found = await look();
        if (found !== null) return found;
        await delay(20);
      }
    };
    const slow = await start({ ...env, BOT_BUDGETS: 'strategist=99999' });
    const quick = await start({ ...env, BOT_BUDGETS: 'strategist=10' });
    // It takes no move before its time
    quick.freeze();
    let node = slow;
    const player = new Client(() => node.url);
    const made = await player.post('/api/games', { ...RULES, side: 'us', opponent: 'strategist' });
    const look = async (): Promise<GameState> => (await player.get(`/api/games/${made.body.game.id}`)).body;
    const held = (): Promise<string[]> => select('select key as id from jobs where holder is not null');
    const chance = seeded(1);
    const taken = await soon(async () => {
      if ((await held()).length > 0) {
        // It may just have made its move
        slow.freeze();
        const [job] = await held();
        if (job !== undefined) return job;
        slow.thaw();
      }
      const state = await look();
      const options = state.game.asked.includes('second') ? [] : optionsOf(state);
      if (options.length > 0) await player.answer(state, [options[chance(options.length)]!]);
      return null;
    });
    expect(taken).toBe(`move:${made.body.game.id}`);
    await slow.kill();
    expect(await held()).toEqual([taken]);
    quick.thaw();
    node = quick;
    const before = await look();
    expect(before.game.asked).toContain('second');
    const after = await soon(async () => {
      const state = await look();
      return state.game.asked.includes('second') ? null : state;
    });
    await soon(async () => ((await held()).length === 0 ? true : null));
    // The game goes on, with that move in it
    const { status, body } = await player.answer(after, [optionsOf(after)[0]!]);
    expect([status, body.number > before.number]).toEqual([200, true]);
  });
});

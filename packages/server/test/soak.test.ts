import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Client, type Reply } from './support/client.ts';
import { type Pair, sitDown } from './support/play.ts';
import { startPostgres } from './support/postgres.ts';
import { bundleServer, Program } from './support/program.ts';
import { Inventor, type OpenApi, type Route, routesOf } from './support/requests.ts';
import { StubbornPair } from './support/stubborn-play.ts';

const long = process.env.LONG === '1';
/** Half an hour of a thousand games, or a taste of it. */
const GAMES = long ? 1000 : 2;
const MINUTES = long ? 30 : 0;
const RESTARTS = long ? 5 : 1;
const HOSTILE_AT_LEAST = long ? 10_000 : 60;
const HOSTILE_AT_ONCE = long ? 20 : 1;
const BASICS = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  RATE_LIMIT: '0',
  // A thousand players in one process may need long to send a request on a busy machine
  REQUEST_SECONDS: '999',
  // Full soon after a restart, so that what grows later is a leak
  CACHE_GAMES: String(GAMES),
  // The heap of a small server: with more, Node lets garbage pile up for minutes, and nobody could tell it from a leak
  NODE_OPTIONS: '--max-old-space-size=256',
};

let file: string;
beforeAll(async () => {
  file = await bundleServer();
  return () => rmSync(path.dirname(file), { recursive: true, force: true });
}, 60_000);

/** Somebody who asks for live updates and reads nothing, or hangs up in the middle of a request. */
function badGuest(url: string, game: string, turn: number): void {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  if (turn % 2 === 0) socket.write(`GET /api/games/${game}/events HTTP/1.1\r\nhost: x\r\n\r\n`);
  else
    socket.write('POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{');
  socket.pause();
  setTimeout(() => socket.destroy(), 200 * (turn % 20)).unref();
}

/** Counts what the server could not do when it was asked. */
class Failings {
  /** When each node that was killed was back. */
  readonly restarts: { to: number }[] = [];
  /** Told to try again later because of a limit. */
  limited = 0;
  /** Replies of 503 by servers that were being restarted meanwhile. */
  duringRestarts = 0;
  /** And all other faults of the server. */
  readonly others: string[] = [];

  /** Whether it should be asked again. */
  note(status: number, what: string, sent: number): boolean {
    if (status === 429) this.limited++;
    else if (status === 503 && this.restarts.some(({ to }) => to > sent)) this.duringRestarts++;
    else if (status >= 500) this.others.push(`${what} gives ${status}`);
    return status === 429 || status === 503;
  }
}

/** Takes being told to try again later as the server being away. */
class PatientClient extends Client {
  private readonly failings: Failings;
  constructor(url: () => string, failings: Failings) {
    super(url);
    this.failings = failings;
  }
  override async request<T>(...asked: Parameters<Client['request']>): Promise<Reply<T>> {
    const sent = performance.now();
    const reply = await super.request<T>(...asked);
    if (this.failings.note(reply.status, asked.slice(0, 2).join(' '), sent))
      throw new TypeError('The server asks to be left alone for a moment');
    return reply;
  }
}

/** Away for a moment because of a restart, or of more players than it can serve. */
const isAway = (error: unknown): boolean => error instanceof TypeError;

async function stubbornly<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error)) throw error;
      await delay(50);
    }
  }
}

class Soak {
  private readonly nodes: readonly Program[];
  private readonly ends = performance.now() + MINUTES * 60_000;
  private readonly games: Pair[] = [];
  readonly failings = new Failings();
  private played = 0;
  private accepted = 0;
  private hostile = 0;
  private restarts = 0;
  /** Of all nodes together, in MB. */
  readonly memory: number[] = [];
  /** What the heap of each node holds, garbage included, in MB. */
  readonly heaps: readonly number[][];

  constructor(nodes: readonly Program[]) {
    this.nodes = nodes;
    this.heaps = nodes.map(() => []);
  }
  private get over(): boolean {
    return performance.now() >= this.ends && this.hostile >= HOSTILE_AT_LEAST && this.restarts >= RESTARTS;
  }
  /** One node after the other. */
  private node(turn: number): Program {
    return this.nodes[turn % this.nodes.length]!;
  }
  private client(turn: number): Client {
    return new PatientClient(() => this.node(turn).url, this.failings);
  }

  /** One game after the other, as many as there is time for; in each no answer is lost, doubled or made up. */
  private async play(seed: number): Promise<void> {
    for (let i = 0; i === 0 || !this.over; i++) {
      const pair = await stubbornly(() =>
        sitDown(this.client(seed), this.client(seed + 1), { rules: { scenario: 'late-war' } }),
      );
      this.games[seed] = pair;
      const players = new StubbornPair(pair, seed + i * GAMES, () => {
        this.accepted++;
      });
      await players.play(() => this.over);
      await stubbornly(() => players.check());
      this.played++;
    }
  }

  /** Requests that should never have been made: whatever they are, the server is not at fault. */
  private async annoy(routes: readonly Route[], inventor: Inventor): Promise<void> {
    while (!this.over) {
      const turn = this.hostile++;
      const { method, url, headers, text } = inventor.request(routes[turn % routes.length]!);
      let sent = 0;
      const reply = await stubbornly(() => {
        sent = performance.now();
        return fetch(`${this.node(turn).url}${url}`, { method, headers, ...(text === null ? {} : { body: text }) });
      });
      await reply.body?.cancel();
      this.failings.note(reply.status, `${method} ${url}`, sent);
      const game = this.games[turn % GAMES];
      if (game !== undefined) badGuest(this.node(turn).url, game.id, turn);
    }
  }

  /** In the first third of the time, so that the last processes live for long. */
  private async restartNowAndThen(): Promise<void> {
    while (this.restarts < RESTARTS) {
      const enough = this.accepted + 40;
      await delay((MINUTES * 60_000) / (3 * RESTARTS));
      while (this.accepted < enough) await delay(20);
      const node = this.node(this.restarts);
      const away = { to: Number.POSITIVE_INFINITY };
      this.failings.restarts.push(away);
      await node.kill();
      await node.start();
      away.to = performance.now();
      this.restarts++;
      this.report();
    }
  }

  /** After the last restart, since each process has a memory of its own. */
  private async watchMemory(): Promise<void> {
    while (!this.over) {
      await delay(long ? 10_000 : 100);
      if (this.restarts < RESTARTS) continue;
      const texts = await Promise.all(this.nodes.map((_, i) => stubbornly(() => this.client(i).text('/metrics'))));
      const figuresOf = (name: string): number[] =>
        texts.map((text) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)![1]) / 1024 / 1024);
      this.memory.push(figuresOf('process_resident_memory_bytes').reduce((sum, one) => sum + one));
      figuresOf('nodejs_heap_size_used_bytes').forEach((heap, node) => {
        this.heaps[node]!.push(heap);
      });
      if (this.memory.length % 12 === 0) this.report();
    }
  }

  report(): void {
    if (!long) return;
    const { failings, accepted, played, hostile, restarts, memory, heaps } = this;
    const listed = (figures: readonly number[]): string => figures.map(Math.round).join(' ');
    console.log(
      `${restarts} restarts, ${accepted} answers, ${played} games checked, ${hostile} hostile requests; told to wait ` +
        `${failings.limited} times, 503 in restarts ${failings.duringRestarts} times, other 5xx ${failings.others.length} times; ` +
        `after the last restart, in MB: memory ${listed(memory)}; heaps ${heaps.map(listed).join(', ')}`,
    );
  }

  async run(): Promise<void> {
    const routes = routesOf((await this.client(0).get<OpenApi>('/api/openapi.json')).body);
    const players = Array.from({ length: GAMES }, (_, i) => this.play(i));
    const inventor = new Inventor(7, ['nosuchgame00']);
    const hostile = Array.from({ length: HOSTILE_AT_ONCE }, () => this.annoy(routes, inventor));
    await Promise.all([...players, ...hostile, this.restartNowAndThen(), this.watchMemory()]);
  }
}

async function soak(nodes: readonly Program[]): Promise<void> {
  for (const node of nodes) {
    await node.start();
    onTestFinished(() => node.kill());
  }
  const run = new Soak(nodes);
  await run.run();
  const { memory, heaps } = run;
  expect(run.failings.others).toEqual([]);
  if (!long) return;
  run.report();
  const third = Math.floor(memory.length / 3);
  const flat = (of: (...figures: number[]) => number, figures: readonly number[]): void =>
    expect(of(...figures.slice(-third))).toBeLessThan(1.3 * of(...figures.slice(third, 2 * third)));
  flat(Math.max, memory);
  // Just after garbage was collected the heap is smallest, and holds what is in use
  for (const heap of heaps) flat(Math.min, heap);
}

describe(`${GAMES} games go on among slow readers, dying clients, hostile requests and restarts`, () => {
  it('on SQLite', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-soak-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await soak([new Program(file, { ...BASICS, DATA_DIR: folder })]);
  });

  // Half an hour of its own; the short run of nodes is in faults.test.ts
  it.runIf(long)('on two nodes and one Postgres (needs LONG=1)', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.remove());
    const node = (): Program => new Program(file, { ...BASICS, DATABASE_URL: `${postgres.url}/postgres` });
    await soak([node(), node()]);
  });
});

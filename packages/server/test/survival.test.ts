import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClockTerms } from '@longtwilight/protocol';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { SILENCE_MS } from '../src/clocks/heartbeat.ts';
import { Client } from './support/client.ts';
import { until } from './support/fixed-world.ts';
import { sitDown } from './support/play.ts';
import { bundleServer, Program } from './support/program.ts';

const BASICS = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', RATE_LIMIT: '0' };

let file: string;
beforeAll(async () => {
  file = await bundleServer();
  return () => rmSync(path.dirname(file), { recursive: true, force: true });
}, 60_000);

async function start(env: Readonly<Record<string, string>> = {}): Promise<Program> {
  const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-survival-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const program = new Program(file, { ...BASICS, DATA_DIR: folder, ...env });
  await program.start();
  onTestFinished(() => program.kill());
  return program;
}

/** A reader of live updates that never reads. */
async function lazyReader(url: string, address: string, cookie: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  socket.write(`GET ${address} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`);
  await new Promise<void>((resolve) => socket.once('data', () => resolve()));
  return socket.pause();
}

describe('a process that stands still', () => {
  it('costs nobody time', async () => {
    const program = await start();
    const clock: ClockTerms = { kind: 'live', minutes: 1, increment: 0, timeout: 'loses' };
    const { id, first } = await sitDown(new Client(() => program.url), new Client(() => program.url), { clock });
    const deadline = async (): Promise<number> => (await first.get(`/api/games/${id}`)).body.game.deadline!;
    const before = await deadline();
    const from = performance.now();
    program.freeze();
    // Time is given back only after a longer silence
    await delay(SILENCE_MS + 500);
    const frozen = performance.now() - from;
    program.thaw();
    const after = await until(async () => {
      const now = await deadline();
      return now !== before && now;
    });
    // The silence began with the last sign of life before it
    expect(after - before).toBeGreaterThan(frozen - 100);
    expect((await first.get(`/api/games/${id}`)).body.game.status).toBe('running');
  });
});

describe('the process goes on', () => {
  it('when a reader that does not read signs out while news wait for it', async () => {
    const program = await start();
    const { id, first, second } = await sitDown(new Client(() => program.url), new Client(() => program.url));
    let open = false;
    const showHand = async (): Promise<void> => {
      open = !open;
      await second.request('PUT', `/api/games/${id}/hands`, { open });
    };
    // Streams of different age: some of them have news waiting, whatever the size of the system's buffers
    for (let i = 0; i < 1200; i++) {
      if (i % 60 === 0) await lazyReader(program.url, `/api/games/${id}/events`, first.cookie);
      await showHand();
    }
    await first.request('DELETE', '/api/session');
    for (let i = 0; i < 5; i++) await showHand();
    expect((await second.get('/health')).body).toEqual({ ok: true });
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { FixedWorld, until } from './support/fixed-world.ts';
import { onSqlite } from './support/servers.ts';

/** More than the system takes for a reader that does not read. */
const BYTES = 8 << 20;

function pagesWith(bytes: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'index.html'), 'a page');
  writeFileSync(path.join(folder, 'large.bin'), Buffer.alloc(bytes));
  return folder;
}

function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname }).on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** What comes on a connection when its end has been read and it asks how the server is; nothing if it has been closed. */
function health(socket: Socket): Promise<string> {
  const reply = new Promise<string>((resolve) => {
    let text = '';
    socket.on('close', () => resolve(text));
    socket.on('data', (data) => {
      text += data;
      if (text.includes('"ok":true')) resolve(text);
    });
  });
  socket.write('GET /health HTTP/1.1\r\nhost: x\r\n\r\n');
  return reply;
}

onSqlite('connections', (start) => {
  it('of one address are few enough to leave room for others', async () => {
    const { url } = await start({ env: { RATE_LIMIT: '600', MOST_CONNECTIONS: '60' } });
    const sockets = Array.from({ length: 60 }, () => open(url()).resume());
    const left = new Set(sockets);
    for (const socket of sockets) socket.on('close', () => left.delete(socket));
    await until(async () => left.size === 15);
    const [one] = left;
    expect(await health(one!)).toMatch(/^HTTP\/1.1 200/);
  });

  it('of one address are not counted where its requests are not', async () => {
    const { url } = await start({ env: { RATE_LIMIT: '0', CONNECTIONS_OF_ADDRESS: '1' } });
    for (const _ of [1, 2, 3]) {
      expect(await health(open(url()))).toMatch(/^HTTP\/1.1 200/);
    }
  });

  it('of a trusted proxy are everybody’s', async () => {
    for (const proxy of ['1', '127.0.0.0/8', '127.0.0.1']) {
      const { url } = await start({ env: { RATE_LIMIT: '600', TRUST_PROXY: proxy, CONNECTIONS_OF_ADDRESS: '1' } });
      for (const _ of [1, 2, 3]) {
        expect(await health(open(url()))).toMatch(/^HTTP\/1.1 200/);
      }
    }
  });

  it('are closed when nobody reads what comes, and only then', async () => {
    const world = new FixedWorld();
    const { url } = await start({ world, env: { PAGES_DIR: pagesWith(BYTES) } });
    const ended = new Set<Socket>();
    const ask = async (): Promise<Socket> => {
      const socket = open(url()).pause();
      socket.on('close', () => ended.add(socket)).write('GET /large.bin HTTP/1.1\r\nhost: x\r\n\r\n');
      await new Promise((resolve) => socket.once('readable', resolve));
      return socket;
    };
    const lazy = await ask();
    const reader = await ask();
    reader.resume();
    await until(async () => reader.bytesRead >= BYTES);
    for (let i = 0; i < 4; i++) {
      expect(await health(reader)).toContain('"ok":true');
      await world.pass(20_000);
    }
    expect(ended.has(reader)).toBe(false);
    lazy.resume();
    await until(async () => ended.has(lazy));
    expect(lazy.bytesRead).toBeLessThan(BYTES);
  });
});

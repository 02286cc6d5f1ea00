import path from 'node:path';
import { startServer } from '@longtwilight/server';
import { readConfig } from '@longtwilight/server/config';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cli, testFolder } from './support/run.ts';

const headers = { 'content-type': 'application/json' };

describe('for those who run a server', () => {
  let folder: string;
  let address: string;
  let id: string;
  let person: string;
  beforeEach(async () => {
    folder = testFolder();
    const env = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMIT: '0' };
    const server = await startServer(readConfig(env));
    onTestFinished(() => server.stop());
    vi.stubEnv('DATA_DIR', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    address = server.address;
    const made = await fetch(`${address}/api/games`, { method: 'POST', headers, body: '{}' });
    const state = (await made.json()) as { game: { id: string; seats: { first: { person: { id: string } } } } };
    id = state.game.id;
    person = state.game.seats.first.person.id;
    await fetch(`${address}/api/games/${id}/join`, { method: 'POST', headers, body: '{}' });
  });

  it('backup, restore and replay-all', async () => {
    const file = path.join(folder, 'backup');
    expect(await cli(`backup ${file}`)).toMatchObject({ status: 0, out: '' });
    expect((await cli(`backup ${file}`)).status).toBe(1);
    expect((await cli(`restore ${file}`)).err).toMatch(/already contains data/);
    expect(await cli('replay-all')).toMatchObject({
      status: 0,
      out: '1 running game, 0 started under another version of the rules, 0 with differences.\n',
    });
    vi.stubEnv('DATA_DIR', path.join(folder, 'new'));
    expect((await cli('restore /nowhere')).status).toBe(1);
    expect((await cli(`restore ${file}`)).status).toBe(0);
    expect((await cli('replay-all --json')).out).toContain('"games": 1');
  });

  it('operator commands', async () => {
    expect((await cli(`operator look ${id}`)).out).toContain('"status": "running"');
    expect((await cli(`operator pause ${id}`)).status).toBe(0);
    expect((await cli(`operator pause ${id}`)).err).toMatch(/already paused/);
    expect((await cli(`operator resume ${id}`)).status).toBe(0);
    expect((await cli(`operator repair ${id}`)).err).toMatch(/Nothing was wrong/);
    expect((await cli(`operator end ${id} --winner third --why x`)).status).toBe(2);
    expect((await cli(`operator end ${id} --winner draw --why asked`)).status).toBe(0);
    expect((await cli(`operator look ${id}`)).out).toContain('"status": "over"');
    expect((await cli(`operator ban ${person}`)).status).toBe(0);
    expect((await cli(`operator unban ${person}`)).status).toBe(0);
    expect((await cli('operator ban nobody')).status).toBe(1);
  });

  it('load', async () => {
    const { status, out } = await cli(`load --url ${address} --games 3 --seconds 1 --answers 10 --json`);
    expect(status).toBe(0);
    expect((JSON.parse(out) as { answers: number }).answers).toBeGreaterThan(5);
  });
});

import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import Sqlite from 'libsql';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { Client } from './support/client.ts';
import { until } from './support/fixed-world.ts';
import { sitDown } from './support/play.ts';
import { bundleServer, Program } from './support/program.ts';
import { type Ground, newGround, onSqlite } from './support/servers.ts';
import { sqliteFile } from './support/sqlite.ts';

const fileOf = (ground: Ground): string => path.join(ground.env.DATA_DIR!, 'longtwilight.sqlite');

onSqlite('a file that another program has locked', (start) => {
  it('keeps writers waiting, and nobody else', async () => {
    const { ground, client } = await start();
    const foreign = new Sqlite(fileOf(ground));
    foreign.exec('begin immediate');
    const made = client().post('/api/games', {});
    for (let i = 0; i < 10; i++) expect((await client().get('/health')).status).toBe(200);
    foreign.exec('commit');
    foreign.close();
    expect((await made).status).toBe(200);
  });
});

/** As a disk that forgets: all pages but the first few hold something else. */
function damage(file: string): void {
  const own = new Sqlite(file);
  own.exec('pragma wal_checkpoint(truncate)');
  own.close();
  const from = 8 * 4096;
  const bytes = statSync(file).size - from;
  const out = openSync(file, 'r+');
  writeSync(out, Buffer.alloc(bytes, 0xa5), 0, bytes, from);
  closeSync(out);
}

onSqlite('a damaged file', (start) => {
  it('is not served', async () => {
    const { ground, client, stop } = await start();
    await sitDown(client(), client());
    await stop();
    damage(fileOf(ground));
    await expect(start({ ground })).rejects.toThrow(/is damaged .* restore the last backup/);
  });
});

it('damage to a file that is being served is noticed when it is read', async () => {
  const { location, storage } = files;
  damage(location().file);
  expect(storage().isDamaged()).toBe(false);
  await sql`pragma shrink_memory`.execute(storage().db);
  await expect(storage().db.selectFrom('games').selectAll().execute()).rejects.toThrow();
  expect(storage().isDamaged()).toBe(true);
});
const files = sqliteFile();

let file: string;
beforeAll(async () => {
  file = await bundleServer();
  return () => rmSync(path.dirname(file), { recursive: true, force: true });
}, 60_000);

it('a full disk is told as such, and nothing is lost', async () => {
  const ground = await newGround('sqlite');
  onTestFinished(() => ground.clear());
  const most = 3000;
  const program = new Program(file, { ...ground.env, LOG_LEVEL: 'silent' }, `ulimit -f ${most}`);
  await program.start();
  onTestFinished(() => program.kill());
  const { id, first } = await sitDown(new Client(() => program.url), new Client(() => program.url));
  let status = 200;
  for (let i = 0; status === 200; i++) {
    const said = await first.post<unknown>(`/api/games/${id}/chat`, { text: `${i} ${'x'.repeat(400)}` });
    status = said.status;
  }
  expect(status).toBe(503);
  // What it writes is less than a message, so there may still be room
  await until(async () => (await first.get('/ready')).status === 503);
  expect((await first.get('/health')).status).toBe(200);
  expect((await first.get(`/api/games/${id}`)).body.game.status).toBe('running');
});

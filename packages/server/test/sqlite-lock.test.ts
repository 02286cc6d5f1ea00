import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { lockSqlite } from '../src/storage/sqlite-lock.ts';

function newFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'x.sqlite');
}
/** What another process does that takes the file, if it can, and stays. */
const LOCKING = `
  import { lockSqlite } from ${JSON.stringify(fileURLToPath(new URL('../src/storage/sqlite-lock.ts', import.meta.url)))};
  try { lockSqlite(process.argv[1]); console.log('taken'); setInterval(() => {}, 1000); }
  catch (error) { console.log(error.message); }`;

async function another(file: string) {
  const args = ['--import=tsx', '--conditions=source', '--input-type=module', '-e', LOCKING, file];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { child, said: String(said).trim() };
}

it.each(['', 'nonsense', '0', String(process.ppid), '{"pid":1,"boot":"another","began":null}'])(
  'a file of a server that has ended, which says %j, keeps nobody away',
  (text) => {
    const file = newFile();
    writeFileSync(`${file}.lock`, text);
    const unlock = lockSqlite(file);
    expect(readFileSync(`${file}.lock`, 'utf8')).toBe(String(process.pid));
    expect(statSync(`${file}.taken`).mode & 0o777).toBe(0o600);
    unlock();
    expect(existsSync(`${file}.lock`)).toBe(false);
    lockSqlite(file)();
  },
);

it('a second server in the same process is refused, as often as it asks', () => {
  const file = newFile();
  const unlock = lockSqlite(file);
  for (let i = 0; i < 2; i++) expect(() => lockSqlite(file)).toThrow(`process ${process.pid}) is using ${file}`);
  unlock();
});

it('a second server is refused too before the first has said who it is', () => {
  const file = newFile();
  onTestFinished(lockSqlite(file));
  rmSync(`${file}.lock`);
  expect(() => lockSqlite(file)).toThrow(`Another server is using ${file}`);
});

it('a second server in another process is refused until the first has ended, and names it', async () => {
  const file = newFile();
  const unlock = lockSqlite(file);
  // Refusing itself must not end the lock
  expect(() => lockSqlite(file)).toThrow('Another server');
  expect((await another(file)).said).toContain(`Another server (process ${process.pid})`);
  unlock();
  const { child, said } = await another(file);
  expect(said).toBe('taken');
  expect(() => lockSqlite(file)).toThrow(`process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockSqlite(file)();
});

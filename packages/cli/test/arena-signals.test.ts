import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { testFolder } from './support/run.ts';

const long = process.env.LONG === '1';
const root = fileURLToPath(new URL('../../..', import.meta.url));

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const readPids = (file: string): number[] => {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').map(Number);
  } catch {
    return [];
  }
};

// It waits for real processes, and Windows has no signals
describe.runIf(long && process.platform !== 'win32')(
  'a match that is interrupted (needs LONG=1, and not Windows)',
  () => {
    it.each(['1', '2'])('leaves no bot behind (%s threads)', async (threads) => {
      const file = join(testFolder(), 'pids');
      const bot = `exec:echo $$ >> "${file}"; sleep 1000`;
      const args = ['match', '--us', bot, '--ussr', 'random', '--games', '2', '--threads', threads];
      const main = join(root, 'packages/cli/src/main.ts');
      const arena = spawn(process.execPath, ['--conditions=source', '--import=tsx', main, ...args], { cwd: root });
      await expect.poll(() => readPids(file).length, { timeout: 60_000 }).toBe(Number(threads));
      const status = new Promise((resolve) => arena.on('exit', resolve));
      arena.kill('SIGINT');
      expect(await status).toBe(130);
      await expect.poll(() => readPids(file).filter(isRunning), { timeout: 10_000 }).toEqual([]);
    });
  },
);

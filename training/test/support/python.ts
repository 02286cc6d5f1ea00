import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../..', import.meta.url));

const hasTorch = (python: string): boolean => {
  try {
    execFileSync(python, ['-c', 'import numpy, torch'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** A Python with PyTorch, if this machine has one: without it tests of the learner are skipped, and shown as such. */
export const PYTHON = ['python3', '/usr/bin/python3'].find(hasTorch) ?? null;

/** Run a script of `training/`; gives what it printed. One thread: processors are busy with other tests. */
export const python = (script: string, ...args: readonly string[]): string =>
  execFileSync(PYTHON!, [`${folder}${script}`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, OMP_NUM_THREADS: '1', PYTHONUTF8: '1' },
  });

/** Make `dist/` anew, which the learner runs and reads. */
export const build = (): void => {
  execFileSync(process.execPath, [`${folder}build.mjs`], { stdio: 'ignore' });
};

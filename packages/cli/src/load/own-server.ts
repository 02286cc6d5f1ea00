import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FailureError } from '../io.ts';

/** Where servers of our own keep fresh data: in a folder that is gone afterwards, or in an empty Postgres database. */
export interface OwnGround {
  readonly env: Readonly<Record<string, string>>;
  clear(): void;
}

export function newOwnGround(database: string | undefined): OwnGround {
  const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-load-'));
  return {
    env: { DATA_DIR: folder, DATABASE_URL: database ?? '' },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Does something with a server in a process of its own: ours, or the least that could store an answer. */
export async function withOwnServer<T>(
  command: 'serve' | 'serve-bare',
  settings: Readonly<Record<string, string>>,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const basics = { PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: '0', LOG_LEVEL: 'error', PUBLIC_URL: '' };
  const child = spawn(process.execPath, [...process.execArgv, process.argv[1]!, command], {
    env: { ...process.env, ...basics, ...settings },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  try {
    return await work(await addressOf(child));
  } finally {
    await ended(child);
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stderr?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const [, address] = /is at (\S+)\n/.exec(text) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.on('exit', () => reject(new FailureError(`The server did not start: ${text}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FailureError } from '../io.ts';

/** A server in a process of its own, with fresh data that is gone when it stops. */
export interface OwnServer {
  readonly address: string;
  stop(): Promise<void>;
}

export async function startOwnServer(): Promise<OwnServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'longtwilight-load-'));
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: '0', LOG_LEVEL: 'error', DATA_DIR: folder };
  const child = spawn(process.execPath, [...process.execArgv, process.argv[1]!, 'serve'], {
    env: { ...env, DATABASE_URL: '', PUBLIC_URL: '' },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { address: await addressOf(child), stop };
  } catch (error) {
    await stop();
    throw error;
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

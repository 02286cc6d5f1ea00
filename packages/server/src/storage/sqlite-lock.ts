import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { UnusableDataError } from './unusable.ts';

function isAlive(process_: number): boolean {
  try {
    return process.kill(process_, 0);
  } catch (error) {
    // It is there, but not ours
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Servers of this process, which may follow each other but not share a file. */
const own = new Set<string>();

/** Take a SQLite file for one server: two of them would not hear of each other's changes. Returns how to give it back. */
export function lockSqlite(file: string): () => void {
  const lock = `${file}.lock`;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = Number(readFileSync(lock, 'utf8'));
      if (own.has(lock) || (holder !== process.pid && isAlive(holder)))
        throw new UnusableDataError(
          `Another server (process ${holder}) is using ${file}: stop it, or set another DATA_DIR`,
        );
      // It was killed
      rmSync(lock, { force: true });
    }
  }
  own.add(lock);
  return () => {
    own.delete(lock);
    rmSync(lock, { force: true });
  };
}

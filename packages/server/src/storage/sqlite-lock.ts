import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import Sqlite from 'libsql';
import { UnusableDataError } from './unusable.ts';

/** How long a server that is just ending may still hold its lock. */
const ENDING_MS = 500;

/**
 * Take a SQLite file for one server: two of them would not hear of each other's changes. Returns how to give it back. The
 * lock is the system's own, on a file beside it, so it ends with its process, however that ends, and tells processes in two
 * containers apart. Who holds it is written into another file: reading the locked one would end the lock.
 */
export function lockSqlite(file: string): () => void {
  const [locked, holder] = [`${file}.taken`, `${file}.lock`];
  make(locked);
  const lock = new Sqlite(locked);
  try {
    lock.exec(`pragma busy_timeout = ${ENDING_MS}`);
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) throw error;
    throw new UnusableDataError(
      `Another server${processIn(holder)} is using ${file}: stop it, or set another DATA_DIR`,
    );
  }
  writeFileSync(holder, String(process.pid), { mode: 0o600 });
  return () => {
    rmSync(holder, { force: true });
    lock.close();
  };
}

/** Between the lock and its note a server has no number yet, or no longer. */
function processIn(holder: string): string {
  try {
    return ` (process ${readFileSync(holder, 'utf8')})`;
  } catch {
    return '';
  }
}

/** For nobody else on this machine. It is not opened where it is there: closing it again would end a lock of this process. */
function make(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

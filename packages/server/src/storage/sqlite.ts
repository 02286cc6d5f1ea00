import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Sqlite from 'libsql';
import type { Epoch } from './epoch.ts';

export interface SqliteLocation {
  readonly engine: 'sqlite';
  readonly file: string;
  /** In WAL mode a killed process loses nothing; `power` also survives a power cut, at a disk flush for each answer. */
  readonly durability: 'process' | 'power';
}

export function sqlite({ file, durability }: SqliteLocation, epoch: Epoch): SqliteDialect {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // Keys, passwords and hidden cards are for nobody else on this machine; SQLite makes its other files alike
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = new Sqlite(file);
  const settings = ['journal_mode = WAL', 'foreign_keys = ON', 'busy_timeout = 5000'];
  for (const setting of [...settings, `synchronous = ${durability === 'power' ? 'FULL' : 'NORMAL'}`])
    database.exec(`pragma ${setting}`);
  return new SqliteDialect({ database: prepared(database, epoch) });
}

/** Statements are prepared once; a transaction takes the write lock at once, so that it never has to be tried again. */
function prepared(database: Sqlite.Database, epoch: Epoch): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      let statement = statements.get(text);
      if (statement === undefined) {
        const fresh = database.prepare(text === 'begin' ? 'begin immediate' : text) as SqliteStatement;
        statement = remembering(fresh, CHANGES_GAMES.test(text) ? () => epoch.gamesWritten() : () => {});
        if (statements.size < MOST_STATEMENTS) statements.set(text, statement);
      }
      return statement;
    },
    close() {
      database.close();
    },
  };
}
const MOST_STATEMENTS = 200;

/** Whether a statement gives rows is asked before every use, and costs a call into SQLite. */
const remembering = (statement: SqliteStatement, onUse: () => void): SqliteStatement => ({
  reader: statement.reader,
  all(values) {
    onUse();
    return statement.all(values);
  },
  run(values) {
    onUse();
    return statement.run(values);
  },
  iterate: (values) => statement.iterate(values),
});

const CHANGES_GAMES = /^(update|delete from) "?games"?\s/i;

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import Sqlite from 'libsql';

export interface SqlitePlace {
  readonly engine: 'sqlite';
  readonly file: string;
  /** In WAL mode a killed process loses nothing; `power` also survives a power cut, at a disk flush for each answer. */
  readonly durability: 'process' | 'power';
}

export function sqlite({ file, durability }: SqlitePlace): SqliteDialect {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new Sqlite(file);
  const settings = ['journal_mode = WAL', 'foreign_keys = ON', 'busy_timeout = 5000'];
  for (const setting of [...settings, `synchronous = ${durability === 'power' ? 'FULL' : 'NORMAL'}`])
    database.exec(`pragma ${setting}`);
  return new SqliteDialect({ database: prepared(database) });
}

/** Statements are prepared once; a transaction takes the write lock at once, so that it never has to be tried again. */
function prepared(database: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      let statement = statements.get(text);
      if (statement === undefined) {
        statement = database.prepare(text === 'begin' ? 'begin immediate' : text) as SqliteStatement;
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

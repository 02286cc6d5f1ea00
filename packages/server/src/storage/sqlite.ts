import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from 'kysely';
import Sqlite from 'libsql';
import { Epoch } from './epoch.ts';
import type { Schema } from './schema.ts';
import { UnusableDataError } from './unusable.ts';

export interface SqliteLocation {
  readonly engine: 'sqlite';
  readonly file: string;
  /** In WAL mode a killed process loses nothing; `power` also survives a power cut, at a disk flush for each answer. */
  readonly durability: 'process' | 'power';
}

/** Whether pages of the file have turned out not to be what was written. */
class Damage {
  found = false;
}

/** What is noticed of all that this process does with the file. */
export class Watch {
  readonly epoch = new Epoch();
  readonly damage = new Damage();
  /** How many statements have changed something. */
  changes = 0;
}

export function sqlite({ file, durability }: SqliteLocation, watch: Watch): SqliteDialect {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // Keys, passwords and hidden cards are for nobody else on this machine; SQLite makes its other files alike
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = new Sqlite(file);
  const settings = ['busy_timeout = 5000', 'journal_mode = WAL', 'foreign_keys = ON'];
  // From here on whoever finds the file locked waits in `Patient`, and everything else goes on
  const last = [`synchronous = ${durability === 'power' ? 'FULL' : 'NORMAL'}`, 'busy_timeout = 0'];
  try {
    for (const setting of [...settings, ...last]) database.exec(`pragma ${setting}`);
  } catch (error) {
    throw isDamage(error) ? damaged(file, (error as Error).message) : error;
  }
  return new PatientDialect(prepared(database, watch), watch.damage);
}

/** How long somebody else may hold the file before a request is told to try again, and how often we look. */
const PATIENCE_MS = 5000;
const LOOK_MS = 20;

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code);
const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');
const isDamage = (error: unknown): boolean =>
  /^SQLITE_(CORRUPT|NOTADB)|disk image is malformed|is not a database/.test(`${codeOf(error)} ${error}`);
const damaged = (file: string, how: string): UnusableDataError =>
  new UnusableDataError(`${file} is damaged (${how}): move it aside and restore the last backup`);

/** Look at every page: what is damaged is found before anybody builds on it. */
export async function checkFile(db: Kysely<Schema>, file: string): Promise<void> {
  const first = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db).then(
    ({ rows }) => rows[0]?.quick_check ?? 'the check gave no reason',
    (error: unknown) => {
      if (isDamage(error)) return (error as Error).message;
      throw error;
    },
  );
  if (first !== 'ok') throw damaged(file, first);
}

/** A connection that waits while another program writes, without keeping the process from anything else. */
class Patient implements DatabaseConnection {
  private readonly inner: DatabaseConnection;
  private readonly damage: Damage;
  constructor(inner: DatabaseConnection, damage: Damage) {
    this.inner = inner;
    this.damage = damage;
  }
  async executeQuery<R>(query: CompiledQuery) {
    for (const end = performance.now() + PATIENCE_MS; ; await delay(LOOK_MS)) {
      try {
        return await this.inner.executeQuery<R>(query);
      } catch (error) {
        if (isDamage(error)) this.damage.found = true;
        if (!isBusy(error) || performance.now() > end) throw error;
      }
    }
  }
  streamQuery<R>(query: CompiledQuery, size?: number) {
    return this.inner.streamQuery<R>(query, size);
  }
}
class PatientDriver extends SqliteDriver {
  private readonly damage: Damage;
  constructor(database: SqliteDatabase, damage: Damage) {
    super({ database });
    this.damage = damage;
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new Patient(await super.acquireConnection(), this.damage);
  }
  /** When a disk is full SQLite has undone everything by itself; then there is nothing left to undo. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!/no transaction is active/.test(String(error))) throw error;
    });
  }
}
/**
 * Runs a statement at once, without the way through the query builder, which takes longer than SQLite itself. Only for those
 * who are in a transaction: they have the connection and the file for themselves.
 */
export class DirectAdapter extends SqliteAdapter {
  private readonly database: SqliteDatabase;
  private readonly damage: Damage;
  constructor(database: SqliteDatabase, damage: Damage) {
    super();
    this.database = database;
    this.damage = damage;
  }
  run(text: string, values: readonly unknown[]): unknown[] {
    try {
      const statement = this.database.prepare(text);
      if (statement.reader) return statement.all(values);
      statement.run(values);
      return [];
    } catch (error) {
      if (isDamage(error)) this.damage.found = true;
      throw error;
    }
  }
}
class PatientDialect extends SqliteDialect {
  private readonly open: () => SqliteDriver;
  private readonly adapter: DirectAdapter;
  constructor(database: SqliteDatabase, damage: Damage) {
    super({ database });
    this.open = () => new PatientDriver(database, damage);
    this.adapter = new DirectAdapter(database, damage);
  }
  override createAdapter(): DirectAdapter {
    return this.adapter;
  }
  override createDriver(): SqliteDriver {
    return this.open();
  }
}

/** Statements are prepared once; a transaction takes the write lock at once, so that it never has to be tried again. */
function prepared(database: Sqlite.Database, watch: Watch): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      let statement = statements.get(text);
      if (statement === undefined) {
        const fresh = database.prepare(text === 'begin' ? 'begin immediate' : text) as SqliteStatement;
        statement = remembering(fresh, onUseOf(text, watch));
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

function onUseOf(text: string, watch: Watch): () => void {
  if (CHANGES_NOTHING.test(text)) return () => {};
  const changesGames = CHANGES_GAMES.test(text);
  return () => {
    watch.changes++;
    if (changesGames) watch.epoch.gamesWritten();
  };
}
const CHANGES_NOTHING = /^(select|pragma|begin|commit|rollback)\b/i;
const CHANGES_GAMES = /^(update|delete from) "?games"?\s/i;

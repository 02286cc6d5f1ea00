import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Kysely, sql, type Transaction } from 'kysely';
import { connect, type DatabaseLocation, type Queries } from '../storage/database.ts';
import { migrate, migrationsDone } from '../storage/migrate.ts';
import type { Schema } from '../storage/schema.ts';
import { inSnapshot } from './snapshot.ts';

/*
 * A backup is a gzipped text of JSON lines, the same for SQLite and Postgres: a head, the rows table by table, and a foot
 * with their number and hash. So what was saved from one can be restored into the other.
 */
const FORMAT = 'longtwilight-backup-1';
type Row = Readonly<Record<string, unknown>>;
interface Head {
  readonly format: typeof FORMAT;
  readonly migrations: readonly string[];
}
interface Foot {
  readonly rows: number;
  readonly sha256: string;
}

/** Something about a backup that is for its owner to mend. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Jobs and snapshots follow from games: they are made anew. What counts for an hour is soon forgotten anyway. */
const LEFT_OUT = ['jobs', 'snapshots', 'thinking'];

/** Tables, older ones first: a table can refer only to those that were there before it. */
export async function tablesIn(db: Kysely<Schema>, engine: DatabaseLocation['engine']): Promise<string[]> {
  const query =
    engine === 'sqlite'
      ? sql<{
          name: string;
        }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by rowid`
      : sql<{
          name: string;
        }>`select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by oid`;
  const { rows } = await query.execute(db);
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_') && !LEFT_OUT.includes(name));
}

/** Write all data, as it is at one moment, to a file; the server may go on meanwhile. Returns the number of rows. */
export async function backup(location: DatabaseLocation, file: string): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} already exists: choose another file name`);
  const part = `${file}.part`;
  const db = connect(location);
  const hash = createHash('sha256');
  let rows = 0;
  async function* lines(tx: Queries): AsyncGenerator<string> {
    const migrations = await migrationsDone(tx, location.engine);
    if (migrations.length === 0) throw new BackupError('There is no data to back up');
    yield `${JSON.stringify({ format: FORMAT, migrations } satisfies Head)}\n`;
    for (const table of await tablesIn(tx, location.engine))
      for await (const row of readRows(tx, location.engine, table)) {
        const line = `${JSON.stringify([table, row])}\n`;
        hash.update(line);
        rows++;
        yield line;
      }
    yield `${JSON.stringify({ rows, sha256: hash.digest('hex') } satisfies Foot)}\n`;
  }
  try {
    await inSnapshot(db, location.engine, (tx) =>
      // It holds the hashes of keys and the seeds of games that go on
      pipeline(Readable.from(lines(tx)), createGzip(), createWriteStream(part, { mode: 0o600 })),
    );
    renameSync(part, file);
    return rows;
  } finally {
    rmSync(part, { force: true });
    await db.destroy();
  }
}

const PAGE = 1000;

async function* readRows(tx: Queries, engine: DatabaseLocation['engine'], table: string): AsyncGenerator<Row> {
  if (engine === 'sqlite') {
    yield* tx
      .selectFrom(table as keyof Schema)
      .selectAll()
      .stream() as AsyncIterable<Row>;
    return;
  }
  await sql`declare backup_rows cursor for select * from ${sql.table(table)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(PAGE)} from backup_rows`.execute(tx);
    yield* rows;
    if (rows.length < PAGE) break;
  }
  await sql`close backup_rows`.execute(tx);
}

/** Fill an empty place with the data of a backup, all of it or nothing, and bring it up to date. Returns the number of rows. */
export async function restore(file: string, location: DatabaseLocation): Promise<number> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}`);
  const db = connect(location);
  try {
    const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })[Symbol.asyncIterator]();
    const head = readHead(await nextLine(lines, file), file);
    await refuseUnlessEmpty(db, location.engine);
    await migrate(db, location.engine, head.migrations.at(-1));
    const rows = await db.transaction().execute((tx) => load(tx, location.engine, lines, file));
    await migrate(db, location.engine);
    return rows;
  } finally {
    await db.destroy();
  }
}

async function refuseUnlessEmpty(db: Kysely<Schema>, engine: DatabaseLocation['engine']): Promise<void> {
  for (const table of await tablesIn(db, engine)) {
    const found = await db
      .selectFrom(table as keyof Schema)
      .select(sql`1`.as('one'))
      .limit(1)
      .execute();
    if (found.length > 0)
      throw new BackupError(
        `The database already contains data (in the table ${table}): restore into an empty database`,
      );
  }
}

type Lines = AsyncIterator<string, undefined>;

async function nextLine(lines: Lines, file: string): Promise<string> {
  try {
    const { value } = await lines.next();
    if (value !== undefined) return value;
  } catch (error) {
    throw new BackupError(`${file} can't be read as a backup: ${(error as Error).message}`);
  }
  throw new BackupError(`${file} is an incomplete backup`);
}

function readHead(line: string, file: string): Head {
  try {
    const head = JSON.parse(line) as Head;
    if (head.format === FORMAT && Array.isArray(head.migrations)) return head;
  } catch {
    // Said below
  }
  throw new BackupError(`${file} is not a Long Twilight backup (${FORMAT})`);
}

/** Rows of one table, which the database reads out of one JSON text: a parameter for each value would cost most of the time. */
class Group {
  private readonly tx: Transaction<Schema>;
  private readonly engine: DatabaseLocation['engine'];
  private table = '';
  private rows: string[] = [];
  private letters = 0;

  constructor(tx: Transaction<Schema>, engine: DatabaseLocation['engine']) {
    this.tx = tx;
    this.engine = engine;
  }

  async add(table: string, row: string): Promise<void> {
    if (table !== this.table || this.letters > MOST_LETTERS) await this.store();
    this.table = table;
    this.rows.push(row);
    this.letters += row.length;
  }
  async store(): Promise<void> {
    const rows = this.rows.splice(0);
    this.letters = 0;
    const [first] = rows;
    if (first === undefined) return;
    const table = sql.table(this.table);
    const all = `[${rows.join(',')}]`;
    if (this.engine === 'postgres') {
      await sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${all}::json)`.execute(
        this.tx,
      );
      return;
    }
    const columns = Object.keys(JSON.parse(first) as Row);
    const values = columns.map((name) => sql`value ->> ${sql.lit(`$.${name}`)}`);
    const names = sql.join(columns.map((name) => sql.ref(name)));
    await sql`insert into ${table} (${names}) select ${sql.join(values)} from json_each(${all})`.execute(this.tx);
  }
}
/** Of rows that are stored by one statement. */
const MOST_LETTERS = 1 << 20;
const ROW = /^\["(\w+)",(\{.*\})\]$/;

function readFoot(line: string, file: string): Foot {
  try {
    return JSON.parse(line) as Foot;
  } catch {
    throw new BackupError(`${file} is incomplete: it breaks off in the middle of a row`);
  }
}

async function load(
  tx: Transaction<Schema>,
  engine: DatabaseLocation['engine'],
  lines: Lines,
  file: string,
): Promise<number> {
  const hash = createHash('sha256');
  const known = new Set(await tablesIn(tx, engine));
  const group = new Group(tx, engine);
  let rows = 0;
  for (;;) {
    const line = await nextLine(lines, file);
    const [, table, row] = ROW.exec(line) ?? [];
    if (table === undefined || row === undefined) {
      const foot = readFoot(line, file);
      if (foot.rows !== rows || foot.sha256 !== hash.digest('hex'))
        throw new BackupError(`${file} is damaged: its rows don't match its hash`);
      break;
    }
    hash.update(`${line}\n`);
    if (!known.has(table)) throw new BackupError(`${file} contains rows of an unknown table, ${table}`);
    await group.add(table, row);
    rows++;
  }
  await group.store();
  if (engine === 'postgres') await countOn(tx, [...known]);
  return rows;
}

/** Numbers that Postgres gives out go on after the highest that was restored. */
async function countOn(tx: Transaction<Schema>, tables: readonly string[]): Promise<void> {
  const counted = (await tx.introspection.getTables()).filter(({ name }) => tables.includes(name));
  for (const { name, columns } of counted)
    for (const column of columns.filter(({ isAutoIncrementing }) => isAutoIncrementing))
      await sql`select setval(pg_get_serial_sequence(${name}, ${column.name}), (select coalesce(max(${sql.ref(column.name)}), 0) + 1 from ${sql.table(name)}), false)`.execute(
        tx,
      );
}

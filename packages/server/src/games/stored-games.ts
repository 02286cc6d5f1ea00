import { completeRules, type FullRulesSpec } from '@longtwilight/engine';
import { type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { News } from '../live/news.ts';
import { CHANNEL } from '../live/postgres-news.ts';
import type { Queries, Storage } from '../storage/database.ts';
import { prepare } from '../storage/prepared.ts';
import type { EntriesTable, GameRow, GamesTable, Schema, SealedTable } from '../storage/schema.ts';

/*
 * The queries that every answer needs.
 */

const select = prepare<{ id: string }, GameRow>((db, value) =>
  db.selectFrom('games').selectAll().where('id', '=', value('id')),
);
const selectForUpdate = prepare<{ id: string }, GameRow>((db, value) =>
  db.selectFrom('games').selectAll().where('id', '=', value('id')).forUpdate(),
);

export async function readRow(db: Queries, id: string): Promise<GameRow | undefined> {
  return (await select(db, { id }))[0];
}
/** A row that is going to be changed. Others who want it on Postgres wait until the transaction ends; on SQLite writers take turns. */
export async function lockRow(
  tx: Transaction<Schema>,
  engine: Storage['engine'],
  id: string,
): Promise<GameRow | undefined> {
  return (await (engine === 'postgres' ? selectForUpdate : select)(tx, { id }))[0];
}

/** The rules of a stored game, by the version that it was begun by. */
export const storedRules = ({ rules, rules_version: version }: GameRow): FullRulesSpec =>
  completeRules({ ...JSON.parse(rules), version });

type Column = keyof GameRow;
type NewEntry = Selectable<EntriesTable>;

const entryOf = (value: <K extends keyof NewEntry>(key: K) => NewEntry[K]) => ({
  game: value('game'),
  number: value('number'),
  at: value('at'),
  entry: value('entry'),
});
const addEntry = prepare<NewEntry, never>((db, value) => db.insertInto('entries').values(entryOf(value)));

const set = (columns: readonly Column[], value: (key: Column) => GameRow[Column]): Updateable<GamesTable> =>
  Object.fromEntries(columns.map((column) => [column, value(column)]));
const prepareUpdate = (columns: readonly Column[]) =>
  prepare<GameRow, never>((db, value) =>
    db.updateTable('games').set(set(columns, value)).where('id', '=', value('id')),
  );
/** On Postgres each statement is a journey there and back, so the entry goes along with the row, and the news too. */
const prepareAllAtOnce = (columns: readonly Column[]) =>
  prepare<GameRow & NewEntry, unknown>((db, value) =>
    db
      .with('added', (cte) => cte.insertInto('entries').values(entryOf(value)))
      .updateTable('games')
      .set(set(columns, value))
      .where('id', '=', value('id'))
      .returning(sql`pg_notify(${sql.lit(CHANNEL)}, id)`.as('told')),
  );

/** What `make` makes for a list of columns, which are few and come again and again. */
function byColumns<T>(make: (columns: readonly Column[]) => T): (columns: readonly Column[]) => T {
  const made = new Map<string, T>();
  return (columns) => {
    const name = columns.join();
    const known = made.get(name) ?? make(columns);
    made.set(name, known);
    return known;
  };
}
const updateOf = byColumns(prepareUpdate);
const allAtOnce = byColumns(prepareAllAtOnce);

/** Write what is new, and announce it. */
export async function writeStep(
  tx: Transaction<Schema>,
  { storage, news }: { readonly storage: Storage; readonly news: News },
  { old, row, entry }: { readonly old: GameRow; readonly row: GameRow; readonly entry: NewEntry | null },
): Promise<void> {
  const columns = (Object.keys(row) as Column[]).filter((key) => row[key] !== old[key]);
  if (storage.engine === 'postgres' && entry !== null && columns.length > 0) {
    await allAtOnce(columns)(tx, { ...row, ...entry });
    return;
  }
  if (entry !== null) await addEntry(tx, entry);
  if (columns.length > 0) await updateOf(columns)(tx, row);
  await news.announce(tx, row.id);
}

/** Entries of a game from one number up to another, which is not included. */
export const readEntries = prepare<{ game: string; from: number; to: number }, Selectable<EntriesTable>>((db, value) =>
  db
    .selectFrom('entries')
    .selectAll()
    .where('game', '=', value('game'))
    .where('number', '>=', value('from'))
    .where('number', '<', value('to'))
    .orderBy('number'),
);

export const readSealed = prepare<{ game: string }, Selectable<SealedTable>>((db, value) =>
  db.selectFrom('sealed').selectAll().where('game', '=', value('game')),
);
export const clearSealed = prepare<{ game: string }, never>((db, value) =>
  db.deleteFrom('sealed').where('game', '=', value('game')),
);
export const addSealed = prepare<Selectable<SealedTable>, never>((db, value) =>
  db.insertInto('sealed').values({ game: value('game'), seat: value('seat'), text: value('text') }),
);

import { completeRules, type FullRulesSpec } from '@longtwilight/engine';
import type { Selectable, Updateable } from 'kysely';
import type { Queries } from '../storage/database.ts';
import { prepare } from '../storage/prepared.ts';
import type { EntriesTable, GameRow, GamesTable, SealedTable } from '../storage/schema.ts';

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
/** Others who want the row on Postgres wait until the transaction ends. */
export async function lockRow(db: Queries, id: string): Promise<GameRow | undefined> {
  return (await selectForUpdate(db, { id }))[0];
}

/** The rules of a stored game, by the version that it was begun by. */
export const storedRules = ({ rules, rules_version: version }: GameRow): FullRulesSpec =>
  completeRules({ ...JSON.parse(rules), version });

type Column = keyof GameRow;
const updates = new Map<string, ReturnType<typeof prepareUpdate>>();
const prepareUpdate = (columns: readonly Column[]) =>
  prepare<GameRow, never>((db, value) =>
    db
      .updateTable('games')
      .set(Object.fromEntries(columns.map((column) => [column, value(column)])) as Updateable<GamesTable>)
      .where('id', '=', value('id')),
  );

/** Only what is new is written. */
export async function writeRow(db: Queries, old: GameRow, row: GameRow): Promise<void> {
  const columns = (Object.keys(row) as Column[]).filter((key) => row[key] !== old[key]);
  if (columns.length === 0) return;
  const name = columns.join();
  const update = updates.get(name) ?? prepareUpdate(columns);
  updates.set(name, update);
  await update(db, row);
}

export const addEntry = prepare<Selectable<EntriesTable>, never>((db, value) =>
  db
    .insertInto('entries')
    .values({ game: value('game'), number: value('number'), at: value('at'), entry: value('entry') }),
);

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

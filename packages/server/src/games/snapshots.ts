import { hash } from 'node:crypto';
import { Table, type TableSnapshot, type Terms, tableFormat } from '@longtwilight/protocol/record';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../storage/database.ts';
import { prepare } from '../storage/prepared.ts';
import type { EntriesTable, SnapshotsTable } from '../storage/schema.ts';

/** How many entries lie between two snapshots of a game: at most so many are replayed when it is not in memory. */
const EVERY = 16;
const FORMAT = tableFormat();

type Snapshot = Selectable<SnapshotsTable>;

const hashOf = ({ game, number, format, state }: Omit<Snapshot, 'hash'>): string =>
  hash('sha256', JSON.stringify([game, number, format, state]), 'base64url');

const write = prepare<Snapshot, never>((db, value) =>
  db
    .insertInto('snapshots')
    .values({
      game: value('game'),
      number: value('number'),
      format: value('format'),
      hash: value('hash'),
      state: value('state'),
    })
    .onConflict((conflict) =>
      conflict.column('game').doUpdateSet(({ ref }) => ({
        number: ref('excluded.number'),
        format: ref('excluded.format'),
        hash: ref('excluded.hash'),
        state: ref('excluded.state'),
      })),
    ),
);

/** Store how a game stands, if it is time to. In the transaction of its step. */
export async function storeSnapshot(tx: Queries, game: string, before: Table, after: Table): Promise<void> {
  const isDue = Math.floor(after.number / EVERY) > Math.floor(before.number / EVERY);
  if (!isDue || after.outcome !== null) return;
  const made = { game, number: after.number, format: FORMAT, state: JSON.stringify(after.snapshot()) };
  await write(tx, { ...made, hash: hashOf(made) });
}

export const clearSnapshot = prepare<{ game: string }, never>((db, value) =>
  db.deleteFrom('snapshots').where('game', '=', value('game')),
);

/** A snapshot, which alone has a hash, or an entry. */
type Part = Pick<Selectable<EntriesTable>, 'number' | 'at' | 'entry'> & { readonly hash: string | null };

/** The latest snapshot of a game and the entries after it, up to a number that is not included. One query costs less than two. */
const readParts = prepare<{ game: string; to: number; format: string }, Part>((db, value) => {
  const latest = db
    .selectFrom('snapshots')
    .where('game', '=', value('game'))
    .where('number', '<=', value('to'))
    .where('format', '=', value('format'));
  const entries = db
    .selectFrom('entries')
    .select(['number', 'at', 'entry', sql<string | null>`null`.as('hash')])
    .where('game', '=', value('game'))
    .where('number', '<', value('to'))
    .where('number', '>=', ({ fn, val }) => fn.coalesce(latest.select('number'), val(0)));
  return latest
    .select(['number', sql<number>`0`.as('at'), 'state as entry', sql<string | null>`hash`.as('hash')])
    .unionAll(entries)
    .orderBy('number');
});

/** What is stored of a game up to so many entries. */
export interface StoredParts {
  /** Null if there is none that this engine can read. */
  readonly snapshot: Snapshot | null;
  readonly entries: readonly Omit<Part, 'hash'>[];
}

export async function readStoredParts(db: Queries, game: string, to: number): Promise<StoredParts> {
  const parts = await readParts(db, { game, to, format: FORMAT });
  const found = parts.find(({ hash }) => hash !== null);
  const entries = parts.filter(({ hash }) => hash === null);
  if (found === undefined) return { snapshot: null, entries };
  const { number, hash, entry } = found;
  return { snapshot: { game, number, format: FORMAT, hash: hash!, state: entry }, entries };
}

export function tableOf(terms: Terms, snapshot: Snapshot): Table {
  if (hashOf(snapshot) !== snapshot.hash) throw new Error('The snapshot has changed since it was written');
  return Table.from(terms, JSON.parse(snapshot.state) as TableSnapshot);
}

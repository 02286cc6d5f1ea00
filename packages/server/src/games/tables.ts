import type { Entry, Seat } from '@longtwilight/protocol';
import type { ChanceSource, Terms } from '@longtwilight/protocol/record';
import { RECENT_ENTRIES, Table } from '@longtwilight/protocol/record';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Refused } from '../refused.ts';
import type { Queries } from '../storage/database.ts';
import type { GameRow } from '../storage/schema.ts';
import { isReadableRow } from './game-state.ts';
import { bytesOf, type Room } from './room.ts';
import { readStoredParts, type StoredParts, tableOf } from './snapshots.ts';
import { readEntries, readSealed, storedRules } from './stored-games.ts';

/**
 * A game whose record does not fit the rules. It is set apart until somebody mends it; nothing of it is told, since the engine's
 * own words would name what it expected, hidden cards too.
 */
export class SetApart extends Refused {
  readonly game: string;
  readonly entry: number;
  constructor(game: string, entry: number) {
    super(
      'set-apart',
      'The record of this game does not fit the rules: the people who run this server are looking into it',
    );
    this.game = game;
    this.entry = entry;
  }
}

/** Chance as it was: the answers that an entry holds, in order. */
function recorded(chance: readonly string[]): ChanceSource {
  let next = 0;
  return () => {
    const text = chance[next++];
    if (text === undefined) throw new Error('The entry has fewer dice and draws than the game asks for');
    return text;
  };
}

/** Put an entry of the record on the table. */
export function replay(table: Table, entry: Entry, at: number): void {
  table.take(entry, at, recorded('chance' in entry ? entry.chance : []));
}

/** So many games are not mended one by one. */
const MOST_LOOKED_UP = 1000;

type StoredEntry = StoredParts['entries'][number];

/** Put entries on a table; returns the number of the first that does not fit the rules. */
function replayAll(table: Table, entries: readonly StoredEntry[]): number | null {
  for (const { number, at, entry } of entries) {
    try {
      if (number !== table.number) throw new Error('An entry is missing');
      replay(table, JSON.parse(entry) as Entry, at);
    } catch {
      return number;
    }
  }
  return null;
}

/** Whether what happened since there were so many entries is more than a table in memory ever tells. */
export const isLongAgo = ({ number }: Table, since: number): boolean => since < number - RECENT_ENTRIES;

/** Tables of games, made from their entries. Memory is only a cache: whatever is asked for is checked against the row. */
export class Tables {
  private readonly cache: LRUCache<string, Table>;
  private readonly log: FastifyBaseLogger;
  /** Games that were found not to fit the rules. */
  private readonly apart = new Set<string>();

  constructor({ games, bytes }: Room, log: FastifyBaseLogger) {
    this.cache = new LRUCache({ max: games, maxSize: bytes, sizeCalculation: bytesOf });
    this.log = log;
  }

  /** How many games are in memory, and about how much of it they take. */
  get held(): Room {
    return { games: this.cache.size, bytes: this.cache.calculatedSize };
  }

  /** How many games are set apart that nobody has ended yet. */
  async countSetApart(db: Queries): Promise<number> {
    const ids = [...this.apart];
    if (ids.length === 0 || ids.length > MOST_LOOKED_UP) return ids.length;
    const { count } = await db
      .selectFrom('games')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('id', 'in', ids)
      .where('status', 'in', ['open', 'running'])
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** The operator is told once. */
  private setApart(game: string, entry: number): SetApart {
    if (!this.apart.has(game))
      this.log.error(
        { game, entry },
        'the record of a game does not fit the rules, so the game is set apart: see "operator look"',
      );
    this.apart.add(game);
    return new SetApart(game, entry);
  }

  /** Whether a game can be listed by its row; it is set apart if not. */
  isReadable(row: GameRow): boolean {
    if (isReadableRow(row)) return true;
    this.setApart(row.id, 0);
    // It is opened anew once somebody has mended the row
    this.cache.delete(row.id);
    return false;
  }

  private termsOf(row: GameRow): Terms {
    try {
      return { rules: storedRules(row), firstSide: row.first_side };
    } catch {
      // The rules are what its first entry would be played by
      throw this.setApart(row.id, 0);
    }
  }
  /** An empty table with the terms of a game. */
  private setUp(row: GameRow, keepsAll = false): Table {
    return new Table(this.termsOf(row), keepsAll);
  }

  /** The table as a row says it is. It is shared: copy it before you change it. */
  async current(db: Queries, row: GameRow): Promise<Table> {
    if (!this.isReadable(row)) throw new SetApart(row.id, 0);
    let table = this.cache.get(row.id) ?? null;
    if (table === null || table.number > row.entries) table = await this.open(db, row);
    else if (table.number < row.entries) table = await this.catchUp(db, row, table);
    return table.simultaneous ? this.laySealed(db, row, table) : table;
  }
  /** The table with everything that ever happened on it, made anew from the entries. */
  whole(db: Queries, row: GameRow): Promise<Table> {
    return this.catchUp(db, row, this.setUp(row, true));
  }
  /** A table that tells what has happened since there were so many entries; one that was opened from a snapshot tells less. */
  async telling(db: Queries, row: GameRow, table: Table, since: number): Promise<Table> {
    if (since >= table.number - table.log.length) return table;
    if (isLongAgo(table, since)) return this.whole(db, row);
    const recent = await this.catchUp(db, row, this.setUp(row));
    // Whoever asks next finds it
    this.keep(row, recent);
    return recent;
  }
  /** The table as it was when it had so many entries. */
  past(db: Queries, row: GameRow, entries: number): Promise<Table> {
    return this.open(db, { ...row, entries });
  }
  /** Keep a table at hand that is stored: what a transaction has not committed must never come here. */
  keep(row: GameRow, table: Table): void {
    this.cache.set(row.id, table);
  }

  /** From the latest snapshot, or where that is of no use from the first entry. */
  private async open(db: Queries, row: GameRow): Promise<Table> {
    if (row.entries === 0) return this.setUp(row);
    const { snapshot, entries } = await readStoredParts(db, row.id, row.entries);
    if (snapshot === null) return this.checked(row, this.setUp(row), entries);
    const terms = this.termsOf(row);
    try {
      const table = tableOf(terms, snapshot);
      if (replayAll(table, entries) === null) {
        this.apart.delete(row.id);
        return table;
      }
    } catch {
      // Said below
    }
    this.log.warn(
      { game: row.id, number: snapshot.number },
      'a snapshot is damaged: its game is replayed from the first entry',
    );
    return this.catchUp(db, row, this.setUp(row));
  }
  private async catchUp(db: Queries, row: GameRow, from: Table): Promise<Table> {
    const entries = await readEntries(db, { game: row.id, from: from.number, to: row.entries });
    return this.checked(row, from.copy(), entries);
  }
  private checked(row: GameRow, table: Table, entries: readonly StoredEntry[]): Table {
    const unfit = replayAll(table, entries);
    if (unfit !== null) throw this.setApart(row.id, unfit);
    this.apart.delete(row.id);
    return table;
  }

  private async laySealed(db: Queries, row: GameRow, table: Table): Promise<Table> {
    const rows = await readSealed(db, { game: row.id });
    const sealed = Object.fromEntries(rows.map(({ seat, text }) => [seat, text])) as Partial<Record<Seat, string>>;
    if (sealed.first === table.sealed.first && sealed.second === table.sealed.second) return table;
    const next = table.copy();
    next.sealed = sealed;
    return next;
  }
}

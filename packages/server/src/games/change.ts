import type { Table } from '@longtwilight/protocol/record';
import type { Transaction, Updateable } from 'kysely';
import type { GameRow, GamesTable, Schema } from '../storage/schema.ts';

/** A step of a game: before and after it. */
export interface Change {
  readonly row: GameRow;
  /** Null when the game has just been made. */
  readonly before: Table | null;
  readonly after: Table;
  readonly at: number;
}

/** Clocks, computer players, notices, ratings: all that follows from what happens in a game. */
export interface Follower {
  /** In the transaction of the change, so that both are stored or neither; may say what else changes in the game's row. */
  during?(tx: Transaction<Schema>, change: Change): Promise<Updateable<GamesTable>>;
  /** Once it is stored. Must not fail; work that takes time is started, not awaited. */
  afterwards?(change: Change): void;
}

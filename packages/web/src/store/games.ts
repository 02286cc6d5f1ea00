import type { LevelKey } from '@longtwilight/bots';
import { type Outcome, RefusedError, readSavedGame, type SavedGame, type SideKey } from '@longtwilight/engine';
import { database } from './database.ts';
import { hasOldGame } from './old-games.ts';
import { type Head, type Kept, Shelf } from './shelf.ts';

/** Who plays a side of a game that is kept in this browser. */
export type Sitter = 'human' | LevelKey;

/** What the index tells of a game that is kept in this browser. */
export interface KeptGame extends Head {
  readonly seats: Readonly<Record<SideKey, Sitter>>;
  /** Of the computer players, so that they go on as they began. */
  readonly seed: number;
  readonly turn: number;
  readonly vp: number;
  readonly over: boolean;
  /** How it ended; games of earlier versions don't tell. */
  readonly outcome?: Outcome | null;
  /** Something was undone past a barrier. */
  readonly practice?: boolean;
  /** A coach stands beside it. */
  readonly coached?: boolean;
}

export const games = new Shelf<KeptGame, SavedGame>('games', database);

/** A kept game; null where there is none, and what is wrong with one that can't be read, such as one of a later version. */
export async function openGame(id: string): Promise<Kept<KeptGame, SavedGame> | RefusedError | null> {
  const kept = await games.find(id);
  if (kept === null) return hasOldGame(id) ? new RefusedError('bad-save', 'This is not a saved game') : null;
  try {
    return { ...kept, body: readSavedGame(kept.body) };
  } catch (error) {
    if (error instanceof RefusedError) return error;
    throw error;
  }
}

import type { LevelKey } from '@longtwilight/bots';
import { readSavedGame, type SavedGame, type SideKey } from '@longtwilight/engine';

/** Who plays a side of a game that is kept in this browser. */
export type Sitter = 'human' | LevelKey;

/** A game that is kept in this browser. */
export interface KeptGame {
  readonly id: string;
  readonly seats: Readonly<Record<SideKey, Sitter>>;
  /** Of the computer players, so that they go on as they began. */
  readonly seed: number;
  readonly changed: number;
  readonly turn: number;
  readonly vp: number;
  readonly over: boolean;
  readonly saved: SavedGame;
}

const PREFIX = 'longtwilight.game.';
const MOST_KEPT = 60;

/** Games of this browser, the one played last first. One that can't be read is passed over. */
export function keptGames(): KeptGame[] {
  return keys()
    .flatMap((key) => readKept(localStorage.getItem(key)) ?? [])
    .sort((a, b) => b.changed - a.changed);
}

export const findKept = (id: string): KeptGame | null => readKept(localStorage.getItem(PREFIX + id));

/** Whether there is a game of this name that can't be read, such as one of a later version. */
export const isUnreadable = (id: string): boolean =>
  localStorage.getItem(PREFIX + id) !== null && findKept(id) === null;

/** Calls back when another tab plays on in this game. */
export function listenForOthers(id: string, heard: () => void): () => void {
  const changed = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + id && newValue !== null) heard();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}

export function keep(game: KeptGame): void {
  const text = JSON.stringify(game);
  try {
    localStorage.setItem(PREFIX + game.id, text);
  } catch {
    // The browser gives no more room: the oldest games make some
    for (const old of keptGames().slice(Math.floor(MOST_KEPT / 4))) forget(old.id);
    localStorage.setItem(PREFIX + game.id, text);
  }
  for (const old of keptGames().slice(MOST_KEPT)) forget(old.id);
}

export const forget = (id: string): void => localStorage.removeItem(PREFIX + id);

const keys = (): string[] =>
  Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  );

function readKept(text: string | null): KeptGame | null {
  if (text === null) return null;
  try {
    const raw = JSON.parse(text) as KeptGame;
    return { ...raw, saved: readSavedGame(raw.saved) };
  } catch {
    return null;
  }
}

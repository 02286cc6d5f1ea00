import { readSavedGame, type SavedGame } from '@longtwilight/engine';
import type { KeptGame } from './games.ts';
import { ChangedElsewhereError, type Shelf } from './shelf.ts';

/* Until version 0.1 every game was a text of its own in the browser's local storage. */

const PREFIX = 'longtwilight.game.';

type OldGame = Omit<KeptGame, 'revision'> & { readonly saved: SavedGame };

/** Some browsers have no local storage where cookies are forbidden. */
function oldKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** Whether a game has stayed in the old place because it could not be read. */
export const hasOldGame = (id: string): boolean => oldKeys().includes(PREFIX + id);

/** Moves games from the old place to the shelf. One that can't be read, or that there is no room for, stays there. */
export async function moveOldGames(shelf: Shelf<KeptGame, SavedGame>): Promise<void> {
  for (const key of oldKeys()) {
    const old = readOld(localStorage.getItem(key));
    if (old !== null && (await move(old, shelf))) localStorage.removeItem(key);
  }
}

async function move({ saved, ...old }: OldGame, shelf: Shelf<KeptGame, SavedGame>): Promise<boolean> {
  const kept = await shelf.find(old.id);
  if (kept !== null && goesOnFrom(kept.body, saved)) return true;
  // A tab of the earlier version has played on; where both have, the two are kept beside each other
  const same = kept === null || goesOnFrom(saved, kept.body);
  const head = same ? { ...old, revision: kept?.head.revision ?? 0 } : { ...old, id: `${old.id}-old`, revision: 0 };
  try {
    await shelf.keep(head, saved);
    return !shelf.isUnkept(head.id);
  } catch (error) {
    // Another tab is moving it
    if (error instanceof ChangedElsewhereError) return false;
    throw error;
  }
}

const goesOnFrom = (later: SavedGame, earlier: SavedGame): boolean =>
  earlier.answers.every((answer, i) => later.answers[i] === answer) && (earlier.end === null || later.end !== null);

function readOld(text: string | null): OldGame | null {
  try {
    const old = JSON.parse(text ?? '') as OldGame;
    return { ...old, saved: readSavedGame(old.saved) };
  } catch {
    return null;
  }
}

import { importLog } from './replay/import-log.ts';
import type { Mismatch } from './replay/mismatch.ts';
import { type GameFile, readGameFile } from './write/game-file.ts';

/** A text that holds a game, as far as it could be read. */
export interface GameReading {
  /** The game up to where it could be followed; null if there is none to look at. */
  readonly game: GameFile | null;
  /** Where a log does not fit the rules and no known fault of its writer explains it: with any, the game may not be whole. */
  readonly doubts: readonly Mismatch[];
}

/** Read a game from any text that holds one: a game file, a saved game, or a text log. A file that is damaged is refused. */
export function readGame(text: string): GameReading {
  if (isJson(text)) return { game: readGameFile(text), doubts: [] };
  const { reached, players, mismatches } = importLog(text);
  const doubts = mismatches.filter(({ explanation }) => explanation === null);
  return { game: reached && { record: reached, meta: { players } }, doubts };
}

/** Whether a text is a file of ours, not a log. */
export const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** A doubt as one line. */
export const doubtText = ({ what, expected, got }: Mismatch): string =>
  what === 'reading' ? `${expected}: ${got}` : `${what}: expected ${expected}, got ${got}`;

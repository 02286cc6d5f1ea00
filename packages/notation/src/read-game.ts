import { type ImportResult, importLogs } from './replay/import-log.ts';
import type { Mismatch } from './replay/mismatch.ts';
import { type GameFile, readGameFile } from './write/game-file.ts';

/** A game out of a text, as it could be read. */
export interface GameReading {
  /** The game; where a log and the rules disagree it follows the log. Null if there is none to look at. */
  readonly game: GameFile | null;
  /** Where a log does not fit the rules and no known fault of its writer explains it. */
  readonly doubts: readonly Mismatch[];
  /** How a log was read; null for a file of ours. */
  readonly log: ImportResult | null;
}

/**
 * Read the games in any text that holds some: a game file, a saved game, or text logs. There is always a reading, if only to
 * say what is wrong. No log is refused for a line; a file of ours that is damaged is.
 */
export function readGames(text: string): readonly [GameReading, ...GameReading[]] {
  if (isJson(text)) return [{ game: readGameFile(text), doubts: [], log: null }];
  const [first, ...more] = importLogs(text).map(readingOf);
  return [first!, ...more];
}

function readingOf(log: ImportResult): GameReading {
  const { record, players, date, comments, mismatches } = log;
  const doubts = mismatches.filter(({ explanation }) => explanation === null);
  const meta = {
    ...(date === null ? {} : { date }),
    players,
    ...(comments.length === 0 ? {} : { comments }),
  };
  return { game: record && { record, meta }, doubts, log };
}

/** Whether a text is a file of ours, not a log. */
export const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

/** A doubt as one line. */
export const doubtText = ({ what, expected, got }: Mismatch): string =>
  what === 'reading' ? `${expected}: ${got}` : `${what}: expected ${expected}, got ${got}`;

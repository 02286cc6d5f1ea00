import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { RefusedError, readSavedGame, type SavedGame } from '@longtwilight/engine';
import { GAME_FILE_SCHEMA, type GameFile, importLog, type Mismatch, readGameFile } from '@longtwilight/notation';
import { FailureError, UsageError } from './io.ts';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Refuse a file name that can't be written to before a game is played, not after. */
export function checkSavePath(file: string): void {
  if (!isFolder(dirname(file))) throw new UsageError(`--save: there is no folder ${dirname(file)}`);
  if (isFolder(file)) throw new UsageError(`--save: ${file} is a folder; name a file`);
}

export function writeGame(file: string, saved: SavedGame): void {
  writeFileSync(file, `${JSON.stringify(saved)}\n`);
}

export function readText(file: string): string {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) throw new UsageError(`There is no file ${file}`);
  if (isFolder(file)) throw new UsageError(`${file} is a folder; name a file`);
  const bytes = readFileSync(file);
  return bytes.toString(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : 'utf8');
}

/** A game from any file that holds one: a game file, a saved game, or a text log that fits the rules. */
export function readAnyGame(file: string): GameFile {
  const { game, doubt } = readGameToShow(file);
  if (doubt !== null) throw new FailureError(`${file}, ${doubt}`);
  return game;
}

/** The same, but of a log that does not fit the rules as much as could be followed, with what is wrong with it. */
export function readGameToShow(file: string): { readonly game: GameFile; readonly doubt: string | null } {
  const text = readText(file);
  if (isJson(text)) {
    try {
      return { game: readGameFile(text), doubt: null };
    } catch (error) {
      if (error instanceof RefusedError) throw new FailureError(`${file}: ${error.message}`);
      throw error;
    }
  }
  const { ok, reached, players, mismatches } = importLog(text);
  const doubt = ok ? null : firstDoubt(mismatches);
  if (reached === null) throw new FailureError(`${file}, ${doubt}`);
  return { game: { record: reached, meta: { players } }, doubt };
}

export const isJson = (text: string): boolean => /^\s*[[{]/.test(text);

function firstDoubt(mismatches: readonly Mismatch[]): string {
  const [first, ...more] = mismatches.filter((one) => one.explanation === null);
  if (first === undefined) return 'line 1: no game';
  const rest = more.length === 0 ? '' : ` (and ${more.length} more: "import" lists them)`;
  return `line ${first.line}: ${mismatchText(first)}${rest}`;
}

export const mismatchText = ({ what, expected, got }: Mismatch): string =>
  what === 'reading' ? `${expected}: ${got}` : `${what}: expected ${expected}, got ${got}`;

/** A saved game as its record, or a game file, played through, as the same. */
export function readGame(file: string): SavedGame {
  const text = readText(file);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new FailureError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    return isGameFile(data) ? readGameFile(text).record.save() : readSavedGame(data);
  } catch (error) {
    if (error instanceof RefusedError) throw new FailureError(`${file}: ${error.message}`);
    throw error;
  }
}

const isGameFile = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'format' in data &&
  data.format === GAME_FILE_SCHEMA.properties.format.const;

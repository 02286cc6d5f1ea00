import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { RefusedError, readSavedGame, type SavedGame } from '@longtwilight/engine';
import {
  doubtText,
  GAME_FILE_SCHEMA,
  type GameFile,
  type GameReading,
  type Mismatch,
  readGame,
  readGameFile,
} from '@longtwilight/notation';
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
  const { game, doubts } = readReading(file);
  const doubt = doubts.length > 0 || game === null ? firstDoubt(doubts) : null;
  if (game === null) throw new FailureError(`${file}, ${doubt}`);
  return { game, doubt };
}

function readReading(file: string): GameReading {
  try {
    return readGame(readText(file));
  } catch (error) {
    if (error instanceof RefusedError) throw new FailureError(`${file}: ${error.message}`);
    throw error;
  }
}

function firstDoubt([first, ...more]: readonly Mismatch[]): string {
  if (first === undefined) return 'line 1: no game';
  const rest = more.length === 0 ? '' : ` (and ${more.length} more: "import" lists them)`;
  return `line ${first.line}: ${doubtText(first)}${rest}`;
}

/** A saved game as its record, or a game file, played through, as the same. */
export function readSaved(file: string): SavedGame {
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

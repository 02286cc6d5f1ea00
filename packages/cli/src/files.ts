import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { RefusedError, readSavedGame, type SavedGame } from '@longtwilight/engine';
import {
  doubtText,
  GAME_FILE_SCHEMA,
  type GameFile,
  type GameReading,
  type Mismatch,
  readGameFile,
  readGames,
} from '@longtwilight/notation';
import { FailureError, type Io, log, UsageError } from './io.ts';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Refuse a file name that can't be written to before a game is played, not after. */
export function checkSavePath(file: string): void {
  if (!isFolder(dirname(file))) throw new UsageError(`--save: there is no folder ${dirname(file)}`);
  if (isFolder(file)) throw new UsageError(`--save: ${file} is a folder, not a file`);
}

export function writeGame(file: string, saved: SavedGame): void {
  writeFileSync(file, `${JSON.stringify(saved)}\n`);
}

export function readText(file: string): string {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) throw new UsageError(`There is no file ${file}`);
  if (isFolder(file)) throw new UsageError(`${file} is a folder, not a file`);
  const bytes = readFileSync(file);
  return bytes.toString(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : 'utf8');
}

/** A game from a file, and whether it is a log that does not fit the rules: then the command ends with status 1. */
export interface AnyGame extends GameFile {
  readonly isDoubtful: boolean;
}

/**
 * A game from any file that holds one: a game file, a saved game, or a text log. A log that does not fit the rules is followed
 * all the same, and what is wrong with it told.
 */
export function readAnyGame(file: string, io: Io): AnyGame {
  const [{ game, doubts }, ...more] = readReadings(file);
  if (game === null) throw new FailureError(`${file}, ${firstDoubt(doubts)}`);
  if (doubts.length > 0)
    log(io, `${file} breaks the rules in places, where the game follows the log. The first is ${firstDoubt(doubts)}`);
  if (more.length > 0)
    log(
      io,
      `${file} contains ${more.length + 1} games; this is the first ("import --save" writes each to a file of its own)`,
    );
  return { ...game, isDoubtful: doubts.length > 0 };
}

function readReadings(file: string): readonly [GameReading, ...GameReading[]] {
  try {
    return readGames(readText(file));
  } catch (error) {
    if (error instanceof RefusedError) throw new FailureError(`${file}: ${error.message}`);
    throw error;
  }
}

function firstDoubt([first, ...more]: readonly Mismatch[]): string {
  if (first === undefined) return 'line 1: there is no game here';
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

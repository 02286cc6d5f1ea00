import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { RefusedError, readSavedGame, type SavedGame } from '@longtwilight/engine';
import { type GameFile, importLog, type Mismatch, readGameFile } from '@longtwilight/notation';
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
  return readFileSync(file, 'utf8');
}

/** A game from any file that holds one: a game file, a saved game, or a text log. */
export function readAnyGame(file: string): GameFile {
  const text = readText(file);
  if (text.trimStart().startsWith('{')) {
    try {
      return readGameFile(text);
    } catch (error) {
      if (error instanceof RefusedError) throw new FailureError(`${file}: ${error.message}`);
      throw error;
    }
  }
  const { session, mismatches } = importLog(text);
  if (session !== null) return { session, meta: {} };
  const first = mismatches.find((one) => one.explanation === null);
  throw new FailureError(`${file}, line ${first?.line ?? 1}: ${first === undefined ? 'no game' : mismatchText(first)}`);
}

export const mismatchText = ({ what, expected, got }: Mismatch): string => `${what}: expected ${expected}, got ${got}`;

export function readGame(file: string): SavedGame {
  const text = readText(file);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new FailureError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    return readSavedGame(data);
  } catch (error) {
    if (error instanceof RefusedError) throw new FailureError(`${file}: ${error.message}`);
    throw error;
  }
}

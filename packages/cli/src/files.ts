import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { RefusedError, readSavedGame, type SavedGame } from '@longtwilight/engine';
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

export function readGame(file: string): SavedGame {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) throw new UsageError(`There is no file ${file}`);
  if (isFolder(file)) throw new UsageError(`${file} is a folder; name a file`);
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
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

import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Puzzle, puzzleText, readPuzzleFile, ScenarioError } from '@longtwilight/scenarios';
import { FailureError, UsageError } from '../io.ts';

/** Where puzzles go that no longer hold; nothing reads them. */
const RETIRED = 'retired.yaml';

const isPuzzleFile = (name: string): boolean => name.endsWith('.yaml') && name !== RETIRED;

/** The puzzles of a folder by the name of their file; a bad file is a failure that names file and line. */
export function readPuzzleFolder(folder: string): Map<string, Puzzle[]> {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}`);
  try {
    const names = readdirSync(folder).filter(isPuzzleFile).sort();
    return new Map(names.map((name) => [name, readPuzzleFile(name, readFileSync(join(folder, name), 'utf8'))]));
  } catch (error) {
    if (error instanceof ScenarioError) throw new FailureError(error.message);
    throw error;
  }
}

/** A folder to add puzzles to, with those that it has. */
export function openPuzzleFolder(folder: string): Puzzle[] {
  mkdirSync(folder, { recursive: true });
  return [...readPuzzleFolder(folder).values()].flat();
}

/** The file of a puzzle: that of its first theme. */
export const fileNameOf = ({ themes }: Puzzle): string => `${themes[0]}.yaml`;

/** Puts a puzzle behind the others of its first theme. */
export function addToFolder(folder: string, puzzle: Puzzle): void {
  appendFileSync(join(folder, fileNameOf(puzzle)), puzzleText(puzzle));
}

export function writePuzzleFile(folder: string, name: string, puzzles: readonly Puzzle[]): void {
  if (puzzles.length === 0) rmSync(join(folder, name), { force: true });
  else writeFileSync(join(folder, name), puzzles.map(puzzleText).join(''));
}

export function retire(folder: string, puzzles: readonly Puzzle[]): void {
  if (puzzles.length > 0) appendFileSync(join(folder, RETIRED), puzzles.map(puzzleText).join(''));
}

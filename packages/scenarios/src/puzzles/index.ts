export { gameOf } from './position.ts';
export { type Puzzle, readPuzzles, type StoredReason } from './puzzle.ts';
export { PuzzleRun } from './puzzle-run.ts';
export { PUZZLE_THEMES, type ThemeKey, taskOf } from './themes.ts';

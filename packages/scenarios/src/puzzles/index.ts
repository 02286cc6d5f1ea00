export { gameOf } from './position.ts';
export { type Puzzle, readPuzzles } from './puzzle.ts';
export { PuzzleRun } from './puzzle-run.ts';
export type { StoredReason } from './reason.ts';
export { PUZZLE_THEMES, type ThemeKey, taskOf } from './themes.ts';

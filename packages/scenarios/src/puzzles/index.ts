export { gameOf } from './position.ts';
export { type Puzzle, readPuzzles } from './puzzle.ts';
export { PuzzleRun } from './puzzle-run.ts';
export type { StoredReason } from './reason.ts';
export { PUZZLE_TASKS, PUZZLE_THEMES, type TaskKey, type ThemeKey, taskOf, taskOfTheme } from './themes.ts';

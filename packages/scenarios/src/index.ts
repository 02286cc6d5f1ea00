export { ScenarioError } from './data.ts';
export { readLessonFile, readLessons, readPuzzleFile, readScenarios, scenarioFiles, shippedPuzzles } from './files.ts';
export type { Puzzle } from './puzzles/puzzle.ts';
export { themesOf } from './puzzles/themes.ts';
export { puzzleText } from './puzzles/write.ts';
export { recordScenario } from './record.ts';
export { runScenario, type ScenarioResult } from './run.ts';
export type { Scenario } from './scenario.ts';

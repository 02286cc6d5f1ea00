export { ScenarioError } from './data.ts';
export { readLessonFile, readLessons, readScenarios, scenarioFiles } from './files.ts';
export { recordScenario } from './record.ts';
export { runScenario, type ScenarioResult } from './run.ts';
export type { Scenario } from './scenario.ts';

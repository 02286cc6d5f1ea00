export { ScenarioError } from './data.ts';
export { readLessons, readScenarios, scenarioFiles } from './files.ts';
export { recordScenario } from './record.ts';
export { type Outcome, runScenario } from './run.ts';
export type { Scenario } from './scenario.ts';

export { ScenarioError } from './data.ts';
export { type Outcome, runScenario } from './run.ts';
export { readScenarios, type Scenario, scenarioFiles } from './scenario.ts';

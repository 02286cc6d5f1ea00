export { type Outcome, runScenario } from './run.ts';
export { readScenarios, type Scenario, ScenarioError, scenarioFiles } from './scenario.ts';

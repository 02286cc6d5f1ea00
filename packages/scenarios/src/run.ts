import { type Fact, gameFrom, RefusedError, resolveRules } from '@longtwilight/engine';
import { runBidding } from './bidding.ts';
import { check } from './check.ts';
import { ScenarioError } from './data.ts';
import { readGiven, readGivenRules } from './given.ts';
import type { Scenario } from './scenario.ts';
import { bare, runSteps } from './steps.ts';

export interface ScenarioResult {
  readonly scenario: Scenario;
  /** Why it does not hold, with the log of the run; null if it does. */
  readonly failure: string | null;
}

/** Run one scenario. */
export function runScenario(scenario: Scenario): ScenarioResult {
  if (scenario.fault !== null) return { scenario, failure: scenario.fault };
  const log: Fact[] = [];
  try {
    if (scenario.given.start === 'bidding') runBidding(scenario, log);
    else {
      const g = gameFrom(resolveRules(readGivenRules(scenario.given)), readGiven(scenario.given));
      g.facts = log;
      g.run();
      runSteps(bare(g), scenario.when);
      check(g, scenario.then);
    }
    return { scenario, failure: null };
  } catch (error) {
    if (!(error instanceof ScenarioError || error instanceof RefusedError)) throw error;
    const lines = log.map((fact) => `      ${JSON.stringify(fact)}`);
    return { scenario, failure: [error.message, ...(lines.length > 0 ? ['    log:', ...lines] : [])].join('\n') };
  }
}

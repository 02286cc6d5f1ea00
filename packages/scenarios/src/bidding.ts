import { Bidding, type Fact, gameFrom, resolveRules, rulesAfterBidding } from '@longtwilight/engine';
import { check } from './check.ts';
import { readPosition, readRules } from './given.ts';
import { type Data, isFields, type Scenario, ScenarioError } from './scenario.ts';
import { runSteps } from './steps.ts';

/** A scenario that begins with bidding for sides: bids, perhaps a lot, then the game from its setup on. */
export function runBidding(scenario: Scenario, log: Fact[]): void {
  const rules = resolveRules(readRules(scenario.given));
  if (rules.spec.bidding === 'none') throw new ScenarioError('start: bidding needs rules with bidding');
  const bidding = new Bidding(rules.spec.bidding);
  const steps = [...scenario.when];
  while (bidding.result === null) {
    const step = steps.shift();
    if (step === undefined) {
      checkBids(bidding, scenario);
      return;
    }
    if (step.key === 'bid') bid(bidding, step.value);
    else if (step.key === 'draw') bidding.answer('chance', String(step.value));
    else throw new ScenarioError(`the bidding is not over, but the next step is ${step.key}`);
  }
  const { start: _start, ...given } = scenario.given;
  const g = gameFrom(rulesAfterBidding(rules, bidding.result), readPosition({ ...given, start: 'setup' }));
  g.facts = log;
  g.run();
  runSteps(g, steps);
  check(g, scenario.then);
}

function bid(bidding: Bidding, value: Data): void {
  if (isFields(value)) {
    for (const who of ['first', 'second'] as const) bidding.answer(who, asBid(String(value[who])));
    return;
  }
  // An auction in one line: "first us 2, second us 3, first pass"; who speaks first was drawn by lot
  for (const part of String(value).split(',')) {
    const [who, ...rest] = part.trim().split(/\s+/);
    if (bidding.answers.length === 0) bidding.answer('chance', who ?? '');
    bidding.answer(who as 'first' | 'second', asBid(rest.join(' ')));
  }
}

const asBid = (text: string): string => text.trim().replace(/\s+/, '-');

function checkBids(bidding: Bidding, scenario: Scenario): void {
  const asks = scenario.then.asks;
  const open = bidding.decisions().map((one) => one.actor);
  if (isFields(asks) && asks.side !== undefined && !open.includes(asks.side as never))
    throw new ScenarioError(`asks: expected ${String(asks.side)}, got ${open.join(' and ')}`);
}

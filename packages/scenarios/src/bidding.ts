import { Bidding, type Fact, gameFrom, resolveRules, rulesAfterBidding } from '@longtwilight/engine';
import { check, checkQuestion } from './check.ts';
import { checkKeys, type Data, isFields, ScenarioError } from './data.ts';
import { readGiven, readGivenRules } from './given.ts';
import type { Scenario, ScenarioStep } from './scenario.ts';
import { bare, inStep, runSteps } from './steps.ts';

const BIDDERS = ['first', 'second'] as const;

/** A bid as a scenario has it, `us 3`, and as the engine has it, `us-3`. */
const inWords = (bid: string): string => bid.replace('-', ' ');
const asBid = (words: string): string => words.trim().replace(/\s+/, '-');

/** All that can be said in a bidding; sealed bids are those that may go highest. */
const BID_WORDS = [...BIDDERS, 'pass', ...new Bidding('influence').decisions()[0]!.options.map(inWords)];

/** A scenario that begins with bidding for sides: bids, perhaps a lot, then the game from its setup on. */
export function runBidding(scenario: Scenario, log: Fact[]): void {
  const rules = resolveRules(readGivenRules(scenario.given));
  const position = readGiven({ ...scenario.given, start: 'setup' });
  if (rules.spec.bidding === 'none') throw new ScenarioError('start: bidding needs rules with bidding');
  const bidding = new Bidding(rules.spec.bidding);
  let taken = 0;
  while (bidding.result === null) {
    const step = scenario.when[taken];
    if (step === undefined) {
      checkBidding(bidding, scenario.then);
      return;
    }
    inStep(taken++, step, () => take(bidding, step));
  }
  const g = gameFrom(rulesAfterBidding(rules, bidding.result), position);
  g.facts = log;
  g.run();
  runSteps(bare(g), scenario.when, taken);
  check(g, scenario.then);
}

function take(bidding: Bidding, { key, value }: ScenarioStep): void {
  if (key === 'bid') bid(bidding, value);
  else if (key === 'draw') bidding.answer('chance', String(value));
  else if (key === 'then') checkBidding(bidding, value);
  else throw new ScenarioError(`the bidding is not over, but the next step is ${key}`);
}

function bid(bidding: Bidding, value: Data): void {
  if (isFields(value)) {
    checkKeys(value, BIDDERS, 'bid');
    for (const who of BIDDERS) bidding.answer(who, asBid(String(value[who])));
    return;
  }
  // An auction in one line: "first us 2, second us 3, first pass"; who speaks first was drawn by lot
  for (const part of String(value).split(',')) {
    const [who, ...rest] = part.trim().split(/\s+/);
    if (bidding.answers.length === 0) bidding.answer('chance', who ?? '');
    bidding.answer(who as 'first' | 'second', asBid(rest.join(' ')));
  }
}

/** While sides are bid for there is no game yet: only the question can be checked. */
function checkBidding(bidding: Bidding, expected: Data): void {
  checkKeys(expected, ['asks', 'options'], 'then, before the bidding is over');
  const questions = bidding.decisions().map(({ actor, options, answered }) => ({
    actor,
    kind: actor === 'chance' ? ('draw' as const) : ('side' as const),
    options: options.map(inWords),
    answered,
  }));
  checkQuestion(questions, expected, BID_WORDS);
}

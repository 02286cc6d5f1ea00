import {
  answer,
  decisions,
  type Fact,
  gameFrom,
  type Pair,
  type Position,
  positionOf,
  resolveRules,
} from '@longtwilight/engine';
import { describe, expect, test } from 'vitest';
import { readLog } from '../src/applog/read-log.ts';
import { importLog, type Mismatch } from '../src/index.ts';
import { openBooks } from '../src/replay/books.ts';
import { LogComparison } from '../src/replay/comparison.ts';
import * as faults from '../src/replay/known-faults.ts';
import { segmentsOf } from '../src/replay/segments.ts';
import { SMALL_LOG } from './support/small-log.ts';

/** Play on from a position and hold what happens against the lines of a round. */
function issuesIn(log: string, position: Position, answers: string): Mismatch[] {
  const g = gameFrom(resolveRules(), position);
  g.run();
  const [, segment] = segmentsOf(readLog(log).entries);
  const comparison = new LogComparison(segment!, false, openBooks(g), g);
  for (const text of answers.split(' ')) {
    const facts: Fact[] = [];
    g.facts = facts;
    answer(g, decisions(g)[0]!.actor, text);
    for (const fact of facts) comparison.observe(fact, false);
  }
  comparison.finish();
  return comparison.issues;
}

const explanations = (log: string): (string | null)[] => importLog(log).mismatches.map((one) => one.explanation);

test('a line that is printed twice is no second event', () => {
  const log = SMALL_LOG.replace('US plays Decolonization\n', 'US plays Decolonization\nUS plays Decolonization\n');
  expect(importLog(log).ok).toBe(true);
  expect(explanations(log)).toContain('line-printed-twice');
});

test('operations that are announced and not used', () => {
  const log = SMALL_LOG.replace('Coup (2 Ops):\nTarget', 'Realignment (2 Ops):\nCoup (2 Ops):\nTarget');
  expect(importLog(log).ok).toBe(true);
  expect(explanations(log)).toContain('heading-without-operations');
});

describe('the value in a heading', () => {
  test('may leave out what raises or lowers it this turn, for the side it is about', () => {
    expect(faults.headerIgnoresModifiers(3, 2, 'ussr', ['red-scare-purge@us'])).toBe('header-ignores-modifiers');
    expect(faults.headerIgnoresModifiers(3, 4, 'us', ['containment'])).toBe('header-ignores-modifiers');
    expect(faults.headerIgnoresModifiers(3, 2, 'us', ['red-scare-purge@us'])).toBeNull();
    expect(faults.headerIgnoresModifiers(4, 2, 'ussr', ['red-scare-purge@us'])).toBeNull();
    expect(faults.headerIgnoresModifiers(3, 2, 'ussr', [])).toBeNull();
  });
});

describe('the military operations penalty', () => {
  const booked = 'penalty-booked-apart';
  test('may be counted in the last round of its turn', () => {
    expect(faults.penaltyBookedApart(-2, { penalty: -2, penaltyTold: false }, 0)).toBe(booked);
    expect(faults.penaltyBookedApart(2, { penalty: -2, penaltyTold: true }, 0)).toBeNull();
  });
  test('may be missing from the next turn until a line counts it', () => {
    expect(faults.penaltyBookedApart(2, { penalty: -2, penaltyTold: false }, -2)).toBe(booked);
    expect(faults.penaltyBookedApart(2, { penalty: -2, penaltyTold: true }, -2)).toBeNull();
    expect(faults.penaltyBookedApart(1, { penalty: -2, penaltyTold: false }, -2)).toBeNull();
  });
});

describe('Shuttle Diplomacy', () => {
  test('leaves the USSR the point for Japan, and no other', () => {
    expect(faults.shuttleJapanAdjacency(1, true)).toBe('shuttle-japan-adjacency');
    expect(faults.shuttleJapanAdjacency(1, false)).toBeNull();
    expect(faults.shuttleJapanAdjacency(2, true)).toBeNull();
  });

  /** Asia scored with the USSR in Japan, then a point for the US, held against what a log says about it. */
  function compare(japan: Pair, scored: string, after: string): Mismatch[] {
    const position: Position = {
      phasing: 'us',
      effects: ['shuttle-diplomacy'],
      influence: { japan, 'north-korea': [0, 3] },
      hands: { us: ['asia-scoring'], ussr: ['defectors'] },
    };
    const shuttle = 'Shuttle Diplomacy is no longer in play.';
    const log = `Turn 4, US AR1: Asia Scoring: Event: Asia Scoring\n${shuttle}\n${scored}\nEvent: Defectors\n${after}`;
    return issuesIn(log, position, 'asia-scoring event defectors event-first');
  }
  test('explains the score from then on', () => {
    expect(compare([0, 4], 'USSR gains 4 VP. Score is USSR 4.', 'US gains 1 VP. Score is USSR 3.')).toEqual([]);
    const issues = compare([0, 4], 'USSR gains 5 VP. Score is USSR 5.', 'US gains 1 VP. Score is USSR 4.');
    expect(issues).toMatchObject([
      { line: 3, what: 'VP', expected: 'USSR 4' },
      { line: 3, what: 'score', expected: 'USSR 4', got: 'USSR 5' },
      { line: 5, what: 'score', expected: 'USSR 3', got: 'USSR 4' },
    ]);
    expect(issues.every((one) => one.explanation === 'shuttle-japan-adjacency')).toBe(true);
  });
  test('explains nothing where Japan is not the reason', () => {
    const issues = compare([4, 0], 'USSR gains 1 VP. Score is USSR 1.', 'US gains 1 VP. Score is even.');
    expect(issues[0]!.explanation).toBeNull();
  });
});

test('markers are put away once they have served', () => {
  expect(faults.markerPutAway('marshall-plan', new Set(['nato']))).toBe('marker-put-away-when-served');
  expect(faults.markerPutAway('marshall-plan', new Set())).toBeNull();
  expect(faults.markerPutAway('nato', new Set(['solidarity']))).toBeNull();
});

describe('Wargames', () => {
  /** Wargames ends the game at DEFCON 2; held against the line that closes the log. */
  function closing(vp: number, line: string): Mismatch[] {
    const left = vp - 6;
    const score = left === 0 ? 'even' : `US ${left}`;
    const log = `Turn 8, US AR1: Wargames*: Event: Wargames*\nUSSR gains 6 VP. Score is ${score}.\n${line}`;
    const position: Position = { turn: 8, phasing: 'us', defcon: 2, vp, hands: { us: ['wargames'] } };
    return issuesIn(log, position, 'wargames event end');
  }
  test('with an even score is decided by the app in its own way', () => {
    expect(closing(6, 'Draw by Wargames')).toEqual([]);
    expect(closing(6, 'US wins by Wargames')).toMatchObject([
      { line: 3, what: 'winner', expected: 'draw', got: 'us', explanation: 'wargames-draw' },
    ]);
  });
  test('with a leader explains nothing', () => {
    expect(closing(7, 'US wins by Wargames')).toEqual([]);
    expect(closing(7, 'USSR wins by Wargames')).toMatchObject([{ what: 'winner', explanation: null }]);
  });
});

test('the Iran-Contra Scandal is left out of US realignment rolls', () => {
  const [roll] = readLog('US rolls 6 (+1) = 7').entries;
  if (roll?.kind !== 'roll') throw new Error('not a roll');
  expect(faults.scandalLeftOutOfRoll(roll, 0, ['iran-contra-scandal'])).toBe('scandal-left-out-of-roll');
  expect(faults.scandalLeftOutOfRoll(roll, 0, [])).toBeNull();
  expect(faults.scandalLeftOutOfRoll({ ...roll, side: 'ussr' }, 0, ['iran-contra-scandal'])).toBeNull();
});

test('The Reformer needs no marker once Glasnost has gone', () => {
  const fact = { t: 'effect', effect: 'the-reformer', on: true } as const;
  const g = gameFrom(resolveRules(), {});
  expect(faults.tellsEffect(fact, g, false, new Set(['glasnost']), false)).toBe(false);
  expect(faults.tellsEffect(fact, g, false, new Set(), false)).toBe(true);
});

test('a coup that loses under the Cuban Missile Crisis is told to its end', () => {
  const log = `Turn 4, US AR1: Fidel*: Coup (2 Ops):
Target: Iran
SUCCESS: 5 [ + 2 - 2x2 = 3 ]
USSR -1 in Iran [0][0]
US Military Ops to 2`;
  const coup = (effects: readonly string[], answers: string): (string | null)[] =>
    issuesIn(log, { phasing: 'us', effects, influence: { iran: [0, 1] }, hands: { us: ['fidel'] } }, answers).map(
      (one) => one.explanation,
    );
  const crisis = ['cuban-missile-crisis@ussr'];
  const found = coup(crisis, 'fidel coup iran');
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found)).toEqual(new Set(['fatal-coup-rolled']));
  expect(coup([], 'fidel coup iran')).toContain(null);
});

describe('in a log that begins in the middle', () => {
  /** What explains the lines from a round on; what stands before it is not known. */
  const explained = (log: string, round: string): (string | null)[] => {
    const line = log.split('\n').findIndex((text) => text.startsWith(round)) + 1;
    return importLog(log)
      .mismatches.filter((one) => one.line > line)
      .map((one) => one.explanation);
  };
  const headlines = `Turn 8, Headline Phase: Duck and Cover & Defectors: USSR Headlines Duck and Cover
US Headlines Defectors
Event: Defectors

Turn 8, USSR AR1: Fidel*: Event: Fidel*
USSR +3 in Cuba [0][3]

`;
  test('a card that Missile Envy took may go to space', () => {
    const log = `${headlines}Turn 8, US AR1: Missile Envy: Event: Missile Envy
USSR reveals Socialist Governments
Space Race (3 Ops):
Die roll: 2 -- Success! (Needed 3 or less)
US advances to 1 in the Space Race.
US gains 2 VP. Score is US 2.

Turn 8, USSR AR2: Nasser*: Event: Nasser*
`;
    expect(new Set(explained(log, 'Turn 8, US AR1'))).toEqual(new Set(['missile-envy-to-space']));
    expect(importLog(log).record!.game.space(0)).toBe(1);
  });
  test('Chernobyl may lack its region', () => {
    const log = `${headlines}Turn 8, US AR1: Chernobyl*: Event: Chernobyl*
US chooses Chernobyl* is now in play.

Turn 8, USSR AR2: Nasser*: Place Influence (1 Ops):
USSR +1 in Cuba [0][4]
`;
    const read = importLog(log);
    expect(read.mismatches.find((one) => one.what === 'region')?.explanation).toBe('region-left-out');
    const chernobyl = positionOf(read.record!.game).effects.find((text) => text.startsWith('chernobyl'));
    expect(chernobyl).toBeDefined();
    expect(chernobyl).not.toContain('central-america');
  });
});

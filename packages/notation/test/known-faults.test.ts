import { describe, expect, test } from 'vitest';
import { readLog } from '../src/applog/read-log.ts';
import { importLog } from '../src/index.ts';
import * as faults from '../src/replay/known-faults.ts';
import { SMALL_LOG } from './support/small-log.ts';

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

test('Shuttle Diplomacy leaves the USSR the point for Japan, and no other', () => {
  expect(faults.shuttleJapanAdjacency(1, true)).toBe('shuttle-japan-adjacency');
  expect(faults.shuttleJapanAdjacency(1, false)).toBeNull();
  expect(faults.shuttleJapanAdjacency(2, true)).toBeNull();
});

test('markers are put away once they have served', () => {
  expect(faults.markerPutAway('marshall-plan', new Set(['nato']))).toBe('marker-put-away-when-served');
  expect(faults.markerPutAway('marshall-plan', new Set())).toBeNull();
  expect(faults.markerPutAway('nato', new Set(['solidarity']))).toBeNull();
});

test('the Iran-Contra Scandal is left out of US realignment rolls', () => {
  const [roll] = readLog('US rolls 6 (+1) = 7').entries;
  if (roll?.kind !== 'roll') throw new Error('not a roll');
  expect(faults.scandalLeftOutOfRoll(roll, 0, ['iran-contra-scandal'])).toBe('scandal-left-out-of-roll');
  expect(faults.scandalLeftOutOfRoll(roll, 0, [])).toBeNull();
  expect(faults.scandalLeftOutOfRoll({ ...roll, side: 'ussr' }, 0, ['iran-contra-scandal'])).toBeNull();
});

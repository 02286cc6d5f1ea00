import { describe, expect, it } from 'vitest';
import { GameRecord, outcomeOf, type Position, RULES_VERSION, readSavedGame } from '../../src/index.ts';

/*
 * A game that was begun by an older version of the rules is replayed, and goes on, by that version.
 */

const saved = (rulesVersion: number, start: Position, answers: readonly string[]): unknown => ({
  format: 'longtwilight-game',
  version: 1,
  rulesVersion,
  rules: {},
  bids: [],
  answers,
  end: null,
  start,
});
const load = (rulesVersion: number, start: Position, answers: readonly string[]): GameRecord =>
  GameRecord.load(readSavedGame(saved(rulesVersion, start, answers)));

const NO_PENALTY = { milOps: [5, 5], defcon: 2 } as const;
const TRAPPED: Position = {
  ...NO_PENALTY,
  round: 7,
  phasing: 'us',
  space: [6, 8],
  hands: { us: ['containment'], ussr: ['nasser'] },
  effects: ['bear-trap'],
};
const OWED: Position = {
  round: 7,
  phasing: 'us',
  hands: { us: ['ask-not', 'asia-scoring', 'missile-envy'], ussr: ['comecon'] },
  effects: ['missile-envy@us'],
};
const TAKEN: Position = {
  ...NO_PENALTY,
  round: 7,
  space: [6, 8],
  hands: { us: ['one-small-step'], ussr: ['africa-scoring', 'nasser'] },
};

describe('a game of the first version', () => {
  it('skips a trapped side without a suitable card also in an optional round', () => {
    const old = load(1, TRAPPED, ['containment', 'event']);
    expect(old.game.turn).toBe(5);
    expect(old.entries.at(-1)!.facts).toContainEqual({ t: 'skip', side: 'ussr', why: 'trap' });
    const now = load(RULES_VERSION, TRAPPED, ['containment', 'event']);
    expect(now.decisions()).toMatchObject([{ actor: 'ussr', question: 'discard', options: ['pass'] }]);
  });

  it('lets Ask Not go before a Missile Envy that is owed', () => {
    const answers = ['ask-not', 'event', 'asia-scoring', 'done'];
    expect(load(1, OWED, answers).game.inHand(0, 1)).toBe(false);
    expect(() => load(RULES_VERSION, OWED, answers)).toThrow(/Answer 1 of the record/);
  });

  it('lets a side lose by a scoring card that it had kept for an eighth round', () => {
    const answers = ['nasser', 'event', 'one-small-step', 'event'];
    expect(outcomeOf(load(1, TAKEN, answers).game)).toEqual({ winner: 'us', reason: 'held-scoring' });
    expect(load(RULES_VERSION, TAKEN, answers).decisions()).toMatchObject([{ options: ['africa-scoring'] }]);
  });

  it('is saved and read again as one', () => {
    const old = load(1, TRAPPED, ['containment', 'event']);
    const again = readSavedGame(JSON.parse(JSON.stringify(old.save())));
    expect(again.rulesVersion).toBe(1);
    expect(GameRecord.load(again).game.turn).toBe(5);
    expect(old.copy().save()).toEqual(old.save());
  });
});

import { CONFIGURATIONS, games, seedsOf } from '@longtwilight/testing/configurations';
import { describe, expect, it } from 'vitest';
import {
  completeRules,
  GameRecord,
  RefusedError,
  RULES_VERSION,
  readSavedGame,
  type SavedGame,
  seeded,
} from '../../src/index.ts';
import { halfChosen, randomRecord } from '../support/records.ts';
import { expectRefusal, refusalOf } from '../support/refusals.ts';

const load = (data: unknown): GameRecord => GameRecord.load(readSavedGame(JSON.parse(JSON.stringify(data))));

const short = (): SavedGame => {
  const { record, steps } = randomRecord(CONFIGURATIONS[0]!.rules, 7);
  for (const _step of steps) if (record.entries.length > 60 && !halfChosen(record)) break;
  return record.save();
};
const whole = (): SavedGame => {
  const { record, steps } = randomRecord(CONFIGURATIONS[0]!.rules, 8);
  for (const _step of steps);
  return record.save();
};

describe('a file that is no saved game', () => {
  const good = short();
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'game'],
    ['a number', 1],
    ['a list', [good]],
    ['an empty object', {}],
    ['no format', { ...good, format: undefined }],
    ['another format', { ...good, format: 'chess-game' }],
    ['no version', { ...good, version: undefined }],
    ['a newer version', { ...good, version: good.version + 2 }],
    ['edits that are no list', { ...good, version: 2, edits: {} }],
    ['an edit after the end', { ...good, version: 2, edits: [{ at: good.answers.length + 1, position: {} }] }],
    ['a version as text', { ...good, version: String(good.version) }],
    ['no rules version', { ...good, rulesVersion: undefined }],
    ['newer rules', { ...good, rulesVersion: RULES_VERSION + 1 }],
    ['rules of no version', { ...good, rulesVersion: -1 }],
    ['a rules version as text', { ...good, rulesVersion: '1' }],
    ['no answers', { ...good, answers: undefined }],
    ['answers as text', { ...good, answers: good.answers.join(' ') }],
    ['an answer that is a number', { ...good, answers: [1, ...good.answers] }],
    ['an answer that is nothing', { ...good, answers: [...good.answers, null] }],
    ['answers in lists', { ...good, answers: [good.answers] }],
    ['bids as text', { ...good, bids: 'us-3' }],
    ['a bid that is an object', { ...good, bids: [{ us: 3 }] }],
    ['an end that is a text', { ...good, end: 'resign' }],
    ['an end without a reason', { ...good, end: {} }],
    ['an end for no reason', { ...good, end: { reason: 'tired', side: 'us' } }],
    ['an end by the rules', { ...good, end: { reason: 'defcon', side: 'us' } }],
    ['a resignation of nobody', { ...good, end: { reason: 'resign', side: null } }],
    ['a resignation of chance', { ...good, end: { reason: 'resign', side: 'chance' } }],
    ['bids without bidding', { ...good, bids: ['us-3', 'us-2'] }],
  ])('is refused: %s', (_what, data) => {
    expectRefusal('bad-save', () => load(data));
  });

  it.each<[string, unknown]>([
    ['unknown rules', { ...good, rules: { edition: 'third' } }],
    ['rules that do not go together', { ...good, rules: { edition: 'second', chineseCivilWar: true } }],
    ['rules as text', { ...good, rules: 'deluxe' }],
    ['rules with an unknown key', { ...good, rules: { ...good.rules, luck: true } }],
  ])('is refused for its rules: %s', (_what, data) => {
    expectRefusal('bad-rules', () => load(data));
  });

  it('is refused with bids that are none', () => {
    const bidden = { ...good, rules: { ...good.rules, bidding: 'influence' }, answers: [] };
    for (const bids of [[], ['us-3'], ['us-3', 'us-21'], ['us-3', 'pass'], ['us-3', 'us-2', 'first'], ['', '']])
      expectRefusal('bad-save', () => load({ ...bidden, bids }));
  });
});

describe('the answers of a saved game', () => {
  it('are refused after the end of the game', () => {
    const good = whole();
    expect(load(good).game.over).toBe(true);
    for (const text of ['done', 'poland', good.answers.at(-1)!])
      expectRefusal('bad-save', () => load({ ...good, answers: [...good.answers, text] }));
    refusalOf(() => load({ ...good, end: { reason: 'resign', side: 'us' } }));
  });

  it.each(CONFIGURATIONS)(
    'are refused where they are unknown or illegal, and it says which ($name)',
    (configuration) => {
      for (const seed of seedsOf(configuration, games(2, 30), 16)) {
        const { record, steps } = randomRecord(configuration.rules, seed);
        for (const _step of steps);
        const good = record.save();
        const chance = seeded(seed);
        for (let tries = 0; tries < 6; tries++) {
          const i = chance(good.answers.length);
          const text = good.answers[i]!;
          if (text === 'roll' || text === 'no-roll') continue;
          for (const wrong of [text.slice(0, -1), `${text}x`, '', 'no-such-answer', 'no-roll']) {
            const refused = expectRefusal('bad-save', () => load({ ...good, answers: good.answers.with(i, wrong) }));
            expect(refused.message).toContain(`${i + 1}`);
          }
        }
      }
    },
  );

  it.each(CONFIGURATIONS)('may stop at any time: then the game goes on from there ($name)', (configuration) => {
    for (const seed of seedsOf(configuration, games(1, 20), 17)) {
      const { record, steps } = randomRecord(configuration.rules, seed);
      for (const _step of steps);
      const good = record.save();
      const chance = seeded(seed);
      for (let tries = 0; tries < 5; tries++) {
        const cut = good.answers.slice(0, chance(good.answers.length));
        const loaded = load({ ...good, answers: cut });
        expect(loaded.game.over).toBe(false);
        expect(loaded.game.answered).toBe(cut.length);
        expect(loaded.decisions().length).toBeGreaterThan(0);
      }
    }
  });
});

describe('the position that a saved game begins in', () => {
  const JUNK = [
    5,
    'x',
    null,
    true,
    [],
    {},
    [5],
    { us: 5 },
    { us: ['x'] },
    { france: 5 },
    { france: ['a', 'b'] },
    -1,
    0.5,
  ];
  const PARTS = [
    ...['rules', 'start', 'turn', 'round', 'phasing', 'defcon', 'vp', 'influence', 'hands', 'discard', 'removed'],
    ...['effects', 'milOps', 'space', 'spaceUsed', 'eighthRound', 'china', 'seen', 'order', 'nonsense'],
  ];
  it('is taken or refused in words, whatever it holds', () => {
    const saved = GameRecord.start(completeRules({})).save();
    let refused = 0;
    for (const part of PARTS)
      for (const value of JUNK)
        try {
          load({ ...saved, answers: [], start: { [part]: value } });
        } catch (error) {
          expect(error).toBeInstanceOf(RefusedError);
          refused++;
        }
    expect(refused).toBeGreaterThan(200);
    expectRefusal('bad-position', () => load({ ...saved, answers: [], start: 5 }));
  });
});

import { CONFIGURATIONS, games, LONG, seedsOf } from '@longtwilight/testing/configurations';
import { describe, expect, it } from 'vitest';
import { SKIPPED } from '../../src/core/answers.ts';
import { CARD_COUNT } from '../../src/core/card-keys.ts';
import type { Game } from '../../src/core/game.ts';
import {
  CARDS,
  CHECKPOINT,
  COUNTS,
  JOURNAL,
  JOURNAL_LENGTH,
  KNOWN,
  NOW_SIZE,
  OVER,
  PHASE,
  PHASING,
  PILE,
  ROUND,
  TURN,
} from '../../src/core/layout.ts';
import { GameRecord, prepareGame, type RecordEntry, type SideKey, seeded } from '../../src/index.ts';
import { bytesOf, expectSameBytes } from '../support/bytes.ts';
import { randomGame } from '../support/play.ts';
import { halfChosen, randomRecord, recordText, replayed } from '../support/records.ts';
import { expectRefusal } from '../support/refusals.ts';

const SIDES: readonly SideKey[] = ['us', 'ussr'];

/** Takes back all that a side may, each time compared with the cut record played anew; then gives the same answers again. */
function backAndForth(record: GameRecord, side: SideKey, where: string): void {
  const bytes = bytesOf(record.game);
  const before = recordText(record);
  const answers = record.entries.map((entry) => entry.text);
  const back = record.undoable(side);
  for (let taken = 1; taken <= back; taken++) {
    record.undo(side);
    const cut = replayed(record.rules, answers.slice(0, -taken));
    expectSameBytes(cut.game.bytes, record.game.bytes, `${where}, ${taken} taken back`);
    expect(recordText(record), where).toBe(recordText(cut));
    expect(record.decisions()).toEqual(cut.decisions());
  }
  expect(record.undoable(side), where).toBe(0);
  for (const text of answers.slice(answers.length - back)) record.answer(side, text);
  expectSameBytes(bytes, record.game.bytes, `${where}, back and forth`);
  expect(recordText(record), where).toBe(before);
}

describe.each(CONFIGURATIONS)('undo in a game of $name', (configuration) => {
  const { rules } = configuration;
  const seeds = seedsOf(configuration, games(2, 40), 5);

  it('goes back and forth between the same games', () => {
    for (const seed of seeds) {
      const { record, steps } = randomRecord(rules, seed);
      const when = seeded(seed);
      const tryIt = (side: SideKey): void => {
        if (record.undoable(side) > 0) backAndForth(record, side, `seed ${seed}, answer ${record.game.answered}`);
      };
      for (const _step of steps) if (when(LONG ? 8 : 40) === 0 && !halfChosen(record)) SIDES.forEach(tryIt);
      SIDES.forEach(tryIt);
    }
  });

  it('is refused behind a barrier, and leaves the game as it was', () => {
    for (const seed of seeds) {
      const { record, steps } = randomRecord(rules, seed);
      const refused = (): void => {
        for (const side of SIDES) {
          if (record.undoable(side) > 0) continue;
          const before = bytesOf(record.game);
          const entries = [...record.entries];
          expectRefusal('no-undo', () => record.undo(side));
          expectSameBytes(before, record.game.bytes, `seed ${seed}, refused undo`);
          expect(record.entries.every((entry, i) => entry === entries[i])).toBe(true);
          expect(record.entries).toHaveLength(entries.length);
        }
      };
      for (const _step of steps) refused();
      refused();
      if (!record.game.over) continue;
      const ended = new GameRecord(rules);
      ended.endFromOutside({ reason: 'resign', side: 'us' });
      for (const side of SIDES) expectRefusal('no-undo', () => ended.undo(side));
    }
  });
});

/** What an answer brought that may not be taken back, told from the record and from what the side knows, not by undo's own rule. */
function barrier(
  side: SideKey,
  entry: RecordEntry,
  before: Uint8Array,
  after: Uint8Array,
  next: string,
): string | null {
  if (entry.actor === 'chance') return 'chance';
  if (entry.actor !== side) return 'the other side';
  const known = KNOWN[side === 'us' ? 0 : 1];
  // That what is not in an empty pile is in the other hand could be told before: the reshuffle only notes it
  const noted = before[COUNTS + PILE] === 0 && entry.facts.some((fact) => fact.t === 'reshuffle');
  for (let i = CARDS; i <= CARDS + CARD_COUNT; i++)
    if (!noted && (after[i]! & known) !== 0 && (before[i]! & known) === 0) return 'a reveal';
  if (entry.facts.some((fact) => fact.t === 'show' || fact.t === 'lacks' || fact.t === 'headline')) return 'a reveal';
  return MOVES.some((i) => before[i] !== after[i]) || next !== side ? 'the turn passes on' : null;
}
/** What says whose move it is. */
const MOVES = [PHASE, TURN, ROUND, PHASING, OVER];

/** Who was asked after an entry of the record; nobody, or more than one, is told from a side. */
const askedAfter = (record: GameRecord, i: number): string =>
  record.entries[i + 1]?.actor ??
  record
    .decisions()
    .map(({ actor }) => actor)
    .join();

describe.each(CONFIGURATIONS)('the barriers of undo in a game of $name', (configuration) => {
  const { rules } = configuration;

  it('are chance, a reveal, an answer of the other side and a turn that passes on', () => {
    for (const seed of seedsOf(configuration, games(2, 100), 6)) {
      const { record, steps } = randomRecord(rules, seed);
      /** The game after each entry of the record. */
      const states: Uint8Array[] = [bytesOf(record.game)];
      const check = (): void => {
        while (states.length <= record.entries.length) states.push(bytesOf(record.game));
        for (const side of SIDES) {
          let free = 0;
          for (let i = record.entries.length - 1; i >= 0; i--, free++)
            if (barrier(side, record.entries[i]!, states[i]!, states[i + 1]!, askedAfter(record, i)) !== null) break;
          expect(record.undoable(side), `seed ${seed}, ${side}, answer ${record.game.answered}`).toBe(free);
        }
      };
      for (const _step of steps) check();
      check();
    }
  });
});

describe.each(CONFIGURATIONS)('taking back inside a play of $name', (configuration) => {
  const { rules } = configuration;

  it('gives the bytes of before, answer by answer', () => {
    for (const seed of seedsOf(configuration, games(3, 60), 7)) {
      const { game, steps } = randomGame(rules, seed);
      const scratch = prepareGame(rules);
      const states: Uint8Array[] = [];
      const when = seeded(seed);
      for (const _step of steps) {
        states[game.answered] = bytesOf(game);
        if (when(6) === 0) takeBackAll(game, scratch, states, `seed ${seed}, answer ${game.answered}`);
      }
      takeBackAll(game, scratch, states, `seed ${seed}, at the end`);
    }
  });
});

/** The answers of the play that the journal holds: ties that were rolled again have left it. */
function journalled(game: Game): number {
  const journal = game.bytes.subarray(JOURNAL, JOURNAL + game.bytes[JOURNAL_LENGTH]!);
  return journal.filter((code) => code !== SKIPPED).length;
}

function takeBackAll(game: Game, scratch: Game, states: readonly Uint8Array[], where: string): void {
  scratch.copyFrom(game);
  const began = states.findIndex((state) => sameCheckpoint(state, game.bytes));
  // A tie is not in the journal: going back over it would skip its dice, which undo never does
  if (game.answered - journalled(game) !== began) return;
  while (scratch.takeBack())
    expectSameBytes(states[scratch.answered]!, scratch.bytes, `${where}, back to ${scratch.answered}`);
  expect(scratch.answered, where).toBe(began);
}

const checkpoint = (bytes: Uint8Array): Uint8Array => bytes.subarray(CHECKPOINT, CHECKPOINT + NOW_SIZE);
const sameCheckpoint = (a: Uint8Array | undefined, b: Uint8Array): boolean =>
  a !== undefined && Buffer.compare(checkpoint(a), checkpoint(b)) === 0;

describe.each(CONFIGURATIONS)('undo after a change by hand in a game of $name', (configuration) => {
  const { rules } = configuration;

  it('goes back as far as that change, to the game that its record tells', () => {
    for (const seed of seedsOf(configuration, games(1, 40), 8)) {
      const { record, steps } = randomRecord(rules, seed);
      const when = seeded(seed);
      for (const _step of steps) {
        if (halfChosen(record)) continue;
        const edited = record.edits.at(-1)?.at;
        if (edited !== undefined && record.entries.length - edited < 8)
          for (const side of SIDES) {
            const twin = record.copy();
            expect(twin.undoable(side)).toBeLessThanOrEqual(record.entries.length - edited);
            while (twin.undoable(side) > 0) twin.undo(side);
            expect(twin.edits).toEqual(record.edits);
            const told = GameRecord.load(twin.save());
            expectSameBytes(told.game.bytes, twin.game.bytes, `seed ${seed}, undone by ${side}`);
            expect(recordText(told)).toBe(recordText(twin));
          }
        if (when(60) === 0) record.edit({ vp: record.game.vp > 0 ? record.game.vp - 1 : record.game.vp + 1 });
      }
    }
  });
});

describe('a change by hand', () => {
  it('may not be undone, but taken back', () => {
    const record = GameRecord.start({});
    record.rollOn(seeded(1));
    for (let given = 0; given < 2; given++) record.answer('ussr', record.decisions()[0]!.options[0]!);
    const before = record.undoable('ussr');
    record.edit({ vp: 5 });
    expect([before, record.undoable('ussr')]).toEqual([2, 0]);
    expectRefusal('no-undo', () => record.undo('ussr'));
    record.takeBack(1);
    expect([record.edits, record.game.vp]).toEqual([[], 0]);
  });
});

describe('a takeback past a barrier', () => {
  it('leads to the same game as the shorter record played anew', () => {
    const { record, steps } = randomRecord(CONFIGURATIONS[0]!.rules, 11);
    for (const _step of steps) if (record.entries.length === 60) break;
    const answers = record.entries.map((entry) => entry.text);
    record.takeBack(25);
    const cut = replayed(record.rules, answers.slice(0, -25));
    expectSameBytes(cut.game.bytes, record.game.bytes, '25 taken back');
    expect(recordText(record)).toBe(recordText(cut));
    for (const text of answers.slice(-25)) record.answer(record.decisions()[0]!.actor, text);
    expect(record.entries.map((entry) => entry.text)).toEqual(answers);
  });
});

import { type Chance, completeRules, type RulesSpec, seeded, VIEWER_KEYS, view } from '@longtwilight/engine';
import { Entry, type Seat } from '@longtwilight/protocol';
import { type Move, Table, type Terms } from '@longtwilight/protocol/record';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { fairDice } from '../src/games/fair-dice.ts';
import { replay } from '../src/games/tables.ts';

const LONG = process.env.LONG === '1';
const dice = fairDice({ server: 'server', first: 'one', second: 'two' });

const RULES: Readonly<Record<string, RulesSpec>> = {
  deluxe: {},
  'sealed bids': { bidding: 'influence' },
  auction: { edition: 'second', bidding: 'vp' },
  'late war': { scenario: 'late-war' },
};
const termsOf = (rules: RulesSpec): Terms => ({ rules: completeRules(rules), firstSide: 'random' });

/** Everything that anybody could be told of a table. */
const toldBy = (table: Table) => ({
  number: table.number,
  openSince: table.openSince,
  asked: table.asked(),
  outcome: table.outcome,
  bids: table.bids,
  offers: [table.draw, table.pause, table.paused],
  undoable: [table.undoable('first'), table.undoable('second')],
  last: table.log.at(-1),
  views: table.record === null ? null : VIEWER_KEYS.map((viewer) => view(table.withSealed()!.game, viewer)),
});

const optionsFor = (table: Table, seat: Seat): readonly string[] => {
  const actor = table.bidding === null ? table.sideOf(seat) : seat;
  return (table.bidding ?? table.record!).decisions().find((one) => one.actor === actor)!.options;
};

/** What somebody may do now: mostly an answer, sometimes one taken back or an offer; null while a choice waits face down. */
function anyMove(table: Table, chance: Chance): Move | null {
  const seat = table.asked()[0]!;
  const other = seat === 'first' ? 'second' : 'first';
  const whim = chance(12);
  if (whim === 0 && table.undoable(seat) > 0)
    return { kind: 'undo', by: seat, count: 1 + chance(table.undoable(seat)) };
  if (whim === 1) return table.draw === null ? { kind: 'draw-offer', by: other } : { kind: 'draw-decline', by: seat };
  const options = optionsFor(table, seat);
  const text = options[chance(options.length)]!;
  return table.simultaneous ? table.choose(seat, text) : { kind: 'answers', by: seat, answers: [text] };
}

describe('a table', () => {
  it.each(Object.entries(RULES))('is the same played, replayed and reopened from snapshots (%s)', (_, rules) => {
    const terms = termsOf(rules);
    for (let seed = 1; seed <= (LONG ? 40 : 2); seed++) {
      const chance = seeded(seed);
      const replayed = new Table(terms);
      let played = new Table(terms);
      let reopened = new Table(terms);
      const take = (move: Move): void => {
        const before = toldBy(played);
        const next = played.copy();
        const entry = next.take(move, next.number, dice);
        // A copy is a copy
        expect(toldBy(played)).toEqual(before);
        played = next;
        expect(Value.Check(Entry, entry)).toBe(true);
        for (const table of [replayed, reopened]) replay(table, JSON.parse(JSON.stringify(entry)), table.number);
        expect(toldBy(replayed)).toEqual(toldBy(played));
      };
      take({ kind: 'start' });
      for (let steps = 0; steps < (LONG ? 2000 : 80) && played.outcome === null; steps++) {
        const move = anyMove(played, chance);
        if (move !== null) take(move);
        // A choice that waits face down is no entry; it is stored beside them, and beside snapshots
        else for (const table of [replayed, reopened]) table.sealed = played.sealed;
        if (steps % 40 < 2 && played.outcome === null) {
          reopened = Table.from(terms, JSON.parse(JSON.stringify(played.snapshot())));
          reopened.sealed = played.sealed;
          expect({ ...toldBy(reopened), last: null }).toEqual({ ...toldBy(played), last: null });
        }
      }
      expect(toldBy(reopened)).toEqual(toldBy(played));
      expect(replayed.log).toEqual(played.log);
    }
  });

  it('tells the same of late whether it keeps everything or not', () => {
    const terms = termsOf({});
    const [short, whole] = [new Table(terms), new Table(terms, true)];
    const chance = seeded(7);
    for (const table of [short, whole]) table.take({ kind: 'start' }, 0, dice);
    for (let steps = 0; steps < 150 && short.outcome === null; steps++) {
      const move = anyMove(short, chance);
      if (move === null) continue;
      short.take(move, steps, dice);
      whole.take(move, steps, dice);
    }
    expect(whole.log).toHaveLength(whole.number);
    expect(short.log.length).toBeLessThan(whole.log.length);
    expect(whole.log.slice(-short.log.length)).toEqual(short.log);
    expect(toldBy(short)).toEqual(toldBy(whole));
  });

  it('moves no die by taking back: the same question to chance gets the same answer', () => {
    const terms = termsOf({});
    const rolls = (undoing: boolean): string[] => {
      const rolled: string[] = [];
      const table = new Table(terms);
      const chance = seeded(3);
      const take = (move: Move): void => {
        const entry = table.take(move, 0, dice);
        if ('chance' in entry) rolled.push(...entry.chance);
      };
      take({ kind: 'start' });
      for (let steps = 0; steps < 60 && table.outcome === null; steps++) {
        const seat = table.asked()[0]!;
        const options = optionsFor(table, seat);
        const text = options[chance(options.length)]!;
        const move: Move | null = table.simultaneous
          ? table.choose(seat, text)
          : { kind: 'answers', by: seat, answers: [text] };
        if (move === null) continue;
        take(move);
        if (!undoing || move.kind !== 'answers' || table.undoable(seat) === 0) continue;
        take({ kind: 'undo', by: seat, count: 1 });
        take(move);
      }
      return rolled;
    };
    expect(rolls(true)).toEqual(rolls(false));
  });

  describe('whose turn has passed on', () => {
    const SETUP = ['poland', 'poland', 'poland', 'poland', 'east-germany', 'yugoslavia'];
    const setUp = (rules: RulesSpec): Table => {
      const table = new Table({ rules: completeRules(rules), firstSide: 'ussr' });
      table.take({ kind: 'start' }, 0, dice);
      table.take({ kind: 'answers', by: 'first', answers: SETUP.slice(0, 5) }, 0, dice);
      expect(table.undoable('first')).toBe(5);
      table.take({ kind: 'answers', by: 'first', answers: SETUP.slice(5) }, 0, dice);
      return table;
    };

    it('takes nothing back: what the other side is asked then, or not, could be a hint', () => {
      const table = setUp({});
      expect([table.asked(), table.undoable('first')]).toEqual([['second'], 0]);
    });

    it('goes back as it did in a game from before that rule', () => {
      const table = setUp({ version: 1 });
      replay(table, { kind: 'undo', by: 'first', count: 2 }, 0);
      expect(table.asked()).toEqual(['first']);
      expect(table.record!.entries.slice(-4).map(({ text }) => text)).toEqual(SETUP.slice(0, 4));
    });

    it.each([
      ['of today', completeRules({})],
      ['that the second rules began, whatever the newest are', { ...completeRules({}), version: 2 }],
    ])('can not answer on in the same list in a game %s', (_which, rules) => {
      const table = new Table({ rules, firstSide: 'ussr' });
      table.take({ kind: 'start' }, 0, dice);
      const answers = [...SETUP, 'poland'];
      expect(() => table.take({ kind: 'answers', by: 'first', answers }, 0, dice)).toThrow(/Answer 7 comes after/);
    });
  });
});

describe('an end from outside', () => {
  const ended = (move: Extract<Move, { kind: 'end' }>) => {
    const table = new Table({ rules: completeRules({}), firstSide: 'us' });
    table.take({ kind: 'start' }, 0, dice);
    table.take(move, 1, dice);
    return [table.outcome, table.log.at(-1)!.facts] as const;
  };
  const told = (winner: 'us' | 'ussr' | null, reason: string) => [{ t: 'over', winner, reason }];

  it('is told as what it is', () => {
    const [operator, facts] = ended({ kind: 'end', winner: 'second', why: 'asked for', reason: 'operator' });
    expect(operator).toEqual({ winner: 'second', reason: 'operator' });
    expect(facts).toEqual(told('ussr', 'operator'));
    const [time, draw] = ended({ kind: 'end', winner: 'draw', why: 'both', reason: 'time' });
    expect(time).toEqual({ winner: 'draw', reason: 'time' });
    expect(draw).toEqual(told(null, 'time'));
  });

  it('is told as it was in games that were kept before ends had a reason', () => {
    expect(ended({ kind: 'end', winner: 'first', why: 'old' })[1]).toEqual(told('us', 'resign'));
    expect(ended({ kind: 'end', winner: 'draw', why: 'old' })[1]).toEqual(told(null, 'agreement'));
  });
});

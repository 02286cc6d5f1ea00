import { LONG } from '@longtwilight/testing/configurations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Bidding,
  type BidResult,
  decisions,
  GameRecord,
  guess,
  readSavedGame,
  resolveRules,
  rulesAfterBidding,
  seeded,
  view,
} from '../../src/index.ts';
import { expectSameBytes } from '../support/bytes.ts';
import { randomPlayer } from '../support/play.ts';
import { playingRecord, recordText } from '../support/records.ts';
import { expectRefusal } from '../support/refusals.ts';

fc.configureGlobal({ numRuns: LONG ? 2000 : 100, seed: 11 });

interface Bid {
  readonly side: 'us' | 'ussr';
  readonly points: number;
}
const bidText = ({ side, points }: Bid): string => `${side}-${points}`;
const aBid = (most: number): fc.Arbitrary<Bid> =>
  fc.record({ side: fc.constantFrom('us', 'ussr'), points: fc.integer({ min: 0, max: most }) });
const allBids = (most: number): string[] =>
  (['us', 'ussr'] as const).flatMap((side) =>
    Array.from({ length: most + 1 }, (_, points) => bidText({ side, points })),
  );
const stateOf = (bidding: Bidding): string => JSON.stringify([bidding.answers, bidding.decisions(), bidding.result]);

/** Both bids, the first bidder's before the second's; chance decides a tie for `first`. */
function sealed(first: Bid, second: Bid, lot: 'first' | 'second' = 'first'): Bidding {
  const bidding = new Bidding('influence');
  bidding.answer('first', bidText(first), 0);
  bidding.answer('second', bidText(second), 1);
  if (bidding.result === null) bidding.answer('chance', lot, 2);
  return bidding;
}

describe('sealed bids', () => {
  it('are open to both at once, each with a number of its own', () => {
    const open = new Bidding('influence').decisions();
    expect(open.map(({ actor, number, answered }) => [actor, number, answered])).toEqual([
      ['first', 0, false],
      ['second', 1, false],
    ]);
    for (const { options } of open) expect([...options].sort()).toEqual(allBids(20).sort());
  });

  it('give the sides and the influence that the rules say', () => {
    fc.assert(
      fc.property(aBid(20), aBid(20), fc.constantFrom('first', 'second'), (first, second, lot) => {
        const { result } = sealed(first, second, lot);
        expect(result!.vp).toBe(0);
        if (first.side !== second.side) {
          expect(result).toEqual({ us: first.side === 'us' ? 'first' : 'second', handicap: { us: 0, ussr: 0 }, vp: 0 });
          return;
        }
        const winner =
          first.points === second.points
            ? lot
            : first.points > second.points
              ? ('first' as const)
              : ('second' as const);
        const paid = first.side === 'us' ? 'ussr' : 'us';
        const price = Math.max(first.points, second.points);
        expect(result!.us === winner).toBe(first.side === 'us');
        expect(result!.handicap).toEqual({ us: 0, ussr: 0, [paid]: price });
      }),
    );
  });

  it('give the same whoever bids first, and may be changed until both are in', () => {
    fc.assert(
      fc.property(aBid(20), aBid(20), aBid(20), (first, second, other) => {
        const straight = sealed(first, second);
        const wavering = new Bidding('influence');
        wavering.answer('second', bidText(other), 1);
        expect(wavering.decisions().map((one) => one.answered)).toEqual([false, true]);
        expect(wavering.answers).toEqual([]);
        wavering.answer('second', bidText(second), 1);
        wavering.answer('first', bidText(first), 0);
        if (wavering.result === null) wavering.answer('chance', 'first', 2);
        expect(stateOf(wavering)).toBe(stateOf(straight));
      }),
    );
  });

  it('tell nothing but that they were made', () => {
    fc.assert(
      fc.property(aBid(20), aBid(20), (one, two) => {
        const after = (bid: Bid): string => {
          const bidding = new Bidding('influence');
          bidding.answer('first', bidText(bid));
          return stateOf(bidding);
        };
        expect(after(one)).toBe(after(two));
      }),
    );
  });

  it('leave a tie to chance, and nothing else', () => {
    fc.assert(
      fc.property(aBid(20), aBid(20), (first, second) => {
        const bidding = new Bidding('influence');
        bidding.answer('first', bidText(first));
        bidding.answer('second', bidText(second));
        const tie = bidText(first) === bidText(second);
        expect(bidding.decisions().map((one) => one.actor)).toEqual(tie ? ['chance'] : []);
        expect(bidding.result === null).toBe(tie);
      }),
    );
  });
});

describe('the auction', () => {
  /** Random bids until one passes. */
  function auction(seed: number): Bidding {
    const bidding = new Bidding('vp');
    const chance = seeded(seed);
    for (let [open] = bidding.decisions(); open !== undefined; [open] = bidding.decisions()) {
      expect(bidding.decisions()).toHaveLength(1);
      expect(open.number).toBe(bidding.answers.length);
      bidding.answer(open.actor, open.options[chance(Math.min(open.options.length, 4))]!, open.number);
      if (chance(4) === 0 && bidding.decisions()[0]?.options.includes('pass'))
        bidding.answer(bidding.decisions()[0]!.actor, 'pass');
    }
    return bidding;
  }

  it('rises in turns for one side, until somebody passes or nothing higher is left', () => {
    for (let seed = 1; seed <= (LONG ? 5000 : 200); seed++) {
      const { answers, result } = auction(seed);
      const starter = answers[0] as 'first' | 'second';
      const bids = answers.slice(1).filter((text) => text !== 'pass');
      const points = bids.map((text) => Number(text.split('-')[1]));
      const side = bids[0]!.split('-')[0];
      expect(bids.every((text) => text.startsWith(`${side}-`))).toBe(true);
      expect(points.every((n, i) => n <= 19 && (i === 0 || n > points[i - 1]!))).toBe(true);
      expect(answers.at(-1) === 'pass' || points.at(-1) === 19).toBe(true);
      const winner = bids.length % 2 === 1 ? starter : starter === 'first' ? 'second' : 'first';
      const us = (winner === 'first') === (side === 'us') ? 'first' : 'second';
      const vp = side === 'us' ? -points.at(-1)! : points.at(-1)!;
      expect(result, `seed ${seed}`).toEqual({
        us,
        handicap: { us: 0, ussr: 0 },
        vp: vp === 0 ? expect.closeTo(0) : vp,
      });
    }
  });

  it('begins with chance and a bid, which can not be a pass', () => {
    const bidding = new Bidding('vp');
    expect(bidding.decisions()).toEqual([
      { number: 0, actor: 'chance', options: ['first', 'second'], answered: false },
    ]);
    bidding.answer('chance', 'second');
    const [open] = bidding.decisions();
    expect(open!.actor).toBe('second');
    expect([...open!.options].sort()).toEqual(allBids(19).sort());
  });
});

describe.each(['influence', 'vp'] as const)('a wrong bid (%s)', (kind) => {
  it('is refused, and nothing has changed', () => {
    const bidding = new Bidding(kind);
    const refusals = (): void => {
      const before = stateOf(bidding);
      for (const { actor, number, options } of bidding.decisions()) {
        expectRefusal('stale-answer', () => bidding.answer(actor, options[0]!, number + 7));
        for (const text of ['us-21', 'ussr--1', 'us-1.5', 'us-', 'us', '', 'chance', 'us-01', 'us-3 '])
          expect(expectRefusal('illegal-answer', () => bidding.answer(actor, text)).expected).toEqual(options);
      }
      for (const actor of ['first', 'second', 'chance'] as const)
        if (bidding.decisions().length > 0 && !bidding.decisions().some((one) => one.actor === actor))
          expectRefusal('wrong-side', () => bidding.answer(actor, 'us-0'));
      expect(stateOf(bidding)).toBe(before);
    };
    const script = kind === 'influence' ? ['us-4', 'us-4', 'second'] : ['first', 'us-0', 'us-7', 'us-18', 'pass'];
    for (const text of script) {
      refusals();
      bidding.answer(bidding.decisions().find((one) => !one.answered)!.actor, text);
    }
    for (const actor of ['first', 'second', 'chance'] as const)
      expectRefusal('game-over', () => bidding.answer(actor, 'us-0'));
  });
});

const CASES = [
  {
    spec: { bidding: 'influence' },
    bids: ['us-3', 'us-2'],
    result: { us: 'first', handicap: { us: 0, ussr: 3 }, vp: 0 },
  },
  {
    spec: { bidding: 'influence' },
    bids: ['ussr-5', 'ussr-5', 'first'],
    result: { us: 'second', handicap: { us: 5, ussr: 0 }, vp: 0 },
  },
  {
    spec: { edition: 'second', bidding: 'vp' },
    bids: ['second', 'us-2', 'pass'],
    result: { us: 'second', handicap: { us: 0, ussr: 0 }, vp: -2 },
  },
] as const;

describe.each(CASES)('the game after the bids $bids', ({ spec, bids, result }) => {
  const start = (): GameRecord => GameRecord.start(spec, bids);

  it('starts with what was bid', () => {
    const rules = rulesAfterBidding(resolveRules(spec), result as BidResult);
    expect(start().rules.handicap).toEqual([result.handicap.us, result.handicap.ussr]);
    expect(start().game.vp).toBe(result.vp);
    expectSameBytes(new GameRecord(rules).game.bytes, start().game.bytes, 'after the bids');
  });

  it('is saved with its bids, and loaded to the same game', () => {
    const record = start();
    const when = seeded(5);
    const compare = (): void => {
      const loaded = GameRecord.load(readSavedGame(JSON.parse(JSON.stringify(record.save()))));
      expectSameBytes(record.game.bytes, loaded.game.bytes, 'after the bids');
      expect(recordText(loaded)).toBe(recordText(record));
    };
    for (const { asked } of playingRecord(record, randomPlayer(5), seeded(5)))
      if (when(60) === 0 && asked.question !== 'headline') compare();
    compare();
  });

  it('can be guessed by both, also while the bonus is placed', () => {
    const record = start();
    const chance = seeded(6);
    for (const { asked } of playingRecord(record, randomPlayer(6), seeded(6))) {
      if (record.game.turn > 1 || record.game.round > 1) break;
      for (const viewer of ['us', 'ussr'] as const) {
        const seen = view(record.game, viewer);
        const guessed = guess(JSON.parse(JSON.stringify(seen)), chance);
        expect(decisions(guessed).map((one) => one.question)).toContain(asked.question);
        expect(view(guessed, viewer), `${asked.question}`).toEqual(seen);
      }
    }
  });

  it('needs all of them', () => {
    for (let cut = 0; cut < bids.length; cut++)
      expectRefusal('bad-save', () => GameRecord.start(spec, bids.slice(0, cut)));
    expectRefusal('bad-save', () => GameRecord.start(spec, [...bids, 'pass']));
  });
});

import { completeRules, type Fact, GameRecord, outcomeOf, type View } from '@longtwilight/engine';
import { describe, expect, it } from 'vitest';
import { type Contestant, referee } from '../src/node.ts';
import { acting, random } from './support/contestants.ts';

const rules = completeRules({ handicap: { us: 2 } });
const game = (seed: number, first: Contestant = random(), second: Contestant = random(), spec = rules) =>
  referee({ rules: spec, seed, players: { first, second } });
const record = async (played: ReturnType<typeof game>) => (await played).record.save();

describe('the referee', () => {
  it('plays a game to its end, which its record repeats', async () => {
    const { record, outcome, fault, clocks } = await game(1);
    expect(fault).toBeNull();
    expect(outcomeOf(GameRecord.load(record.save()).game)).toEqual(outcome);
    expect(clocks.first.decisions).toBeGreaterThan(clocks.first.cardPlays);
    expect(clocks.first.cardPlays).toBeGreaterThan(0);
  });

  it('is repeatable by the seed, and different by another', async () => {
    expect(await record(game(2))).toEqual(await record(game(2)));
    expect(await record(game(2))).not.toEqual(await record(game(3)));
  });

  it('shows a player its own view and facts only', async () => {
    const views: View[] = [];
    const facts: Fact[] = [];
    const usual = random();
    const spy = acting({
      begin: (seat) => usual.begin(seat),
      answer: (seen, news) => {
        views.push(seen);
        facts.push(...news);
        return usual.answer(seen, news);
      },
    });
    const { record } = await game(4, spy);
    expect(views.every((seen) => seen.viewer === 'us' && seen.decision?.actor === 'us')).toBe(true);
    const theirs = facts.filter((fact) => fact.t === 'card' && fact.from === 'pile' && fact.to === 'ussr-hand');
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.every((fact) => fact.t === 'card' && (fact.card === null || fact.seen.includes(0)))).toBe(true);
    // Nothing is told twice, and nothing is left out before the last question
    const all = [...record.opening, ...record.entries.flatMap((entry) => entry.facts)];
    expect(facts.map((fact) => fact.t)).toEqual(all.slice(0, facts.length).map((fact) => fact.t));
  });

  it.each([
    [
      'an exception',
      'crash',
      (): string => {
        throw new Error('My head hurts');
      },
      'My head hurts',
    ],
    ['a broken promise', 'crash', (): Promise<string> => Promise.reject(new Error('Never mind')), 'Never mind'],
    ['an illegal answer', 'illegal-answer', (): string => 'canada', '"canada" is not a legal answer to "setup"'],
    ['nonsense', 'illegal-answer', (): string => 'atlantis', '"atlantis" is not an answer to anything'],
  ] as const)('lets a player lose by %s', async (_name, kind, answer, message) => {
    const { outcome, fault, record } = await game(5, random(), acting({ answer }));
    expect(outcome).toEqual({ winner: 'us', reason: 'resign' });
    expect(fault).toMatchObject({ by: 'second', kind });
    expect(fault?.message).toContain(message);
    expect(outcomeOf(GameRecord.load(record.save()).game)).toEqual(outcome);
  });

  it('lets a player lose that fails to begin', async () => {
    const begin = () => Promise.reject(new Error('No coffee'));
    const { outcome, fault } = await game(5, acting({ begin }));
    expect(outcome.winner).toBe('ussr');
    expect(fault).toEqual({ by: 'first', kind: 'crash', message: 'No coffee' });
  });
});

describe('bidding in the arena', () => {
  it.each([completeRules({ bidding: 'influence' }), completeRules({ edition: 'second', bidding: 'vp' })])(
    'has the levels bid for the USSR (%j)',
    async (spec) => {
      const { record, us } = await game(6, random(), random(), spec);
      expect(record.bids).toContain('ussr-2');
      expect(['first', 'second']).toContain(us);
      expect(GameRecord.load(record.save()).rules.handicap).toEqual(record.rules.handicap);
    },
  );

  it('seats the players as the bids say', async () => {
    const { us, record } = await game(
      6,
      acting({ bid: () => 'ussr-9' }),
      random(),
      completeRules({ bidding: 'influence' }),
    );
    expect(us).toBe('second');
    expect(record.rules.handicap).toEqual([9, 0]);
  });

  it('lets a player lose the game that an illegal bid would have led to', async () => {
    const { fault, outcome, us } = await game(
      6,
      acting({ bid: () => 'us-99' }),
      random(),
      completeRules({ bidding: 'influence' }),
    );
    expect(fault).toMatchObject({ by: 'first', kind: 'illegal-answer' });
    expect(outcome.winner).toBe(us === 'first' ? 'ussr' : 'us');
  });
});

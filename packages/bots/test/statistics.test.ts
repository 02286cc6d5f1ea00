import { describe, expect, it } from 'vitest';
import { median, rate, scoreOf } from '../src/node.ts';

const close = (pair: readonly [number, number]) => pair.map((n) => Number(n.toFixed(3)));
const single = (won: number, lost: number) => [...Array(won).fill([1]), ...Array(lost).fill([0])] as number[][];

describe('a score', () => {
  it('has the interval of Wilson for single games', () => {
    // 8 of 10: the textbook's example
    expect(scoreOf(single(8, 2)).score).toBe(0.8);
    expect(close(scoreOf(single(8, 2)).interval)).toEqual([0.49, 0.943]);
  });
  it('does not pretend to be certain when everything was won', () => {
    const { score, interval } = scoreOf(single(400, 0));
    expect(score).toBe(1);
    expect(interval[0]).toBeGreaterThan(0.98);
    expect(interval[0]).toBeLessThan(0.995);
    expect(interval[1]).toBe(1);
  });
  it('counts a draw as half a point', () => {
    expect(scoreOf([[0.5], [1]]).score).toBe(0.75);
  });
  it('is narrower for pairs that the side decides, and wider for pairs that go together', () => {
    const width = (groups: number[][]): number => {
      const { interval } = scoreOf(groups);
      return interval[1] - interval[0];
    };
    const apart = Array.from({ length: 100 }, (_, i) => (i % 10 === 0 ? [1, 1] : [1, 0]));
    const together = Array.from({ length: 100 }, (_, i) => (i % 100 < 55 ? [1, 1] : [0, 0]));
    const alone = single(110, 90);
    expect(scoreOf(apart).score).toBeCloseTo(0.55);
    expect(width(apart)).toBeLessThan(0.7 * width(alone));
    expect(width(together)).toBeGreaterThan(1.3 * width(alone));
  });
  it('knows nothing without games', () => {
    expect(scoreOf([])).toEqual({ score: 0.5, interval: [0, 1] });
  });
});

describe('ratings', () => {
  it('put 400 points between players of whom one scores ten times as much', () => {
    const [a, b] = rate(2, [{ first: 0, second: 1, games: 11_000, points: 10_000 }], 1);
    expect(a!.elo).toBeCloseTo(400, 0);
    expect(b).toEqual({ elo: 0, interval: [0, 0] });
    expect(a!.interval[0]).toBeLessThan(a!.elo);
  });
  it('stay finite for one who has won everything, and wide', () => {
    const [a] = rate(2, [{ first: 0, second: 1, games: 400, points: 400 }], 1);
    expect(a!.elo).toBeGreaterThan(900);
    expect(a!.elo).toBeLessThan(1400);
    expect(a!.interval[1] - a!.interval[0]).toBeGreaterThan(400);
  });
  it('add up over three players, around the mean without an anchor', () => {
    const pairings = [
      { first: 0, second: 1, games: 1000, points: 640 },
      { first: 1, second: 2, games: 1000, points: 640 },
      { first: 0, second: 2, games: 1000, points: 760 },
    ];
    const [a, b, c] = rate(3, pairings, null).map((one) => one.elo);
    expect(a! + b! + c!).toBeCloseTo(0);
    expect(b!).toBeCloseTo(0, 0);
    expect(a! - b!).toBeGreaterThan(95);
    expect(a! - b!).toBeLessThan(105);
  });
});

describe('the median', () => {
  it('is the middle one, or between the middle two', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNull();
  });
});

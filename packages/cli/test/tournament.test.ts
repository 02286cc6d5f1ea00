import { describe, expect, it } from 'vitest';
import { cli } from './support/run.ts';

describe('tournament', () => {
  it('rates players who all play each other, with random at zero', async () => {
    const { status, out } = await cli('tournament random random random --games 2 --threads 1 --json');
    expect(status).toBe(0);
    const { games, ratings, crossTable } = JSON.parse(out);
    expect(games).toBe(6);
    expect(ratings).toHaveLength(3);
    // Alike players with both seatings of each seed come out even
    for (const { elo, score } of ratings) expect([elo, score]).toEqual([expect.closeTo(0), 0.5]);
    expect(crossTable).toEqual([
      [null, 0.5, 0.5],
      [0.5, null, 0.5],
      [0.5, 0.5, null],
    ]);
  });

  it('prints a table for people', async () => {
    const { status, out } = await cli('tournament random random --games 2 --threads 1');
    expect(status).toBe(0);
    expect(out).toMatch(/ 1 {2}random +\+0 /);
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitment, fairDice } from '../src/games/fair-dice.ts';

const DICE = ['1', '2', '3', '4', '5', '6'];
const seeds = { server: 'server seed', first: 'one', second: 'two' };

describe('fair dice', () => {
  it('depend on the seeds, the number of the question and the options, not on their order', () => {
    const roll = fairDice(seeds);
    const first = Array.from({ length: 50 }, (_, k) => roll(k, DICE));
    expect(Array.from({ length: 50 }, (_, k) => fairDice(seeds)(k, DICE.toReversed()))).toEqual(first);
    for (const other of [
      { ...seeds, server: 'another' },
      { ...seeds, first: 'uno' },
      { ...seeds, second: 'due' },
      // The same letters, divided otherwise between the players
      { ...seeds, first: 'on', second: 'etwo' },
    ])
      expect(Array.from({ length: 50 }, (_, k) => fairDice(other)(k, DICE))).not.toEqual(first);
  });

  it('stay what they are: games are checked long after they were played', () => {
    const roll = fairDice(seeds);
    expect(Array.from({ length: 12 }, (_, k) => roll(k, DICE)).join('')).toMatchInlineSnapshot(`"123613162336"`);
    expect(roll(12, ['duck-and-cover', 'fidel', 'nasser'])).toMatchInlineSnapshot(`"fidel"`);
  });

  it('are even', () => {
    const roll = fairDice(seeds);
    const rolls = 12_000;
    const counts = new Map<string, number>();
    for (let k = 0; k < rolls; k++) counts.set(roll(k, DICE), (counts.get(roll(k, DICE)) ?? 0) + 1);
    const expected = rolls / DICE.length;
    const chiSquare = DICE.reduce((sum, face) => sum + ((counts.get(face) ?? 0) - expected) ** 2 / expected, 0);
    // 5 degrees of freedom: one sequence in a thousand exceeds 20.5; this one is fixed
    expect(chiSquare).toBeLessThan(20.5);
  });

  it('are promised by a hash', () => {
    expect(commitment('server seed')).toBe(createHash('sha256').update('server seed').digest('hex'));
  });
});

import type { Game } from '@longtwilight/engine';
import { PHASE_KEYS } from '@longtwilight/engine/data';
import { describe, expect, it } from 'vitest';
import { pairedChance } from '../src/arena/paired-chance.ts';

/** An action round of turn 1, with all of the game that its chance depends on. */
const moment = (round: number): Game => ({ phase: PHASE_KEYS.indexOf('round'), turn: 1, round, phasing: 0 }) as Game;
const die = { question: 'die', card: null, options: ['1', '2', '3', '4', '5', '6'] } as const;
const draw = (...options: string[]) => ({ question: 'draw', card: null, options }) as const;

describe('paired chance', () => {
  it('gives the same dice to the next round however many were rolled in this one', () => {
    const [one, two] = [pairedChance(1), pairedChance(1)];
    const first = [one(moment(1), die), one(moment(1), die), one(moment(1), die)];
    expect(two(moment(1), die)).toBe(first[0]);
    const later = (dealer: typeof one) => Array.from({ length: 10 }, () => dealer(moment(2), die));
    expect(later(two)).toEqual(later(one));
  });

  it('rolls every number about as often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed++) {
      const roll = pairedChance(seed)(moment(1), die);
      counts.set(roll, (counts.get(roll) ?? 0) + 1);
    }
    // Five standard deviations (29) around a sixth
    for (const face of die.options) expect(Math.abs(counts.get(face)! - 1000)).toBeLessThan(145);
  });

  it('rolls one die independently of the one before', () => {
    let same = 0;
    for (let seed = 0; seed < 6000; seed++) {
      const dealer = pairedChance(seed);
      const rolls = [dealer(moment(1), die), dealer(moment(1), die)];
      if (rolls[0] === rolls[1]) same++;
    }
    expect(Math.abs(same - 1000)).toBeLessThan(145);
  });

  it('draws the same card from piles that differ in others', () => {
    const cards = Array.from({ length: 40 }, (_, i) => `card-${i}`);
    let same = 0;
    for (let seed = 0; seed < 500; seed++) {
      const all = pairedChance(seed)(moment(1), draw(...cards));
      if (pairedChance(seed)(moment(1), draw(...cards.slice(1))) === all) same++;
    }
    // Only where the missing card would have come first, once in forty, something else comes
    expect(same).toBeGreaterThan(470);
  });
});

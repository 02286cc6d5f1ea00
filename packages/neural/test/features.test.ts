import { newGame, resolveRules, seeded } from '@longtwilight/engine';
import { OBSERVATION, OBSERVATION_SIZE, observe } from '@longtwilight/engine/search';
import { describe, expect, it } from 'vitest';
import { FEATURE_COUNT, FEATURES } from '../src/features.ts';
import { listing, observationInputs } from '../src/index.ts';

describe('the table of features', () => {
  it('gives every input to exactly one byte, one kind after the other', () => {
    const kinds = FEATURES.map((feature) => feature.kind);
    expect(kinds).toEqual(
      [...kinds].sort((a, b) => ['one-hot', 'bits', 'scaled'].indexOf(a) - ['one-hot', 'bits', 'scaled'].indexOf(b)),
    );
    let next = 0;
    for (const feature of FEATURES) {
      expect(feature.column).toBe(next);
      next += feature.count * (feature.kind === 'scaled' ? 1 : feature.size);
    }
    expect(next).toBe(FEATURE_COUNT);
  });

  it('leaves no part of the observation out', () => {
    expect(new Set(FEATURES.map((feature) => feature.part))).toEqual(new Set(Object.keys(OBSERVATION)));
  });

  it('sets one input for each card and the inputs of all legal answers', () => {
    const g = newGame(resolveRules({ handicap: { us: 2 } }));
    g.chance = seeded(5);
    while (g.actor === 2) g.choose(g.options[0]!);
    const seen = new Uint8Array(OBSERVATION_SIZE);
    observe(g, seen);
    const set = new Map<number, number>();
    const listed = listing();
    observationInputs.list(seen, 0, listed);
    for (let i = 0; i < listed.oneCount; i++) set.set(listed.ones[i]!, 1);
    for (let i = 0; i < listed.multipleCount; i++) {
      const column = listed.multiples[i]!;
      set.set(column, listed.factors[i]! / observationInputs.units[column]!);
    }
    const ofPart = (part: string, kind: string): number[] => {
      const feature = FEATURES.find((one) => one.part === part && one.kind === kind)!;
      const end = feature.column + feature.count * (feature.kind === 'scaled' ? 1 : feature.size);
      return [...set.keys()]
        .filter((column) => column >= feature.column && column < end)
        .map((c) => c - feature.column);
    };
    expect(ofPart('cards', 'one-hot').length).toBe(OBSERVATION.cards.count);
    expect(ofPart('answers', 'bits').sort((a, b) => a - b)).toEqual(
      [...g.options.subarray(0, g.count)].sort((a, b) => a - b),
    );
    expect(ofPart('handicap', 'one-hot')).toEqual([1]);
    expect(Math.max(...set.values())).toBeLessThanOrEqual(4);
  });
});

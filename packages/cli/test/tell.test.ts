import { CARD_KEYS, COUNTRY_KEYS, completeRules, type Fact, Session } from '@longtwilight/engine';
import { describe, expect, it } from 'vitest';
import { effectName, nameOf } from '../src/names.ts';
import { recordGame } from '../src/random-game.ts';
import { tellAll } from '../src/tell.ts';

describe('sentences', () => {
  it('tell every fact of random games in whole words', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const { entries } = Session.load(recordGame(completeRules({ chineseCivilWar: true }), seed).saved);
      for (const sentence of tellAll(entries.flatMap((entry) => entry.facts))) {
        expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
        expect(sentence).not.toMatch(/undefined|null|NaN|\[object/);
      }
    }
  });

  it('hide what is hidden', () => {
    const hidden: Fact[] = [
      { t: 'card', card: null, from: 'pile', to: 'ussr-hand', seen: [1] },
      { t: 'card', card: 'fidel', from: 'pile', to: 'us-hand', seen: [0] },
      { t: 'card', card: null, from: 'pile', to: 'ussr-hand', seen: [1] },
      { t: 'show', from: 'pile', cards: null, seen: [0] },
    ];
    expect(tellAll(hidden)).toEqual([
      'The USSR draws 2 cards.',
      'The US draws Fidel.',
      'Seen in the draw pile: some cards.',
    ]);
  });

  it('join points in the same country', () => {
    const add = (country: 'poland' | 'cuba', ussr: number): Fact => ({
      t: 'influence',
      side: 'ussr',
      country,
      by: 1,
      now: [0, ussr],
    });
    expect(tellAll([add('poland', 1), add('poland', 2), add('cuba', 1), add('poland', 3)])).toEqual([
      'The USSR adds 2 influence in Poland (now US 0, USSR 2).',
      'The USSR adds 1 influence in Cuba (now US 0, USSR 1).',
      'The USSR adds 1 influence in Poland (now US 0, USSR 3).',
    ]);
  });
});

describe('names', () => {
  it('are made from ids', () => {
    expect(nameOf('nato')).toBe('NATO');
    expect(nameOf('duck-and-cover')).toBe('Duck and Cover');
    expect(nameOf('john-paul-ii')).toBe('John Paul II');
    expect(nameOf('laos-cambodia')).toBe('Laos/Cambodia');
    expect(effectName('chernobyl@middle-east')).toBe('Chernobyl (Middle East)');
    expect(effectName('red-scare-purge@us')).toBe('Red Scare/Purge (US)');
  });
  it('differ', () => {
    const names = [...CARD_KEYS, ...COUNTRY_KEYS].map(nameOf);
    expect(new Set(names).size).toBe(names.length);
  });
});

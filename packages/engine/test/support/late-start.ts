import type { EffectKey } from '../../src/core/effects.ts';
import { COUNTRY_KEYS, type CountryKey } from '../../src/data.ts';
import { type Chance, type Rules, seeded } from '../../src/index.ts';

/** Effects that need nothing else in the position; their cards count as removed. */
const EFFECTS: readonly EffectKey[] = [
  'we-will-bury-you',
  'quagmire',
  'bear-trap',
  'flower-power',
  'nato',
  'norad',
  'yuri-and-samantha',
  'john-paul-ii',
  'the-reformer',
  'iranian-hostage-crisis',
];

function randomInfluence(chance: Chance): Partial<Record<CountryKey, readonly [number, number]>> {
  const influence: Partial<Record<CountryKey, readonly [number, number]>> = {};
  // Now and then one side has nearly all of the map, so that regions are controlled
  const strong = chance(4);
  for (const key of COUNTRY_KEYS) {
    if (key === 'chinese-civil-war') continue;
    const of = (side: number): number => (strong === side ? 4 + chance(3) : strong === 1 - side ? 0 : chance(4));
    influence[key] = [of(0), of(1)];
  }
  return influence;
}

/**
 * The same rules, but the game starts near its end: late, with a random map, close to 20 VP and with lasting effects. So
 * a game often ends in the middle of a card, or in final scoring.
 */
export function lateStart(rules: Rules, seed: number): Rules {
  const chance = seeded(seed);
  const effects = EFFECTS.filter((key) => rules.cards.some((card) => card?.key === key) && chance(3) === 0);
  return {
    ...rules,
    start: {
      ...rules.start,
      turn: 8 + chance(3),
      defcon: 2 + chance(4),
      vp: chance(39) - 19,
      space: [chance(9), chance(9)],
      influence: randomInfluence(chance),
      effects,
      isRemoved: (card) => (effects as readonly string[]).includes(card.key) || rules.start.isRemoved(card),
    },
  };
}

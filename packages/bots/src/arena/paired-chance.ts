import type { Decision, Game } from '@longtwilight/engine';
import { PHASE_KEYS } from '@longtwilight/engine/data';

/** Answers the open question of chance. */
export type Dealer = (game: Game, asked: Pick<Decision, 'question' | 'card' | 'options'>) => string;

/** The finaliser of splitmix32: neighbouring numbers come out as if unrelated. */
function mix(n: number): number {
  let z = (n + 0x9e3779b9) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}

/** A 32-bit number for a seed and a text (FNV-1a, then mixed). */
export function keyed(seed: number, text: string): number {
  let hash = mix(seed);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash);
}

/** When a question of chance comes: dice and draws of one action round don't shift those of the next. */
function momentOf({ phase, turn, round, phasing }: Game): string {
  const key = PHASE_KEYS[phase]!;
  if (key === 'round') return `${turn} round ${round} ${phasing}`;
  return key.startsWith('headline') ? `${turn} headline ${phasing}` : `${turn} ${key}`;
}

/**
 * Chance that depends on the seed and the moment, not on what was asked before, so that two games of one seed get the same
 * deal and dice as far as they go alike. The k-th question of a kind in an action round, headline or deal has a number for
 * each option, made from seed, moment, kind, k and option; the option with the least comes up. So a card that lies in both
 * piles and comes first in one deal comes first in the other too unless a card that only the other pile has comes before it.
 */
export function pairedChance(seed: number): Dealer {
  const asked = new Map<string, number>();
  return (game, { question, card, options }) => {
    const key = `${question} ${card ?? ''} ${momentOf(game)}`;
    const k = asked.get(key) ?? 0;
    asked.set(key, k + 1);
    const base = keyed(seed, `${key} ${k}`);
    let [best, least] = ['', Number.POSITIVE_INFINITY];
    for (const option of options) {
      const number = keyed(base, option);
      if (number < least) [best, least] = [option, number];
    }
    return best;
  };
}

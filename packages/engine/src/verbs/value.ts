import type { NumberName } from '../cards/index.ts';
import { type CardKey, type KeyedCard, no } from '../core/card-keys.ts';
import { fx } from '../core/effects.ts';
import type { Game } from '../core/game.ts';
import { type Card, other, type Side } from '../core/ids.ts';
import { inEffect, inEffectFor } from './effects.ts';

/** A number printed on a card, in the edition that is played. */
export function numberOf<K extends CardKey>(g: Game, card: KeyedCard<K>, name: NumberName<K>): number {
  const value = g.rules.cards[card]?.numbers[name];
  if (value === undefined) throw new RangeError(`Card ${card} has no number "${name}"`);
  return value;
}

export const LEAST_OPS = 1;
export const MOST_OPS = 4;
const BOOSTS = [no.containment, no['brezhnev-doctrine']] as const;
const BOOST_EFFECTS = [fx.containment, fx['brezhnev-doctrine']] as const;

/** Operations as a side has them now: boosts and cuts are summed first, then kept within 1 and 4 (7.4). */
export function opsValue(g: Game, side: Side, printed: number): number {
  let value = printed;
  if (inEffect(g, BOOST_EFFECTS[side])) value += numberOf(g, BOOSTS[side], 'boost');
  if (inEffectFor(g, fx['red-scare-purge'], other(side))) value -= numberOf(g, no['red-scare-purge'], 'cut');
  return Math.max(LEAST_OPS, Math.min(MOST_OPS, value));
}

/** A card's value for a side, for all purposes but the bonuses for a region. */
export const cardValue = (g: Game, side: Side, card: Card): number => opsValue(g, side, g.rules.cards[card]!.ops);

export const CHINA_CARD = no['china-card'];

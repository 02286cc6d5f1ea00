import { no } from '../core/card-keys.ts';
import { fx } from '../core/effects.ts';
import type { Game } from '../core/game.ts';
import { type Card, other, type Side, US } from '../core/ids.ts';
import { inEffect, inEffectFor } from './effects.ts';

/** Operations as a side has them now: boosts and cuts are summed first, then kept within 1 and 4 (7.4). */
export function opsValue(g: Game, side: Side, printed: number): number {
  const boost = inEffect(g, side === US ? fx.containment : fx['brezhnev-doctrine']) ? 1 : 0;
  const cut = inEffectFor(g, fx['red-scare-purge'], other(side)) ? 1 : 0;
  return Math.max(1, Math.min(4, printed + boost - cut));
}

/** A card's value for a side, for all purposes but the bonuses for a region. */
export const cardValue = (g: Game, side: Side, card: Card): number => opsValue(g, side, g.rules.cards[card]!.ops);

export const CHINA_CARD: Card = no['china-card'];

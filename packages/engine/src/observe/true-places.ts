import { CARD_COUNT } from '../core/card-keys.ts';
import type { Game } from '../core/game.ts';
import { CARDS, PLACE_MASK } from '../core/layout.ts';

/** Where every card truly is, one byte each: for a critic in training, never for a player. */
export function writeTruePlaces(g: Game, out: Uint8Array, offset = 0): void {
  for (let card = 1; card <= CARD_COUNT; card++) out[offset + card - 1] = g.bytes[CARDS + card]! & PLACE_MASK;
}

import type { Game, Play } from '../core/game.ts';
import type { Card, Side } from '../core/ids.ts';

/** A side chooses one of the answers printed on a card, all of which are always offered. */
export function* choose(g: Game, card: Card, side: Side, question: number, answers: readonly number[]): Play<number> {
  g.ask(side, question, card);
  if (g.listing) for (const answer of answers) g.offer(answer);
  return yield;
}

import type { Game, Play } from '../core/game.ts';
import type { Card, Side } from '../core/ids.ts';
import { ask } from '../core/questions.ts';

interface Choice {
  readonly card: Card;
  readonly side: Side;
  readonly question?: number;
  readonly answers: readonly number[];
}

/** A side chooses one of the answers printed on a card, all of which are always offered. */
export function* choose(g: Game, { card, side, question = ask.choose, answers }: Choice): Play<number> {
  g.ask(side, question, card);
  if (g.listing) for (const answer of answers) g.offer(answer);
  return yield;
}

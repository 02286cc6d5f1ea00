import { type Danger, Dangers } from '@longtwilight/bots/safety';
import type { Game, Rules, SideKey } from '@longtwilight/engine';

/** Positions that are looked at while the player waits: a tenth of a second at most. */
const BUDGET = 10_000;
const searches = new WeakMap<Rules, Dangers>();

/** Whether an answer can lose the game, in a game that fits what its side knows. */
export function dangerOf(game: Game, side: SideKey, text: string): Danger {
  const search = searches.get(game.rules) ?? new Dangers(game.rules);
  searches.set(game.rules, search);
  return search.of(game, side, text, BUDGET);
}

import { fx } from '../core/effects.ts';
import type { Game } from '../core/game.ts';
import { type Card, type Country, SIDES, type Side } from '../core/ids.ts';
import * as at from '../core/layout.ts';
import { phase } from '../core/phases.ts';

const TRAPS = [fx.quagmire, fx['bear-trap']] as const;
/** What is now, and what was when the current play began: a game rebuilds itself from the latter. */
const NOW_AND_BEFORE = [0, at.CHECKPOINT] as const;

/** Go on as if an action round of this side began, the first of the turn so that the turn does not end with it; no trap holds it. */
export function pretendRound(g: Game, side: Side): void {
  g.bytes[at.PHASE] = phase.round;
  g.bytes[at.ROUND] = 1;
  g.bytes[at.PHASING] = side;
  for (const each of SIDES) g.bytes[at.HEADLINE + each] = 0;
  for (const trap of TRAPS) g.bytes[at.EFFECTS + trap] = 0;
  g.run();
}

/** Go on as if DEFCON had stood at this level since the current play began. */
export function pretendDefcon(g: Game, level: number): void {
  for (const time of NOW_AND_BEFORE) g.bytes[time + at.DEFCON] = level;
}

/** Put a card elsewhere, as if it had been there since the current play began and everyone knew. Call `refresh` then. */
export function moveCard(g: Game, card: Card, to: number): void {
  for (const time of NOW_AND_BEFORE) {
    const from = g.bytes[time + at.CARDS + card]! & at.PLACE_MASK;
    g.bytes[time + at.CARDS + card] = to | at.KNOWN_TO_ALL;
    g.bytes[time + at.COUNTS + from]!--;
    g.bytes[time + at.COUNTS + to]!++;
  }
  g.leaveCache();
}

/** Try a board with this much more of a side's influence in a country; the same with the sign turned takes it back. */
export function tryInfluence(g: Game, side: Side, c: Country, more: number): void {
  g.bytes[at.INFLUENCE + side * at.INFLUENCE_OF_SIDE + c]! += more;
}

import { fx } from '../core/effects.ts';
import type { Game } from '../core/game.ts';
import { type Card, type Country, SIDES, type Side } from '../core/ids.ts';
import * as layout from '../core/layout.ts';
import { phase } from '../core/phases.ts';
import { TRAP_OF } from '../core/traps.ts';

const TRAPS = [fx[TRAP_OF.us], fx[TRAP_OF.ussr]] as const;
/** What is now, and what was when the current play began: a game rebuilds itself from the latter. */
const NOW_AND_BEFORE = [0, layout.CHECKPOINT] as const;

/** Go on as if an action round of this side began, the first of the turn so that the turn does not end with it; no trap holds it. */
export function pretendRound(g: Game, side: Side): void {
  g.bytes[layout.PHASE] = phase.round;
  g.bytes[layout.ROUND] = 1;
  g.bytes[layout.PHASING] = side;
  for (const each of SIDES) g.bytes[layout.HEADLINE + each] = 0;
  for (const trap of TRAPS) g.bytes[layout.EFFECTS + trap] = 0;
  g.run();
}

/** Go on as if DEFCON had stood at this level since the current play began. */
export function pretendDefcon(g: Game, level: number): void {
  for (const time of NOW_AND_BEFORE) g.bytes[time + layout.DEFCON] = level;
}

/** Put a card elsewhere, as if it had been there since the current play began and everyone knew. Call `refresh` then. */
export function moveCard(g: Game, card: Card, to: number): void {
  for (const time of NOW_AND_BEFORE) {
    const from = g.bytes[time + layout.CARDS + card]! & layout.PLACE_MASK;
    g.bytes[time + layout.CARDS + card] = to | layout.KNOWN_TO_ALL;
    g.bytes[time + layout.COUNTS + from]!--;
    g.bytes[time + layout.COUNTS + to]!++;
  }
  g.leaveCache();
}

/** Try a board with this much more of a side's influence in a country; the same with the sign turned takes it back. */
export function tryInfluence(g: Game, side: Side, c: Country, more: number): void {
  g.bytes[layout.INFLUENCE + side * layout.INFLUENCE_OF_SIDE + c]! += more;
}

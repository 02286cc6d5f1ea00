import { END_REASONS, type EndReason } from '../core/facts.ts';
import type { Game } from '../core/game.ts';
import { other, type Side, sideKey, US, USSR } from '../core/ids.ts';
import { OVER, WINNER } from '../core/layout.ts';

export const NOBODY = 2;
export type Winner = Side | typeof NOBODY;
/** The VP that win at once. */
export const WINNING_VP = 20;

/** The game is over. Whatever the card in progress still does has no effect. */
export function endGame(g: Game, winner: Winner, reason: EndReason): void {
  if (g.over) return;
  g.bytes[OVER] = END_REASONS.indexOf(reason) + 1;
  g.bytes[WINNER] = winner;
  g.facts?.push({ t: 'over', winner: winner === NOBODY ? null : sideKey(winner), reason });
  // Nothing that the card in progress still does is to be told
  g.facts = null;
}

export function outcome(g: Game): { winner: Winner; reason: EndReason } | null {
  const reason = END_REASONS[g.bytes[OVER]! - 1];
  return reason === undefined ? null : { winner: g.bytes[WINNER] as Winner, reason };
}

/** Once an event, a scoring or a penalty is done: 20 VP win. */
export function settle(g: Game): void {
  if (g.vp >= WINNING_VP) endGame(g, US, 'vp');
  else if (g.vp <= -WINNING_VP) endGame(g, USSR, 'vp');
}

/** Whom the VP track names when it stands there. */
export const leader = (vp: number): Winner => (vp > 0 ? US : vp < 0 ? USSR : NOBODY);

/** The side whose card is being resolved has brought on nuclear war. */
export const nuclearWar = (g: Game): void => endGame(g, other(g.phasing), 'defcon');

import type { Card, Game, Position, Side } from '@longtwilight/engine';
import type { EndOfMove } from './endings.ts';
import type { Reason } from './reason.ts';

/** A move with all that may come of it. */
export interface Moved {
  readonly side: Side;
  /** The game where the move begins. */
  readonly before: Game;
  /** The answers of the side, as far as they can be foreseen. */
  readonly move: readonly string[];
  /** The card that is played by it, and how, if that is what it decides. */
  readonly played: { readonly card: Card; readonly use: number | null } | null;
  readonly isHeadline: boolean;
  readonly endings: readonly EndOfMove[];
}

/** Something that is true of a move, before it is weighed. */
export interface Claim extends Omit<Reason, 'weight'> {
  /** What changes by it, to be tried by itself in the position before; null where that can't be said as a position. */
  readonly change: Position | null;
  /** What it is tried against: the position before as it is, unless something else would be so. */
  readonly instead?: Position;
  /** In how many of the endings it holds, from 0 to 1. */
  readonly share: number;
  /** What it weighs, where it is not tried. */
  readonly weight?: number;
}

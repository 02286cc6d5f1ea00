import type { SideKey, View } from '@longtwilight/engine';
import type { Network } from '@longtwilight/neural';

/** An answer to the open question with what the player thinks it is worth; higher is better for the one who is asked. */
export interface Ranked {
  readonly answer: string;
  readonly value: number;
}

/** A computer player of one side in one game. It sees what its side may see, and nothing else. */
export interface Player {
  /** The answer to `seen.decision`, which is not null. */
  answer(seen: View): string;
  /** Every option of `seen.decision`, best first. */
  rank(seen: View): readonly Ranked[];
  /** The level that really plays, because the one asked for has no network. */
  readonly standsIn?: 'attache';
}

/** How much a player may think: a number of playouts for each card play (repeatable), or milliseconds (not repeatable). */
export type ThinkingBudget = { readonly playouts: number } | { readonly ms: number };

export interface PlayerOptions {
  readonly side: SideKey;
  readonly seed: number;
  /** The level's own budget unless given; levels that don't search take no notice of it. */
  readonly budget?: ThinkingBudget;
  /** For the levels that think with a network (`THINK_WITH_NETWORK`); without it Attaché stands in for them. */
  readonly network?: Network;
}

/** A level of play: makes a player for a seat. */
export type Level = (seat: PlayerOptions) => Player;

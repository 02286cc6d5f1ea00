import type { Game } from '../core/game.ts';
import { other, type Side, sideKey } from '../core/ids.ts';
import { EIGHTH, SPACE, SPACE_USED } from '../core/layout.ts';
import { phase } from '../core/phases.ts';
import { settle } from './end.ts';
import { award } from './tracks.ts';

interface Box {
  /** The operations value that an attempt needs. */
  readonly needs: number;
  /** The highest roll that succeeds. */
  readonly roll: number;
  /** VP for the first and the second side to get there. */
  readonly vp: readonly [number, number];
}
/** The track from its first box on; the same in every edition but for the names of the boxes. */
export const SPACE_BOXES: readonly Box[] = [
  { needs: 2, roll: 3, vp: [2, 1] },
  { needs: 2, roll: 4, vp: [0, 0] },
  { needs: 2, roll: 3, vp: [2, 0] },
  { needs: 2, roll: 4, vp: [0, 0] },
  { needs: 3, roll: 3, vp: [3, 1] },
  { needs: 3, roll: 4, vp: [0, 0] },
  { needs: 3, roll: 3, vp: [4, 2] },
  { needs: 4, roll: 2, vp: [2, 0] },
];
export const LAST_BOX = SPACE_BOXES.length;

/** Boxes whose first owner has an ability until the other side arrives (6.4.4). */
const TWO_ATTEMPTS = 2;
export const CHOOSES_LAST = 4;
export const DISCARDS_HELD = 6;
export const EIGHT_ROUNDS = 8;
export const hasAbility = (g: Game, side: Side, box: number): boolean =>
  g.space(side) >= box && g.space(other(side)) < box;

/** Whether a card worth this much may go to the space race now. */
export function maySpace(g: Game, side: Side, value: number): boolean {
  const next = SPACE_BOXES[g.space(side)];
  if (next === undefined || value < next.needs) return false;
  return g.spaceUsed(side) < (hasAbility(g, side, TWO_ATTEMPTS) ? 2 : 1);
}

/** Move a side forward; it receives the VP of the box where it ends. */
function advance(g: Game, side: Side, boxes: number): void {
  const box = Math.min(LAST_BOX, g.space(side) + boxes);
  if (g.over || box === g.space(side)) return;
  g.bytes[SPACE + side] = box;
  g.facts?.push({ t: 'space', side: sideKey(side), box });
  award(g, side, SPACE_BOXES[box - 1]!.vp[g.space(other(side)) >= box ? 1 : 0]);
}

/** In `EIGHTH`: a side that has lost its eighth round to an event, and keeps it for a scoring card alone. */
export const SCORING_ONLY = 2;

/**
 * An event moves a side forward. No event forces the other side to hold a scoring card (10.1.5): one that it kept for the
 * eighth round of the last box may still be played there.
 */
export function advanceByEvent(g: Game, side: Side, boxes: number): void {
  const them = other(side);
  const had = hasAbility(g, them, EIGHT_ROUNDS);
  advance(g, side, boxes);
  const taken = had && !hasAbility(g, them, EIGHT_ROUNDS) && g.phase === phase.round && g.rules.version >= 2;
  if (taken && g.bytes[EIGHTH + them] === 0) g.bytes[EIGHTH + them] = SCORING_ONLY;
}

export function attemptSpace(g: Game, side: Side, roll: number): void {
  if (roll > SPACE_BOXES[g.space(side)]!.roll) return;
  advance(g, side, 1);
  settle(g);
}
export function countAttempt(g: Game, side: Side): void {
  g.bytes[SPACE_USED + side]!++;
}

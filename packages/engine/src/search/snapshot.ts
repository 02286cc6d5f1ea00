import type { Game } from '../core/game.ts';
import { JOURNAL_LENGTH, NOW_SIZE } from '../core/layout.ts';

/** A way back to this very question of a game, however far it has gone on by then; it may be taken again and again. */
export function snapshot(g: Game): () => void {
  const bytes = g.bytes.slice();
  return () => {
    g.bytes.set(bytes);
    g.leaveCache();
  };
}

/** Whether something has been answered in the current play: it can be undone to there. */
export const isUnderWay = (g: Game): boolean => g.bytes[JOURNAL_LENGTH]! > 0;

/** The same text for the same position as it lies. How far the current play has come is not part of it. */
export const positionKey = (g: Game): string =>
  // Ten times as fast as spreading them
  String.fromCharCode.apply(null, g.bytes.subarray(0, NOW_SIZE) as unknown as number[]);

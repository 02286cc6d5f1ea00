import type { Game } from '../core/game.ts';

/** A way back to this very question of a game, however far it has gone on by then; it may be taken again and again. */
export function snapshot(g: Game): () => void {
  const bytes = g.bytes.slice();
  return () => {
    g.bytes.set(bytes);
    g.leaveCache();
  };
}

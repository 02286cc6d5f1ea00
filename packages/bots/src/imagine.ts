import { type Chance, type Game, guess, openHeadline, phase, US, USSR, type View } from '@longtwilight/engine';

/** A game that the viewer might be in, standing at the viewer's question. */
export function imagine(seen: View, chance: Chance): Game {
  const g = guess(seen, chance);
  g.chance = chance;
  if (g.phase === phase.headline) openHeadline(g, seen.viewer === 'us' ? US : USSR);
  else g.refresh();
  return g;
}

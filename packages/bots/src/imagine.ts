import { type Chance, type Game, guess, US, USSR, type View } from '@longtwilight/engine';
import { phase } from '@longtwilight/engine/data';
import { openHeadline } from '@longtwilight/engine/search';
import { Policy } from './policy.ts';

/** A game that the viewer might be in, standing at the viewer's question. */
export function imagine(seen: View, chance: Chance): Game {
  const g = guess(seen, chance);
  g.chance = chance;
  if (g.phase === phase.headline) openHeadline(g, seen.viewer === 'us' ? US : USSR);
  else g.refresh();
  return g;
}

const RANDOM_SEED = 1 << 30;

/** A seed for dice, so that all that is tried in one world meets the same. */
export const seedForDice = (chance: Chance): number => chance(RANDOM_SEED);

/** Looks at view after view of one game with the same guarded policy, which remembers its plans. */
export function onlooker(chance: Chance): (seen: View) => { readonly g: Game; readonly policy: Policy } {
  let policy: Policy | null = null;
  return (seen) => {
    const g = imagine(seen, chance);
    policy ??= new Policy(g.rules, true);
    return { g, policy };
  };
}

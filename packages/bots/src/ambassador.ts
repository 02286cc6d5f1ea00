import { seeded } from '@longtwilight/engine';
import { answerText } from '@longtwilight/engine/data';
import type { Network } from '@longtwilight/neural';
import { imagine } from './imagine.ts';
import { Instinct } from './network/instinct.ts';
import { Playouts } from './network/playouts.ts';
import { prospects } from './network/prospects.ts';
import { standIn } from './network/stand-in.ts';
import type { Level, Player, PlayerOptions } from './player.ts';

/** How options are compared when they are to be ranked: over so many worlds, played on for so many stages. */
const WORLDS = 6;
const STAGES = 2;

/** A network that has learned by playing itself: answers at once, and does not look ahead. */
export const ambassador: Level = (seat) =>
  seat.network === undefined ? standIn(seat) : withNetwork(seat, seat.network);

function withNetwork({ seed }: PlayerOptions, network: Network): Player {
  const chance = seeded(seed);
  let instinct: Instinct | null = null;
  return {
    answer(seen) {
      const g = imagine(seen, chance);
      instinct ??= new Instinct(network, g.rules);
      return answerText(instinct.answer(g));
    },
    rank(seen) {
      const g = imagine(seen, chance);
      instinct ??= new Instinct(network, g.rules);
      const playouts = new Playouts(instinct.mind, g.rules);
      return prospects(seen, g, { instinct, playouts, chance, worlds: WORLDS, stages: STAGES });
    },
  };
}

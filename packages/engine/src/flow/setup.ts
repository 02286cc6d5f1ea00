import type { Game, Play } from '../core/game.ts';
import { SIDES, type Side, US, USSR } from '../core/ids.ts';
import { ask } from '../core/questions.ts';
import { neededFor } from '../map/control.ts';
import { COUNTRIES, easternEurope, type Land, westernEurope } from '../map/countries.ts';
import { add } from '../verbs/influence.ts';

/** How far a handicap may lift influence above what control needs (11.1.4.1). */
const ABOVE_CONTROL = 2;

/** With their hands in view the USSR, then the US, place their free influence; then a handicap if there is one. */
export function* setUp(g: Game): Play {
  yield placeFreely(g, USSR, easternEurope);
  yield placeFreely(g, US, westernEurope);
  for (const side of SIDES) if (g.rules.handicap[side] > 0) yield placeHandicap(g, side);
}

function* placeFreely(g: Game, side: Side, { countries }: Land): Play {
  for (let left = g.rules.start.free[side]; left > 0; left--) {
    g.ask(side, ask.setup, 0, left);
    if (g.listing) g.offerAll(countries);
    add(g, side, yield, 1);
  }
}

/** Only where the side already has influence, and not past control plus 2. */
function* placeHandicap(g: Game, side: Side): Play {
  for (let left = g.rules.handicap[side]; left > 0; left--) {
    g.ask(side, ask.bonus, 0, left);
    if (g.listing)
      for (let c = 0; c < COUNTRIES; c++) {
        const now = g.influence(side, c);
        if (now > 0 && now < neededFor(g, side, c) + ABOVE_CONTROL) g.offer(c);
      }
    if (g.none()) return;
    add(g, side, yield, 1);
  }
}

import { type Game, prepareGame, type Region, type Rules, type Side } from '@longtwilight/engine';
import { ask, COUNTRIES, REGION_KEYS, REGION_OF } from '@longtwilight/engine/data';
import { lastPlacement } from '../plan/last-placement.ts';
import { isLastPlay } from '../plan/plays.ts';

/** Solves the placement behind which there is nothing but final scoring, point by point. */
export class LastPoint {
  private readonly trial: Game;

  constructor(rules: Rules) {
    this.trial = prepareGame(rules);
  }

  /** The country of the next point; -1 where it is not the last placement, or no point changes what final scoring pays. */
  answer(g: Game): number {
    const side = g.actor as Side;
    if (g.question !== ask.place || !isLastPlay(g, side)) return -1;
    const countries = [...g.options.subarray(0, g.count)].filter((answer) => answer < COUNTRIES);
    const everywhere = lastPlacement(g, side, countries, g.left);
    if (this.isAllowed(g, everywhere.places)) return everywhere.places[0] ?? -1;
    // Some of the points count in one region only: all of them there, or the sure ones anywhere
    const inRegion = (region: Region): number[] => countries.filter((c) => REGION_OF[c] === region);
    const ways = [
      lastPlacement(g, side, countries, g.left - 1),
      ...REGION_KEYS.map((_, region) => lastPlacement(g, side, inRegion(region), g.left)),
    ].filter(({ places }) => this.isAllowed(g, places));
    return ways.reduce((best, way) => (way.gain > best.gain ? way : best)).places[0] ?? -1;
  }

  private isAllowed(g: Game, places: readonly number[]): boolean {
    const { trial } = this;
    trial.copyFrom(g);
    trial.refresh();
    for (const place of places) {
      if (trial.question !== ask.place || !trial.offered(place)) return false;
      trial.choose(place);
    }
    return true;
  }
}

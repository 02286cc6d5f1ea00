import { type Game, prepareGame, type Region, type Rules, type Side } from '@longtwilight/engine';
import { ask, COUNTRIES, REGION_KEYS, REGION_OF, wordAnswer } from '@longtwilight/engine/data';
import { lastPlacement } from '../plan/last-placement.ts';
import { isLastPlay } from '../plan/plays.ts';

/** Solves the placement behind which there is nothing but final scoring, point by point. */
export class LastPoint {
  private readonly trial: Game;
  private readonly placing: Game;

  constructor(rules: Rules) {
    this.trial = prepareGame(rules);
    this.placing = prepareGame(rules);
  }

  /** The country of the next point; -1 where it is not the last placement, or no point changes what final scoring pays. */
  answer(g: Game): number {
    if (!isLastPlay(g, g.actor as Side)) return -1;
    if (g.question === ask.place) return this.nextPlace(g);
    if (!isBetweenPoints(g)) return -1;
    this.placing.copyFrom(g);
    this.placing.refresh();
    this.placing.choose(wordAnswer.influence);
    const goesOn = this.placing.question !== ask.place || this.nextPlace(this.placing) >= 0;
    return goesOn ? wordAnswer.influence : -1;
  }

  private nextPlace(g: Game): number {
    const side = g.actor as Side;
    const countries = [...g.options.subarray(0, g.count)].filter((answer) => answer < COUNTRIES);
    const everywhere = lastPlacement(g, side, countries, g.left);
    if (this.isAllowed(g, everywhere.places)) return everywhere.places[0] ?? -1;
    // Some of the points count in one region only: as many as can be used there, or anywhere
    const inRegion = (region: Region): number[] => countries.filter((c) => REGION_OF[c] === region);
    const ways = [countries, ...REGION_KEYS.map((_, region) => inRegion(region))]
      .flatMap((where) => Array.from({ length: g.left + 1 }, (_, ops) => lastPlacement(g, side, where, ops)))
      .filter(({ places }) => this.isAllowed(g, places));
    return ways.reduce((best, way) => (way.gain > best.gain ? way : best)).places[0] ?? -1;
  }

  private isAllowed(g: Game, places: readonly number[]): boolean {
    const { trial } = this;
    trial.copyFrom(g);
    trial.refresh();
    for (const place of places) {
      if (isBetweenPoints(trial)) trial.choose(wordAnswer.influence);
      if (trial.question !== ask.place || !trial.offered(place)) return false;
      trial.choose(place);
    }
    return true;
  }
}

/** With mixed operations a side is asked before each point whether it goes on placing. */
const isBetweenPoints = (g: Game): boolean =>
  g.rules.mixedOperations &&
  g.question === ask.operations &&
  g.offered(wordAnswer.influence) &&
  !g.offered(wordAnswer.coup);

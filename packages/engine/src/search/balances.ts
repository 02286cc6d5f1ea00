import { EFFECT_COUNT } from '../core/effects.ts';
import type { Game } from '../core/game.ts';
import { type Country, US, USSR } from '../core/ids.ts';
import { INFLUENCE, INFLUENCE_OF_SIDE } from '../core/layout.ts';
import { COUNTRIES, REGION_OF, REGIONS } from '../map/countries.ts';
import { balance } from '../verbs/score.ts';
import { tryInfluence } from './pretend.ts';

const ALL_REGIONS = (1 << REGIONS.length) - 1;
const FOURS_OF_SIDE = INFLUENCE_OF_SIDE / 4;
/** The regions that four countries in a row lie in, as bits. */
const REGIONS_OF_FOUR = Uint8Array.from({ length: FOURS_OF_SIDE }, (_, four) =>
  [0, 1, 2, 3].reduce((bits, i) => (4 * four + i < COUNTRIES ? bits | (1 << REGION_OF[4 * four + i]!) : bits), 0),
);

/** What the regions pay on balance in one position after the other; only those that have changed are counted again. */
export class Balances {
  readonly of = new Float64Array(REGIONS.length);
  private readonly influence = new Int32Array(2 * FOURS_OF_SIDE);
  private readonly effects = new Uint8Array(EFFECT_COUNT);
  private known = false;

  look(g: Game): void {
    let changed = this.known ? 0 : ALL_REGIONS;
    for (let effect = 0; effect < EFFECT_COUNT; effect++)
      if (this.effects[effect] !== g.effect(effect)) {
        this.effects[effect] = g.effect(effect);
        changed = ALL_REGIONS;
      }
    for (let i = 0; i < 2 * FOURS_OF_SIDE; i++) {
      const four = g.fours[INFLUENCE / 4 + i]!;
      if (this.influence[i] === four) continue;
      this.influence[i] = four;
      changed |= REGIONS_OF_FOUR[i % FOURS_OF_SIDE]!;
    }
    for (let region = 0; region < REGIONS.length; region++)
      if (changed & (1 << region)) this.of[region] = balance(g, region);
    this.known = true;
  }
}

/** What the region of a country would pay on balance if the country had this influence. */
export function balanceWith(g: Game, c: Country, us: number, ussr: number): number {
  const moreUs = us - g.influence(US, c);
  const moreUssr = ussr - g.influence(USSR, c);
  tryInfluence(g, US, c, moreUs);
  tryInfluence(g, USSR, c, moreUssr);
  const paid = balance(g, REGION_OF[c]!);
  tryInfluence(g, US, c, -moreUs);
  tryInfluence(g, USSR, c, -moreUssr);
  return paid;
}

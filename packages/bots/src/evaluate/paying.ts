import { balance, type Game, layout } from '@longtwilight/engine';
import { COUNTRIES, REGION_OF } from '@longtwilight/engine/data';
import { EFFECT_COUNT } from './weights.ts';

const REGION_COUNT = 6;
const ALL_REGIONS = (1 << REGION_COUNT) - 1;
const WORDS_OF_SIDE = layout.INFLUENCE_OF_SIDE / 4;
/** The regions that the four countries of a word lie in, as bits. */
const REGIONS_OF_WORD = Uint8Array.from({ length: WORDS_OF_SIDE }, (_, w) =>
  [0, 1, 2, 3].reduce((bits, i) => (4 * w + i < COUNTRIES ? bits | (1 << REGION_OF[4 * w + i]!) : bits), 0),
);

/** What the regions pay on balance in one position after the other; only those that have changed are counted again. */
export class Paying {
  readonly balances = new Float64Array(REGION_COUNT);
  private readonly influence = new Int32Array(2 * WORDS_OF_SIDE);
  private readonly effects = new Uint8Array(EFFECT_COUNT);
  private known = false;

  look(g: Game): void {
    let changed = this.known ? 0 : ALL_REGIONS;
    for (let effect = 0; effect < EFFECT_COUNT; effect++)
      if (this.effects[effect] !== g.effect(effect)) {
        this.effects[effect] = g.effect(effect);
        changed = ALL_REGIONS;
      }
    for (let w = 0; w < 2 * WORDS_OF_SIDE; w++) {
      const four = g.words[layout.INFLUENCE / 4 + w]!;
      if (this.influence[w] === four) continue;
      this.influence[w] = four;
      changed |= REGIONS_OF_WORD[w % WORDS_OF_SIDE]!;
    }
    for (let region = 0; region < REGION_COUNT; region++)
      if (changed & (1 << region)) this.balances[region] = balance(g, region);
    this.known = true;
  }
}

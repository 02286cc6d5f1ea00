import {
  type Country,
  costAgainst,
  type Game,
  gameFrom,
  guess,
  isControl,
  otherKey,
  placesInReach,
  regionViews,
  resolveRules,
  type Side,
  type SideKey,
  seeded,
  sideOf,
  type View,
} from '@longtwilight/engine';
import {
  BATTLEGROUND,
  COUNTRY_KEYS,
  type CountryKey,
  REGION_KEYS,
  REGION_OF,
  type RegionKey,
  STABILITY,
} from '@longtwilight/engine/data';
import { coupFaces } from './coup-faces.ts';

/** What a side can see of the board, with what it means: control, prices, what regions pay. Nothing of it is hidden from anybody. */
export class Board {
  readonly seen: View;
  readonly me: SideKey;
  /** One of the games that look like this; only what everybody sees is read of it, and the own hand. */
  readonly game: Game;
  readonly side: Side;
  private reach: readonly Country[] | null = null;

  constructor(seen: View, me: SideKey) {
    this.seen = seen;
    this.me = me;
    this.side = sideOf(me);
    this.game = guess(seen, seeded(seen.number));
  }

  get them(): SideKey {
    return otherKey(this.me);
  }

  controller(country: CountryKey): SideKey | null {
    const c = COUNTRY_KEYS.indexOf(country);
    const [us, ussr] = this.seen.influence[country] ?? [0, 0];
    if (isControl(us - ussr, c)) return 'us';
    return isControl(ussr - us, c) ? 'ussr' : null;
  }

  readonly isBattleground = (country: CountryKey): boolean => BATTLEGROUND[COUNTRY_KEYS.indexOf(country)] === 1;
  readonly regionOf = (country: CountryKey): RegionKey => REGION_KEYS[REGION_OF[COUNTRY_KEYS.indexOf(country)]!]!;

  battlegrounds(region?: RegionKey): CountryKey[] {
    return COUNTRY_KEYS.filter(
      (country) => this.isBattleground(country) && (region === undefined || this.regionOf(country) === region),
    );
  }

  /** What a region would pay this side now; negative if it would pay the other. */
  pays(region: RegionKey, vp = this.seen.regions[region].vp): number {
    return this.me === 'us' ? vp : -vp;
  }

  /** What its region would pay this side more if it controlled a country. */
  worth(country: CountryKey): number {
    const { influence, effects, rules } = this.seen;
    const [us, ussr] = influence[country] ?? [0, 0];
    const lead = STABILITY[COUNTRY_KEYS.indexOf(country)]!;
    const taken: readonly [number, number] = this.me === 'us' ? [ussr + lead, ussr] : [us, us + lead];
    const after = regionViews(
      gameFrom(resolveRules(rules), { influence: { ...influence, [country]: taken }, effects }),
    );
    const region = this.regionOf(country);
    return this.pays(region, after[region].vp) - this.pays(region);
  }

  /** Operations that control of a country would cost, by influence; null where none can be placed. */
  price(country: CountryKey): number | null {
    const c = COUNTRY_KEYS.indexOf(country);
    this.reach ??= placesInReach(this.game, this.side);
    if (!this.reach.includes(c)) return null;
    let [mine, theirs] = [this.influence(this.me, country), this.influence(this.them, country)];
    let cost = 0;
    for (; !isControl(mine - theirs, c); mine++) cost += costAgainst(theirs - mine, c);
    return cost;
  }

  /** Faces of the die with which a coup of this value takes control; null where it can't be tried without losing. */
  coupFaces(country: CountryKey, value: number, by: SideKey = this.me): number | null {
    return coupFaces(this.game, sideOf(by), COUNTRY_KEYS.indexOf(country), value);
  }

  influence(side: SideKey, country: CountryKey): number {
    return this.seen.influence[country]?.[side === 'us' ? 0 : 1] ?? 0;
  }
}

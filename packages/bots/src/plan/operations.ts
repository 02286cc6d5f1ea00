import {
  type Country,
  costAgainst,
  coupLowersDefcon,
  coupModifier,
  coupStrength,
  type Game,
  mayCoup,
  mayRealign,
  militaryShort,
  numberOf,
  other,
  realignModifier,
  realignSafe,
  type Side,
  threatened,
  US,
} from '@longtwilight/engine';
import { COUNTRIES, fx, no } from '@longtwilight/engine/data';
import type { Outlook } from '../evaluate/outlook.ts';
import { lastPlacement } from './last-placement.ts';

const MOST_OPS = 6;
const FACES = 6;
/** More than any coup can have. */
const MOST_STRENGTH = 16;
/** A coup closes the door behind it: the other side can't answer with one in a battleground. */
const LAST_COUP = 0.5;
/** Dice are taken a little below their mean. */
const RISK = 0.93;
/** What later realignment rolls of a card still gain, as a share of the first. */
const ROLLS = [0, 1, 1.75, 2.3, 2.7, 3] as const;

const sign = (side: Side): number => (side === US ? 1 : -1);

/** A target with what is to be gained there by the side that looks. */
export interface Target {
  readonly country: Country;
  readonly gain: number;
}

/**
 * What operations can do for one side: whole influence placements, coups and realignments, each for every number of points.
 * Gains are for the side that looks.
 */
export class Operations {
  private readonly outlook: Outlook;
  private g!: Game;
  private side: Side = US;
  private readonly places = new Uint8Array(COUNTRIES);
  private placeCount = 0;
  /** What spending exactly so many points in a place gains, by place and points. */
  private readonly gains = new Float64Array(COUNTRIES * (MOST_OPS + 1));
  private readonly points = new Uint8Array(COUNTRIES * (MOST_OPS + 1));
  private readonly best = new Float64Array(MOST_OPS + 1);
  private readonly spent = new Uint8Array(COUNTRIES * (MOST_OPS + 1));
  private most = 0;
  /** Placements known to be best. */
  private solved: (readonly number[])[] = [];
  /** The best coups by operations, and the best realignment roll, once they have been looked for. */
  private readonly coups: (Target | null)[] = Array(MOST_OPS + 1).fill(null);
  private roll: Target | null = null;
  /** What coups change, by country and strength, as far as it was needed. */
  private readonly results = new Float64Array(COUNTRIES * MOST_STRENGTH);
  private resultsKnown = false;

  constructor(outlook: Outlook) {
    this.outlook = outlook;
  }

  /** Consider a position, which the outlook has read. */
  look(g: Game, side: Side): void {
    this.g = g;
    this.side = side;
    this.outlook.moved();
    this.coups.fill(null);
    this.roll = null;
    this.resultsKnown = false;
  }

  /** Nothing can be placed until it is weighed. */
  forgetPlaces(): void {
    this.placeCount = 0;
    this.solved = [];
    this.best.fill(0);
  }

  /** Weigh all placements of up to `most` points in these countries. */
  weighPlaces(options: Uint8Array, count: number, most: number): void {
    this.most = Math.min(most, MOST_OPS);
    this.placeCount = 0;
    for (let i = 0; i < count; i++) {
      const c = options[i]!;
      if (c < COUNTRIES && this.weighPlace(c)) this.placeCount++;
    }
    this.combine();
  }

  /** The gains of one, two, three ... points in a country; false if none is worth anything. */
  private weighPlace(c: Country): boolean {
    const { g, side, outlook, most } = this;
    const row = this.placeCount * (MOST_OPS + 1);
    this.places[this.placeCount] = c;
    for (let w = 0; w <= most; w++) {
      this.gains[row + w] = 0;
      this.points[row + w] = 0;
    }
    const was = g.influence(side, c);
    const them = g.influence(other(side), c);
    // Where both are, a point is worth what is left of it after the answer
    const answerable = (mine: number): number => (them > 0 ? outlook.answerable(c, mine - them) : 0);
    const before = answerable(was);
    let cost = 0;
    let worth = false;
    for (let k = 1; k <= most; k++) {
      cost += costAgainst(them - (was + k - 1), c);
      if (cost > most) break;
      const change = side === US ? outlook.change(g, c, was + k, them) : outlook.change(g, c, them, was + k);
      const gain = sign(side) * change + before - answerable(was + k);
      this.gains[row + cost] = gain;
      this.points[row + cost] = k;
      worth ||= gain > 0;
    }
    return worth;
  }

  /** The best division of the points among the places, taken as independent of each other. */
  private combine(): void {
    const { best, gains, points, spent, most } = this;
    best.fill(0);
    for (let p = 0; p < this.placeCount; p++) {
      const row = p * (MOST_OPS + 1);
      for (let w = most; w >= 0; w--) {
        let top = best[w]!;
        let use = 0;
        for (let cost = 1; cost <= w; cost++) {
          if (points[row + cost] === 0) continue;
          const value = best[w - cost]! + gains[row + cost]!;
          if (value > top) {
            top = value;
            use = cost;
          }
        }
        best[w] = top;
        spent[row + w] = use;
      }
    }
  }

  /** Nothing comes after this placement but final scoring: try all of them. */
  solveLast(options: Uint8Array, count: number): void {
    const countries = [...options.subarray(0, count)].filter((c) => c < COUNTRIES);
    for (let ops = 1; ops <= this.most; ops++) {
      const { gain, places } = lastPlacement(this.g, this.side, countries, ops);
      if (gain === 0) continue;
      this.best[ops] = gain;
      this.solved[ops] = places;
    }
  }

  /** What the best placement of so many points gains. */
  placing(ops: number): number {
    return this.best[Math.min(ops, this.most)]!;
  }

  /** The best placement of so many points, a country for each point, dear ones first. */
  placement(ops: number): number[] {
    const solved = this.solved[Math.min(ops, this.most)];
    if (solved !== undefined) return [...solved];
    const dear: number[] = [];
    const cheap: number[] = [];
    let w = Math.min(ops, this.most);
    for (let p = this.placeCount - 1; p >= 0; p--) {
      const row = p * (MOST_OPS + 1);
      const cost = this.spent[row + w]!;
      if (cost === 0) continue;
      const k = this.points[row + cost]!;
      for (let i = 0; i < k; i++) (cost > k ? dear : cheap).push(this.places[p]!);
      w -= cost;
    }
    return [...dear, ...cheap];
  }

  /** The best coup with so many points; no country (-1) where none gains anything or all would lose the game. */
  bestCoup(ops: number): Target {
    this.coups[ops] ??= this.bestTarget(mayCoup, (c) => this.coupGain(c, ops));
    return this.coups[ops];
  }
  /** The best country for so many realignment rolls; no country (-1) where none gains anything. */
  bestRealign(ops: number): Target {
    this.roll ??= this.bestTarget(mayRealign, (c) => this.realignGain(c));
    const { country, gain } = this.roll;
    return { country, gain: gain * ROLLS[Math.min(ops, ROLLS.length - 1)]! };
  }
  private bestTarget(may: typeof mayCoup, gainIn: (c: Country) => number): Target {
    const them = other(this.side);
    this.outlook.moved();
    let country = -1;
    let top = 0;
    for (let c = 0; c < COUNTRIES; c++) {
      if (this.g.influence(them, c) === 0 || !may(this.g, this.side, c, false)) continue;
      const gain = gainIn(c);
      if (gain > top) {
        country = c;
        top = gain;
      }
    }
    return { country, gain: top };
  }

  /** What a coup gains on average; below zero without bound where it would lose the game. */
  coupGain(c: Country, ops: number, free = false): number {
    const { g, side, outlook } = this;
    const lowers = coupLowersDefcon(g, side, c);
    if (lowers && g.defcon === 2 && g.phasing === side) return Number.NEGATIVE_INFINITY;
    if (threatened(g, side)) return Number.NEGATIVE_INFINITY;
    if (lowers && g.defcon === 2) return 100;
    const modifier = coupModifier(g, side, c);
    let sum = 0;
    for (let roll = 1; roll <= FACES; roll++) {
      const strength = coupStrength(c, ops, modifier, roll);
      if (strength > 0) sum += this.coupResult(c, strength);
    }
    let gain = (RISK * sum) / FACES;
    if (!free) gain += outlook.urgency * Math.min(ops, militaryShort(g, side));
    if (lowers && g.defcon === 3) gain += LAST_COUP;
    if (side === US && g.effect(fx['yuri-and-samantha']) !== 0) gain -= numberOf(g, no['yuri-and-samantha'], 'vp');
    return gain;
  }

  /** What a coup of this strength changes: the same for all cards and rolls that come to it. */
  private coupResult(c: Country, strength: number): number {
    const { g, side, outlook } = this;
    if (!this.resultsKnown) this.results.fill(Number.NaN);
    this.resultsKnown = true;
    const i = c * MOST_STRENGTH + Math.min(strength, MOST_STRENGTH - 1);
    const known = this.results[i]!;
    if (!Number.isNaN(known)) return known;
    const mine = g.influence(side, c);
    const theirs = g.influence(other(side), c);
    const left = Math.max(0, theirs - strength);
    const now = mine + Math.max(0, strength - theirs);
    const result = sign(side) * (side === US ? outlook.change(g, c, now, left) : outlook.change(g, c, left, now));
    this.results[i] = result;
    return result;
  }

  /** What one realignment roll gains on average. */
  realignGain(c: Country): number {
    const { g, side, outlook } = this;
    const them = other(side);
    const lead = realignModifier(g, side, c) - realignModifier(g, them, c);
    const mine = g.influence(side, c);
    const theirs = g.influence(them, c);
    const safe = realignSafe(g, side);
    let sum = 0;
    let [seenNow, seenLeft, change] = [mine, theirs, 0];
    for (let roll = 1 - FACES; roll < FACES; roll++) {
      const difference = roll + lead;
      const now = safe ? mine : Math.max(0, mine + Math.min(0, difference));
      const left = Math.max(0, theirs - Math.max(0, difference));
      // Rolls beyond what is there to lose all do the same
      if (now !== seenNow || left !== seenLeft) {
        change = side === US ? outlook.change(g, c, now, left) : outlook.change(g, c, left, now);
        [seenNow, seenLeft] = [now, left];
      }
      sum += (FACES - Math.abs(roll)) * sign(side) * change;
    }
    return (RISK * sum) / (FACES * FACES);
  }
}

import { no } from '../core/card-keys.ts';
import { fx } from '../core/effects.ts';
import type { Game, Play } from '../core/game.ts';
import { type Card, type Country, other, type Side, US, USSR } from '../core/ids.ts';
import { ask } from '../core/questions.ts';
import { isControl } from '../map/control.ts';
import {
  ASIA,
  CHINESE_CIVIL_WAR,
  COUNTRIES,
  MAP_PLACES,
  NEIGHBOURS,
  REGION_OF,
  southeastAsia,
  TOUCHES,
} from '../map/countries.ts';
import { findInfluenced, findInfluencedBefore, found } from '../map/influenced.ts';
import { civilWar, claimChina } from '../verbs/china.ts';
import { effectRegion, inEffect } from '../verbs/effects.ts';
import { add } from '../verbs/influence.ts';
import { CHINA_CARD, numberOf } from '../verbs/value.ts';

const asiaBonus = (g: Game, card: Card): number => (card === CHINA_CARD ? numberOf(g, CHINA_CARD, 'asia') : 0);
const southeastAsiaBonus = (g: Game, side: Side): number =>
  side === USSR && inEffect(g, fx['vietnam-revolts']) ? numberOf(g, no['vietnam-revolts'], 'boost') : 0;

/** Points that operations have only in one region: all that are possible, or those that count in a country. */
export const regionBonus = (g: Game, side: Side, card: Card, c?: Country): number =>
  (c === undefined || REGION_OF[c] === ASIA ? asiaBonus(g, card) : 0) +
  (c === undefined || southeastAsia(c) ? southeastAsiaBonus(g, side) : 0);

/** Points of one card, with the bonuses that last while every point goes into a region. */
export class Points {
  private left: number;
  /** The bonuses, 0 once a point has gone elsewhere. */
  private china: number;
  private vietnam: number;

  constructor(g: Game, side: Side, card: Card, value: number) {
    this.left = value;
    this.china = asiaBonus(g, card);
    this.vietnam = southeastAsiaBonus(g, side);
  }
  /** Points left if the next one goes to this country. */
  room(c: Country): number {
    if (this.china + this.vietnam === 0) return this.left;
    return this.left + (REGION_OF[c] === ASIA ? this.china : 0) + (southeastAsia(c) ? this.vietnam : 0);
  }
  /** Points left wherever they go. */
  get sure(): number {
    return this.left;
  }
  /** Points left at the most. */
  get most(): number {
    return this.left + this.china + this.vietnam;
  }
  spend(c: Country, cost: number): void {
    this.left -= cost;
    if (REGION_OF[c] !== ASIA) this.china = 0;
    if (!southeastAsia(c)) this.vietnam = 0;
  }
}

const DEAREST = 2;
/** A point of influence costs 2 where the opponent is in control, else 1 (6.1.2). */
export const costAgainst = (enemyLead: number, c: Country): number => (isControl(enemyLead, c) ? DEAREST : 1);
export const placeCost = (g: Game, side: Side, c: Country): number =>
  costAgainst(g.influence(other(side), c) - g.influence(side, c), c);

/** Chernobyl closes a region to the USSR; the box of the Chinese Civil War is closed once that is over. */
const closed = (g: Game, side: Side, c: Country): boolean =>
  (side === USSR && REGION_OF[c] === effectRegion(g, fx.chernobyl)) || (c === CHINESE_CIVIL_WAR && !civilWar(g));

const anyClosed = (g: Game, side: Side): boolean =>
  side === USSR && (inEffect(g, fx.chernobyl) || g.rules.chineseCivilWar);

const mayPlace = (g: Game, side: Side, c: Country, budget: Points): boolean =>
  placeCost(g, side, c) <= budget.room(c) && !closed(g, side, c);

/**
 * Gather what a side reaches: the countries adjacent to its superpower, the `n` countries found with its influence, and those
 * adjacent to them (6.1.1).
 */
function gatherReach(side: Side, n: number): void {
  inReach.fill(0);
  for (let i = 0; i < HOME[side]!.length; i++) mark(HOME[side]![i]!);
  for (let i = 0; i < n; i++) for (let w = 0; w < WORDS; w++) inReach[w]! |= AROUND[WORDS * found[i]! + w]!;
}
/** List what operations reach: what counts is the influence when the play began. */
function fillReach(g: Game, side: Side, reach: Uint8Array): number {
  gatherReach(side, findInfluencedBefore(g, side));
  if (side === USSR && g.rules.chineseCivilWar) mark(CHINESE_CIVIL_WAR);
  let count = 0;
  for (let w = 0; w < WORDS; w++)
    for (let left = inReach[w]!; left !== 0; left &= left - 1) reach[count++] = 32 * w + 31 - Math.clz32(left & -left);
  return count;
}

/** Mark by 1 each country that a side would reach with its influence as it is now. */
export function markReach(g: Game, side: Side, marks: Uint8Array): void {
  gatherReach(side, findInfluenced(g, side));
  marks.fill(0);
  for (let w = 0; w < WORDS; w++)
    for (let left = inReach[w]!; left !== 0; left &= left - 1) marks[32 * w + 31 - Math.clz32(left & -left)] = 1;
}
/** Whether a side would reach a country with its influence as it is now, but with none in one country, be it the same. */
export function reachesWithout(g: Game, side: Side, to: Country, without: Country): boolean {
  if (TOUCHES[to] === side || (to !== without && g.influence(side, to) > 0)) return true;
  const neighbours = NEIGHBOURS[to]!;
  for (let i = 0; i < neighbours.length; i++)
    if (neighbours[i] !== without && g.influence(side, neighbours[i]!) > 0) return true;
  return false;
}

/** Where operations of a side may place influence when a play begins, whatever it costs. */
export function placesInReach(g: Game, side: Side): Country[] {
  const count = g.reach(side, fillReach);
  return [...g.reachable(side).subarray(0, count)].filter((c) => !closed(g, side, c));
}

/** Sets of countries as bits, so that adjacent countries are joined by the dozen. */
const WORDS = Math.ceil(MAP_PLACES / 32);
const inReach = new Int32Array(WORDS);
const mark = (c: Country): void => {
  inReach[c >> 5]! |= 1 << (c & 31);
};
/** Each country and those adjacent to it. */
const AROUND = new Int32Array(WORDS * MAP_PLACES);
NEIGHBOURS.forEach((neighbours, c) => {
  for (const near of [c, ...neighbours]) AROUND[WORDS * c + (near >> 5)]! |= 1 << (near & 31);
});
const HOME = [US, USSR].map((side) =>
  Uint8Array.from(TOUCHES.keys()).filter((c) => TOUCHES[c] === side && c < COUNTRIES),
);

/** Whether a card of this value can place influence. The countries around the superpower, always in reach, nearly always tell. */
export function canPlaceAny(g: Game, side: Side, card: Card, value: number): boolean {
  const home = HOME[side]!;
  for (let i = 0; i < home.length; i++)
    if (placeCost(g, side, home[i]!) <= value && !closed(g, side, home[i]!)) return true;
  return canPlace(g, side, new Points(g, side, card, value));
}

/** Whether any point may be placed, barred countries apart. */
export function canPlace(g: Game, side: Side, budget: Points, barred?: Uint8Array): boolean {
  const count = g.reach(side, fillReach);
  const reach = g.reachable(side);
  for (let i = 0; i < count; i++) {
    const c = reach[i]!;
    if (mayPlace(g, side, c, budget) && barred?.[c] !== 1) return true;
  }
  return false;
}

/** Ask where the next point goes, barred countries apart. */
export function askPlace(g: Game, side: Side, card: Card, budget: Points, barred?: Uint8Array): void {
  g.ask(side, ask.place, card, budget.most);
  if (!g.listing) return;
  const count = g.reach(side, fillReach);
  const reach = g.reachable(side);
  const open = barred === undefined && !anyClosed(g, side);
  if (open && budget.sure >= DEAREST) g.offerAll(reach, count);
  else
    for (let i = 0; i < count; i++) {
      const c = reach[i]!;
      const allowed = open || (!closed(g, side, c) && barred?.[c] !== 1);
      if (allowed && placeCost(g, side, c) <= budget.room(c)) g.offer(c);
    }
}
export function placePoint(g: Game, side: Side, c: Country, budget: Points): void {
  budget.spend(c, placeCost(g, side, c));
  add(g, side, c, 1);
  if (c === CHINESE_CIVIL_WAR) claimChina(g);
}

/** Spend operations on influence, point by point, while there is a place for it. */
export function* placeInfluence(g: Game, side: Side, card: Card, value: number): Play {
  const budget = new Points(g, side, card, value);
  while (budget.most > 0) {
    askPlace(g, side, card, budget);
    if (g.none()) return;
    placePoint(g, side, yield, budget);
  }
}

import { word } from '../core/answers.ts';
import { fx } from '../core/effects.ts';
import type { Game, Play } from '../core/game.ts';
import { type Card, type Country, other, type Side, USSR } from '../core/ids.ts';
import { ask } from '../core/questions.ts';
import { controls } from '../map/control.ts';
import {
  ASIA,
  CHINESE_CIVIL_WAR,
  COUNTRIES,
  NEIGHBOURS,
  PLACES,
  REGION_OF,
  southeastAsia,
  TOUCHES,
} from '../map/countries.ts';
import { civilWar, claimChina } from '../verbs/china.ts';
import { coup } from '../verbs/coup.ts';
import { effectRegion, inEffect } from '../verbs/effects.ts';
import { add, type Where } from '../verbs/influence.ts';
import { mayCoup, mayRealign } from '../verbs/protection.ts';
import { realign } from '../verbs/realign.ts';
import { CHINA_CARD, opsValue } from '../verbs/value.ts';

/** Where operations may go, and what DEFCON has to say about it. */
interface Scope {
  readonly where?: Where;
  /** Given by an event for a named region: DEFCON does not limit it, and a coup earns no military operations. */
  readonly free?: boolean;
}
const EVERYWHERE: Scope = {};

/** Countries with own influence when the play began, their neighbours, and those next to the own superpower (6.1.1). */
function fillReach(g: Game, side: Side, reach: Uint8Array): void {
  reach.fill(0);
  for (let c = 0; c < COUNTRIES; c++) {
    if (TOUCHES[c] === side) reach[c] = 1;
    if (g.influenceBefore(side, c) === 0) continue;
    reach[c] = 1;
    const neighbours = NEIGHBOURS[c]!;
    for (let i = 0; i < neighbours.length; i++) reach[neighbours[i]!] = 1;
  }
  if (side === USSR && g.rules.chineseCivilWar) reach[CHINESE_CIVIL_WAR] = 1;
}

/** Points of one card, with the bonuses that last while every point goes into a region. */
class Budget {
  private readonly value: number;
  private readonly china: boolean;
  private readonly vietnam: boolean;
  private inAsia = true;
  private inSoutheastAsia = true;
  private spent = 0;

  constructor(g: Game, side: Side, card: Card, value: number) {
    this.value = value;
    this.china = card === CHINA_CARD;
    this.vietnam = side === USSR && inEffect(g, fx['vietnam-revolts']);
  }
  /** Points left if the next one goes to this country. */
  room(c: Country): number {
    const china = this.china && this.inAsia && REGION_OF[c] === ASIA ? 1 : 0;
    const vietnam = this.vietnam && this.inSoutheastAsia && southeastAsia(c) ? 1 : 0;
    return this.value + china + vietnam - this.spent;
  }
  /** Points left at the most. */
  get most(): number {
    return (
      this.value + (this.china && this.inAsia ? 1 : 0) + (this.vietnam && this.inSoutheastAsia ? 1 : 0) - this.spent
    );
  }
  spend(c: Country, cost: number): void {
    this.spent += cost;
    if (REGION_OF[c] !== ASIA) this.inAsia = false;
    if (!southeastAsia(c)) this.inSoutheastAsia = false;
  }
}

/** A point of influence costs 2 where the enemy is in control, else 1 (6.1.2). */
const placeCost = (g: Game, side: Side, c: Country): number => (controls(g, other(side), c) ? 2 : 1);

function mayPlace(g: Game, side: Side, c: Country, reach: Uint8Array, budget: Budget): boolean {
  if (reach[c] === 0 || placeCost(g, side, c) > budget.room(c)) return false;
  if (side === USSR && REGION_OF[c] === effectRegion(g, fx.chernobyl)) return false;
  return c !== CHINESE_CIVIL_WAR || civilWar(g);
}

const canPlace = (g: Game, side: Side, budget: Budget): boolean => {
  const reach = g.reach(side, fillReach);
  for (let c = 0; c < PLACES; c++) if (mayPlace(g, side, c, reach, budget)) return true;
  return false;
};
const canRealign = (g: Game, side: Side, scope: Scope): boolean => {
  for (let c = 0; c < COUNTRIES; c++)
    if (mayRealign(g, side, c, scope.free ?? false) && (scope.where?.(c) ?? true)) return true;
  return false;
};
const canCoup = (g: Game, side: Side, scope: Scope): boolean => {
  for (let c = 0; c < COUNTRIES; c++)
    if (mayCoup(g, side, c, scope.free ?? false) && (scope.where?.(c) ?? true)) return true;
  return false;
};

/** List what operations of this value can be used for now. */
export function offerUses(g: Game, side: Side, card: Card, value: number): void {
  if (canPlace(g, side, new Budget(g, side, card, value))) g.offer(word.influence);
  if (canCoup(g, side, EVERYWHERE)) g.offer(word.coup);
  if (canRealign(g, side, EVERYWHERE)) g.offer(word.realign);
}

/** Carry out operations in the way named. */
export function* conduct(g: Game, side: Side, card: Card, value: number, use: number, scope = EVERYWHERE): Play {
  if (use === word.coup) yield* coupWith(g, side, card, value, scope);
  else yield* spend(g, side, card, value, use, scope);
}

function* coupWith(g: Game, side: Side, card: Card, value: number, scope: Scope): Play {
  g.ask(side, ask.coup, card);
  if (g.listing)
    for (let c = 0; c < COUNTRIES; c++)
      if (mayCoup(g, side, c, scope.free ?? false) && (scope.where?.(c) ?? true)) g.offer(c);
  if (g.none()) return;
  const c = yield;
  yield* coup(g, side, c, new Budget(g, side, card, value).room(c), !scope.free);
}

/** Spend points one by one on influence or on realignment rolls; on both only under the designers' option. */
function* spend(g: Game, side: Side, card: Card, value: number, firstUse: number, scope: Scope): Play {
  const budget = new Budget(g, side, card, value);
  const reach = g.reach(side, fillReach);
  const mixed = g.rules.mixedOperations && scope.where === undefined;
  // With mixed operations a country may not see both uses in one round
  const usedFor = mixed ? new Uint8Array(PLACES) : null;
  const free = (c: Country, use: number): boolean => usedFor === null || usedFor[c] === 0 || usedFor[c] === use;
  const placeable = (c: Country): boolean => mayPlace(g, side, c, reach, budget) && free(c, word.influence);
  const realignable = (c: Country): boolean =>
    budget.room(c) > 0 &&
    mayRealign(g, side, c, scope.free ?? false) &&
    (scope.where?.(c) ?? true) &&
    free(c, word.realign);
  let use = firstUse;
  for (let first = true; budget.most > 0; first = false) {
    if (mixed && !first) {
      g.ask(side, ask.operations, card, budget.most);
      if (g.listing) {
        if (anyPlace(placeable)) g.offer(word.influence);
        if (anyPlace(realignable)) g.offer(word.realign);
      }
      if (g.none()) return;
      use = yield;
    }
    const placing = use === word.influence;
    g.ask(side, placing ? ask.place : ask.realign, card, budget.most);
    if (g.listing) for (let c = 0; c < PLACES; c++) if (placing ? placeable(c) : realignable(c)) g.offer(c);
    if (g.none()) return;
    const c = yield;
    if (usedFor !== null) usedFor[c] = use;
    if (placing) {
      budget.spend(c, placeCost(g, side, c));
      add(g, side, c, 1);
      if (c === CHINESE_CIVIL_WAR) claimChina(g);
    } else {
      budget.spend(c, 1);
      yield* realign(g, side, c);
    }
  }
}

const anyPlace = (where: Where): boolean => {
  for (let c = 0; c < PLACES; c++) if (where(c)) return true;
  return false;
};

/** Operations given by an event, worth `printed` before modifiers. Some may be declined, some may not be used for coups. */
export function* operations(
  g: Game,
  side: Side,
  card: Card,
  printed: number,
  { decline = false, coups = true }: { decline?: boolean; coups?: boolean } = {},
): Play {
  const value = opsValue(g, side, printed);
  g.ask(side, ask.operations, card);
  if (g.listing) {
    if (canPlace(g, side, new Budget(g, side, card, value))) g.offer(word.influence);
    if (coups && canCoup(g, side, EVERYWHERE)) g.offer(word.coup);
    if (canRealign(g, side, EVERYWHERE)) g.offer(word.realign);
    if (decline && g.count > 0) g.offer(word.done);
  }
  if (g.none()) return;
  const use = yield;
  if (use !== word.done) yield* conduct(g, side, card, value, use);
}

/** A free coup or free realignment rolls in named countries, with the card's own value; may be declined. */
export function* freeCoupOrRealign(g: Game, side: Side, card: Card, where: Where): Play {
  const value = opsValue(g, side, g.rules.cards[card]!.ops);
  const scope: Scope = { where, free: true };
  g.ask(side, ask.follow, card);
  if (g.listing) {
    if (canCoup(g, side, scope)) g.offer(word.coup);
    if (canRealign(g, side, scope)) g.offer(word.realign);
    if (g.count > 0) g.offer(word.done);
  }
  if (g.none()) return;
  const use = yield;
  if (use !== word.done) yield* conduct(g, side, card, value, use, scope);
}

import { wordAnswer } from '../core/answers.ts';
import type { Game, Play } from '../core/game.ts';
import { type Card, type Country, other, type Side } from '../core/ids.ts';
import { ask } from '../core/questions.ts';
import { COUNTRIES, type Land, MAP_PLACES } from '../map/countries.ts';
import { findInfluenced, found, lastInfluenced } from '../map/influenced.ts';
import { coup, coupAtOnce, eventEarnsMilitary } from '../verbs/coup.ts';
import { mayCoup, mayRealign } from '../verbs/protection.ts';
import { realign } from '../verbs/realign.ts';
import { cardValue, opsValue } from '../verbs/value.ts';
import { askPlace, canPlace, canPlaceAny, Points, placeInfluence, placePoint } from './placement.ts';

/** Operations that an event gives for named countries: DEFCON does not limit them. */
type Only = Land | null;

const mayCoupIn = (g: Game, side: Side, c: Country, only: Only): boolean =>
  mayCoup(g, side, c, only !== null) && (only === null || only(c));
const mayRealignIn = (g: Game, side: Side, c: Country, only: Only): boolean =>
  mayRealign(g, side, c, only !== null) && (only === null || only(c));

/** List a coup and realignment as uses, where there is a target for them. */
function offerAttacks(g: Game, side: Side, only: Only, coups = true): void {
  let canCoup = false;
  let canRealign = false;
  // From the end, where the countries are that DEFCON never closes
  const them = other(side);
  for (let c = lastInfluenced(g, them, COUNTRIES); c >= 0 && !(canCoup && canRealign); c = lastInfluenced(g, them, c)) {
    canCoup ||= mayCoupIn(g, side, c, only);
    canRealign ||= mayRealignIn(g, side, c, only);
  }
  if (canCoup && coups) g.offer(wordAnswer.coup);
  if (canRealign) g.offer(wordAnswer.realign);
}

/** List what operations of this value can be used for now. */
export function offerUses(g: Game, side: Side, card: Card, value: number, coups = true): void {
  if (canPlaceAny(g, side, card, value)) g.offer(wordAnswer.influence);
  offerAttacks(g, side, null, coups);
}

/** Carry out operations in the way named. */
export function conduct(g: Game, side: Side, card: Card, value: number, use: number, only: Only = null): Play {
  if (use === wordAnswer.coup) return makeCoup(g, side, card, value, only);
  if (g.rules.mixedOperations && only === null) return mixedOperations(g, side, card, value, use);
  return use === wordAnswer.influence
    ? placeInfluence(g, side, card, value)
    : makeRealignments(g, side, card, value, only);
}

function* makeCoup(g: Game, side: Side, card: Card, value: number, only: Only): Play {
  g.ask(side, ask.coup, card);
  if (g.listing) {
    const n = findInfluenced(g, other(side));
    for (let i = 0; i < n; i++) if (mayCoupIn(g, side, found[i]!, only)) g.offer(found[i]!);
  }
  if (g.none()) return;
  const c = yield;
  const points = new Points(g, side, card, value).room(c);
  const earns = only === null || eventEarnsMilitary(g, card);
  if (!coupAtOnce(g, side, c, points, earns)) yield coup(g, side, c, points, earns);
}

function askRealign(g: Game, side: Side, card: Card, budget: Points, only: Only, barred?: Uint8Array): void {
  g.ask(side, ask.realign, card, budget.most);
  if (!g.listing) return;
  const n = findInfluenced(g, other(side));
  for (let i = 0; i < n; i++) {
    const c = found[i]!;
    if (mayRealignIn(g, side, c, only) && budget.room(c) > 0 && barred?.[c] !== 1) g.offer(c);
  }
}

/** Spend operations on realignment rolls, one by one, while there is a target. */
function* makeRealignments(g: Game, side: Side, card: Card, value: number, only: Only): Play {
  const budget = new Points(g, side, card, value);
  while (budget.most > 0) {
    askRealign(g, side, card, budget, only);
    if (g.none()) return;
    const c = yield;
    budget.spend(c, 1);
    const dice = realign(g, side, c);
    if (dice !== undefined) yield dice;
  }
}

/** The designers' option: influence and realignment from one card, but not both in one country. */
function* mixedOperations(g: Game, side: Side, card: Card, value: number, firstUse: number): Play {
  const budget = new Points(g, side, card, value);
  const placed = new Uint8Array(MAP_PLACES);
  const realigned = new Uint8Array(MAP_PLACES);
  for (let use = firstUse; ; ) {
    if (use === wordAnswer.influence) askPlace(g, side, card, budget, realigned);
    else askRealign(g, side, card, budget, null, placed);
    if (g.none()) return;
    const c = yield;
    if (use === wordAnswer.influence) {
      placed[c] = 1;
      placePoint(g, side, c, budget);
    } else {
      realigned[c] = 1;
      budget.spend(c, 1);
      const dice = realign(g, side, c);
      if (dice !== undefined) yield dice;
    }
    g.ask(side, ask.operations, card, budget.most);
    if (g.listing && budget.most > 0) {
      if (canPlace(g, side, budget, realigned)) g.offer(wordAnswer.influence);
      if (canRealignMore(g, side, budget, placed)) g.offer(wordAnswer.realign);
    }
    if (g.none()) return;
    use = yield;
  }
}
function canRealignMore(g: Game, side: Side, budget: Points, barred: Uint8Array): boolean {
  for (let c = 0; c < COUNTRIES; c++)
    if (barred[c] === 0 && budget.room(c) > 0 && mayRealignIn(g, side, c, null)) return true;
  return false;
}

interface GivenOperations {
  readonly side: Side;
  readonly card: Card;
  /** What they are worth before modifiers. */
  readonly printed: number;
  readonly decline?: boolean;
  readonly coups?: boolean;
}

/** Operations given by an event. Some may be declined, some may not be used for coups. */
export function* operations(g: Game, { side, card, printed, decline = false, coups = true }: GivenOperations): Play {
  const value = opsValue(g, side, printed);
  g.ask(side, ask.operations, card);
  if (g.listing) {
    offerUses(g, side, card, value, coups);
    if (decline && g.count > 0) g.offer(wordAnswer.done);
  }
  if (g.none()) return;
  const use = yield;
  if (use !== wordAnswer.done) yield conduct(g, side, card, value, use);
}

/** A free coup or free realignment rolls in named countries, with the card's own value; may be declined. */
export function* freeCoupOrRealign(g: Game, side: Side, card: Card, land: Land): Play {
  g.ask(side, ask.follow, card);
  if (g.listing) {
    offerAttacks(g, side, land);
    if (g.count > 0) g.offer(wordAnswer.done);
  }
  if (g.none()) return;
  const use = yield;
  if (use !== wordAnswer.done) yield conduct(g, side, card, cardValue(g, side, card), use, land);
}

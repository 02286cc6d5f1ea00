import { type CardKey, cardKey } from '../core/card-keys.ts';
import type { EndReason } from '../core/facts.ts';
import type { Game } from '../core/game.ts';
import { other, SIDE_KEYS, SIDES, type SideKey, sideKey, sideOf } from '../core/ids.ts';
import { DISCARD, EIGHTH, HAND, ORDER, ORDER_SIZE, REMOVED } from '../core/layout.ts';
import { COUNTRY_KEYS, type CountryKey, MAP_PLACES } from '../map/countries.ts';
import { UNCLAIMED } from '../verbs/china.ts';
import { allEffectTexts } from '../verbs/effects.ts';
import { endGame, NOBODY, outcome } from '../verbs/end.ts';
import { cardsIn } from '../verbs/hands.ts';
import { SCORING_ONLY } from '../verbs/space.ts';
import type { Pair } from './position.ts';
import type { OutsideEnd } from './saved.ts';

/** What lies open on the board. */
interface Board {
  readonly turn: number;
  readonly round: number;
  readonly phasing: SideKey;
  readonly defcon: number;
  readonly vp: number;
  readonly influence: Readonly<Partial<Record<CountryKey, Pair>>>;
  readonly effects: readonly string[];
  readonly milOps: Pair;
  readonly space: Pair;
  readonly spaceUsed: Pair;
  readonly eighthRound: readonly SideKey[];
  readonly scoringRound: readonly SideKey[];
  readonly china: { readonly holder: SideKey | 'none'; readonly faceUp: boolean };
}
/** The whole position of a game in words, hidden cards included. */
export interface FullPosition extends Board {
  readonly hands: Readonly<Record<SideKey, readonly CardKey[]>>;
  readonly discard: readonly CardKey[];
  readonly removed: readonly CardKey[];
  readonly order: readonly CardKey[];
}

export function boardOf(g: Game): Board {
  const influence: Partial<Record<CountryKey, Pair>> = {};
  for (let c = 0; c < MAP_PLACES; c++) {
    const us = g.influence(0, c);
    const ussr = g.influence(1, c);
    if (us + ussr > 0) influence[COUNTRY_KEYS[c]!] = [us, ussr];
  }
  const holder = g.chinaHolder;
  return {
    turn: g.turn,
    round: g.round,
    phasing: sideKey(g.phasing),
    defcon: g.defcon,
    vp: g.vp,
    influence,
    effects: allEffectTexts(g),
    milOps: [g.military(0), g.military(1)],
    space: [g.space(0), g.space(1)],
    spaceUsed: [g.spaceUsed(0), g.spaceUsed(1)],
    eighthRound: SIDES.filter((side) => g.bytes[EIGHTH + side] === 1).map(sideKey),
    scoringRound: SIDES.filter((side) => g.bytes[EIGHTH + side] === SCORING_ONLY).map(sideKey),
    china: { holder: holder === UNCLAIMED ? 'none' : SIDE_KEYS[holder]!, faceUp: g.chinaFaceUp },
  };
}

/** The order that the USSR gave the US hand. */
export function orderOf(g: Game): CardKey[] {
  const order: CardKey[] = [];
  for (let i = ORDER; i < ORDER + ORDER_SIZE; i++) if (g.bytes[i] !== 0) order.push(cardKey(g.bytes[i]!));
  return order;
}

export function positionOf(g: Game): FullPosition {
  const keys = (place: number): CardKey[] => cardsIn(g, place).map(cardKey);
  return {
    ...boardOf(g),
    hands: { us: keys(HAND), ussr: keys(HAND + 1) },
    discard: keys(DISCARD),
    removed: keys(REMOVED),
    order: orderOf(g),
  };
}

export const effectsInPlay = (g: Game): readonly string[] => allEffectTexts(g);

export interface Outcome {
  readonly winner: SideKey | 'draw';
  readonly reason: EndReason;
}
/** How the game ended; null while it goes on. */
export function outcomeOf(g: Game): Outcome | null {
  const end = outcome(g);
  return end && { winner: end.winner === NOBODY ? 'draw' : sideKey(end.winner), reason: end.reason };
}

// Ends that come from outside the rules

export const endOutside = (g: Game, { reason, side }: OutsideEnd): void =>
  endGame(g, side === null ? NOBODY : other(sideOf(side)), reason);
export const resign = (g: Game, side: SideKey): void => endOutside(g, { reason: 'resign', side });
export const outOfTime = (g: Game, side: SideKey): void => endOutside(g, { reason: 'time', side });
export const agreeDraw = (g: Game): void => endOutside(g, { reason: 'agreement', side: null });

import { CARD_COUNT } from '../core/card-keys.ts';
import { EFFECT_COUNT } from '../core/effects.ts';
import { MAP_PLACES, REGIONS } from '../map/countries.ts';

/** Raised whenever a byte changes its meaning: weights are made for one version and no other. */
export const OBSERVATION_VERSION = 1;

/** How many bytes each part of an observation takes, in order. Numbers are whole bytes; a track with an offset names it. */
const SIZES = {
  /** Influence by place, the box of the Chinese Civil War last. */
  usInfluence: MAP_PLACES,
  ussrInfluence: MAP_PLACES,
  /** US influence less USSR influence, plus `LEAD_ZERO`. */
  lead: MAP_PLACES,
  /** 0 nobody, 1 the US, 2 the USSR. */
  control: MAP_PLACES,
  /** Where each card is, as far as the side asked knows: one of `CARD_AT`; by number, the first at 0. */
  cards: CARD_COUNT,
  effects: EFFECT_COUNT,
  /** What each region would pay now on balance, positive for the US, plus `BALANCE_ZERO`. */
  balance: REGIONS.length,
  phase: 1,
  turn: 1,
  round: 1,
  phasing: 1,
  defcon: 1,
  /** Victory points from -20 to 20, plus `VP_ZERO`. */
  vp: 1,
  military: 2,
  space: 2,
  spaceUsed: 2,
  chinaHolder: 1,
  chinaFaceUp: 1,
  /** The headline of the side asked, then the other's where it lies open; 0 for none. */
  ownHeadline: 1,
  otherHeadline: 1,
  eighthRound: 2,
  noradAlert: 1,
  /** Cards in the hand of the US and of the USSR. */
  handSize: 2,
  pileSize: 1,
  discardSize: 1,
  /** The card that the US must play next (second edition's Aldrich Ames), 0 for none. */
  nextInOrder: 1,
  /** The question, the card that causes it (0: none), how many of the same may follow, who is asked. */
  question: 1,
  cause: 1,
  left: 1,
  side: 1,
  /** The rules in play: edition, variants as bits, designer's options as bits, points of handicap by side. */
  edition: 1,
  variants: 1,
  options: 1,
  handicap: 2,
  /** Legal answers, one bit each, by their code. */
  answers: 32,
} as const;

export type ObservationPart = keyof typeof SIZES;
export interface PartOfObservation {
  readonly at: number;
  readonly count: number;
}

let size = 0;
const parts: Partial<Record<ObservationPart, PartOfObservation>> = {};
for (const [key, count] of Object.entries(SIZES) as [ObservationPart, number][]) {
  parts[key] = { at: size, count };
  size += count;
}
/** Where each part of an observation lies. */
export const OBSERVATION = parts as Readonly<Record<ObservationPart, PartOfObservation>>;
export const OBSERVATION_SIZE = size;

export const LEAD_ZERO = 128;
export const BALANCE_ZERO = 128;
export const OBSERVED_VP_ZERO = 20;

/** What an observation says of a card. */
export const CARD_AT = {
  /** Not one of the deck's: left out by the rules, or the China Card, which has tracks of its own. */
  nowhere: 0,
  ownHand: 1,
  /** In the own hand, and the other side knows it. */
  ownHandShown: 2,
  otherHand: 3,
  /** Known to lie in the pile, and so not in the other hand. */
  pile: 4,
  discard: 5,
  removed: 6,
  table: 7,
  front: 8,
  /** In the pile or in the other hand. */
  unseen: 9,
  /** Of an era that has not begun. */
  box: 10,
} as const;

/** The bits of `variants`. */
export const VARIANT = { optionalCards: 1, chineseCivilWar: 2, lateWar: 4, tournament: 8 } as const;

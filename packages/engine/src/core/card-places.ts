import type { Side } from './ids.ts';
import { type CardPlace, HAND } from './layout.ts';

/** Where a card can be, in the order of their numbers in the layout. */
export const CARD_PLACE_KEYS = ['box', 'us-hand', 'ussr-hand', 'pile', 'discard', 'removed', 'table', 'front'] as const;
export type CardPlaceKey = (typeof CARD_PLACE_KEYS)[number];

/** Places of cards by key: `cardPlace.pile`. */
export const cardPlace = Object.fromEntries(CARD_PLACE_KEYS.map((key, i) => [key, i])) as Readonly<
  Record<CardPlaceKey, CardPlace>
>;
export const handOf = (side: Side): CardPlace => HAND + side;

import { type Game, type Side, US } from '@longtwilight/engine';
import { ask, at, type CountryKey, no } from '@longtwilight/engine/data';

/** Countries in the order in which the free points go into them. */
type Book = readonly (readonly [CountryKey, number])[];

const AUSTRIA: Book = [
  ['east-germany', 1],
  ['poland', 4],
  ['austria', 1],
];
const YUGOSLAVIA: Book = [
  ['east-germany', 1],
  ['poland', 4],
  ['yugoslavia', 1],
];
const CLASSIC: Book = [
  ['west-germany', 4],
  ['italy', 3],
];
const SPREAD: Book = [
  ['west-germany', 3],
  ['france', 2],
  ['italy', 2],
];
const BONUS_CLASSIC: Book = [
  ['italy', 1],
  ['iran', 1],
];
const BONUS_SPREAD: Book = [
  ['france', 1],
  ['iran', 1],
];

const holds = (g: Game, side: Side, ...cards: readonly number[]): boolean => cards.some((card) => g.inHand(side, card));

/** The set-up that suits the hand: the Marshall Plan wants breadth, everything else depth. */
function bookFor(g: Game, side: Side): Book {
  if (side !== US) return holds(g, side, no['warsaw-pact-formed'], no['suez-crisis']) ? YUGOSLAVIA : AUSTRIA;
  const spread = holds(g, US, no['marshall-plan']);
  if (g.question === ask.bonus) return spread ? BONUS_SPREAD : BONUS_CLASSIC;
  return spread ? SPREAD : CLASSIC;
}

/** The next point of the opening book; -1 where the book has nothing to say. */
export function bookMove(g: Game): number {
  if (g.question !== ask.setup && g.question !== ask.bonus) return -1;
  const side = g.actor as Side;
  const { start, handicap } = g.rules;
  const all = g.question === ask.setup ? start.free[side] : handicap[side];
  let done = all - g.left;
  for (const [key, points] of bookFor(g, side)) {
    if (done < points) return g.offered(at[key]) ? at[key] : -1;
    done -= points;
  }
  return -1;
}

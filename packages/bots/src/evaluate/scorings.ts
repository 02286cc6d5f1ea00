import { type Card, type Game, other, type Side, US, USSR } from '@longtwilight/engine';
import { cardPlace, ERA_TURNS, handOf, LAST_TURN, no, REGION_KEYS, scoringCardOf } from '@longtwilight/engine/data';
import { SURVIVAL } from './weights.ts';

/** How often a region is still to be scored: in this turn, and after it (weighted with the chance to get there). */
export interface Scorings {
  now: number;
  later: number;
}

/** The scoring card of each region, in region order, and behind them that of Southeast Asia. */
export const SCORING_CARDS: readonly Card[] = ([...REGION_KEYS, 'southeast-asia'] as const).map(
  (scored) => no[scoringCardOf(scored)],
);
export const SOUTHEAST_ASIA = SCORING_CARDS.length - 1;

const FINAL = LAST_TURN + 1;
/** The deals in which the pile runs out, as a rule. */
const RESHUFFLES = [3, 7] as const;
const nextReshuffle = (turn: number): number => RESHUFFLES.find((deal) => deal > turn) ?? FINAL;

/** How likely a card that goes round is to be scored in a turn. */
const RATE = [0, 0.42, 0.36, 0.3, 0.14, 0.14, 0.13, 0.19, 0.2, 0.2, 0.2] as const;

const UNKNOWN = -1;

/** How often a scoring card is still to be played, as far as one side can tell. */
export function expectScorings(g: Game, me: Side, card: Card, into: Scorings): void {
  const { turn } = g;
  const at = g.knows(me, card) ? g.placeOf(card) : UNKNOWN;
  into.now = 0;
  into.later = 0;
  if (at === cardPlace.removed || !g.rules.scoringCards.includes(card)) return;
  const them = g.handSize(other(me));
  const pile = g.countIn(cardPlace.pile);
  if (at === handOf(US) || at === handOf(USSR)) into.now = 1;
  else if (at === UNKNOWN) into.now = them / Math.max(1, them + pile);
  const once = g.rules.cards[card]!.once;
  const alive = SURVIVAL[turn]!;
  const reshuffle = nextReshuffle(turn);
  if (at === UNKNOWN || at === cardPlace.pile || at === cardPlace.box) {
    const from = Math.max(turn + 1, ERA_TURNS[g.rules.cards[card]!.era]);
    const last = Math.min(reshuffle <= from ? nextReshuffle(from) : reshuffle, LAST_TURN);
    const each = (1 - into.now) / Math.max(1, last - from + 1);
    const drawn = last === LAST_TURN ? 0.75 : 1;
    for (let t = from; t <= last; t++) into.later += (each * drawn * SURVIVAL[t]!) / alive;
    if (!once) for (let t = last + 1; t <= LAST_TURN; t++) into.later += (0.9 * RATE[t]! * SURVIVAL[t]!) / alive;
  } else if (!once) for (let t = reshuffle; t <= LAST_TURN; t++) into.later += (RATE[t]! * SURVIVAL[t]!) / alive;
}

/** The chance that the game comes to final scoring. */
export const expectFinal = (g: Game): number =>
  g.turn === LAST_TURN ? Math.min(0.95, 0.65 + 0.05 * g.round) : SURVIVAL[FINAL]! / SURVIVAL[g.turn]!;
export const isLastTurn = (g: Game): boolean => g.turn === LAST_TURN;

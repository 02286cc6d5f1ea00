import type { Game } from '../core/game.ts';
import { type Card, other, type Side } from '../core/ids.ts';
import { EIGHTH } from '../core/layout.ts';
import { phase } from '../core/phases.ts';
import { scoringCardsIn } from '../verbs/hands.ts';
import { EIGHT_ROUNDS, hasAbility, LAST_BOX, SCORING_ONLY } from '../verbs/space.ts';
import { ERA_TURNS } from './deal.ts';

/*
 * Action rounds and the scoring cards that have to be played in them (10.1.5, ruling 73).
 */

/** The extra round, which is the last that a turn can have. */
export const MOST_ROUNDS = 8;

const normalRounds = (turn: number): number => (turn < ERA_TURNS.mid ? 6 : 7);
/** Whether this is a round beyond those that everybody has. */
export const isExtraRound = (g: Game): boolean => g.round > normalRounds(g.turn);
const entitledToExtra = (g: Game, side: Side): boolean =>
  g.bytes[EIGHTH + side] === 1 || hasAbility(g, side, EIGHT_ROUNDS);
/** Whether a side has an extra round only to play a scoring card in it. Nobody is asked who has no card at all. */
const hasScoringRound = (g: Game, side: Side): boolean =>
  g.bytes[EIGHTH + side] === SCORING_ONLY && g.handSize(side) > 0;
export const mayTakeRound = (g: Game, side: Side, round: number): boolean =>
  round <= normalRounds(g.turn) || (round <= MOST_ROUNDS && (entitledToExtra(g, side) || hasScoringRound(g, side)));
/** Whether a side takes the current round only to play a scoring card in it. */
export const isScoringRound = (g: Game, side: Side): boolean => isExtraRound(g) && !entitledToExtra(g, side);

/** Action rounds that a side still has this turn after the one of the current number. */
export const roundsAfter = (g: Game, side: Side): number =>
  Math.max(0, (entitledToExtra(g, side) ? MOST_ROUNDS : normalRounds(g.turn)) - g.round);

/** Whether every round left is needed to play the scoring cards in hand. */
export const owesScoring = (g: Game, side: Side): boolean => {
  const scoring = scoringCardsIn(g, side);
  return scoring > 0 && roundsAfter(g, side) < scoring;
};

/** Whether a side that plays a card in its own round must be rid of scoring cards by it, or gain a round for them. */
export const mustMakeRoom = (g: Game, side: Side): boolean =>
  g.phase === phase.round && g.phasing === side && owesScoring(g, side);

/** Whether the event of a card, used by a side, surely does as much for its scoring cards as playing one of them. */
export const makesRoom = (g: Game, user: Side, card: Card, played: Card = card): boolean =>
  g.rules.cards[card]!.makesRoom(user, g, played);

/** Whether a side holds nothing but scoring cards, the card that it plays apart. */
export const holdsOnlyScoring = (g: Game, side: Side, played: Card): boolean =>
  g.handSize(side) - (g.inHand(side, played) ? 1 : 0) === scoringCardsIn(g, side);

export const lacksExtraRound = (g: Game, side: Side): boolean => !entitledToExtra(g, side);

/** Whether so many boxes on the space race bring a side the extra round of the last one. */
export const reachesExtraRound = (g: Game, side: Side, boxes: number): boolean =>
  lacksExtraRound(g, side) &&
  g.space(side) < LAST_BOX &&
  g.space(side) + boxes >= LAST_BOX &&
  g.space(other(side)) < LAST_BOX;

/*
 * The main door: rules, games, their views and records. What is printed is behind `/data`; the inside of a game, for players
 * that compute on one they have guessed, behind `/search`; what no side may know, for training alone, behind `/training`.
 */
export type { NumberName } from './cards/index.ts';
export { type Chance, seeded } from './core/chance.ts';
export { type Problem, RefusedError } from './core/errors.ts';
export { END_REASONS, type EndReason, type Fact, factFor } from './core/facts.ts';
export type { Game, Play } from './core/game.ts';
export {
  type Card,
  CHANCE,
  type Country,
  other,
  otherKey,
  type Region,
  SIDE_KEYS,
  type Side,
  type SideKey,
  sideOf,
  US,
  USSR,
} from './core/ids.ts';
export { completeRules, resolveRules } from './editions/resolve.ts';
export {
  DESIGNER_OPTIONS,
  type DesignerOption,
  EDITIONS,
  type Edition,
  type FullRulesSpec,
  RULES_VERSION,
  type Rules,
  type RulesSpec,
} from './editions/rules.ts';
export { type BidActor, type BidDecision, Bidding, type BidResult, rulesAfterBidding } from './flow/bidding.ts';
export { ACTOR_KEYS, type ActorKey, answer, type Decision, decision, decisions } from './flow/decision.ts';
export { eventPossible } from './flow/event.ts';
export { MOST_ROUNDS, mayTakeRound, owesScoring, roundsAfter } from './flow/forced-scoring.ts';
export { copyOf, newGame, prepareGame, reset } from './flow/new-game.ts';
export { costAgainst, placeCost, placesInReach, regionBonus } from './flow/placement.ts';
export { militaryOwed, militaryShort, shortOf, winnerByWargames } from './flow/turn-end.ts';
export { controls, isControl } from './map/control.ts';
export { answerAndTell } from './record/barrier.ts';
export {
  agreeDraw,
  effectsInPlay,
  type FullPosition,
  type Outcome,
  outcomeOf,
  outOfTime,
  positionOf,
  resign,
} from './record/describe.ts';
export { editAndTell } from './record/edit.ts';
export { GameRecord, type RecordEntry } from './record/game-record.ts';
export { editGame, gameFrom, type Pair, type Position, START_OF, STARTS } from './record/position.ts';
export { type OutsideEnd, type RecordEdit, readSavedGame, type SavedGame } from './record/saved.ts';
export { type RecordSnapshot, recordFrom, recordSnapshot, snapshotFormat } from './record/snapshot.ts';
export { coupCauses, coupLowersDefcon, coupModifier, coupStrength, threatened } from './verbs/coup.ts';
export { outcome, WINNING_VP } from './verbs/end.ts';
export { mayCoup, mayRealign } from './verbs/protection.ts';
export { realignCauses, realignModifier, realignSafe } from './verbs/realign.ts';
export { balance } from './verbs/score.ts';
export { maySpace } from './verbs/space.ts';
export { cardValue, numberOf } from './verbs/value.ts';
export { warPenalty } from './verbs/war.ts';
export { guess, regionViews, VIEWER_KEYS, type View, type ViewerKey, view } from './view/view.ts';

/*
 * The door for those who compute on a game that they have guessed or made up: computer players, the search for dangers, the
 * reader of logs. It offers what they need of the inside of a game as verbs; nobody else reads or writes its bytes.
 */
export { headlineShown, openHeadline } from './flow/headline.ts';
export { markReach, reachesWithout } from './flow/placement.ts';
export {
  BALANCE_ZERO,
  CARD_AT,
  LEAD_ZERO,
  OBSERVATION,
  OBSERVATION_SIZE,
  OBSERVATION_VERSION,
  OBSERVED_VP_ZERO,
  type ObservationPart,
  type PartOfObservation,
  VARIANT,
} from './observe/layout.ts';
export { observe } from './observe/observe.ts';
export { Balances, balanceWith } from './search/balances.ts';
export { moveCard, pretendDefcon, pretendRound, tryInfluence } from './search/pretend.ts';
export { isUnderWay, positionKey, snapshot } from './search/snapshot.ts';
export { effectLean } from './verbs/effects.ts';
export { exchangeUnseen } from './view/information.ts';

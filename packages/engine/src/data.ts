/*
 * The door to what is printed and named: cards, map, space race, effects, questions and answers, by key and by number. It
 * knows no game.
 */
export {
  ANSWER_TEXTS,
  answerCode,
  answeredCard,
  answeredDigit,
  answeredRegion,
  answerText,
  cardAnswer,
  isCardAnswer,
  wordAnswer,
} from './core/answers.ts';
export { CARD_COUNT, CARD_KEYS, type CardKey, cardKey, no } from './core/card-keys.ts';
export { CARD_PLACE_KEYS, cardPlace, handOf } from './core/card-places.ts';
export {
  EFFECT_KEYS,
  EFFECT_VALUES,
  type EffectKey,
  fx,
  type LastingEffectKey,
  type TurnEffectKey,
} from './core/effects.ts';
export { STANDINGS } from './core/facts.ts';
export { PHASE_KEYS, type PhaseKey, phase } from './core/phases.ts';
export { type AnswerKind, ask, QUESTION_KEYS, QUESTION_KINDS, type QuestionKey } from './core/questions.ts';
export { scoringCardOf } from './core/scoring-keys.ts';
export { sideTrappedBy, TRAP_OF } from './core/traps.ts';
export { ERA_TURNS, LAST_TURN } from './flow/deal.ts';
export {
  at,
  BATTLEGROUND,
  COUNTRIES,
  COUNTRY_KEYS,
  type CountryKey,
  easternEurope,
  NEIGHBOURS,
  REGION_KEYS,
  REGION_OF,
  type RegionKey,
  STABILITY,
  southeastAsia,
  TOUCHES,
  westernEurope,
} from './map/countries.ts';
export { SPACE_BOXES } from './verbs/space.ts';

import {
  ACTOR_KEYS,
  type Decision as EngineDecision,
  type View as EngineView,
  VIEWER_KEYS,
} from '@longtwilight/engine';
import { COUNTRY_KEYS, PHASE_KEYS, QUESTION_KEYS, REGION_KEYS } from '@longtwilight/engine/data';
import { Type } from 'typebox';
import { CardName, EndReasonName, SideName, Standing } from './facts.ts';
import { FullRules } from './rules.ts';
import { agree, each, enumOf, exactly, type Fits, known, orNull, Pair, some } from './schema.ts';

const AnyDecision = exactly({
  number: Type.Integer({ description: 'The position that the answer will have in the record.' }),
  actor: enumOf(ACTOR_KEYS),
  question: enumOf(QUESTION_KEYS),
  kind: enumOf(['card', 'use', 'country', 'region', 'choice', 'number', 'side', 'die', 'draw']),
  card: orNull(CardName),
  left: Type.Integer({ description: 'How many answers of this kind may still be given, including this one.' }),
  options: Type.Array(Type.String(), { description: 'Every legal answer.' }),
  answered: Type.Boolean({
    description:
      'True if both sides are choosing at once and you have already answered; you may still change your answer.',
  }),
});
agree<Fits<typeof AnyDecision, EngineDecision>>();

const HandView = exactly({ count: Type.Integer(), cards: Type.Array(CardName) });
const RegionView = exactly({ us: Standing, ussr: Standing, vp: Type.Integer() });
const cards = Type.Array(CardName);
const headline = orNull(Type.Union([CardName, Type.Literal('hidden')]));
const winner = enumOf(['us', 'ussr', 'draw']);

const OutcomeView = exactly({ winner, reason: EndReasonName });

const AnyView = exactly({
  viewer: enumOf(VIEWER_KEYS),
  rules: FullRules,
  handicap: Pair,
  number: Type.Integer({ description: 'How many answers have been given in the game.' }),
  phase: enumOf(PHASE_KEYS),
  turn: Type.Integer(),
  round: Type.Integer(),
  phasing: SideName,
  defcon: Type.Integer(),
  vp: Type.Integer({ description: 'Positive if the US leads.' }),
  influence: some(COUNTRY_KEYS, Pair),
  regions: each(REGION_KEYS, RegionView),
  milOps: Pair,
  space: Pair,
  spaceUsed: Pair,
  china: exactly({ holder: enumOf(['us', 'ussr', 'none']), faceUp: Type.Boolean() }),
  effects: Type.Array(Type.String()),
  eighthRound: Type.Array(SideName),
  scoringRound: Type.Array(SideName, {
    description: 'Sides that lost their eighth action round to an event but may still play a scoring card in it.',
  }),
  hands: exactly({ us: HandView, ussr: HandView }),
  discard: cards,
  removed: cards,
  table: cards,
  pile: HandView,
  unseen: cards,
  notHeld: cards,
  headlines: exactly({ us: headline, ussr: headline }),
  order: cards,
  decision: orNull(AnyDecision),
  waiting: Type.Array(
    exactly({
      actor: enumOf(ACTOR_KEYS),
      doing: enumOf(QUESTION_KEYS),
      card: orNull(CardName),
      answered: Type.Boolean(),
    }),
  ),
  outcome: orNull(OutcomeView),
  world: Type.String({
    description:
      'A complete game, as text, consistent with everything this viewer knows; hidden cards are filled in arbitrarily.',
  }),
});
agree<Fits<typeof AnyView, EngineView>>();

/** All that one viewer may know of a game, and nothing else. */
export const View = known<EngineView>(AnyView);

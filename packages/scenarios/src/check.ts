import {
  ACTOR_KEYS,
  completeRules,
  decisions,
  END_REASONS,
  effectsInPlay,
  type FullPosition,
  type Game,
  otherKey,
  outcomeOf,
  positionOf,
  type RulesSpec,
  SIDE_KEYS,
  type SideKey,
  START_OF,
  view,
} from '@longtwilight/engine';
import {
  ANSWER_TEXTS,
  type AnswerKind,
  CARD_KEYS,
  type CountryKey,
  EFFECT_VALUES,
  PHASE_KEYS,
  QUESTION_KINDS,
} from '@longtwilight/engine/data';
import { checkKeys, type Data, type Fields, readWord, readWords, ScenarioError } from './data.ts';
import { EFFECT_TEXTS, POSITION_KEYS, readGiven } from './given.ts';

const CHECK_KEYS = [...POSITION_KEYS, 'winner', 'reason', 'asks', 'options', 'sees', 'not-effects'] as const;
type CheckKey = (typeof CHECK_KEYS)[number];

const show = (value: unknown): string => JSON.stringify(value);
const sorted = (value: unknown): readonly unknown[] => (Array.isArray(value) ? [...value].sort() : []);

function differ(what: string, want: unknown, got: unknown): never {
  throw new ScenarioError(`${what}: expected ${show(want)}, got ${show(got)}`);
}
function equal(what: string, want: unknown, got: unknown): void {
  if (show(want) !== show(got)) differ(what, want, got);
}
function contains(what: string, want: Data, got: readonly string[]): void {
  for (const one of want as readonly string[])
    if (!got.includes(one)) throw new ScenarioError(`${what}: expected ${one} among ${show(got)}`);
}

function checkRules(g: Game, want: Fields): void {
  const { spec } = g.rules;
  const full = completeRules({ ...spec, ...want } as RulesSpec);
  for (const key of Object.keys(want) as (keyof typeof full)[]) equal(`rules ${key}`, full[key], spec[key]);
}

/** Only known keys and names will do. */
export function readExpected(expected: Data): asserts expected is Fields {
  checkKeys(expected, CHECK_KEYS, 'then');
  readGiven(
    Object.fromEntries(Object.entries(expected).filter(([key]) => (POSITION_KEYS as readonly string[]).includes(key))),
  );
}

/** Compare what is named with the game as it stands; the first difference is the error. */
export function check(g: Game, expected: Data): void {
  readExpected(expected);
  const now = positionOf(g);
  // All its keys are known by now
  for (const [key, want] of Object.entries(expected)) CHECKS[key as CheckKey](g, want, now);
  checkQuestion(decisions(g), expected, ANSWER_TEXTS);
}

/** Compares what is expected of one thing. */
type Check = (g: Game, want: Data, now: FullPosition) => void;

const same =
  (key: keyof FullPosition): Check =>
  (_, want, now) =>
    equal(key, want, now[key]);
const sameInAnyOrder =
  (key: keyof FullPosition): Check =>
  (_, want, now) =>
    equal(key, sorted(want), sorted(now[key]));
const among =
  (key: 'discard' | 'removed'): Check =>
  (_, want, now) =>
    contains(key, want, now[key]);
/** The question and its options are compared together, after all else. */
const later: Check = () => {};

const CHECKS: Readonly<Record<CheckKey, Check>> = {
  rules: (g, want) => checkRules(g, want as Fields),
  start: (g, want) => equal('start', want, START_OF[PHASE_KEYS[g.phase]!]),
  turn: same('turn'),
  round: same('round'),
  phasing: same('phasing'),
  defcon: same('defcon'),
  vp: same('vp'),
  influence(_, want, now) {
    for (const [country, pair] of Object.entries(want as Fields))
      equal(`influence in ${country}`, pair, now.influence[country as CountryKey] ?? [0, 0]);
  },
  hands(_, want, now) {
    for (const [side, cards] of Object.entries(want as Fields))
      equal(`${side} hand`, sorted(cards), sorted(now.hands[side as SideKey]));
  },
  discard: among('discard'),
  removed: among('removed'),
  effects: (g, want) => contains('effects', want, effectsInPlay(g)),
  milOps: same('milOps'),
  space: same('space'),
  spaceUsed: same('spaceUsed'),
  eighthRound: sameInAnyOrder('eighthRound'),
  scoringRound: sameInAnyOrder('scoringRound'),
  china(_, want, now) {
    for (const [part, value] of Object.entries(want as Fields))
      equal(`china ${part}`, value, now.china[part as 'holder' | 'faceUp']);
  },
  seen(g, want) {
    for (const [side, cards] of Object.entries(want as Fields))
      checkSees(g, side as SideKey, otherHand(side as SideKey, cards));
  },
  order: same('order'),
  winner: (g, want) =>
    equal('winner', readWord(want, [...SIDE_KEYS, 'draw'], 'winner', 'winner'), outcomeOf(g)?.winner ?? null),
  reason: (g, want) => equal('reason', readWord(want, END_REASONS, 'reason', 'reason'), outcomeOf(g)?.reason ?? null),
  asks: later,
  options: later,
  sees(g, want) {
    checkKeys(want, SIDE_KEYS, 'sees');
    for (const side of SIDE_KEYS) if (want[side] !== undefined) checkSees(g, side, want[side]);
  },
  'not-effects'(g, want) {
    const known = [...EFFECT_TEXTS, ...Object.keys(EFFECT_VALUES)];
    for (const effect of readWords(want, known, 'not-effects', 'effect'))
      if (effectsInPlay(g).some((one) => one === effect || one.split('@')[0] === effect))
        differ('not-effects', `no ${effect}`, effectsInPlay(g));
  },
};

/** A question of the game, or of the bidding before it. */
interface Question {
  readonly actor: string;
  readonly kind: AnswerKind;
  readonly options: readonly string[];
  readonly answered: boolean;
}
const ASKED = [...ACTOR_KEYS, 'first', 'second'];
const KINDS: readonly AnswerKind[] = [...QUESTION_KINDS, 'side'];

/** Compare who is asked and what may be answered; with two questions open at once, `asks.side` says whose is meant. */
export function checkQuestion(questions: readonly Question[], expected: Fields, words: readonly string[]): void {
  const { asks = {}, options = {} } = expected;
  checkKeys(asks, ['side', 'kind'], 'asks');
  checkKeys(options, ['includes', 'excludes', 'exactly'], 'options');
  const { side, kind } = asks;
  if (side !== undefined) readWord(side, ASKED, 'asks', 'side');
  if (kind !== undefined) readWord(kind, KINDS, 'asks', 'kind');

  const open = questions.filter((one) => !one.answered);
  const asked = open.find((one) => side === undefined || one.actor === side);
  if (expected.asks !== undefined) {
    if (asked === undefined)
      differ('asks side', side ?? 'anybody', open.map((one) => one.actor).join(' and ') || 'nobody');
    if (kind !== undefined) equal('asks kind', kind, asked.kind);
  }

  const got = asked?.options ?? [];
  const { includes = [], excludes = [], exactly } = options;
  const named = (value: Data, key: string): string[] => readWords(value, words, `options ${key}`, 'word');
  for (const one of named(includes, 'includes')) if (!got.includes(one)) differ('options', `${one} among them`, got);
  for (const one of named(excludes, 'excludes')) if (got.includes(one)) differ('options', `no ${one}`, got);
  if (exactly !== undefined) equal('options', sorted(named(exactly, 'exactly')), sorted(got));
}

const otherHand = (side: SideKey, cards: Data): Fields => ({ hands: { [otherKey(side)]: cards } });

function checkSees(g: Game, side: SideKey, want: Data): void {
  checkKeys(want, ['hands', 'unseen', 'notHeld'], 'sees');
  const { hands = {}, unseen, notHeld = [] } = want;
  checkKeys(hands, SIDE_KEYS, 'sees hands');
  const seen = view(g, side);
  for (const of of SIDE_KEYS) {
    if (hands[of] === undefined) continue;
    const whose = of === side ? 'its own hand' : `the ${of} hand`;
    const cards = readWords(hands[of], CARD_KEYS, 'sees hands', 'card');
    equal(`${side} sees of ${whose}`, sorted(cards), sorted(seen.hands[of].cards));
  }
  if (unseen !== undefined)
    equal(`unseen by ${side}`, sorted(readWords(unseen, CARD_KEYS, 'sees unseen', 'card')), sorted(seen.unseen));
  contains(`${side} knows not held`, readWords(notHeld, CARD_KEYS, 'sees notHeld', 'card'), seen.notHeld);
}

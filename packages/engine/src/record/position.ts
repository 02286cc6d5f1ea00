import { SKIPPED } from '../core/answers.ts';
import { CARD_KEYS, type CardKey, no } from '../core/card-keys.ts';
import { EFFECT_VALUES, type EffectKey, fx } from '../core/effects.ts';
import { RefusedError } from '../core/errors.ts';
import type { Game } from '../core/game.ts';
import { type Card, other, SIDE_KEYS, SIDES, type Side, type SideKey, US, USSR } from '../core/ids.ts';
import * as layout from '../core/layout.ts';
import { type PhaseKey, phase } from '../core/phases.ts';
import type { Rules, RulesSpec } from '../editions/rules.ts';
import { ERA_TURNS, LAST_TURN } from '../flow/deal.ts';
import { MOST_ROUNDS } from '../flow/forced-scoring.ts';
import { prepareGame } from '../flow/new-game.ts';
import { CHINESE_CIVIL_WAR, COUNTRY_KEYS, type CountryKey, REGION_KEYS, type RegionKey } from '../map/countries.ts';
import { UNCLAIMED } from '../verbs/china.ts';
import { cardsIn } from '../verbs/hands.ts';
import { LAST_BOX, SCORING_ONLY } from '../verbs/space.ts';
import { DEFCON_BEST, MILITARY_MOST } from '../verbs/tracks.ts';

export const STARTS = ['setup', 'deal', 'headline', 'rounds', 'turn-end'] as const;
export type StartPoint = (typeof STARTS)[number];
export type Pair = readonly [number, number];

/** A position in words: what a scenario gives, and the long form of a shared position. Everything may be left out. */
export interface Position {
  readonly rules?: RulesSpec;
  readonly start?: StartPoint;
  readonly turn?: number;
  readonly round?: number;
  readonly phasing?: SideKey;
  readonly defcon?: number;
  readonly vp?: number;
  readonly influence?: Readonly<Partial<Record<CountryKey, Pair>>>;
  readonly hands?: Readonly<Partial<Record<SideKey, readonly CardKey[]>>>;
  readonly discard?: readonly CardKey[];
  readonly removed?: readonly CardKey[];
  readonly effects?: readonly string[];
  readonly milOps?: Pair;
  readonly space?: Pair;
  readonly spaceUsed?: Pair;
  readonly eighthRound?: readonly SideKey[];
  /** Sides that have lost an eighth round to an event, and keep it for a scoring card alone. */
  readonly scoringRound?: readonly SideKey[];
  readonly china?: { readonly holder?: SideKey | 'none'; readonly faceUp?: boolean };
  readonly seen?: Readonly<Partial<Record<SideKey, readonly CardKey[]>>>;
  readonly order?: readonly CardKey[];
}

const START_PHASES: Readonly<Record<StartPoint, number>> = {
  setup: phase.setup,
  deal: phase.deal,
  headline: phase.headline,
  rounds: phase.round,
  'turn-end': phase['turn-end'],
};

/** How far a game is, in the words of `start`. */
export const START_OF: Readonly<Record<PhaseKey, StartPoint>> = {
  'first-deal': 'deal',
  setup: 'setup',
  deal: 'deal',
  headline: 'headline',
  'headline-first': 'headline',
  'headline-second': 'headline',
  round: 'rounds',
  'turn-end': 'turn-end',
};

const refuse = (message: string, expected: readonly string[] = []): never => {
  throw new RefusedError('bad-position', message, expected);
};

/** A game that begins in this position; not yet at its first question (call `run`). */
export function gameFrom(rules: Rules, given: Position): Game {
  const position = rules.orderedHand && given.order?.length ? withOrderInEffect(given) : given;
  const g = prepareGame(rules);
  const start = position.start ?? 'rounds';
  const fresh = start === 'setup' || (start === 'deal' && beginsWithDeal(rules, position.turn));
  const { bytes } = g;
  bytes[layout.PHASE] = START_PHASES[start];
  if (!fresh) {
    bytes[layout.TURN] = 4;
    bytes[layout.ROUND] = 1;
    bytes[layout.DEFCON] = DEFCON_BEST;
    bytes[layout.VP] = layout.VP_ZERO;
    bytes.fill(0, layout.INFLUENCE, layout.INFLUENCE + 2 * layout.INFLUENCE_OF_SIDE);
    bytes.fill(0, layout.EFFECTS, layout.PHASE);
    bytes.fill(0, layout.SPACE, layout.SPACE + 2);
    bytes[layout.CHINA_HOLDER] = USSR;
    bytes[layout.CHINA_FACE_UP] = 1;
  }
  if (position.round === 0 && start !== 'headline') refuse('round: 0 goes with start: headline only');
  if (position.influence !== undefined)
    bytes.fill(0, layout.INFLUENCE, layout.INFLUENCE + 2 * layout.INFLUENCE_OF_SIDE);
  setTracks(g, position);
  if (start === 'headline') bytes[layout.ROUND] = 0;
  layCards(g, position, fresh, fresh ? rules.start.effects : (position.effects ?? []));
  edit(g, position);
  return g;
}

/** The Late War scenario has nothing to set up: it begins with the deal of its first turn. */
const beginsWithDeal = ({ start }: Rules, turn = start.turn): boolean =>
  turn === start.turn && start.free.every((points) => points === 0);

/** An order of the US hand comes from the second edition's Aldrich Ames, whether a position names that or not. */
const withOrderInEffect = (p: Position): Position => ({
  ...p,
  effects: [...new Set([...(p.effects ?? []), 'aldrich-ames'])],
});

/** Change what a position names in a game that has an open question. A change that can't be made leaves it as it was. */
export function editGame(g: Game, position: Position): void {
  const { bytes } = g;
  const before = bytes.slice();
  const journal = bytes.subarray(layout.JOURNAL, layout.JOURNAL + bytes[layout.JOURNAL_LENGTH]!);
  try {
    if (journal.some((answer) => answer !== SKIPPED)) changeWithin(g, position);
    else changeBefore(g, position);
  } catch (error) {
    bytes.set(before);
    g.leaveCache();
    g.refresh();
    throw error;
  }
}

/** Where the play has had no answer yet it begins anew. */
function changeBefore(g: Game, position: Position): void {
  if (g.phase !== phase.headline) g.bytes.copyWithin(0, layout.CHECKPOINT, layout.CHECKPOINT + layout.NOW_SIZE);
  change(g, position);
  g.leaveCache();
  g.run();
}

/** In the middle of a play the change is made as if it had been there from the beginning, if that comes to the same. */
function changeWithin(g: Game, position: Position): void {
  const { bytes } = g;
  const before = bytes.slice(0, layout.NOW_SIZE);
  change(g, position);
  const wanted = bytes.slice(0, layout.NOW_SIZE);
  wanted.forEach((value, i) => {
    bytes[layout.CHECKPOINT + i]! += value - before[i]!;
  });
  g.leaveCache();
  g.refresh();
  if (g.count === 0 || wanted.some((value, i) => bytes[i] !== value))
    refuse('The position can no longer be changed like that in the middle of this play');
}

/** Cards go where they are named. A hand that is named holds nothing else; a pile keeps what it has. */
function change(g: Game, position: Position): void {
  setTracks(g, position);
  const cards = [
    ...(position.discard ?? []),
    ...(position.removed ?? []),
    ...Object.values(position.hands ?? {}).flat(),
  ];
  for (const key of cards) pull(g, cardNumber(key));
  for (const side of SIDES) if (position.hands?.[SIDE_KEYS[side]]) clearHand(g, side);
  putNamed(g, position);
  edit(g, position);
}

function setTracks(g: Game, p: Position): void {
  const { bytes } = g;
  const set = (offset: number, name: string, value: number | undefined, low: number, high: number, plus = 0): void => {
    if (value === undefined) return;
    if (!Number.isInteger(value) || value < low || value > high)
      refuse(`${name} is ${value}; expected a whole number from ${low} to ${high}`);
    bytes[offset] = value + plus;
  };
  set(layout.TURN, 'turn', p.turn, 1, LAST_TURN);
  set(layout.ROUND, 'round', p.round, 0, MOST_ROUNDS);
  set(layout.DEFCON, 'defcon', p.defcon, 2, DEFCON_BEST);
  set(layout.VP, 'vp', p.vp, -40, 40, layout.VP_ZERO);
  for (const side of SIDES) {
    set(layout.MILITARY + side, 'milOps', p.milOps?.[side], 0, MILITARY_MOST);
    set(layout.SPACE + side, 'space', p.space?.[side], 0, LAST_BOX);
    set(layout.SPACE_USED + side, 'spaceUsed', p.spaceUsed?.[side], 0, 2);
  }
  if (p.phasing !== undefined) bytes[layout.PHASING] = sideNumber(p.phasing);
  if (p.china?.holder === 'none' && !g.rules.chineseCivilWar)
    refuse('The China Card must have a holder unless the Chinese Civil War is played');
  if (p.china?.holder === 'none' && p.china.faceUp) refuse('A China Card that nobody holds is not face up');
  if (p.china?.holder !== undefined)
    bytes[layout.CHINA_HOLDER] = p.china.holder === 'none' ? UNCLAIMED : sideNumber(p.china.holder);
  if (p.china !== undefined) bytes[layout.CHINA_FACE_UP] = (p.china.faceUp ?? p.china.holder !== 'none') ? 1 : 0;
  for (const [key, pair] of Object.entries(p.influence ?? {})) {
    const c = COUNTRY_KEYS.indexOf(key as CountryKey);
    if (c < 0) refuse(`There is no country "${key}"`, COUNTRY_KEYS);
    if (c === CHINESE_CIVIL_WAR && !(g.rules.chineseCivilWar && pair?.[US] === 0))
      refuse('Only the USSR has influence in the Chinese Civil War, and only where that is played');
    for (const side of SIDES)
      set(layout.INFLUENCE + side * layout.INFLUENCE_OF_SIDE + c, `influence in ${key}`, pair?.[side], 0, 99);
  }
}

/** Everything that is not about tracks or where cards lie. */
function edit(g: Game, p: Position): void {
  if (p.eighthRound !== undefined || p.scoringRound !== undefined)
    for (const side of SIDES) {
      const key = SIDE_KEYS[side];
      g.bytes[layout.EIGHTH + side] = p.eighthRound?.includes(key)
        ? 1
        : p.scoringRound?.includes(key)
          ? SCORING_ONLY
          : 0;
    }
  if (p.effects !== undefined) {
    g.bytes.fill(0, layout.EFFECTS, layout.PHASE);
    for (const text of p.effects) {
      const { effect, value } = readEffect(text);
      if (!g.rules.deck.includes(no[effect])) refuse(`${effect} is not a card of this game`);
      const standing = g.effect(fx[effect]);
      if (standing !== 0 && standing !== value && !forBoth(effect))
        refuse(`${effect} is listed twice; expected it once`);
      g.bytes[layout.EFFECTS + fx[effect]]! |= value;
    }
  }
  if (p.effects?.includes('aldrich-ames'))
    for (const card of cardsIn(g, layout.HAND + US)) g.bytes[layout.CARDS + card]! |= layout.KNOWN[USSR];
  for (const side of SIDES)
    for (const key of p.seen?.[SIDE_KEYS[side]] ?? []) {
      const card = cardNumber(key);
      if (!g.inHand(other(side), card)) refuse(`${key} can't have been seen: it is not in the opponent's hand`);
      g.bytes[layout.CARDS + card]! |= layout.KNOWN[side];
    }
  if (p.order !== undefined || p.effects !== undefined || p.hands !== undefined) orderHand(g, p);
}

/** Whether both sides can have an effect at once; Missile Envy is owed by one of them. */
const forBoth = (effect: EffectKey): boolean => EFFECT_VALUES[effect] === 'sides' && effect !== 'missile-envy';

/** The order of the US hand: cards that have left the hand are passed over, and those that it does not name come last. */
function orderHand(g: Game, p: Position): void {
  const named = p.order?.map(cardNumber) ?? [...g.bytes.subarray(layout.ORDER, layout.ORDER + layout.ORDER_SIZE)];
  if (named.length > layout.ORDER_SIZE)
    refuse(`The order has ${named.length} cards; expected at most ${layout.ORDER_SIZE}`);
  if (p.order !== undefined && new Set(named).size < named.length) refuse('A card is listed twice in the order');
  const order = named.filter((card) => card !== 0 && g.inHand(US, card));
  if (g.rules.orderedHand && g.effect(fx['aldrich-ames']) !== 0)
    order.push(...(p.hands?.us ?? []).map(cardNumber).filter((card) => !order.includes(card)));
  g.bytes.fill(0, layout.ORDER, layout.ORDER + layout.ORDER_SIZE);
  g.bytes.set(order, layout.ORDER);
}

/** Read `nato`, `red-scare-purge@us` or `chernobyl@africa`. */
function readEffect(text: string): { effect: EffectKey; value: number } {
  const [key, of] = text.split('@');
  const kind = EFFECT_VALUES[key as EffectKey] as (typeof EFFECT_VALUES)[EffectKey] | undefined;
  if (kind === undefined) return refuse(`"${key}" has no lasting effect`, Object.keys(EFFECT_VALUES));
  const effect = key as EffectKey;
  if (kind === 'sides') return { effect, value: 1 << sideNumber(of) };
  if (kind === 'region') {
    const region = REGION_KEYS.indexOf(of as RegionKey);
    return region < 0
      ? refuse(`${text}: expected ${effect}@ and a region`, REGION_KEYS)
      : { effect, value: region + 1 };
  }
  return of === undefined ? { effect, value: 1 } : refuse(`${effect} takes no value`);
}

function layCards(g: Game, p: Position, fresh: boolean, effects: readonly string[]): void {
  const { bytes, rules } = g;
  bytes.fill(0, layout.CARDS, layout.CARDS + CARD_KEYS.length + 1);
  bytes.fill(0, layout.COUNTS, layout.COUNTS + 8);
  bytes[layout.PILE_KNOWN] = 0;
  for (const card of rules.deck) {
    const rule = rules.cards[card]!;
    const removed = fresh && rules.start.isRemoved(rule);
    put(g, card, removed ? layout.REMOVED : ERA_TURNS[rule.era] <= g.turn ? layout.PILE : layout.BOX);
  }
  for (const text of effects) {
    const { effect, value } = readEffect(text);
    const card = no[effect];
    if (effect === 'shuttle-diplomacy') put(g, card, layout.FRONT);
    else if (effect === 'missile-envy') put(g, card, layout.HAND + (value === 1 ? US : USSR));
    else put(g, card, rules.cards[card]!.once ? layout.REMOVED : layout.DISCARD);
  }
  putNamed(g, p);
}

/** Put the cards that a position names where it names them. */
function putNamed(g: Game, p: Position): void {
  const named = new Map<Card, string>();
  const lay = (keys: readonly CardKey[] | undefined, place: layout.CardPlace, where: string): void => {
    for (const key of keys ?? []) {
      const card = cardNumber(key);
      const before = named.get(card);
      if (before !== undefined) refuse(`${key} can't be both in ${before} and in ${where}`);
      if (!g.rules.deck.includes(card)) refuse(`${key} is not a card of this game`);
      named.set(card, where);
      put(g, card, place);
    }
  };
  for (const side of SIDES) lay(p.hands?.[SIDE_KEYS[side]], layout.HAND + side, `the ${SIDE_KEYS[side]} hand`);
  lay(p.discard, layout.DISCARD, 'discard');
  lay(p.removed, layout.REMOVED, 'removed');
}

/** Who knows where a card is, from its place alone. */
const knownIn = (place: layout.CardPlace): number =>
  place === layout.PILE
    ? 0
    : place === layout.HAND + US || place === layout.HAND + USSR
      ? layout.KNOWN[(place - layout.HAND) as Side]
      : layout.KNOWN_TO_ALL;

function put(g: Game, card: Card, place: layout.CardPlace): void {
  pull(g, card);
  g.bytes[layout.CARDS + card] = place | knownIn(place);
  g.bytes[layout.COUNTS + place]!++;
}
/** Take a card out of the count of its place, as if it were not in the game. */
function pull(g: Game, card: Card): void {
  if (g.bytes[layout.CARDS + card] !== 0) g.bytes[layout.COUNTS + g.placeOf(card)]!--;
  g.bytes[layout.CARDS + card] = 0;
}
/** Cards that an edited hand no longer holds go to the pile. */
function clearHand(g: Game, side: Side): void {
  for (const card of g.rules.deck) if (g.inHand(side, card)) put(g, card, layout.PILE);
}

function cardNumber(key: string): Card {
  const card = (no as Readonly<Record<string, number>>)[key];
  return card ?? refuse(`There is no card "${key}"`, CARD_KEYS);
}
function sideNumber(key: string | undefined): Side {
  return key === 'us' ? US : key === 'ussr' ? USSR : refuse(`"${key}" is not a side`, SIDE_KEYS);
}

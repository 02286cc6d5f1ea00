import { answeredCard, cardAnswer, isCardAnswer } from '../core/answers.ts';
import { CARD_COUNT } from '../core/card-keys.ts';
import type { Chance } from '../core/chance.ts';
import type { Game } from '../core/game.ts';
import { type Card, SIDES, type Side, US, type Viewer } from '../core/ids.ts';
import * as layout from '../core/layout.ts';
import { phase } from '../core/phases.ts';
import { headlineShown, NO_HEADLINE } from '../flow/headline.ts';

/*
 * What a viewer can't tell apart. Two games look the same to a viewer when one becomes the other by exchanging cards that the
 * viewer has not seen. `makeRepresentative` makes the same game of each in such a set, so whatever is told of it can't leak;
 * `reshuffle` makes a random one of it, which is how a player imagines the rest of the world.
 */

/** A headline that a side has chosen face down, in a game seen by somebody else. */
export const HIDDEN_HEADLINE = 254;

/**
 * A place that an unseen card takes, as one number, so that places are sorted and shuffled quickly. From its highest bits on:
 * whether it was filled out of discards that were made the pile in this play (then `before` means nothing); where it is now and
 * where it was when the play began; where in the journal it is an answer; its place in the order of the US hand (second
 * edition's Aldrich Ames), now and then.
 */
type Slot = number;
const slotOf = (
  mixed: boolean,
  now: layout.CardPlace,
  before: layout.CardPlace,
  journal: number,
  order: number,
  orderBefore: number,
) => (Number(mixed) << 24) | (now << 21) | (before << 18) | (journal << 10) | (order << 5) | orderBefore;
const isMixed = (slot: Slot): boolean => slot >> 24 !== 0;
const nowOf = (slot: Slot): layout.CardPlace => (slot >> 21) & 7;
const beforeOf = (slot: Slot): layout.CardPlace => (slot >> 18) & 7;
const journalOf = (slot: Slot): number => (slot >> 10) & 255;
const orderOf = (slot: Slot): number => (slot >> 5) & 31;
const orderBeforeOf = (slot: Slot): number => slot & 31;
const NOT_IN_JOURNAL = 255;
const NOT_IN_ORDER = 31;
const TAKEN: Slot = -1;

const placeIn = (g: Game, region: number, card: Card): layout.CardPlace =>
  g.bytes[region + layout.CARDS + card]! & layout.PLACE_MASK;

const hiddenEntry = (g: Game, viewer: Viewer, i: number): boolean => {
  const seen = g.bytes[layout.JOURNAL_SEEN + i]!;
  return seen !== 0 && (seen & layout.KNOWN[viewer]) === 0;
};

function orderIn(g: Game, region: number, card: Card): number {
  if (!g.rules.orderedHand) return NOT_IN_ORDER;
  for (let i = 0; i < layout.ORDER_SIZE; i++) if (g.bytes[region + layout.ORDER + i] === card) return i;
  return NOT_IN_ORDER;
}

/** The cards that a viewer has not seen, and the places they take: the first `hidden` of each, until the next call of `unseen`. */
const cards = new Uint8Array(CARD_COUNT);
const slots = new Int32Array(CARD_COUNT);
let hidden = 0;

/** Cards of which the viewer knows where they were when the play began: it knew then, or has seen them played since. */
const pinned = new Uint8Array(CARD_COUNT + 1);
/** Where the journal has a card that was drawn unseen. */
const draws = new Uint8Array(CARD_COUNT + 1);

/** Find `pinned` and `draws`, which hold until the next call. */
function trace(g: Game, viewer: Viewer): void {
  for (let card = 1; card <= CARD_COUNT; card++)
    pinned[card] = g.bytes[layout.CHECKPOINT + layout.CARDS + card]! & layout.KNOWN[viewer];
  draws.fill(NOT_IN_JOURNAL);
  for (let i = 0; i < g.bytes[layout.JOURNAL_LENGTH]!; i++) {
    const answer = g.bytes[layout.JOURNAL + i]!;
    if (!isCardAnswer(answer)) continue;
    if (hiddenEntry(g, viewer, i)) draws[answeredCard(answer)] = i;
    else pinned[answeredCard(answer)] = 1;
  }
}

/** Find `cards` and `slots`. */
function unseen(g: Game, viewer: Viewer): void {
  trace(g, viewer);
  const { deck } = g.rules;
  hidden = 0;
  for (let i = 0; i < deck.length; i++) {
    const card = deck[i]!;
    if (g.knows(viewer, card)) continue;
    const mixed = pinned[card] !== 0 && wasOpen(g, card);
    const before = mixed ? 0 : placeIn(g, layout.CHECKPOINT, card);
    const order = orderIn(g, 0, card);
    const orderBefore = orderIn(g, layout.CHECKPOINT, card);
    cards[hidden] = card;
    slots[hidden++] = slotOf(mixed, placeIn(g, 0, card), before, draws[card]!, order, orderBefore);
  }
}

/** A pinned card that did not lie in the pile and is unseen now can only have come out of discards that were made the pile in this play. */
const wasOpen = (g: Game, card: Card): boolean => placeIn(g, layout.CHECKPOINT, card) !== layout.PILE;

/** Who else knows where a card in this place is, as far as a viewer that has not seen it can say. */
const othersKnow = (place: layout.CardPlace): number =>
  place === layout.HAND || place === layout.HAND + 1
    ? layout.KNOWN[(place - layout.HAND) as Side]
    : place === layout.TABLE
      ? layout.KNOWN[US]
      : 0;

/** What the others know of the pile is not the viewer's to see. */
function forgetOthers(world: Game, viewer: Viewer): void {
  const { bytes } = world;
  const mine = layout.KNOWN[viewer];
  for (const region of [0, layout.CHECKPOINT]) {
    for (let i = region + layout.CARDS + 1; i <= region + layout.CARDS + CARD_COUNT; i++)
      if ((bytes[i]! & layout.PLACE_MASK) === layout.PILE) bytes[i]! &= layout.PLACE_MASK | mine;
    bytes[region + layout.PILE_KNOWN]! &= mine;
  }
}

function put({ bytes }: Game, card: Card, slot: Slot, pinned: boolean): void {
  bytes[layout.CARDS + card] = nowOf(slot) | othersKnow(nowOf(slot));
  if (!pinned) bytes[layout.CHECKPOINT + layout.CARDS + card] = beforeOf(slot) | othersKnow(beforeOf(slot));
  if (journalOf(slot) !== NOT_IN_JOURNAL) bytes[layout.JOURNAL + journalOf(slot)] = cardAnswer(card);
  if (orderOf(slot) !== NOT_IN_ORDER) bytes[layout.ORDER + orderOf(slot)] = card;
  if (orderBeforeOf(slot) !== NOT_IN_ORDER) bytes[layout.CHECKPOINT + layout.ORDER + orderBeforeOf(slot)] = card;
}

/**
 * Give every unseen card a slot. A pinned card keeps its place of when the play began, so it can only have gone where cards
 * from there went; unless the discards were made the pile in this play, which mixes all cards that had been seen by then.
 */
function assign(world: Game): void {
  for (let i = 0; i < hidden; i++) {
    const card = cards[i]!;
    if (pinned[card] === 0) continue;
    const slot = slotFor(world, card);
    put(world, card, slots[slot]!, true);
    slots[slot] = TAKEN;
  }
  let slot = 0;
  for (let i = 0; i < hidden; i++) {
    const card = cards[i]!;
    if (pinned[card] !== 0) continue;
    while (slots[slot] === TAKEN) slot++;
    put(world, card, slots[slot++]!, false);
  }
}
/** The first slot that a pinned card may take. */
function slotFor(world: Game, card: Card): number {
  const mixed = wasOpen(world, card);
  const before = placeIn(world, layout.CHECKPOINT, card);
  let i = 0;
  while (slots[i] === TAKEN || (mixed ? !isMixed(slots[i]!) : beforeOf(slots[i]!) !== before)) i++;
  return i;
}

/** Exchange two cards that a viewer has not seen; false where it could tell. */
export function exchangeUnseen(world: Game, viewer: Viewer, a: Card, b: Card): boolean {
  unseen(world, viewer);
  const i = cards.subarray(0, hidden).indexOf(a);
  const j = cards.subarray(0, hidden).indexOf(b);
  if (i < 0 || j < 0 || !mayTake(world, a, slots[j]!) || !mayTake(world, b, slots[i]!)) return false;
  put(world, a, slots[j]!, pinned[a] !== 0);
  put(world, b, slots[i]!, pinned[b] !== 0);
  world.leaveCache();
  return true;
}
/** Whether a card may be where another one is, as far as is known of when the play began. */
function mayTake(world: Game, card: Card, slot: Slot): boolean {
  if (pinned[card] === 0) return !isMixed(slot);
  return wasOpen(world, card) ? isMixed(slot) : beforeOf(slot) === placeIn(world, layout.CHECKPOINT, card);
}

function hideHeadlines(world: Game, viewer: Viewer): void {
  if (world.phase !== phase.headline) return;
  for (const side of SIDES) {
    const chosen = world.headline(side);
    if (side === viewer || chosen === 0 || chosen === NO_HEADLINE || headlineShown(world, side)) continue;
    world.bytes[layout.HEADLINE + side] = HIDDEN_HEADLINE;
  }
}

/** Make a game the one that stands for all that this viewer can't tell apart from it. */
export function makeRepresentative(world: Game, viewer: Viewer): void {
  unseen(world, viewer);
  slots.subarray(0, hidden).sort();
  forgetOthers(world, viewer);
  assign(world);
  hideHeadlines(world, viewer);
  world.leaveCache();
}

/** Make a game a random one out of those that this viewer can't tell apart from it. */
export function reshuffle(world: Game, viewer: Viewer, chance: Chance): void {
  unseen(world, viewer);
  shuffleSlots(chance);
  forgetOthers(world, viewer);
  assign(world);
  hideHeadlines(world, viewer);
  guessHeadlines(world, chance);
  world.leaveCache();
}

function shuffleSlots(chance: Chance): void {
  for (let i = hidden - 1; i > 0; i--) {
    const j = chance(i + 1);
    const slot = slots[i]!;
    slots[i] = slots[j]!;
    slots[j] = slot;
  }
}

function guessHeadlines(world: Game, chance: Chance): void {
  for (const side of SIDES) {
    if (world.headline(side) !== HIDDEN_HEADLINE) continue;
    const hand = world.rules.deck.filter((card) => world.inHand(side, card) && !world.rules.cards[card]!.handOnly);
    world.bytes[layout.HEADLINE + side] = hand[chance(hand.length)] ?? NO_HEADLINE;
  }
}

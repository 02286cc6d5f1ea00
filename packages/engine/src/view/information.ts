import { cardAnswer } from '../core/answers.ts';
import { CARD_COUNT } from '../core/card-keys.ts';
import type { Chance } from '../core/chance.ts';
import { Game } from '../core/game.ts';
import { type Card, SIDES, type Side, US, type Viewer } from '../core/ids.ts';
import * as at from '../core/layout.ts';
import { phase } from '../core/phases.ts';
import { headlineShown, NO_HEADLINE } from '../flow/headline.ts';
import { flow } from '../flow/machine.ts';

/*
 * What a viewer can't tell apart. Two games look the same to a viewer when one becomes the other by exchanging cards that the
 * viewer has not seen. `representative` picks the same game out of each such set, so whatever is made from it can't leak;
 * `reshuffled` picks one at random, which is how a player imagines the rest of the world.
 */

/** A headline that a side has chosen face down, in a game seen by somebody else. */
export const HIDDEN_HEADLINE = 254;

/** A place that an unseen card takes: now, when the play began, and as an answer in the journal. */
interface Slot {
  readonly now: at.Place;
  readonly before: at.Place;
  readonly journal: number;
  /** Its place in the order of the US hand (second edition's Aldrich Ames), now and then. */
  readonly order: number;
  readonly orderBefore: number;
  /** Filled out of the discards that were made the pile in this play: then `before` means nothing. */
  readonly mixed: boolean;
}
const NOWHERE = 255;

const placeIn = (g: Game, region: number, card: Card): at.Place => g.bytes[region + at.CARDS + card]! & at.PLACE_MASK;

const hiddenEntry = (g: Game, viewer: Viewer, i: number): boolean => {
  const seen = g.bytes[at.JOURNAL_SEEN + i]!;
  return seen !== 0 && (seen & at.KNOWN[viewer]) === 0;
};

/** Where a card's drawing stands in the journal, hidden from the viewer. */
function hiddenDraw(g: Game, viewer: Viewer, card: Card): number {
  for (let i = g.bytes[at.JOURNAL_LENGTH]! - 1; i >= 0; i--)
    if (g.bytes[at.JOURNAL + i] === cardAnswer(card) && hiddenEntry(g, viewer, i)) return i;
  return NOWHERE;
}

function orderIn(g: Game, region: number, card: Card): number {
  for (let i = 0; i < at.ORDER_SIZE; i++) if (g.bytes[region + at.ORDER + i] === card) return i;
  return NOWHERE;
}

/** Whether the viewer knows where a card was when the play began: it knew then, or has seen it played or discarded since. */
function pinned(g: Game, viewer: Viewer, card: Card): boolean {
  if (g.bytes[at.CHECKPOINT + at.CARDS + card]! & at.KNOWN[viewer]) return true;
  for (let i = g.bytes[at.JOURNAL_LENGTH]! - 1; i >= 0; i--)
    if (g.bytes[at.JOURNAL + i] === cardAnswer(card) && !hiddenEntry(g, viewer, i)) return true;
  return false;
}

/** A card that lay in the open and is unseen now: it can only have come out of discards that were made the pile in this play. */
const isMixed = (g: Game, pins: ReadonlySet<Card>, card: Card): boolean =>
  pins.has(card) && placeIn(g, at.CHECKPOINT, card) !== at.PILE;

function slotsOf(g: Game, viewer: Viewer, cards: readonly Card[], pins: ReadonlySet<Card>): Slot[] {
  return cards.map((card) => {
    const mixed = isMixed(g, pins, card);
    const before = mixed ? 0 : placeIn(g, at.CHECKPOINT, card);
    return {
      now: placeIn(g, 0, card),
      before,
      journal: hiddenDraw(g, viewer, card),
      order: orderIn(g, 0, card),
      orderBefore: orderIn(g, at.CHECKPOINT, card),
      mixed,
    };
  });
}

/**
 * Give every unseen card a slot. A pinned card keeps its place of when the play began, so it can only have gone where cards
 * from there went; unless the discards were made the pile in this play, which mixes all cards that had been seen by then.
 */
function assign(g: Game, cards: readonly Card[], pins: ReadonlySet<Card>, slots: Slot[]): Map<Card, Slot> {
  const taken = new Map<Card, Slot>();
  const take = (card: Card, fits: (slot: Slot) => boolean): void => {
    taken.set(card, slots.splice(slots.findIndex(fits), 1)[0]!);
  };
  for (const card of pins) {
    const before = placeIn(g, at.CHECKPOINT, card);
    take(card, isMixed(g, pins, card) ? (slot) => slot.mixed : (slot) => slot.before === before);
  }
  for (const card of cards) if (!taken.has(card)) take(card, () => true);
  return taken;
}

/** Who else knows where a card in this place is, as far as a viewer that has not seen it can say. */
const othersKnow = (place: at.Place): number =>
  place === at.HAND || place === at.HAND + 1
    ? at.KNOWN[(place - at.HAND) as Side]
    : place === at.TABLE
      ? at.KNOWN[US]
      : 0;

function write(g: Game, world: Game, viewer: Viewer, pins: ReadonlySet<Card>, slots: ReadonlyMap<Card, Slot>): void {
  const { bytes } = world;
  const mine = at.KNOWN[viewer];
  for (const region of [0, at.CHECKPOINT]) {
    // What the others know of the pile is not the viewer's to see
    for (let card = 1; card <= CARD_COUNT; card++)
      if (placeIn(g, region, card) === at.PILE) bytes[region + at.CARDS + card]! &= at.PLACE_MASK | mine;
    bytes[region + at.PILE_KNOWN]! &= mine;
  }
  for (const [card, slot] of slots) {
    bytes[at.CARDS + card] = slot.now | othersKnow(slot.now);
    if (!pins.has(card)) bytes[at.CHECKPOINT + at.CARDS + card] = slot.before | othersKnow(slot.before);
    if (slot.journal !== NOWHERE) bytes[at.JOURNAL + slot.journal] = cardAnswer(card);
    if (slot.order !== NOWHERE) bytes[at.ORDER + slot.order] = card;
    if (slot.orderBefore !== NOWHERE) bytes[at.CHECKPOINT + at.ORDER + slot.orderBefore] = card;
  }
}

function hideHeadlines(world: Game, viewer: Viewer): void {
  if (world.phase !== phase.headline) return;
  for (const side of SIDES) {
    const chosen = world.headline(side);
    if (side === viewer || chosen === 0 || chosen === NO_HEADLINE || headlineShown(world, side)) continue;
    world.bytes[at.HEADLINE + side] = HIDDEN_HEADLINE;
  }
}

const blank = (g: Game): Game => {
  const world = new Game(g.rules, flow);
  world.copyFrom(g);
  return world;
};

function unseen(g: Game, viewer: Viewer): { cards: Card[]; pins: ReadonlySet<Card>; slots: Slot[] } {
  const cards = g.rules.deck.filter((card) => !g.knows(viewer, card));
  const pins = new Set(cards.filter((card) => pinned(g, viewer, card)));
  return { cards, pins, slots: slotsOf(g, viewer, cards, pins) };
}

const bySlot = (a: Slot, b: Slot): number =>
  Number(a.mixed) - Number(b.mixed) ||
  a.now - b.now ||
  a.before - b.before ||
  a.journal - b.journal ||
  a.order - b.order ||
  a.orderBefore - b.orderBefore;

/** The one game that stands for all that this viewer can't tell apart from `g`. */
export function representative(g: Game, viewer: Viewer): Game {
  const world = blank(g);
  const { cards, pins, slots } = unseen(g, viewer);
  slots.sort(bySlot);
  write(g, world, viewer, pins, assign(g, cards, pins, slots));
  hideHeadlines(world, viewer);
  return world;
}

/** A random game out of those that this viewer can't tell apart from `g`. */
export function reshuffled(g: Game, viewer: Viewer, chance: Chance): Game {
  const world = blank(g);
  const { cards, pins, slots } = unseen(g, viewer);
  for (let i = slots.length - 1; i > 0; i--) {
    const j = chance(i + 1);
    [slots[i], slots[j]] = [slots[j]!, slots[i]!];
  }
  write(g, world, viewer, pins, assign(g, cards, pins, slots));
  hideHeadlines(world, viewer);
  guessHeadlines(world, chance);
  return world;
}

function guessHeadlines(world: Game, chance: Chance): void {
  for (const side of SIDES) {
    if (world.headline(side) !== HIDDEN_HEADLINE) continue;
    const hand = world.rules.deck.filter((card) => world.inHand(side, card) && !world.rules.cards[card]!.handOnly);
    world.bytes[at.HEADLINE + side] = hand[chance(hand.length)] ?? NO_HEADLINE;
  }
}

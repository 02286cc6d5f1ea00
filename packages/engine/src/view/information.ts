import { cardAnswer } from '../core/answers.ts';
import { CARD_COUNT } from '../core/card-keys.ts';
import type { Chance } from '../core/chance.ts';
import { Game } from '../core/game.ts';
import { type Card, SIDES, type Side, type Viewer } from '../core/ids.ts';
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
}
const NOT_IN_JOURNAL = 255;

const placeIn = (g: Game, region: number, card: Card): at.Place => g.bytes[region + at.CARDS + card]! & at.PLACE_MASK;

const unseenCards = (g: Game, viewer: Viewer): Card[] => g.rules.deck.filter((card) => !g.knows(viewer, card));

function journalIndex(g: Game, card: Card): number {
  const length = g.bytes[at.JOURNAL_LENGTH]!;
  for (let i = 0; i < length; i++) if (g.bytes[at.JOURNAL + i] === cardAnswer(card)) return i;
  return NOT_IN_JOURNAL;
}

/** Whether the viewer knew, when the play began, where a card was that it has lost sight of since. */
const knownBefore = (g: Game, viewer: Viewer, card: Card): boolean =>
  (g.bytes[at.CHECKPOINT + at.CARDS + card]! & at.KNOWN[viewer]) !== 0;

/** Give every unseen card a slot: those the viewer knew at the beginning of the play keep their place of then. */
function assign(g: Game, viewer: Viewer, cards: readonly Card[], slots: Slot[]): Map<Card, Slot> {
  const taken = new Map<Card, Slot>();
  const take = (card: Card, fits: (slot: Slot) => boolean): void => {
    const i = slots.findIndex(fits);
    taken.set(card, slots.splice(i, 1)[0]!);
  };
  for (const card of cards)
    if (knownBefore(g, viewer, card)) {
      const before = placeIn(g, at.CHECKPOINT, card);
      take(card, (slot) => slot.before === before);
    }
  for (const card of cards) if (!taken.has(card)) take(card, () => true);
  return taken;
}

function slotsOf(g: Game, cards: readonly Card[]): Slot[] {
  return cards.map((card) => ({
    now: placeIn(g, 0, card),
    before: placeIn(g, at.CHECKPOINT, card),
    journal: journalIndex(g, card),
  }));
}

/** Who else knows where a card in this place is, as far as a viewer that has not seen it can say. */
const othersKnow = (place: at.Place): number =>
  place === at.HAND || place === at.HAND + 1
    ? at.KNOWN[(place - at.HAND) as Side]
    : place === at.TABLE
      ? at.KNOWN[0]
      : 0;

function write(g: Game, world: Game, viewer: Viewer, slots: ReadonlyMap<Card, Slot>): void {
  const { bytes } = world;
  const mine = at.KNOWN[viewer];
  for (const region of [0, at.CHECKPOINT]) {
    // What the others know of the pile is not the viewer's to see
    for (let card = 1; card <= CARD_COUNT; card++)
      if (placeIn(g, region, card) === at.PILE) bytes[region + at.CARDS + card]! &= at.PLACE_MASK | mine;
    bytes[region + at.PILE_KNOWN]! &= mine;
  }
  for (const [card, slot] of slots) {
    const before = g.bytes[at.CHECKPOINT + at.CARDS + card]! & mine;
    bytes[at.CARDS + card] = slot.now | othersKnow(slot.now);
    bytes[at.CHECKPOINT + at.CARDS + card] = slot.before | othersKnow(slot.before) | before;
    if (slot.journal !== NOT_IN_JOURNAL) bytes[at.JOURNAL + slot.journal] = cardAnswer(card);
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

/** The one game that stands for all that this viewer can't tell apart from `g`. */
export function representative(g: Game, viewer: Viewer): Game {
  const world = blank(g);
  const cards = unseenCards(g, viewer);
  const slots = slotsOf(g, cards).sort((a, b) => a.now - b.now || a.before - b.before || a.journal - b.journal);
  write(g, world, viewer, assign(g, viewer, cards, slots));
  hideHeadlines(world, viewer);
  return world;
}

/** A random game out of those that this viewer can't tell apart from `g`. */
export function reshuffled(g: Game, viewer: Viewer, chance: Chance): Game {
  const world = blank(g);
  const cards = unseenCards(g, viewer);
  const slots = slotsOf(g, cards);
  for (let i = slots.length - 1; i > 0; i--) {
    const j = chance(i + 1);
    [slots[i], slots[j]] = [slots[j]!, slots[i]!];
  }
  write(g, world, viewer, assign(g, viewer, cards, slots));
  guessHeadlines(world, chance);
  return world;
}

function guessHeadlines(world: Game, chance: Chance): void {
  for (const side of SIDES) {
    if (world.headline(side) !== HIDDEN_HEADLINE) continue;
    const hand = world.rules.deck.filter((card) => world.inHand(side, card) && world.rules.cards[card]!.headline);
    world.bytes[at.HEADLINE + side] = hand[chance(hand.length)] ?? NO_HEADLINE;
  }
}

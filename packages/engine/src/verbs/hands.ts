import { answeredCard, cardAnswer, isCardAnswer, wordAnswer } from '../core/answers.ts';
import { CARD_COUNT, cardKey, no } from '../core/card-keys.ts';
import { CARD_PLACE_KEYS } from '../core/card-places.ts';
import { fx } from '../core/effects.ts';
import type { Game, Play } from '../core/game.ts';
import { type Card, CHANCE, other, PUBLIC, type Side, sideKey, US, USSR, type Viewer } from '../core/ids.ts';
import {
  CARD_WORDS,
  CARDS,
  type CardPlace,
  COUNTS,
  DISCARD,
  HAND,
  KNOWN,
  KNOWN_TO_ALL,
  ORDER,
  ORDER_SIZE,
  PILE,
  PILE_KNOWN,
  PLACE_MASK,
} from '../core/layout.ts';
import { ask } from '../core/questions.ts';
import { stopFor } from './effects.ts';

const MISSILE_ENVY = no['missile-envy'];
export type Which = (card: Card) => boolean;
const VIEWERS: readonly Viewer[] = [US, USSR, PUBLIC];
const viewersOf = (known: number): Viewer[] => VIEWERS.filter((viewer) => known & KNOWN[viewer]);

/** Put a card somewhere; unless told otherwise everyone sees which card it is. Missile Envy is owed only while it is in hand. */
export function move(g: Game, card: Card, to: CardPlace, known: number = KNOWN_TO_ALL): void {
  if (g.over) return;
  const { bytes } = g;
  const from = g.placeOf(card);
  bytes[COUNTS + from]!--;
  bytes[COUNTS + to]!++;
  bytes[CARDS + card] = to | known;
  if (g.rules.orderedHand && g.effect(fx['aldrich-ames']) !== 0) {
    if (from === HAND + US) leaveOrder(g, card);
    if (to === HAND + US) joinOrder(g, card);
  }
  if (card === MISSILE_ENVY && (from === HAND + US || from === HAND + USSR))
    stopFor(g, fx['missile-envy'], from === HAND + US ? US : USSR);
  g.facts?.push({
    t: 'card',
    card: cardKey(card),
    from: CARD_PLACE_KEYS[from]!,
    to: CARD_PLACE_KEYS[to]!,
    seen: viewersOf(known),
  });
}
export const discard = (g: Game, card: Card): void => move(g, card, DISCARD);

/** Under the second edition's Aldrich Ames the US hand has an order: a card gained later comes last. */
function joinOrder(g: Game, card: Card): void {
  const end = g.bytes.indexOf(0, ORDER);
  if (end < ORDER + ORDER_SIZE) g.bytes[end] = card;
}
function leaveOrder(g: Game, card: Card): void {
  const i = g.bytes.indexOf(card, ORDER);
  if (i < 0 || i >= ORDER + ORDER_SIZE) return;
  g.bytes.copyWithin(i, i + 1, ORDER + ORDER_SIZE);
  g.bytes[ORDER + ORDER_SIZE - 1] = 0;
}

// Four cards at a time: hands and pile are looked through all the time, and most cards are elsewhere

const FIRST_WORD = CARDS / 4;
const EACH_BYTE = 0x01010101;

/** Which of four cards lie in a place: one bit for each, the lowest of its byte. */
const fourIn = (g: Game, w: number, place: CardPlace): number => {
  const unlike = (g.fours[FIRST_WORD + w]! & (PLACE_MASK * EACH_BYTE)) ^ (place * EACH_BYTE);
  return (~(unlike + 0x7f * EACH_BYTE) >>> 7) & EACH_BYTE;
};
const countOf = (four: number): number => Math.imul(four, EACH_BYTE) >>> 24;
const firstOf = (four: number): number => (31 - Math.clz32(four & -four)) >> 3;
const withoutFirst = (four: number): number => four & (four - 1);

/** The cards of a place in order of number; the China Card lies in none. */
export function cardsIn(g: Game, place: CardPlace): Card[] {
  const cards: Card[] = [];
  for (let w = 0; w < CARD_WORDS; w++)
    for (let four = fourIn(g, w, place); four !== 0; four = withoutFirst(four)) cards.push(4 * w + firstOf(four));
  return cards;
}
export const isScoring = (g: Game, card: Card): boolean => g.rules.cards[card]!.scoring;

export function scoringCardsIn(g: Game, side: Side): number {
  let n = 0;
  const { scoringCards } = g.rules;
  for (let i = 0; i < scoringCards.length; i++) if (g.inHand(side, scoringCards[i]!)) n++;
  return n;
}

/** List cards of a place as options of the open question. */
export function offerCards(g: Game, place: CardPlace, which?: Which): void {
  for (let w = 0; w < CARD_WORDS; w++)
    for (let four = fourIn(g, w, place); four !== 0; four = withoutFirst(four)) {
      const card = 4 * w + firstOf(four);
      if (which === undefined || which(card)) g.offer(cardAnswer(card));
    }
}

interface CardPicking {
  /** The card that causes the question, if one does. */
  readonly card?: Card;
  readonly side: Side;
  readonly question: number;
  readonly from: CardPlace;
  /** Any card where it is left out. */
  readonly which?: Which | undefined;
  readonly refusal?: 'done' | 'refuse' | undefined;
}

/** A side picks a card of a place; 0 if there is none, or if it gives the refusal that is offered. */
export function* pickCard(g: Game, { card = 0, side, question, from, which, refusal }: CardPicking): Play<Card> {
  g.ask(side, question, card);
  if (g.listing) {
    offerCards(g, from, which);
    // With a hand the refusal is offered even alone: a question left out would tell what the hand lacks
    if (refusal !== undefined && (g.count > 0 || from === HAND + US || from === HAND + USSR))
      g.offer(wordAnswer[refusal]);
  }
  if (g.none()) return 0;
  const answer = yield;
  return isCardAnswer(answer) ? answeredCard(answer) : 0;
}

// Draws

/** Chance picks a card of a place; 0 if it is empty. */
export function* drawFrom(g: Game, cause: Card, place: CardPlace): Play<Card> {
  const count = g.countIn(place);
  const index = count > 0 ? g.inlineChance(count) : -1;
  if (index >= 0) {
    const card = nthIn(g, place, index);
    g.inlineAnswer(cardAnswer(card));
    return card;
  }
  g.ask(CHANCE, ask.draw, cause);
  if (g.listing) offerCards(g, place);
  return g.none() ? 0 : answeredCard(yield);
}

function nthIn(g: Game, place: CardPlace, index: number): Card {
  let left = index;
  for (let w = 0; w < CARD_WORDS; w++) {
    let four = fourIn(g, w, place);
    const count = countOf(four);
    if (left >= count) left -= count;
    else {
      for (; left > 0; left--) four = withoutFirst(four);
      return 4 * w + firstOf(four);
    }
  }
  return 0;
}

/** A side draws a card from the pile, which is made anew from the discards when it has run out. */
export function* drawCard(g: Game, cause: Card, side: Side): Play {
  if (g.countIn(PILE) === 0) reshuffle(g);
  if (drawAtOnce(g, side)) return;
  const card = yield* drawFrom(g, cause, PILE);
  if (card !== 0) takeDrawn(g, side, card);
}

/** The same where chance answers by itself and the pile is not empty: dealing needs no questions then. */
export function drawAtOnce(g: Game, side: Side): boolean {
  const count = g.countIn(PILE);
  const index = count > 0 ? g.inlineChance(count) : -1;
  if (index < 0) return false;
  const card = nthIn(g, PILE, index);
  g.inlineAnswer(cardAnswer(card));
  takeDrawn(g, side, card);
  return true;
}

function takeDrawn(g: Game, side: Side, card: Card): void {
  const open = side === US && g.effect(fx['aldrich-ames']) !== 0;
  moveUnseen(g, card, HAND + side, open ? KNOWN[US] | KNOWN[USSR] : KNOWN[side]);
}

/** A card just drawn from the pile goes where only some see it; the others lose track of what still lies in the pile. */
export function moveUnseen(g: Game, card: Card, to: CardPlace, known: number): void {
  g.hideAnswer(known);
  forgetPile(g, known);
  move(g, card, to, known);
}

/** All discards become the pile. With the old pile used up, each side can tell what the other still holds. */
function reshuffle(g: Game): void {
  if (g.countIn(DISCARD) === 0) return;
  g.facts?.push({ t: 'reshuffle', cards: g.countIn(DISCARD) });
  const { bytes } = g;
  for (let card = 1; card <= CARD_COUNT; card++) {
    const place = g.placeOf(card);
    if (place === DISCARD) bytes[CARDS + card] = PILE | KNOWN_TO_ALL;
    else if (place === HAND + US || place === HAND + USSR) bytes[CARDS + card]! |= KNOWN[US] | KNOWN[USSR];
  }
  bytes[COUNTS + PILE]! += bytes[COUNTS + DISCARD]!;
  bytes[COUNTS + DISCARD] = 0;
  bytes[PILE_KNOWN] = KNOWN_TO_ALL;
}

/** Viewers who were not shown a card that left the pile no longer know what still lies in it. */
function forgetPile(g: Game, shown: number): void {
  const { bytes, fours } = g;
  const lost = bytes[PILE_KNOWN]! & ~shown;
  if (lost === 0) return;
  bytes[PILE_KNOWN]! &= ~lost;
  for (let w = 0; w < CARD_WORDS; w++) fours[FIRST_WORD + w]! &= ~Math.imul(fourIn(g, w, PILE), lost);
}

// Knowledge

/** A viewer comes to know which of these cards lie in a place. */
function learn(g: Game, viewers: number, place: CardPlace, cards: readonly Card[]): void {
  const { bytes } = g;
  for (let i = 0; i < cards.length; i++) if (g.placeOf(cards[i]!) === place) bytes[CARDS + cards[i]!]! |= viewers;
  if (place === PILE) bytes[PILE_KNOWN]! |= viewers;
}

/** A side shows its whole hand to the other, which then also knows what the pile must hold. */
export function showHand(g: Game, owner: Side): void {
  if (g.over) return;
  const viewer = other(owner);
  learn(g, KNOWN[viewer], HAND + owner, g.rules.deck);
  learn(g, KNOWN[viewer], PILE, g.rules.deck);
  g.facts?.push({
    t: 'show',
    from: CARD_PLACE_KEYS[HAND + owner]!,
    cards: cardsIn(g, HAND + owner).map(cardKey),
    seen: [owner, viewer],
  });
}

/** A side shows those of its cards that are of a kind, and so that it holds no others of it. */
export function showKind(g: Game, owner: Side, which: Which): void {
  if (g.over) return;
  const viewer = other(owner);
  const cards = cardsIn(g, HAND + owner).filter(which);
  learn(g, KNOWN[viewer], HAND + owner, cards);
  learn(g, KNOWN[viewer], PILE, g.rules.deck.filter(which));
  g.facts?.push({ t: 'show', from: CARD_PLACE_KEYS[HAND + owner]!, cards: cards.map(cardKey), seen: [owner, viewer] });
}

/** It has become plain that a side holds no scoring card. */
export function lacksScoring(g: Game, owner: Side): void {
  if (g.over) return;
  learn(g, KNOWN[other(owner)], PILE, g.rules.scoringCards);
  g.facts?.push({ t: 'lacks', side: sideKey(owner), what: 'scoring' });
}

/** It has become plain that a side holds no card worth more than this to it, scoring cards apart. */
export function lacksAbove(g: Game, owner: Side, value: number, worth: (card: Card) => number): void {
  if (g.over) return;
  const worthMore = cardsIn(g, PILE).filter((card) => !isScoring(g, card) && worth(card) > value);
  learn(g, KNOWN[other(owner)], PILE, worthMore);
  g.facts?.push({ t: 'lacks', side: sideKey(owner), what: 'value', above: value });
}

/** Who knows what of the pile, to be known again by `knowPileAgain` when cards taken out for a look are back. */
export const pileKnowledge = (g: Game): ReadonlyMap<Card, number> =>
  new Map(cardsIn(g, PILE).map((card) => [card, g.bytes[CARDS + card]! & KNOWN_TO_ALL]));
export function knowPileAgain(g: Game, before: ReadonlyMap<Card, number>): void {
  for (const [card, known] of before) learn(g, known, PILE, [card]);
}

/** A card of a hand is shown to both. */
export function showCard(g: Game, owner: Side, card: Card): void {
  if (g.over) return;
  learn(g, KNOWN_TO_ALL, HAND + owner, [card]);
  g.facts?.push({ t: 'show', from: CARD_PLACE_KEYS[HAND + owner]!, cards: [cardKey(card)], seen: VIEWERS });
}

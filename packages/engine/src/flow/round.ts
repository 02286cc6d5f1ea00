import { answeredCard, cardAnswer, wordAnswer } from '../core/answers.ts';
import { no } from '../core/card-keys.ts';
import { fx } from '../core/effects.ts';
import type { Game, Play } from '../core/game.ts';
import { type Card, other, type Side, sideKey, US } from '../core/ids.ts';
import { HAND, NORAD_ALERT, ORDER, ORDER_SIZE } from '../core/layout.ts';
import { ask } from '../core/questions.ts';
import { TRAP_OF } from '../core/traps.ts';
import { controls } from '../map/control.ts';
import { at, everywhere } from '../map/countries.ts';
import { payCrisis, threatened } from '../verbs/coup.ts';
import { die } from '../verbs/dice.ts';
import { DUE, inEffect, inEffectFor, step, stop, WAITING } from '../verbs/effects.ts';
import {
  discard,
  isScoring,
  lacksAbove,
  lacksScoring,
  offerCards,
  scoringCardsIn,
  type Which,
} from '../verbs/hands.ts';
import { add, pickCountry, within } from '../verbs/influence.ts';
import { CHINA_CARD, cardValue, numberOf } from '../verbs/value.ts';
import { isExtraRound, isScoringRound, makesRoom, owesScoring } from './forced-scoring.ts';
import { ANY_USE, burialFalls, type Limits, useCard } from './use-card.ts';

const MISSILE_ENVY = no['missile-envy'];
const TRAP_CARDS = [no[TRAP_OF.us], no[TRAP_OF.ussr]] as const;
const TRAP_EFFECTS = [fx[TRAP_OF.us], fx[TRAP_OF.ussr]] as const;

/** One side's action round. */
export function* actionRound(g: Game): Play {
  const side = g.phasing;
  g.facts?.push({ t: 'round', round: g.round, side: sideKey(side) });
  g.bytes[NORAD_ALERT] = 0;
  if (side === US && g.effect(fx['we-will-bury-you']) === WAITING) step(g, fx['we-will-bury-you'], DUE);
  if (threatened(g, side)) yield payCrisis(g, side);
  if (isScoringRound(g, side)) yield scoringRound(g, side);
  else if (inEffect(g, TRAP_EFFECTS[side])) yield trappedRound(g, side, TRAP_CARDS[side]);
  else {
    const scoringFirst = owesScoring(g, side);
    g.ask(side, ask.play, 0);
    if (g.listing) offerPlays(g, side, scoringFirst);
    const answer = g.none() ? wordAnswer.pass : yield;
    if (answer === wordAnswer.pass) skip(g, side, g.handSize(side) === 0 && !holdsChina(g, side) ? 'no-cards' : 'pass');
    else yield useCard(g, side, answeredCard(answer), limitsOf(g, side, answeredCard(answer), scoringFirst));
  }
  if (g.bytes[NORAD_ALERT] === 1) yield norad(g);
}

/** An extra round for scoring cards alone. Without one it is passed: it is asked even so, to tell nothing of the hand. */
function* scoringRound(g: Game, side: Side): Play {
  g.ask(side, ask.play, 0);
  if (g.listing) {
    offerCards(g, HAND + side, (card) => isScoring(g, card));
    if (g.count === 0) g.offer(wordAnswer.pass);
  }
  const answer = yield;
  if (answer === wordAnswer.pass) skip(g, side, 'pass');
  else yield useCard(g, side, answeredCard(answer));
}

function skip(g: Game, side: Side, why: 'no-cards' | 'pass' | 'trap'): void {
  g.facts?.push({ t: 'skip', side: sideKey(side), why });
  burialFalls(g, side, false);
}

/** Missile Envy that a side was handed and must use now. */
const owesMissileEnvy = (g: Game, side: Side): boolean =>
  inEffectFor(g, fx['missile-envy'], side) && g.inHand(side, MISSILE_ENVY);

/** The first card of the order that the US must follow (second edition's Aldrich Ames), if it is suitable; 0 if none. */
function firstInOrder(g: Game, which?: Which): Card {
  for (let i = 0; i < ORDER_SIZE; i++) {
    const card = g.bytes[ORDER + i]!;
    if (card === 0) return 0;
    if (which === undefined || which(card)) return card;
  }
  return 0;
}
const followsOrder = (g: Game, side: Side): boolean =>
  side === US && g.rules.orderedHand && inEffect(g, fx['aldrich-ames']);

const holdsChina = (g: Game, side: Side): boolean => g.chinaHolder === side && g.chinaFaceUp;

/** List the cards that a side may choose in its action round, and whether it may pass. */
function offerPlays(g: Game, side: Side, scoringFirst: boolean): void {
  if (scoringFirst) {
    offerCards(g, HAND + side, (card) => isScoring(g, card) || mayMakeRoom(g, side, card));
    return;
  }
  if (owesMissileEnvy(g, side)) g.offer(cardAnswer(MISSILE_ENVY));
  else if (followsOrder(g, side)) {
    const card = firstInOrder(g);
    if (card !== 0) g.offer(cardAnswer(card));
  } else {
    offerCards(g, HAND + side);
    if (holdsChina(g, side)) g.offer(cardAnswer(CHINA_CARD));
  }
  if (g.count > 0 && (g.handSize(side) === 0 || mayPassExtra(g, side))) g.offer(wordAnswer.pass);
}

/** An extra round may be left out, but not with a scoring card in hand. */
const mayPassExtra = (g: Game, side: Side): boolean => isExtraRound(g) && scoringCardsIn(g, side) === 0;

/** Whether a card may be played in place of a scoring card: not before a Missile Envy that is owed, nor against an order. */
const mayMakeRoom = (g: Game, side: Side, card: Card): boolean =>
  makesRoom(g, side, card) &&
  (g.rules.version < 2 || !owesMissileEnvy(g, side)) &&
  (!followsOrder(g, side) || firstInOrder(g) === card);

function limitsOf(g: Game, side: Side, card: Card, scoringFirst: boolean): Limits {
  // To make room its event has to take effect; an opponent's does so before or after operations
  if (scoringFirst) return g.rules.cards[card]!.side === other(side) ? { noSpace: true } : { eventOnly: true };
  return card === MISSILE_ENVY && owesMissileEnvy(g, side) ? { operationsOnly: true } : ANY_USE;
}

/**
 * A round in Quagmire or Bear Trap: a discard and a die, unless scoring cards come first or nothing is suitable. It is one
 * question, so that nobody can tell from its kind what the hand holds; the answer says which it was.
 */
function* trappedRound(g: Game, side: Side, trap: Card): Play {
  g.ask(side, ask.discard, trap);
  if (g.listing) {
    if (!owesScoring(g, side)) offerTrapDiscards(g, side, trap);
    if (g.count === 0) offerCards(g, HAND + side, (card) => isScoring(g, card));
    if (mayPassTrapped(g, side)) g.offer(wordAnswer.pass);
  }
  if (g.none()) {
    lacksAbove(g, side, numberOf(g, trap, 'value') - 1, (card) => cardValue(g, side, card));
    lacksScoring(g, side);
    skip(g, side, 'trap');
    return;
  }
  const answer = yield;
  const card = answeredCard(answer);
  if (answer === wordAnswer.pass) skip(g, side, 'pass');
  else if (isScoring(g, card)) yield useCard(g, side, card);
  else {
    g.facts?.push({ t: 'play', side: sideKey(side), card: g.rules.cards[card]!.key, use: 'trap' });
    burialFalls(g, side, false);
    discard(g, card);
    if ((yield* die(g, side)) <= numberOf(g, trap, 'roll')) stop(g, TRAP_EFFECTS[side]);
  }
}

/** An extra round is no duty, so it does not show what a hand lacks: who has any card is asked. */
const mayPassTrapped = (g: Game, side: Side): boolean =>
  mayPassExtra(g, side) && (g.count > 0 || (g.handSize(side) > 0 && g.rules.version >= 2));

function offerTrapDiscards(g: Game, side: Side, trap: Card): void {
  const suitable: Which = (card) => !isScoring(g, card) && cardValue(g, side, card) >= numberOf(g, trap, 'value');
  if (owesMissileEnvy(g, side) && suitable(MISSILE_ENVY)) g.offer(cardAnswer(MISSILE_ENVY));
  else if (followsOrder(g, side)) {
    const card = firstInOrder(g, suitable);
    if (card !== 0) g.offer(cardAnswer(card));
  } else offerCards(g, HAND + side, suitable);
}

/** NORAD: after a round in which DEFCON moved to 2, the US may strengthen a country where it has influence. */
function* norad(g: Game): Play {
  if (g.over || !inEffect(g, fx.norad) || !controls(g, US, at.canada)) return;
  const c = yield* pickCountry(g, {
    card: no.norad,
    side: US,
    question: ask.place,
    where: within(everywhere, (c) => g.influence(US, c) > 0),
    optional: true,
  });
  if (c >= 0) add(g, US, c, numberOf(g, no.norad, 'influence'));
}

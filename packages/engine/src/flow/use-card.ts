import { cardAnswer, wordAnswer } from '../core/answers.ts';
import { no } from '../core/card-keys.ts';
import { fx } from '../core/effects.ts';
import type { UseKey } from '../core/facts.ts';
import type { Game, Play } from '../core/game.ts';
import { type Card, other, type Side, sideKey, US, USSR } from '../core/ids.ts';
import { TABLE } from '../core/layout.ts';
import { phase } from '../core/phases.ts';
import { ask } from '../core/questions.ts';
import { passChina } from '../verbs/china.ts';
import { choose } from '../verbs/choose.ts';
import { die, dieAtOnce } from '../verbs/dice.ts';
import { DUE, stop } from '../verbs/effects.ts';
import { settle } from '../verbs/end.ts';
import { discard, move } from '../verbs/hands.ts';
import { attemptSpace, countAttempt, maySpace } from '../verbs/space.ts';
import { award } from '../verbs/tracks.ts';
import { CHINA_CARD, cardValue, numberOf } from '../verbs/value.ts';
import { begin, eventPossible, eventThenFile, fileCard, payFlowerPower } from './event.ts';
import { conduct, offerUses } from './operations.ts';

const UN_INTERVENTION = no['un-intervention'];

/** What a play of a card may not be. */
export interface Limits {
  /** Missile Envy that was handed over: operations on the map only. */
  readonly operationsOnly?: boolean;
  /** A card used to make room for scoring cards: as an event only. */
  readonly eventOnly?: boolean;
  /** An opponent's card used for that: not on the space race, where its event would not happen. */
  readonly noSpace?: boolean;
  /** A card taken by Grain Sales may be used with UN Intervention from hand. */
  readonly withUnIntervention?: boolean;
}
export const ANY_USE: Limits = {};

const USE_KEYS: Readonly<Record<number, UseKey>> = {
  [wordAnswer.event]: 'event',
  [wordAnswer['event-first']]: 'event-first',
  [wordAnswer.influence]: 'influence',
  [wordAnswer.coup]: 'coup',
  [wordAnswer.realign]: 'realign',
  [wordAnswer.space]: 'space',
};

/** A side plays a card: it says how, and that is carried out to the end, the card filed. */
export function* useCard(g: Game, side: Side, card: Card, limits = ANY_USE): Play {
  const rule = g.rules.cards[card]!;
  const theirs = rule.side === other(side);
  const possible = eventPossible(g, card, side);
  if (card !== CHINA_CARD) move(g, card, TABLE);
  g.ask(side, ask.use, card);
  if (g.listing) offerWays(g, side, card, possible, limits);
  const use = yield;
  if (use === cardAnswer(UN_INTERVENTION)) {
    yield useWithUnIntervention(g, side, card);
    return;
  }
  g.facts?.push({ t: 'play', side: sideKey(side), card: rule.key, use: USE_KEYS[use]! });
  burialFalls(g, side, use === wordAnswer.event && card === UN_INTERVENTION);
  if (card === CHINA_CARD) passChina(g, side);
  if (use === wordAnswer.event) {
    payFlowerPower(g, card, side);
    const event = begin(g, card, side);
    if (event !== undefined) yield event;
    settle(g);
    fileCard(g, card, true);
  } else if (use === wordAnswer['event-first']) {
    const event = begin(g, card, side);
    if (event !== undefined) yield event;
    settle(g);
    payFlowerPower(g, card, side);
    yield operationsOf(g, side, card);
    fileCard(g, card, true);
  } else {
    if (use === wordAnswer.space) yield space(g, side, card);
    else {
      payFlowerPower(g, card, side);
      yield conduct(g, side, card, cardValue(g, side, card), use);
    }
    // After the operations the opponent's event takes effect, if it could when the card was played and still can
    if (theirs && possible && use !== wordAnswer.space) yield eventThenFile(g, card, side);
    else fileCard(g, card, false);
  }
}

/** List the ways in which a card can be used now. */
function offerWays(g: Game, side: Side, card: Card, possible: boolean, limits: Limits): void {
  const rule = g.rules.cards[card]!;
  if (rule.scoring || limits.eventOnly) {
    g.offer(wordAnswer.event);
    return;
  }
  const value = cardValue(g, side, card);
  if (possible && !limits.operationsOnly)
    g.offer(rule.side === other(side) ? wordAnswer['event-first'] : wordAnswer.event);
  offerUses(g, side, card, value);
  if (!limits.operationsOnly && !limits.noSpace && maySpace(g, side, value)) g.offer(wordAnswer.space);
  if (limits.withUnIntervention && mayCancelWithUn(g, side, card)) g.offer(cardAnswer(UN_INTERVENTION));
  // Operations that find no place on the map are spent all the same
  if (g.count === 0) g.offer(wordAnswer.influence);
}

const mayCancelWithUn = (g: Game, side: Side, card: Card): boolean =>
  g.phase === phase.round && g.rules.cards[card]!.side === other(side) && g.inHand(side, UN_INTERVENTION);

/** The operations of a card, used as its player says now. */
export function* operationsOf(g: Game, side: Side, card: Card): Play {
  const value = cardValue(g, side, card);
  g.ask(side, ask.operations, card);
  if (g.listing) offerUses(g, side, card, value);
  if (g.none()) return;
  yield conduct(g, side, card, value, yield);
}

function* space(g: Game, side: Side, card: Card): Play {
  countAttempt(g, side);
  if (g.rules.spaceWithoutRoll) {
    if ((yield* choose(g, { card, side, answers: [wordAnswer.roll, wordAnswer['no-roll']] })) === wordAnswer['no-roll'])
      return;
  }
  attemptSpace(g, side, dieAtOnce(g, side) || (yield* die(g, side)));
}

/** UN Intervention cancels the event of a card, whose operations the player uses; both are discarded. */
export function* cancelAndOperate(g: Game, side: Side, partner: Card): Play {
  // A guessed hand may hold no partner, though the true one does
  if (partner === 0) return;
  if (g.placeOf(partner) !== TABLE) move(g, partner, TABLE);
  if (g.effect(fx['u2-incident'])) {
    stop(g, fx['u2-incident']);
    award(g, USSR, numberOf(g, no['u2-incident'], 'extra'));
    settle(g);
  }
  payFlowerPower(g, partner, side);
  yield operationsOf(g, side, partner);
  discard(g, partner);
}

/** A card taken by Grain Sales, used with UN Intervention from hand. */
function* useWithUnIntervention(g: Game, side: Side, card: Card): Play {
  move(g, UN_INTERVENTION, TABLE);
  g.facts?.push({ t: 'play', side: sideKey(side), card: 'un-intervention', use: 'event' });
  burialFalls(g, side, true);
  yield cancelAndOperate(g, side, card);
  discard(g, UN_INTERVENTION);
}

/** "We Will Bury You": in its round the US lets the USSR score unless it uses UN Intervention as an event. */
export function burialFalls(g: Game, side: Side, averted: boolean): void {
  const burial = fx['we-will-bury-you'];
  if (side !== US || g.effect(burial) !== DUE) return;
  stop(g, burial);
  if (averted) return;
  award(g, USSR, numberOf(g, no['we-will-bury-you'], 'vp'));
  settle(g);
}

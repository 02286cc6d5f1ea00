import { answeredDigit, digitAnswer, wordAnswer } from '../../core/answers.ts';
import { fx } from '../../core/effects.ts';
import { type Card, other, US, USSR } from '../../core/ids.ts';
import { DISCARD, HAND, TABLE } from '../../core/layout.ts';
import { ask } from '../../core/questions.ts';
import { fileCard, payFlowerPower, playEvent } from '../../flow/event.ts';
import { reachesExtraRound } from '../../flow/forced-scoring.ts';
import { freeCoupOrRealign, operations } from '../../flow/operations.ts';
import { operationsOf } from '../../flow/use-card.ts';
import { everywhere, latinAmerica, stability } from '../../map/countries.ts';
import { choose } from '../../verbs/choose.ts';
import { die } from '../../verbs/dice.ts';
import { start, startFor } from '../../verbs/effects.ts';
import { cardsIn, isScoring, lacksAbove, move, pickCard } from '../../verbs/hands.ts';
import { add, pickCountry, within } from '../../verbs/influence.ts';
import { natoShields } from '../../verbs/protection.ts';
import { regionsLed } from '../../verbs/score.ts';
import { advanceByEvent } from '../../verbs/space.ts';
import { award, earnMilitary, raiseDefcon, setDefcon } from '../../verbs/tracks.ts';
import { cardValue } from '../../verbs/value.ts';
import { war } from '../../verbs/war.ts';
import { card } from '../card.ts';

/**
 * The player's war against a country of stability 1 or 2 that NATO does not shield: 1 off the die for each adjacent country the
 * opponent controls, its superpower included; won with 3 or more: 1 VP. 3 military operations.
 */
export const brushWar = card({
  key: 'brush-war',
  side: 'neutral',
  ops: 3,
  era: 'mid',
  war: true,
  numbers: { win: 3, vp: 1, military: 3, stability: 2 },
  *event(g, { me, n, self }) {
    const targets = within(everywhere, (c) => stability(c) <= n.stability && !(me === USSR && natoShields(g, c)));
    yield* war(g, me, yield* pickCountry(g, { card: self, side: me, question: ask.war, where: targets }), n);
  },
});

/** A player ahead in military operations gains 1 VP, or 3 if it has met the DEFCON level too. */
export const armsRace = card({
  key: 'arms-race',
  side: 'neutral',
  ops: 3,
  era: 'mid',
  numbers: { vp: 1, metVp: 3 },
  event(g, { me, n }) {
    const mine = g.military(me);
    if (mine > g.military(other(me))) award(g, me, mine >= g.defcon ? n.metVp : n.vp);
  },
});

/**
 * DEFCON is set to 2. If the other side coups this turn it loses, unless it pays 2 influence in Cuba, or in West Germany or
 * Turkey.
 */
export const cubanMissileCrisis = card({
  key: 'cuban-missile-crisis',
  side: 'neutral',
  ops: 3,
  era: 'mid',
  once: true,
  numbers: { defcon: 2, price: 2 },
  event(g, { me, n }) {
    setDefcon(g, n.defcon);
    startFor(g, fx['cuban-missile-crisis'], me);
  },
});

/** DEFCON rises by 2; coup dice are 1 lower this turn; the player may take a card from the discards, except a scoring card. */
export const saltNegotiations = card({
  key: 'salt-negotiations',
  side: 'neutral',
  ops: 3,
  era: 'mid',
  once: true,
  numbers: { defcon: 2, coups: 1 },
  *event(g, { me, n, self }) {
    raiseDefcon(g, n.defcon);
    start(g, fx['salt-negotiations']);
    const back = yield* pickCard(g, {
      card: self,
      side: me,
      question: ask.reclaim,
      from: DISCARD,
      which: (c) => !isScoring(g, c),
      refusal: 'done',
    });
    if (back !== 0) move(g, back, HAND + me);
  },
});

/** Both roll, adding 1 for each region they dominate or control. The higher gains 2 VP and may move DEFCON by 1. */
export const summit = card({
  key: 'summit',
  side: 'neutral',
  ops: 1,
  era: 'mid',
  numbers: { vp: 2, defcon: 1 },
  *event(g, { n, self }) {
    const us = (yield* die(g, US)) + regionsLed(g, US);
    const ussr = (yield* die(g, USSR)) + regionsLed(g, USSR);
    if (us === ussr) return;
    const winner = us > ussr ? US : USSR;
    award(g, winner, n.vp);
    const way = yield* choose(g, {
      card: self,
      side: winner,
      answers: [wordAnswer.raise, wordAnswer.keep, wordAnswer.lower],
    });
    if (way !== wordAnswer.keep) setDefcon(g, g.defcon + (way === wordAnswer.raise ? n.defcon : -n.defcon));
  },
});

/** The player sets DEFCON to any level and gains 5 military operations. */
export const howILearned = card({
  key: 'how-i-learned',
  side: 'neutral',
  ops: 2,
  era: 'mid',
  once: true,
  numbers: { military: 5, levels: 5 },
  *event(g, { me, n, self }) {
    const levels = Array.from({ length: n.levels }, (_, i) => digitAnswer(i + 1));
    setDefcon(g, answeredDigit(yield* choose(g, { card: self, side: me, question: ask.level, answers: levels })));
    earnMilitary(g, me, n.military);
  },
});

/** 2 influence in a country of Central or South America; then a free coup or realignments there. */
export const junta = card({
  key: 'junta',
  side: 'neutral',
  ops: 2,
  era: 'mid',
  freeCoup: true,
  numbers: { influence: 2 },
  *event(g, { me, n, self }) {
    add(g, me, yield* pickCountry(g, { card: self, side: me, question: ask.place, where: latinAmerica }), n.influence);
    yield* freeCoupOrRealign(g, me, self, latinAmerica);
  },
});

/** Swap this for the opponent's best card: its event if own or neutral, else its operations. They must use this next. */
export const missileEnvy = card({
  key: 'missile-envy',
  side: 'neutral',
  ops: 2,
  era: 'mid',
  *event(g, { me, self }) {
    const them = other(me);
    const worth = (held: Card): number => (isScoring(g, held) ? 0 : cardValue(g, them, held));
    const best = Math.max(0, ...cardsIn(g, HAND + them).map(worth));
    if (best === 0) {
      lacksAbove(g, them, 0, worth);
      return;
    }
    const given = yield* pickCard(g, {
      card: self,
      side: them,
      question: ask.give,
      from: HAND + them,
      which: (held) => worth(held) === best,
    });
    lacksAbove(g, them, worth(given), worth);
    move(g, self, HAND + them);
    startFor(g, fx['missile-envy'], them);
    if (g.rules.cards[given]!.side === them) {
      move(g, given, TABLE);
      payFlowerPower(g, given, me);
      yield* operationsOf(g, me, given);
      fileCard(g, given, false);
    } else yield* playEvent(g, given, me);
  },
});

/** DEFCON rises by 1. Then the player may conduct operations worth 4. */
export const abmTreaty = card({
  key: 'abm-treaty',
  side: 'neutral',
  ops: 4,
  era: 'mid',
  numbers: { defcon: 1, ops: 4 },
  *event(g, { me, n, self }) {
    raiseDefcon(g, n.defcon);
    yield* operations(g, { side: me, card: self, printed: n.ops, decline: true });
  },
});

/** This turn the player's coup dice in Central and South America are 1 higher, the opponent's 1 lower. */
export const latinAmericanDeathSquads = card({
  key: 'latin-american-death-squads',
  side: 'neutral',
  ops: 2,
  era: 'mid',
  numbers: { modifier: 1 },
  event: (g, { me }) => startFor(g, fx['latin-american-death-squads'], me),
});

/** A player behind on the space race moves two boxes forward and gains the VP of the second. */
export const oneSmallStep = card({
  key: 'one-small-step',
  side: 'neutral',
  ops: 2,
  era: 'mid',
  numbers: { boxes: 2 },
  can: (g, { me }) => g.space(me) < g.space(other(me)),
  makesRoom: (user, g) => g.space(user) < g.space(other(user)) && reachesExtraRound(g, user, 2),
  event: (g, { me, n }) => advanceByEvent(g, me, n.boxes),
});

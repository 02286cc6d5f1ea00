import { answeredRegion, regionAnswer, wordAnswer } from '../../core/answers.ts';
import { fx } from '../../core/effects.ts';
import { type Card, US, USSR } from '../../core/ids.ts';
import { DISCARD, EIGHTH } from '../../core/layout.ts';
import { ask } from '../../core/questions.ts';
import { playEvent } from '../../flow/event.ts';
import { lacksExtraRound, makesRoom, mustMakeRoom } from '../../flow/forced-scoring.ts';
import { freeCoupOrRealign, operations } from '../../flow/operations.ts';
import { controls } from '../../map/control.ts';
import { at, europe, REGIONS } from '../../map/countries.ts';
import { choose } from '../../verbs/choose.ts';
import { inEffect, start, startIn, stop } from '../../verbs/effects.ts';
import { cardsIn, isScoring, pickCard } from '../../verbs/hands.ts';
import { add, takeAll } from '../../verbs/influence.ts';
import { award, lowerDefcon } from '../../verbs/tracks.ts';
import { card } from '../card.ts';

/** 1 VP; 1 USSR influence in Argentina; the UK loses all USSR influence. Socialist Governments can no longer happen. */
export const theIronLady = card({
  key: 'the-iron-lady',
  side: US,
  ops: 3,
  era: 'late',
  once: true,
  numbers: { vp: 1, influence: 1 },
  event(g, { n }) {
    award(g, US, n.vp);
    add(g, USSR, at.argentina, n.influence);
    takeAll(g, USSR, at['united-kingdom']);
    start(g, fx['the-iron-lady']);
  },
});

/** 1 VP for every 2 USSR influence in Libya. */
export const reaganBombsLibya = card({
  key: 'reagan-bombs-libya',
  side: US,
  ops: 2,
  era: 'late',
  once: true,
  numbers: { influence: 2, vp: 1 },
  event: (g, { n }) => award(g, US, Math.floor(g.influence(USSR, at.libya) / n.influence) * n.vp),
});

/** If the US leads in the space race, it picks a non-scoring card from the discards, and its event takes effect. */
export const starWars = card({
  key: 'star-wars',
  side: US,
  ops: 2,
  era: 'late',
  once: true,
  can: (g) => g.space(US) > g.space(USSR),
  makesRoom: (user, g, played) =>
    user === US && g.space(US) > g.space(USSR) && cardsIn(g, DISCARD).some((c) => makesRoom(g, US, c, played)),
  *event(g, { self }) {
    const forced = mustMakeRoom(g, US);
    const which = (c: Card): boolean => (forced ? makesRoom(g, US, c, self) : !isScoring(g, c));
    const picked = yield* pickCard(g, { card: self, side: US, question: ask.trigger, from: DISCARD, which });
    if (picked !== 0) yield* playEvent(g, picked, US);
  },
});

/** OPEC can no longer happen. The US may take an eighth action round this turn. */
export const northSeaOil = card({
  key: 'north-sea-oil',
  side: US,
  ops: 3,
  era: 'late',
  once: true,
  makesRoom: (user, g) => user === US && lacksExtraRound(g, US),
  event(g) {
    start(g, fx['north-sea-oil']);
    g.bytes[EIGHTH + US] = 1;
  },
});

/** DEFCON falls by 1; 2 VP. With South Korea under its control the US may place influence or realign with operations worth 4. */
export const kal007 = card({
  key: 'kal-007',
  side: US,
  ops: 4,
  era: 'late',
  once: true,
  numbers: { defcon: 1, vp: 2, ops: 4 },
  *event(g, { n, self }) {
    lowerDefcon(g, n.defcon);
    award(g, US, n.vp);
    if (controls(g, US, at['south-korea']))
      yield* operations(g, { side: US, card: self, printed: n.ops, decline: true, coups: false });
  },
});

/** The US may name a region; for the rest of the turn the USSR may not place influence there with operations. */
export const chernobyl = card({
  key: 'chernobyl',
  side: US,
  ops: 3,
  era: 'late',
  once: true,
  *event(g, { self }) {
    const named = yield* choose(g, {
      card: self,
      side: US,
      question: ask.region,
      answers: [...REGIONS.map(regionAnswer), wordAnswer.done],
    });
    if (named !== wordAnswer.done) startIn(g, fx.chernobyl, answeredRegion(named));
  },
});

/** Ends or prevents Willy Brandt. 3 US influence in East Germany; then a free coup or realignments in Europe. */
export const tearDownThisWall = card({
  key: 'tear-down-this-wall',
  side: US,
  ops: 3,
  era: 'late',
  once: true,
  freeCoup: true,
  numbers: { influence: 3 },
  *event(g, { n, self }) {
    stop(g, fx['willy-brandt']);
    start(g, fx['tear-down-this-wall']);
    add(g, US, at['east-germany'], n.influence);
    yield* freeCoupOrRealign(g, US, self, europe);
  },
});

/** Ends or prevents Flower Power. 1 VP. */
export const anEvilEmpire = card({
  key: 'an-evil-empire',
  side: US,
  ops: 3,
  era: 'late',
  once: true,
  numbers: { vp: 1 },
  event(g, { n }) {
    stop(g, fx['flower-power']);
    start(g, fx['an-evil-empire']);
    award(g, US, n.vp);
  },
});

/** After John Paul II: 3 US influence in Poland. */
export const solidarity = card({
  key: 'solidarity',
  side: US,
  ops: 2,
  era: 'late',
  once: true,
  numbers: { influence: 3 },
  can: (g) => inEffect(g, fx['john-paul-ii']),
  event: (g, { n }) => add(g, US, at.poland, n.influence),
});

/** 2 US influence in Saudi Arabia. Muslim Revolution can no longer happen. */
export const awacsSaleToSaudis = card({
  key: 'awacs-sale-to-saudis',
  side: US,
  ops: 3,
  era: 'late',
  once: true,
  optional: true,
  numbers: { influence: 2 },
  event(g, { n }) {
    add(g, US, at['saudi-arabia'], n.influence);
    start(g, fx['awacs-sale-to-saudis']);
  },
});

import { wordAnswer } from '../../core/answers.ts';
import { fx } from '../../core/effects.ts';
import { type Card, US, USSR } from '../../core/ids.ts';
import { HAND } from '../../core/layout.ts';
import { ask } from '../../core/questions.ts';
import { controls } from '../../map/control.ts';
import { africaOrSoutheastAsia, at, easternEurope, everywhere, oneOf, westernEurope } from '../../map/countries.ts';
import { civilWar } from '../../verbs/china.ts';
import { choose } from '../../verbs/choose.ts';
import { inEffect, start } from '../../verbs/effects.ts';
import { discard, isScoring, pickCard, showKind } from '../../verbs/hands.ts';
import {
  add,
  inEach,
  pickCountry,
  place,
  raiseToControl,
  remove,
  take,
  takeAll,
  within,
} from '../../verbs/influence.ts';
import { cardValue } from '../../verbs/value.ts';
import { war } from '../../verbs/war.ts';
import { card } from '../card.ts';
import { scoredBy } from '../scoring.ts';

/** The USSR removes 3 US influence from Western Europe, at most 2 from a country. Not after The Iron Lady. */
export const socialistGovernments = card({
  key: 'socialist-governments',
  side: USSR,
  ops: 3,
  era: 'early',
  numbers: { influence: 3, most: 2 },
  can: (g) => !inEffect(g, fx['the-iron-lady']),
  event: (g, { n, self }) =>
    remove(g, { card: self, side: USSR, points: n.influence, where: westernEurope, most: n.most }),
});

/** Cuba loses all US influence, and the USSR adds what it needs to control it. */
export const fidel = card({
  key: 'fidel',
  side: USSR,
  ops: 2,
  era: 'early',
  once: true,
  event(g) {
    takeAll(g, US, at.cuba);
    raiseToControl(g, USSR, at.cuba);
  },
});

/** 2 USSR influence in Vietnam. This turn USSR operations spent wholly in Southeast Asia are worth 1 more. */
export const vietnamRevolts = card({
  key: 'vietnam-revolts',
  side: USSR,
  ops: 2,
  era: 'early',
  once: true,
  numbers: { influence: 2, boost: 1 },
  event(g, { n }) {
    add(g, USSR, at.vietnam, n.influence);
    start(g, fx['vietnam-revolts']);
  },
});

/** The US discards a card worth 3 or more, or loses all its influence in West Germany. */
export const blockade = card({
  key: 'blockade',
  side: USSR,
  ops: 1,
  era: 'early',
  once: true,
  numbers: { value: 3 },
  *event(g, { n, self }) {
    const enough = (c: Card): boolean => !isScoring(g, c) && cardValue(g, US, c) >= n.value;
    const given = yield* pickCard(g, {
      card: self,
      side: US,
      question: ask.discard,
      from: HAND + US,
      which: enough,
      refusal: 'refuse',
    });
    if (given === 0) takeAll(g, US, at['west-germany']);
    else discard(g, given);
  },
});

/**
 * A USSR war against South Korea: 1 off the die for each adjacent country under US control; won with 4 or more: 2 VP. 2 military
 * operations.
 */
export const koreanWar = card({
  key: 'korean-war',
  side: USSR,
  ops: 2,
  era: 'early',
  once: true,
  war: true,
  numbers: { win: 4, vp: 2, military: 2, civilWarPenalty: 1 },
  event: (g, { n }) => war(g, USSR, at['south-korea'], n, civilWar(g) ? n.civilWarPenalty : 0),
});

/** Romania loses all US influence, and the USSR adds what it needs to control it. */
export const romanianAbdication = card({
  key: 'romanian-abdication',
  side: USSR,
  ops: 1,
  era: 'early',
  once: true,
  event(g) {
    takeAll(g, US, at.romania);
    raiseToControl(g, USSR, at.romania);
  },
});

/**
 * A USSR war against Israel: 1 off the die for each adjacent country under US control and 1 if Israel itself is; won with 4 or more:
 * 2 VP. 2 military operations. Not after the Camp David Accords.
 */
export const arabIsraeliWar = card({
  key: 'arab-israeli-war',
  side: USSR,
  ops: 2,
  era: 'early',
  war: true,
  numbers: { win: 4, vp: 2, military: 2, targetPenalty: 1 },
  can: (g) => !inEffect(g, fx['camp-david-accords']),
  event: (g, { n }) => war(g, USSR, at.israel, n, controls(g, US, at.israel) ? n.targetPenalty : 0),
});

/** The USSR adds 1 influence to each of four Eastern European countries that the US does not control. */
export const comecon = card({
  key: 'comecon',
  side: USSR,
  ops: 3,
  era: 'early',
  once: true,
  numbers: { countries: 4, each: 1 },
  event: (g, { n, self }) =>
    inEach(g, {
      card: self,
      side: USSR,
      question: ask.place,
      countries: n.countries,
      where: within(easternEurope, (c) => !controls(g, US, c)),
      act: (c) => add(g, USSR, c, n.each),
    }),
});

/** 2 USSR influence in Egypt, where the US loses half of its own, rounded up. */
export const nasser = card({
  key: 'nasser',
  side: USSR,
  ops: 1,
  era: 'early',
  once: true,
  numbers: { influence: 2, share: 2 },
  event(g, { n }) {
    add(g, USSR, at.egypt, n.influence);
    take(g, US, at.egypt, Math.ceil(g.influence(US, at.egypt) / n.share));
  },
});

/** The USSR empties four Eastern European countries of US influence, or adds 5, at most 2 to a country. Allows NATO. */
export const warsawPactFormed = card({
  key: 'warsaw-pact-formed',
  side: USSR,
  ops: 3,
  era: 'early',
  once: true,
  numbers: { countries: 4, influence: 5, most: 2 },
  *event(g, { n, self }) {
    start(g, fx['warsaw-pact-formed']);
    const way = yield* choose(g, { card: self, side: USSR, answers: [wordAnswer.remove, wordAnswer.add] });
    if (way === wordAnswer.add)
      yield* place(g, { card: self, side: USSR, points: n.influence, where: easternEurope, most: n.most });
    else
      yield* inEach(g, {
        card: self,
        side: USSR,
        question: ask.remove,
        countries: n.countries,
        where: within(easternEurope, (c) => g.influence(US, c) > 0),
        act: (c) => takeAll(g, US, c),
      });
  },
});

/** France loses 2 US influence and gains 1 of the USSR. NATO no longer protects France. */
export const deGaulleLeadsFrance = card({
  key: 'de-gaulle-leads-france',
  side: USSR,
  ops: 3,
  era: 'early',
  once: true,
  numbers: { removed: 2, added: 1 },
  event(g, { n }) {
    take(g, US, at.france, n.removed);
    add(g, USSR, at.france, n.added);
    start(g, fx['de-gaulle-leads-france']);
  },
});

const suezPowers = oneOf('france', 'united-kingdom', 'israel');

/** The USSR removes 4 US influence from France, the UK and Israel, at most 2 from a country. */
export const suezCrisis = card({
  key: 'suez-crisis',
  side: USSR,
  ops: 3,
  era: 'early',
  once: true,
  numbers: { influence: 4, most: 2 },
  event: (g, { n, self }) =>
    remove(g, { card: self, side: USSR, points: n.influence, where: suezPowers, most: n.most }),
});

/** The USSR adds 1 influence to each of four countries in Africa and Southeast Asia. */
export const decolonization = card({
  key: 'decolonization',
  side: USSR,
  ops: 2,
  era: 'early',
  numbers: { countries: 4, each: 1 },
  event: (g, { n, self }) =>
    inEach(g, {
      card: self,
      side: USSR,
      question: ask.place,
      countries: n.countries,
      where: africaOrSoutheastAsia,
      act: (c) => add(g, USSR, c, n.each),
    }),
});

/** The USSR moves up to 4 of its influence to countries that the US does not control, at most 2 into each. */
export const deStalinization = card({
  key: 'de-stalinization',
  side: USSR,
  ops: 3,
  era: 'early',
  once: true,
  numbers: { influence: 4, most: 2 },
  *event(g, { n, self }) {
    let moved = 0;
    for (; moved < n.influence; moved++) {
      const c = yield* pickCountry(g, {
        card: self,
        side: USSR,
        question: ask.remove,
        where: within(everywhere, (c) => g.influence(USSR, c) > 0),
        optional: true,
        left: n.influence - moved,
      });
      if (c < 0) break;
      take(g, USSR, c, 1);
    }
    yield* place(g, {
      card: self,
      side: USSR,
      points: moved,
      where: within(everywhere, (c) => !controls(g, US, c)),
      most: n.most,
    });
  },
});

/** Through turn 7: the US shows its scoring cards; the USSR may add 1 influence in a region that one of them names. */
export const theCambridgeFive = card({
  key: 'the-cambridge-five',
  side: USSR,
  ops: 2,
  era: 'early',
  optional: true,
  numbers: { influence: 1, lastTurn: 7 },
  can: (g, { n }) => g.turn <= n.lastTurn,
  *event(g, { n, self }) {
    showKind(g, US, (held) => isScoring(g, held));
    const shown = g.rules.scoringCards.filter((held) => g.inHand(US, held));
    const named = within(everywhere, (c) => scoredBy(shown, c));
    const c = yield* pickCountry(g, { card: self, side: USSR, question: ask.place, where: named, optional: true });
    if (c >= 0) add(g, USSR, c, n.influence);
  },
});

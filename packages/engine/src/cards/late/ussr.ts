import { fx } from '../../core/effects.ts';
import { type Card, US, USSR } from '../../core/ids.ts';
import { HAND, KNOWN, ORDER } from '../../core/layout.ts';
import { ask } from '../../core/questions.ts';
import { holdsOnlyScoring } from '../../flow/forced-scoring.ts';
import { operations } from '../../flow/operations.ts';
import { at, europe, middleEast, nextTo, southAmerica, westernEurope } from '../../map/countries.ts';
import { coup, eventEarnsMilitary } from '../../verbs/coup.ts';
import { inEffect, start } from '../../verbs/effects.ts';
import { discard, isScoring, pickCard, showHand } from '../../verbs/hands.ts';
import { add, inEach, pickCountry, place, remove, take, takeAll, within } from '../../verbs/influence.ts';
import { mayCoup } from '../../verbs/protection.ts';
import { award, raiseDefcon } from '../../verbs/tracks.ts';
import { cardValue } from '../../verbs/value.ts';
import { card } from '../card.ts';

/** Iran loses all US influence and gains 2 of the USSR. USSR Terrorism now costs the US two cards. */
export const iranianHostageCrisis = card({
  key: 'iranian-hostage-crisis',
  side: USSR,
  ops: 3,
  era: 'late',
  once: true,
  numbers: { influence: 2 },
  event(g, { n }) {
    takeAll(g, US, at.iran);
    add(g, USSR, at.iran, n.influence);
    start(g, fx['iranian-hostage-crisis']);
  },
});

/** The USSR adds 4 influence in Europe, 6 if it leads in VP, at most 2 to a country. It may not coup in Europe any more. */
export const theReformer = card({
  key: 'the-reformer',
  side: USSR,
  ops: 3,
  era: 'late',
  once: true,
  numbers: { influence: 4, aheadInfluence: 6, most: 2 },
  *event(g, { n, self }) {
    start(g, fx['the-reformer']);
    yield* place(g, {
      card: self,
      side: USSR,
      points: g.vp < 0 ? n.aheadInfluence : n.influence,
      where: europe,
      most: n.most,
    });
  },
});

/** Lebanon loses all US influence, and the Middle East 2 more. */
export const marineBarracksBombing = card({
  key: 'marine-barracks-bombing',
  side: USSR,
  ops: 2,
  era: 'late',
  once: true,
  numbers: { influence: 2 },
  *event(g, { n, self }) {
    takeAll(g, US, at.lebanon);
    yield* remove(g, { card: self, side: USSR, points: n.influence, where: middleEast });
  },
});

/** 2 VP; DEFCON rises by 1. After The Reformer the USSR may place influence or realign with operations worth 4. */
export const glasnost = card({
  key: 'glasnost',
  side: USSR,
  ops: 4,
  era: 'late',
  once: true,
  numbers: { vp: 2, defcon: 1, ops: 4 },
  *event(g, { n, self }) {
    award(g, USSR, n.vp);
    raiseDefcon(g, n.defcon);
    if (inEffect(g, fx['the-reformer']))
      yield* operations(g, { side: USSR, card: self, printed: n.ops, decline: true, coups: false });
  },
});

const nextToNicaragua = nextTo('nicaragua');

/** Nicaragua loses all US influence. Then the USSR may make a free coup in a country adjacent to it. */
export const ortega = card({
  key: 'ortega',
  side: USSR,
  ops: 2,
  era: 'late',
  once: true,
  freeCoup: true,
  *event(g, { self }) {
    takeAll(g, US, at.nicaragua);
    const targets = within(nextToNicaragua, (c) => mayCoup(g, USSR, c, true));
    const c = yield* pickCountry(g, { card: self, side: USSR, question: ask.coup, where: targets, optional: true });
    if (c >= 0) yield* coup(g, USSR, c, cardValue(g, USSR, self), eventEarnsMilitary(g, self));
  },
});

/** For the rest of the turn US realignment dice are 1 lower. */
export const iranContraScandal = card({
  key: 'iran-contra-scandal',
  side: USSR,
  ops: 2,
  era: 'late',
  once: true,
  numbers: { modifier: 1 },
  event: (g) => start(g, fx['iran-contra-scandal']),
});

/** The US discards a card worth 3 or more, or the USSR doubles its influence in two South American countries. */
export const latinAmericanDebtCrisis = card({
  key: 'latin-american-debt-crisis',
  side: USSR,
  ops: 2,
  era: 'late',
  numbers: { value: 3, countries: 2 },
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
    if (given !== 0) {
      discard(g, given);
      return;
    }
    yield* inEach(g, {
      card: self,
      side: USSR,
      question: ask.place,
      countries: n.countries,
      where: within(southAmerica, (c) => g.influence(USSR, c) > 0),
      act: (c) => add(g, USSR, c, g.influence(USSR, c)),
    });
  },
});

/** The US plays with an open hand for the rest of the turn, and the USSR picks one of its cards to be discarded. */
export const aldrichAmes = card({
  key: 'aldrich-ames',
  side: USSR,
  ops: 3,
  era: 'late',
  once: true,
  makesRoom: (user, g, played) => user === US && holdsOnlyScoring(g, US, played),
  *event(g, { self }) {
    showHand(g, US);
    start(g, fx['aldrich-ames']);
    const picked = yield* pickCard(g, { card: self, side: USSR, question: ask.discard, from: HAND + US });
    if (picked !== 0) discard(g, picked);
  },
});

/** Second edition: the US shows its hand, and the USSR sets the order in which it must be played this turn. */
export const aldrichAmesSecondEdition = card({
  key: 'aldrich-ames',
  side: USSR,
  ops: 4,
  era: 'late',
  once: true,
  *event(g, { self }) {
    showHand(g, US);
    const ordered: number[] = [];
    for (;;) {
      const next = yield* pickCard(g, {
        card: self,
        side: USSR,
        question: ask.order,
        from: HAND + US,
        which: (c) => !ordered.includes(c),
      });
      if (next === 0) break;
      g.hideAnswer(KNOWN[US] | KNOWN[USSR]);
      g.bytes[ORDER + ordered.length] = next;
      ordered.push(next);
    }
    start(g, fx['aldrich-ames']);
  },
});

/** 1 VP; the USSR removes 1 US influence from each of up to three Western European countries. */
export const pershingIiDeployed = card({
  key: 'pershing-ii-deployed',
  side: USSR,
  ops: 3,
  era: 'late',
  once: true,
  numbers: { vp: 1, countries: 3, each: 1 },
  *event(g, { n, self }) {
    award(g, USSR, n.vp);
    yield* inEach(g, {
      card: self,
      side: USSR,
      question: ask.remove,
      countries: n.countries,
      where: within(westernEurope, (c) => g.influence(US, c) > 0),
      act: (c) => take(g, US, c, n.each),
      optional: true,
    });
  },
});

/** For the rest of the turn the USSR gains 1 VP for each US coup. */
export const yuriAndSamantha = card({
  key: 'yuri-and-samantha',
  side: USSR,
  ops: 2,
  era: 'late',
  once: true,
  optional: true,
  numbers: { vp: 1 },
  event: (g) => start(g, fx['yuri-and-samantha']),
});

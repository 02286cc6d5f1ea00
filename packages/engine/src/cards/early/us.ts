import { fx } from '../../core/effects.ts';
import { type Country, US, USSR } from '../../core/ids.ts';
import { HAND } from '../../core/layout.ts';
import { phase } from '../../core/phases.ts';
import { ask } from '../../core/questions.ts';
import { playEvent } from '../../flow/event.ts';
import { holdsOnlyScoring } from '../../flow/forced-scoring.ts';
import { cancelHeadline } from '../../flow/headline.ts';
import { operations } from '../../flow/operations.ts';
import { controlled, controls } from '../../map/control.ts';
import { at, easternEurope, europe, nextTo, oneOf, westernEurope } from '../../map/countries.ts';
import { civilWar } from '../../verbs/china.ts';
import { inEffect, start } from '../../verbs/effects.ts';
import { discard, drawFrom, showHand } from '../../verbs/hands.ts';
import { add, inEach, pickCountry, raiseToControl, take, takeAll, within } from '../../verbs/influence.ts';
import { award, DEFCON_BEST, DEFCON_NORAD, lowerDefcon } from '../../verbs/tracks.ts';
import { MOST_OPS } from '../../verbs/value.ts';
import { card } from '../card.ts';

/** DEFCON falls by 1. The US gains as many VP as DEFCON is then below 5. */
export const duckAndCover = card({
  key: 'duck-and-cover',
  side: US,
  ops: 3,
  era: 'early',
  numbers: { defcon: 1, best: DEFCON_BEST },
  event(g, { n }) {
    lowerDefcon(g, n.defcon);
    award(g, US, n.best - g.defcon);
  },
});

/** The USSR discards a card at random. A US event on it takes effect at once; anything else is lost without effect. */
export const fiveYearPlan = card({
  key: 'five-year-plan',
  side: US,
  ops: 3,
  era: 'early',
  makesRoom: (user, g, played) => user === USSR && holdsOnlyScoring(g, USSR, played),
  *event(g, { self }) {
    const drawn = yield* drawFrom(g, self, HAND + USSR);
    if (drawn === 0) return;
    if (g.rules.cards[drawn]!.side === US) yield* playEvent(g, drawn, USSR);
    else discard(g, drawn);
  },
});

/** The US removes all USSR influence from one European country that nobody controls. */
export const trumanDoctrine = card({
  key: 'truman-doctrine',
  side: US,
  ops: 1,
  era: 'early',
  once: true,
  *event(g, { self }) {
    const c = yield* pickCountry(g, {
      card: self,
      side: US,
      question: ask.remove,
      where: within(europe, (c) => g.influence(USSR, c) > 0 && !controlled(g, c)),
    });
    if (c >= 0) takeAll(g, USSR, c);
  },
});

/** After the Marshall Plan or the Warsaw Pact: no USSR coup, realignment or Brush War in Europe where the US is in control. */
export const nato = card({
  key: 'nato',
  side: US,
  ops: 4,
  era: 'early',
  once: true,
  can: (g) => inEffect(g, fx['marshall-plan']) || inEffect(g, fx['warsaw-pact-formed']),
  event: (g) => start(g, fx.nato),
});

const redCountries = oneOf('yugoslavia', 'romania', 'bulgaria', 'hungary', 'czechoslovakia');

/** In Yugoslavia, Romania, Bulgaria, Hungary or Czechoslovakia the US raises its influence to that of the USSR. */
export const independentReds = card({
  key: 'independent-reds',
  side: US,
  ops: 2,
  era: 'early',
  once: true,
  *event(g, { self }) {
    const behind = (c: Country): number => g.influence(USSR, c) - g.influence(US, c);
    const c = yield* pickCountry(g, {
      card: self,
      side: US,
      question: ask.place,
      where: within(redCountries, (c) => behind(c) > 0),
    });
    if (c >= 0) add(g, US, c, behind(c));
  },
});

/** The US adds 1 influence to each of seven Western European countries that the USSR does not control. Allows NATO. */
export const marshallPlan = card({
  key: 'marshall-plan',
  side: US,
  ops: 4,
  era: 'early',
  once: true,
  numbers: { countries: 7, each: 1 },
  *event(g, { n, self }) {
    start(g, fx['marshall-plan']);
    yield* inEach(g, {
      card: self,
      side: US,
      question: ask.place,
      countries: n.countries,
      where: within(westernEurope, (c) => !controls(g, USSR, c)),
      act: (c) => add(g, US, c, n.each),
    });
  },
});

/** For the rest of the turn US operations are worth 1 more, up to 4. */
export const containment = card({
  key: 'containment',
  side: US,
  ops: 3,
  era: 'early',
  once: true,
  numbers: { boost: 1, most: MOST_OPS },
  event: (g) => start(g, fx.containment),
});

/** The USSR shows its hand. Then the US may conduct operations worth 1. */
export const ciaCreated = card({
  key: 'cia-created',
  side: US,
  ops: 1,
  era: 'early',
  once: true,
  numbers: { ops: 1 },
  *event(g, { n, self }) {
    showHand(g, USSR);
    yield* operations(g, { side: US, card: self, printed: n.ops, decline: true });
  },
});

/** The US adds what it needs to control Japan. The USSR may never coup or realign Japan again. */
export const usJapanPact = card({
  key: 'us-japan-pact',
  side: US,
  ops: 4,
  era: 'early',
  once: true,
  event(g) {
    raiseToControl(g, US, at.japan);
    start(g, fx['us-japan-pact']);
  },
});

/** The US removes 1 USSR influence from each of three Eastern European countries; 2 from each in turns 8 to 10. */
export const eastEuropeanUnrest = card({
  key: 'east-european-unrest',
  side: US,
  ops: 3,
  era: 'early',
  numbers: { countries: 3, each: 1, lateEach: 2, lateTurn: 8 },
  *event(g, { n, self }) {
    const each = g.turn >= n.lateTurn ? n.lateEach : n.each;
    yield* inEach(g, {
      card: self,
      side: US,
      question: ask.remove,
      countries: n.countries,
      where: within(easternEurope, (c) => g.influence(USSR, c) > 0),
      act: (c) => take(g, USSR, c, each),
    });
  },
});

/** While the US controls Taiwan it counts as a battleground whenever Asia is scored. Ends when the US plays the China Card. */
export const formosanResolution = card({
  key: 'formosan-resolution',
  side: US,
  ops: 2,
  era: 'early',
  once: true,
  can: (g) => !civilWar(g),
  event: (g) => start(g, fx['formosan-resolution']),
});

/** As a US headline it cancels the USSR headline. If the USSR plays it in its action round the US gains 1 VP. */
export const defectors = card({
  key: 'defectors',
  side: US,
  ops: 2,
  era: 'early',
  numbers: { vp: 1 },
  can: (g, { user }) => g.phase !== phase.round || (g.phasing === USSR && user === USSR),
  event(g, { n }) {
    if (g.phase === phase.round) award(g, US, n.vp);
    else cancelHeadline(g, USSR);
  },
});

const nextToUk = nextTo('united-kingdom');

/** With the UK under US control: 1 US influence next to it, or after NATO 2 in one Western European country and 2 VP. */
export const specialRelationship = card({
  key: 'special-relationship',
  side: US,
  ops: 2,
  era: 'early',
  optional: true,
  numbers: { influence: 1, natoInfluence: 2, vp: 2 },
  *event(g, { n, self }) {
    const uk = at['united-kingdom'];
    if (!controls(g, US, uk)) return;
    if (inEffect(g, fx.nato)) {
      add(
        g,
        US,
        yield* pickCountry(g, { card: self, side: US, question: ask.place, where: westernEurope }),
        n.natoInfluence,
      );
      award(g, US, n.vp);
    } else
      add(g, US, yield* pickCountry(g, { card: self, side: US, question: ask.place, where: nextToUk }), n.influence);
  },
});

/** After any action round in which DEFCON moved to 2, a US that controls Canada may add 1 influence where it has some. */
export const norad = card({
  key: 'norad',
  side: US,
  ops: 3,
  era: 'early',
  once: true,
  optional: true,
  numbers: { influence: 1, level: DEFCON_NORAD },
  event: (g) => start(g, fx.norad),
});

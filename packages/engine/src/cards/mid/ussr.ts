import { wordAnswer } from '../../core/answers.ts';
import { fx } from '../../core/effects.ts';
import { US, USSR } from '../../core/ids.ts';
import { ask } from '../../core/questions.ts';
import { operations } from '../../flow/operations.ts';
import { controls } from '../../map/control.ts';
import { africa, at, battleground, centralAmerica, land, latinAmerica, nextTo, oneOf } from '../../map/countries.ts';
import { civilWar, giveChina } from '../../verbs/china.ts';
import { choose } from '../../verbs/choose.ts';
import { coup, eventEarnsMilitary } from '../../verbs/coup.ts';
import { inEffect, start, step, stop, WAITING } from '../../verbs/effects.ts';
import { showHand } from '../../verbs/hands.ts';
import { add, inEach, pickCountry, place, takeAll, within } from '../../verbs/influence.ts';
import { mayCoup } from '../../verbs/protection.ts';
import { award, lowerDefcon } from '../../verbs/tracks.ts';
import { cardValue, MOST_OPS } from '../../verbs/value.ts';
import { card } from '../card.ts';

/** In its action rounds the US must discard a card worth 2 or more and roll 1 to 4 before it may play again. Ends NORAD. */
export const quagmire = card({
  key: 'quagmire',
  side: USSR,
  ops: 3,
  era: 'mid',
  once: true,
  numbers: { value: 2, roll: 4 },
  event(g) {
    start(g, fx.quagmire);
    stop(g, fx.norad);
  },
});

/** DEFCON falls by 1. The USSR gains 3 VP in the next US action round unless the US then plays UN Intervention as an event. */
export const weWillBuryYou = card({
  key: 'we-will-bury-you',
  side: USSR,
  ops: 4,
  era: 'mid',
  once: true,
  numbers: { defcon: 1, vp: 3 },
  event(g, { n }) {
    lowerDefcon(g, n.defcon);
    step(g, fx['we-will-bury-you'], WAITING);
  },
});

/** For the rest of the turn USSR operations are worth 1 more, up to 4. */
export const brezhnevDoctrine = card({
  key: 'brezhnev-doctrine',
  side: USSR,
  ops: 3,
  era: 'mid',
  once: true,
  numbers: { boost: 1, most: MOST_OPS },
  event: (g) => start(g, fx['brezhnev-doctrine']),
});

/** 2 USSR influence in each of Angola and the SE African States. */
export const portugueseEmpireCrumbles = card({
  key: 'portuguese-empire-crumbles',
  side: USSR,
  ops: 2,
  era: 'mid',
  once: true,
  numbers: { each: 2 },
  event(g, { n }) {
    for (const c of [at.angola, at['se-african-states']]) add(g, USSR, c, n.each);
  },
});

const nextToSouthAfrica = nextTo('south-africa');

/** 2 USSR influence in South Africa, or 1 there and 2 among the countries adjacent to it. */
export const southAfricanUnrest = card({
  key: 'south-african-unrest',
  side: USSR,
  ops: 2,
  era: 'mid',
  numbers: { alone: 2, there: 1, neighbours: 2 },
  *event(g, { n, self }) {
    const southAfrica = at['south-africa'];
    if ((yield* choose(g, { card: self, side: USSR, answers: [southAfrica, wordAnswer.neighbours] })) === southAfrica) {
      add(g, USSR, southAfrica, n.alone);
      return;
    }
    add(g, USSR, southAfrica, n.there);
    yield* place(g, { card: self, side: USSR, points: n.neighbours, where: nextToSouthAfrica });
  },
});

/** 2 USSR influence in Chile. */
export const allende = card({
  key: 'allende',
  side: USSR,
  ops: 1,
  era: 'mid',
  once: true,
  numbers: { influence: 2 },
  event: (g, { n }) => add(g, USSR, at.chile, n.influence),
});

/** 1 VP and 1 USSR influence in West Germany, which NATO no longer protects. Not after Tear Down This Wall. */
export const willyBrandt = card({
  key: 'willy-brandt',
  side: USSR,
  ops: 2,
  era: 'mid',
  once: true,
  numbers: { vp: 1, influence: 1 },
  can: (g) => !inEffect(g, fx['tear-down-this-wall']),
  event(g, { n }) {
    award(g, USSR, n.vp);
    add(g, USSR, at['west-germany'], n.influence);
    start(g, fx['willy-brandt']);
  },
});

const muslimCountries = oneOf('sudan', 'iran', 'iraq', 'egypt', 'libya', 'saudi-arabia', 'syria', 'jordan');

/** Two of Sudan, Iran, Iraq, Egypt, Libya, Saudi Arabia, Syria and Jordan lose all US influence. Not after the AWACS Sale. */
export const muslimRevolution = card({
  key: 'muslim-revolution',
  side: USSR,
  ops: 4,
  era: 'mid',
  numbers: { countries: 2 },
  can: (g) => !inEffect(g, fx['awacs-sale-to-saudis']),
  event: (g, { n, self }) =>
    inEach(g, {
      card: self,
      side: USSR,
      question: ask.remove,
      countries: n.countries,
      where: within(muslimCountries, (c) => g.influence(US, c) > 0),
      act: (c) => takeAll(g, US, c),
    }),
});

/** The USSR takes the China Card face up; if it has it already it gains 1 VP. */
export const culturalRevolution = card({
  key: 'cultural-revolution',
  side: USSR,
  ops: 3,
  era: 'mid',
  once: true,
  numbers: { vp: 1 },
  can: (g) => !civilWar(g),
  event(g, { n }) {
    if (g.chinaHolder === USSR) award(g, USSR, n.vp);
    else giveChina(g, USSR, true);
  },
});

/** From now on the USSR gains 2 VP whenever the US uses a war card as an event or for operations. Not after An Evil Empire. */
export const flowerPower = card({
  key: 'flower-power',
  side: USSR,
  ops: 4,
  era: 'mid',
  once: true,
  numbers: { vp: 2 },
  can: (g) => !inEffect(g, fx['an-evil-empire']),
  event: (g) => start(g, fx['flower-power']),
});

/** 1 VP for the USSR, and 1 more if UN Intervention is played as an event later this turn. */
export const u2Incident = card({
  key: 'u2-incident',
  side: USSR,
  ops: 3,
  era: 'mid',
  once: true,
  numbers: { vp: 1, extra: 1 },
  event(g, { n }) {
    award(g, USSR, n.vp);
    start(g, fx['u2-incident']);
  },
});

const OIL = [at.egypt, at.iran, at.libya, at['saudi-arabia'], at.iraq, at['gulf-states'], at.venezuela] as const;

/**
 * 1 VP for each of Egypt, Iran, Libya, Saudi Arabia, Iraq, the Gulf States and Venezuela under USSR control. Not after North Sea
 * Oil.
 */
export const opec = card({
  key: 'opec',
  side: USSR,
  ops: 3,
  era: 'mid',
  numbers: { each: 1 },
  can: (g) => !inEffect(g, fx['north-sea-oil']),
  event: (g, { n }) => award(g, USSR, OIL.filter((c) => controls(g, USSR, c)).length * n.each),
});

/** The US shows its hand. Then the USSR may conduct operations worth 1. */
export const loneGunman = card({
  key: 'lone-gunman',
  side: USSR,
  ops: 1,
  era: 'mid',
  once: true,
  numbers: { ops: 1 },
  *event(g, { n, self }) {
    showHand(g, US);
    yield* operations(g, { side: USSR, card: self, printed: n.ops, decline: true });
  },
});

/** The USSR adds 3 influence in Central America, at most 2 to a country. */
export const liberationTheology = card({
  key: 'liberation-theology',
  side: USSR,
  ops: 2,
  era: 'mid',
  numbers: { influence: 3, most: 2 },
  event: (g, { n, self }) =>
    place(g, { card: self, side: USSR, points: n.influence, where: centralAmerica, most: n.most }),
});

const guerrillaLand = land((c) => (africa(c) || latinAmerica(c)) && !battleground(c));

/** The USSR may coup a non-battleground of Africa or the Americas, and another one if that removed US influence. */
export const che = card({
  key: 'che',
  side: USSR,
  ops: 3,
  era: 'mid',
  optional: true,
  numbers: { coups: 2 },
  *event(g, { n, self }) {
    const tried: number[] = [];
    while (tried.length < n.coups) {
      const targets = within(guerrillaLand, (c) => mayCoup(g, USSR, c, false) && !tried.includes(c));
      const c = yield* pickCountry(g, { card: self, side: USSR, question: ask.coup, where: targets, optional: true });
      if (c < 0 || !(yield* coup(g, USSR, c, cardValue(g, USSR, self), eventEarnsMilitary(g, self)))) return;
      tried.push(c);
    }
  },
});

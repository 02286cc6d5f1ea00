import { wordAnswer } from '../../core/answers.ts';
import { fx } from '../../core/effects.ts';
import { type Card, US, USSR } from '../../core/ids.ts';
import { FRONT, HAND, KNOWN, PILE, TABLE } from '../../core/layout.ts';
import { ask } from '../../core/questions.ts';
import { mustMakeRoom } from '../../flow/forced-scoring.ts';
import { operations } from '../../flow/operations.ts';
import { useCard } from '../../flow/use-card.ts';
import { battlegroundsHeld, controls } from '../../map/control.ts';
import {
  africaOrSoutheastAsia,
  asia,
  at,
  battleground,
  CENTRAL_AMERICA,
  COUNTRIES_OF,
  everywhere,
  latinAmerica,
  MIDDLE_EAST,
  outsideEurope,
  SOUTH_AMERICA,
} from '../../map/countries.ts';
import { giveChina, usCountsAsHolder } from '../../verbs/china.ts';
import { choose } from '../../verbs/choose.ts';
import { start } from '../../verbs/effects.ts';
import {
  discard,
  drawCard,
  drawFrom,
  knowPileAgain,
  move,
  moveUnseen,
  pickCard,
  pileKnowledge,
  showCard,
} from '../../verbs/hands.ts';
import { add, inEach, place, remove, take, takeAll, within } from '../../verbs/influence.ts';
import { award } from '../../verbs/tracks.ts';
import { card } from '../card.ts';

/** For the rest of the turn US coups in battlegrounds do not lower DEFCON. */
export const nuclearSubs = card({
  key: 'nuclear-subs',
  side: US,
  ops: 2,
  era: 'mid',
  once: true,
  event: (g) => start(g, fx['nuclear-subs']),
});

/** In its action rounds the USSR must discard a card worth 2 or more and roll 1 to 4 before it may play again. */
export const bearTrap = card({
  key: 'bear-trap',
  side: US,
  ops: 3,
  era: 'mid',
  once: true,
  numbers: { value: 2, roll: 4 },
  event: (g) => start(g, fx['bear-trap']),
});

/** If the US controls more battlegrounds than the USSR it gains 2 VP. */
export const kitchenDebates = card({
  key: 'kitchen-debates',
  side: US,
  ops: 1,
  era: 'mid',
  once: true,
  numbers: { vp: 2 },
  can: (g) => battlegroundsHeld(g, US) > battlegroundsHeld(g, USSR),
  event: (g, { n }) => award(g, US, n.vp),
});

/** The US adds 1 influence to each of four countries in Africa and Southeast Asia. */
export const colonialRearGuards = card({
  key: 'colonial-rear-guards',
  side: US,
  ops: 2,
  era: 'mid',
  numbers: { countries: 4, each: 1 },
  event: (g, { n, self }) =>
    inEach(g, {
      card: self,
      side: US,
      question: ask.place,
      countries: n.countries,
      where: africaOrSoutheastAsia,
      act: (c) => add(g, US, c, n.each),
    }),
});

/** 1 US influence in each of Panama, Costa Rica and Venezuela. */
export const panamaCanalReturned = card({
  key: 'panama-canal-returned',
  side: US,
  ops: 1,
  era: 'mid',
  once: true,
  numbers: { each: 1 },
  event(g, { n }) {
    for (const c of [at.panama, at['costa-rica'], at.venezuela]) add(g, US, c, n.each);
  },
});

/** 1 VP and 1 US influence in each of Israel, Jordan and Egypt. The Arab-Israeli War can no longer happen. */
export const campDavidAccords = card({
  key: 'camp-david-accords',
  side: US,
  ops: 2,
  era: 'mid',
  once: true,
  numbers: { vp: 1, each: 1 },
  event(g, { n }) {
    award(g, US, n.vp);
    for (const c of [at.israel, at.jordan, at.egypt]) add(g, US, c, n.each);
    start(g, fx['camp-david-accords']);
  },
});

/** The US may add 1 influence to each of up to three countries where nobody has any. */
export const puppetGovernments = card({
  key: 'puppet-governments',
  side: US,
  ops: 2,
  era: 'mid',
  once: true,
  numbers: { countries: 3, each: 1 },
  event: (g, { n, self }) =>
    inEach(g, {
      card: self,
      side: US,
      question: ask.place,
      countries: n.countries,
      where: within(everywhere, (c) => g.influence(US, c) + g.influence(USSR, c) === 0),
      act: (c) => add(g, US, c, n.each),
      optional: true,
    }),
});

/** The US is shown a random USSR card and plays it or returns it; returned, or with no card, it conducts operations worth 2. */
export const grainSalesToSoviets = card({
  key: 'grain-sales-to-soviets',
  side: US,
  ops: 2,
  era: 'mid',
  numbers: { ops: 2 },
  *event(g, { n, self }) {
    const drawn = yield* drawFrom(g, self, HAND + USSR);
    if (drawn !== 0) {
      showCard(g, USSR, drawn);
      if (
        (yield* choose(g, { card: self, side: US, answers: [wordAnswer.play, wordAnswer.return] })) === wordAnswer.play
      ) {
        yield* useCard(g, US, drawn, { withUnIntervention: true });
        return;
      }
    }
    yield* operations(g, { side: US, card: self, printed: n.ops });
  },
});

/** Poland loses 2 USSR influence and gains 1 of the US. Allows Solidarity. */
export const johnPaulIi = card({
  key: 'john-paul-ii',
  side: US,
  ops: 2,
  era: 'mid',
  once: true,
  numbers: { removed: 2, added: 1 },
  event(g, { n }) {
    take(g, USSR, at.poland, n.removed);
    add(g, US, at.poland, n.added);
    start(g, fx['john-paul-ii']);
  },
});

/** The US adds 2 influence in Central and South America. */
export const oasFounded = card({
  key: 'oas-founded',
  side: US,
  ops: 1,
  era: 'mid',
  once: true,
  numbers: { influence: 2 },
  event: (g, { n, self }) => place(g, { card: self, side: US, points: n.influence, where: latinAmerica }),
});

/** The US takes the China Card face down; if it has it already it gains 2 VP. */
export const nixonChinaCard = card({
  key: 'nixon-china-card',
  side: US,
  ops: 2,
  era: 'mid',
  once: true,
  numbers: { vp: 2 },
  event(g, { n }) {
    if (usCountsAsHolder(g)) award(g, US, n.vp);
    else giveChina(g, US, false);
  },
});

/** Egypt loses all USSR influence and gains 1 of the US. */
export const sadatExpelsSoviets = card({
  key: 'sadat-expels-soviets',
  side: US,
  ops: 1,
  era: 'mid',
  once: true,
  numbers: { influence: 1 },
  event(g, { n }) {
    takeAll(g, USSR, at.egypt);
    add(g, US, at.egypt, n.influence);
  },
});

/** At the next scoring card of Asia or the Middle East one battleground of the USSR is left out; then this is discarded. */
export const shuttleDiplomacy = card({
  key: 'shuttle-diplomacy',
  side: US,
  ops: 3,
  era: 'mid',
  event(g, { self }) {
    start(g, fx['shuttle-diplomacy']);
    move(g, self, FRONT);
  },
});

/** The US removes 4 USSR influence from outside Europe, at most 2 from a country. */
export const voiceOfAmerica = card({
  key: 'voice-of-america',
  side: US,
  ops: 2,
  era: 'mid',
  numbers: { influence: 4, most: 2 },
  event: (g, { n, self }) =>
    remove(g, { card: self, side: US, points: n.influence, where: outsideEurope, most: n.most }),
});

/** The US takes the China Card face up; if it has it already it adds 4 influence in Asia, at most 2 to a country. */
export const ussuriRiverSkirmish = card({
  key: 'ussuri-river-skirmish',
  side: US,
  ops: 3,
  era: 'mid',
  once: true,
  numbers: { influence: 4, most: 2 },
  *event(g, { n, self }) {
    if (usCountsAsHolder(g)) yield* place(g, { card: self, side: US, points: n.influence, where: asia, most: n.most });
    else giveChina(g, US, true);
  },
});

/** The US may discard any of its cards, and then draws as many. Scoring cards that it could no longer play it must discard. */
export const askNot = card({
  key: 'ask-not',
  side: US,
  ops: 3,
  era: 'mid',
  once: true,
  makesRoom: (user) => user === US,
  *event(g, { self }) {
    let discarded = 0;
    for (; ; discarded++) {
      const refusal = mustMakeRoom(g, US) ? undefined : 'done';
      const given = yield* pickCard(g, { card: self, side: US, question: ask.discard, from: HAND + US, refusal });
      if (given === 0) break;
      discard(g, given);
    }
    for (; discarded > 0; discarded--) yield* drawCard(g, self, US);
  },
});

/** 1 VP for each battleground that the US controls in Central and South America. */
export const allianceForProgress = card({
  key: 'alliance-for-progress',
  side: US,
  ops: 3,
  era: 'mid',
  once: true,
  numbers: { each: 1 },
  event(g, { n }) {
    const held = [...COUNTRIES_OF[CENTRAL_AMERICA]!, ...COUNTRIES_OF[SOUTH_AMERICA]!].filter(
      (c) => battleground(c) && controls(g, US, c),
    );
    award(g, US, held.length * n.each);
  },
});

/** If the US controls a Middle East country it looks at five cards of the pile, discards any, and shuffles the rest back. */
export const ourManInTehran = card({
  key: 'our-man-in-tehran',
  side: US,
  ops: 2,
  era: 'mid',
  once: true,
  optional: true,
  numbers: { cards: 5 },
  can: (g) => COUNTRIES_OF[MIDDLE_EAST]!.some((c) => controls(g, US, c)),
  *event(g, { n, self }) {
    const before = pileKnowledge(g);
    const looked: Card[] = [];
    while (looked.length < n.cards) {
      const drawn = yield* drawFrom(g, self, PILE);
      if (drawn === 0) break;
      moveUnseen(g, drawn, TABLE, KNOWN[US]);
      looked.push(drawn);
    }
    for (;;) {
      const given = yield* pickCard(g, {
        card: self,
        side: US,
        question: ask.discard,
        from: TABLE,
        which: (c) => looked.includes(c),
        refusal: 'done',
      });
      if (given === 0) break;
      discard(g, given);
    }
    for (const c of looked) if (g.placeOf(c) === TABLE) move(g, c, PILE, KNOWN[US]);
    knowPileAgain(g, before);
    knowPileAgain(g, new Map(looked.map((c) => [c, KNOWN[US]])));
  },
});

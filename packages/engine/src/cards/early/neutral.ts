import { wordAnswer } from '../../core/answers.ts';
import { fx } from '../../core/effects.ts';
import { type Card, other, USSR } from '../../core/ids.ts';
import { HAND } from '../../core/layout.ts';
import { phase } from '../../core/phases.ts';
import { ask } from '../../core/questions.ts';
import { reachesExtraRound } from '../../flow/forced-scoring.ts';
import { operations } from '../../flow/operations.ts';
import { cancelAndOperate } from '../../flow/use-card.ts';
import { oneOf } from '../../map/countries.ts';
import { civilWar } from '../../verbs/china.ts';
import { choose } from '../../verbs/choose.ts';
import { contest } from '../../verbs/dice.ts';
import { startFor } from '../../verbs/effects.ts';
import { cardsIn, pickCard } from '../../verbs/hands.ts';
import { pickCountry } from '../../verbs/influence.ts';
import { advanceByEvent } from '../../verbs/space.ts';
import { award, lowerDefcon, raiseDefcon } from '../../verbs/tracks.ts';
import { LEAST_OPS } from '../../verbs/value.ts';
import { war } from '../../verbs/war.ts';
import { card } from '../card.ts';

/** 4 operations, 5 if all are used in Asia; then it goes to the other side face down. 1 VP for its holder at the end. */
export const chinaCard = card({
  key: 'china-card',
  side: 'neutral',
  ops: 4,
  era: 'early',
  handOnly: true,
  numbers: { asia: 1, vp: 1 },
});

/** The player moves one box forward on the space race. */
export const capturedNaziScientist = card({
  key: 'captured-nazi-scientist',
  side: 'neutral',
  ops: 1,
  era: 'early',
  once: true,
  numbers: { boxes: 1 },
  makesRoom: (user, g) => reachesExtraRound(g, user, 1),
  event: (g, { me, n }) => advanceByEvent(g, me, n.boxes),
});

/**
 * The other side takes part or boycotts. Taking part: both roll, the player adding 2, and the higher gains 2 VP; ties are
 * rolled again. Boycott: DEFCON falls by 1 and the player may conduct operations worth 4.
 */
export const olympicGames = card({
  key: 'olympic-games',
  side: 'neutral',
  ops: 2,
  era: 'early',
  numbers: { bonus: 2, vp: 2, defcon: 1, ops: 4 },
  *event(g, { me, n, self }) {
    const way = yield* choose(g, { card: self, side: other(me), answers: [wordAnswer.compete, wordAnswer.boycott] });
    if (way === wordAnswer.compete) {
      const winner = yield* contest(g, me === USSR ? 0 : n.bonus, me === USSR ? n.bonus : 0);
      award(g, winner, n.vp);
    } else {
      lowerDefcon(g, n.defcon);
      yield* operations(g, { side: me, card: self, printed: n.ops, decline: true });
    }
  },
});

const indiaOrPakistan = oneOf('india', 'pakistan');

/**
 * The player's war against India or Pakistan: 1 off the die for each adjacent country the opponent controls; won with 4 or more:
 * 2 VP. 2 military operations.
 */
export const indoPakistaniWar = card({
  key: 'indo-pakistani-war',
  side: 'neutral',
  ops: 2,
  era: 'early',
  war: true,
  numbers: { win: 4, vp: 2, military: 2 },
  *event(g, { me, n, self }) {
    yield* war(g, me, yield* pickCountry(g, { card: self, side: me, question: ask.war, where: indiaOrPakistan }), n);
  },
});

/** For the rest of the turn the opponent's operations are worth 1 less, down to 1. */
export const redScarePurge = card({
  key: 'red-scare-purge',
  side: 'neutral',
  ops: 4,
  era: 'early',
  numbers: { cut: 1, least: LEAST_OPS },
  can: (g, { me }) => !(me === USSR && civilWar(g)),
  event: (g, { me }) => startFor(g, fx['red-scare-purge'], me),
});

/** Action rounds only: use the operations of a card from hand that has an opponent's event; the event is cancelled. */
export const unIntervention = card({
  key: 'un-intervention',
  side: 'neutral',
  ops: 1,
  era: 'early',
  handOnly: true,
  can(g, { me }) {
    if (g.phase !== phase.round) return false;
    for (const held of cardsIn(g, HAND + me)) if (g.rules.cards[held]!.side === other(me)) return true;
    return false;
  },
  *event(g, { me, self }) {
    const enemys = (held: Card): boolean => g.rules.cards[held]!.side === other(me);
    yield* cancelAndOperate(
      g,
      me,
      yield* pickCard(g, { card: self, side: me, question: ask.partner, from: HAND + me, which: enemys }),
    );
  },
});

/** The player gains as many VP as DEFCON stands above 2. Then DEFCON rises by 2. */
export const nuclearTestBan = card({
  key: 'nuclear-test-ban',
  side: 'neutral',
  ops: 4,
  era: 'early',
  numbers: { above: 2, defcon: 2 },
  event(g, { me, n }) {
    award(g, me, g.defcon - n.above);
    raiseDefcon(g, n.defcon);
  },
});

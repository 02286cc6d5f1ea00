import { wordAnswer } from '../../core/answers.ts';
import { fx } from '../../core/effects.ts';
import { other, type Side, US, USSR } from '../../core/ids.ts';
import { HAND } from '../../core/layout.ts';
import { ask } from '../../core/questions.ts';
import { winnerByWargames } from '../../flow/turn-end.ts';
import { at, oneOf } from '../../map/countries.ts';
import { choose } from '../../verbs/choose.ts';
import { contest } from '../../verbs/dice.ts';
import { inEffect, start } from '../../verbs/effects.ts';
import { endGame } from '../../verbs/end.ts';
import { discard, drawFrom } from '../../verbs/hands.ts';
import { add, pickCountry } from '../../verbs/influence.ts';
import { award } from '../../verbs/tracks.ts';
import { war } from '../../verbs/war.ts';
import { card } from '../card.ts';

/** The other side discards a card at random; two if the USSR plays this after the Iranian Hostage Crisis. */
export const terrorism = card({
  key: 'terrorism',
  side: 'neutral',
  ops: 2,
  era: 'late',
  numbers: { cards: 1, hostageCards: 2 },
  *event(g, { me, n, self }) {
    const hostages = me === USSR && inEffect(g, fx['iranian-hostage-crisis']);
    for (let left = hostages ? n.hostageCards : n.cards; left > 0; left--) {
      const drawn = yield* drawFrom(g, self, HAND + other(me));
      if (drawn !== 0) discard(g, drawn);
    }
  },
});

/** At DEFCON 2 the player may give the other side 6 VP and end the game. */
export const wargames = card({
  key: 'wargames',
  side: 'neutral',
  ops: 4,
  era: 'late',
  once: true,
  numbers: { defcon: 2, vp: 6 },
  can: (g, { n }) => g.defcon === n.defcon,
  *event(g, { me, n, self }) {
    if (
      (yield* choose(g, { card: self, side: me, answers: [wordAnswer.end, wordAnswer.decline] })) === wordAnswer.decline
    )
      return;
    const winner = winnerByWargames(g, me);
    award(g, other(me), n.vp);
    endGame(g, winner, 'wargames');
  },
});

const iranOrIraq = oneOf('iran', 'iraq');

/**
 * The player's war against Iran or Iraq: 1 off the die for each adjacent country the opponent controls; won with 4 or more: 2
 * VP. 2 military operations.
 */
export const iranIraqWar = card({
  key: 'iran-iraq-war',
  side: 'neutral',
  ops: 2,
  era: 'late',
  once: true,
  war: true,
  numbers: { win: 4, vp: 2, military: 2 },
  *event(g, { me, n, self }) {
    yield* war(g, me, yield* pickCountry(g, { card: self, side: me, question: ask.war, where: iranOrIraq }), n);
  },
});

/**
 * After NATO: both roll, the player adding 1, and whoever has more influence in Spain/Portugal 1; ties are rolled again.
 * The winner gains 1 VP and 1 influence there; if that is the USSR, NATO no longer protects Spain/Portugal.
 */
export const natoReferendum = card({
  key: 'nato-referendum',
  side: 'neutral',
  ops: 2,
  era: 'late',
  once: true,
  optional: true,
  numbers: { bonus: 1, vp: 1, influence: 1 },
  can: (g) => inEffect(g, fx.nato),
  *event(g, { me, n }) {
    const spain = at['spain-portugal'];
    const bonus = (side: Side): number =>
      (side === me ? n.bonus : 0) + (g.influence(side, spain) > g.influence(other(side), spain) ? n.bonus : 0);
    const winner = yield* contest(g, bonus(US), bonus(USSR));
    award(g, winner, n.vp);
    add(g, winner, spain, n.influence);
    if (winner === USSR) start(g, fx['nato-referendum']);
  },
});

import { no } from '../core/card-keys.ts';
import type { Game, Play } from '../core/game.ts';
import { other, SIDES, type Side, US, USSR } from '../core/ids.ts';
import { CHINA_FACE_UP, EIGHTH, HAND, MILITARY, ORDER, ORDER_SIZE, ROUND, SPACE_USED, TURN } from '../core/layout.ts';
import { ask } from '../core/questions.ts';
import { REGIONS } from '../map/countries.ts';
import { UNCLAIMED } from '../verbs/china.ts';
import { endTurnEffects } from '../verbs/effects.ts';
import { endGame, leader, NOBODY, settle, WINNING_VP, type Winner } from '../verbs/end.ts';
import { discard, lacksScoring, pickCard, scoringCardsIn, showHand } from '../verbs/hands.ts';
import { scoreRegion } from '../verbs/score.ts';
import { DISCARDS_HELD, hasAbility } from '../verbs/space.ts';
import { award, raiseDefcon } from '../verbs/tracks.ts';
import { numberOf } from '../verbs/value.ts';
import { addEra, ERA_TURNS, LAST_TURN } from './deal.ts';

/** The end of a turn (4.5 E to I) and the beginning of the next, or final scoring. */
export function* endTurn(g: Game): Play {
  for (const side of SIDES) if (hasAbility(g, side, DISCARDS_HELD)) yield discardHeld(g, side);
  militaryPenalty(g);
  showHeldCards(g);
  if (g.over) return;
  for (const side of SIDES) {
    g.bytes[MILITARY + side] = 0;
    g.bytes[SPACE_USED + side] = 0;
    g.bytes[EIGHTH + side] = 0;
  }
  g.bytes.fill(0, ORDER, ORDER + ORDER_SIZE);
  endTurnEffects(g);
  if (g.turn === LAST_TURN) {
    finalScoring(g);
    return;
  }
  if (g.chinaHolder !== UNCLAIMED) g.bytes[CHINA_FACE_UP] = 1;
  g.bytes[TURN]!++;
  g.bytes[ROUND] = 0;
  g.facts?.push({ t: 'turn', turn: g.turn });
  raiseDefcon(g, 1);
  if (g.turn === ERA_TURNS.mid) addEra(g, 'mid');
  if (g.turn === ERA_TURNS.late) addEra(g, 'late');
}

/** Whoever alone has reached box 6 may throw away one held card. It is asked also with an empty hand, to tell nothing. */
function* discardHeld(g: Game, side: Side): Play {
  const card = yield* pickCard(g, { side, question: ask.discard, from: HAND + side, refusal: 'done' });
  if (card !== 0) discard(g, card);
}

/** How many military operations each side owes this turn (8.2). */
export const militaryOwed = ({ defcon }: Pick<Game, 'defcon'>): number => defcon;

/** How many military operations a side lacks this turn. */
export const militaryShort = (g: Game, side: Side): number => shortOf(militaryOwed(g), g.military(side));
/** The same of numbers that are told. */
export const shortOf = (owed: number, done: number): number => Math.max(0, owed - done);

/** Each side pays 1 VP for every point it is short; only the difference moves (8.2). */
function militaryPenalty(g: Game): void {
  const net = militaryShort(g, USSR) - militaryShort(g, US);
  award(g, net > 0 ? US : USSR, Math.abs(net));
  if (Math.abs(g.vp) < WINNING_VP) return;
  const winner = g.vp > 0 ? US : USSR;
  if (g.rules.showsHandToWin && scoringCardsIn(g, winner) > 0) endGame(g, other(winner), 'held-scoring');
  settle(g);
}

/** Nobody may hold a scoring card; what else is held shows only in tournaments. */
function showHeldCards(g: Game): void {
  if (g.over) return;
  const [us, ussr] = [scoringCardsIn(g, US) > 0, scoringCardsIn(g, USSR) > 0];
  if (us || ussr) {
    endGame(g, us && ussr ? NOBODY : us ? USSR : US, 'held-scoring');
    return;
  }
  for (const side of SIDES) {
    lacksScoring(g, side);
    if (g.rules.tournament === 'shown') showHand(g, side);
  }
}

/** All regions at once, and a point for the China Card; control of Europe wins whatever the rest gives (10.3.2). */
function finalScoring(g: Game): void {
  for (const region of REGIONS) scoreRegion(g, region, true);
  if (g.chinaHolder !== UNCLAIMED) award(g, g.chinaHolder as Side, numberOf(g, no['china-card'], 'vp'));
  endGame(g, winnerByVp(g, g.vp), 'final');
}

/** In the Late War scenario the US has to have won by 20 VP. */
function winnerByVp({ rules: { usNeeds } }: Game, vp: number): Winner {
  if (usNeeds === null) return leader(vp);
  return vp >= usNeeds ? US : USSR;
}

/** Who wins if a side ends the game by Wargames now: for the USSR the card works as printed in the Late War too (ruling 88). */
export function winnerByWargames(g: Game, by: Side): Winner {
  const vp = numberOf(g, no.wargames, 'vp');
  return by === US ? winnerByVp(g, g.vp - vp) : leader(g.vp + vp);
}

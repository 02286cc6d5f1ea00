import type { Era } from '../cards/card.ts';
import type { Game, Play } from '../core/game.ts';
import { other, type Side, USSR } from '../core/ids.ts';
import { BOX, CARDS, COUNTS, DISCARD, KNOWN_TO_ALL, PILE, PILE_KNOWN } from '../core/layout.ts';
import { drawAtOnce, drawCard } from '../verbs/hands.ts';

export const LAST_TURN = 10;
/** The turn in which the cards of an era come into play. */
export const ERA_TURNS: Readonly<Record<Era, number>> = { early: 1, mid: 4, late: 8 };
const handLimit = (turn: number): number => (turn < ERA_TURNS.mid ? 8 : 9);

/** Both hands are filled up, one card at a time, the USSR first (11.1.3). */
export function* deal(g: Game): Play {
  const limit = handLimit(g.turn);
  const wants = (side: Side): boolean => g.handSize(side) < limit && g.countIn(PILE) + g.countIn(DISCARD) > 0;
  for (let side: Side = USSR; wants(side) || wants(other(side)); side = other(side))
    if (wants(side) && !drawAtOnce(g, side)) yield* drawCard(g, 0, side);
}

/** The cards of an era join the pile; everyone knows that they are there. */
export function addEra(g: Game, era: Era): void {
  for (const card of g.rules.deck) {
    if (g.rules.cards[card]!.era !== era || g.placeOf(card) !== BOX) continue;
    g.bytes[CARDS + card] = PILE | KNOWN_TO_ALL;
    g.bytes[COUNTS + BOX]!--;
    g.bytes[COUNTS + PILE]!++;
  }
  g.bytes[PILE_KNOWN]! |= KNOWN_TO_ALL;
}

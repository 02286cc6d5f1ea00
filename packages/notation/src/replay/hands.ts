import { type FullPosition, type Game, positionOf, SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import { CARD_KEYS, CARD_PLACE_KEYS, type CardKey, TRAP_OF } from '@longtwilight/engine/data';
import type { Sighting, TurnSightings } from './sightings.ts';
import type { HeldCard } from './trace.ts';

const isScoring = (g: Game, card: CardKey): boolean => g.rules.cards[CARD_KEYS.indexOf(card) + 1]!.scoring;

/** Name a scoring card for each side that is said to hold one at the end of the turn, one that nobody shows. */
export function pickHeldScoring(g: Game, turn: TurnSightings): TurnSightings {
  const { hands } = positionOf(g);
  const sightings = [...turn.sightings];
  for (const { side, line, drawnBefore } of turn.held) {
    const card = CARD_KEYS.find(
      (one) =>
        isScoring(g, one) &&
        (inPile(g, one) || hands.us.includes(one) || hands.ussr.includes(one)) &&
        !sightings.some((seen) => seen.card === one),
    );
    if (card !== undefined) sightings.push({ side, card, line, drawnBefore, again: false });
  }
  return { ...turn, sightings, held: [] };
}

export function scoringCardsHeld(g: Game): HeldCard[] {
  const { hands } = positionOf(g);
  return SIDE_KEYS.flatMap((side) => hands[side].filter((card) => isScoring(g, card)).map((card) => ({ side, card })));
}

/** Why the hands of a turn can't be what the log shows. */
export interface HandTrouble {
  readonly line: number;
  readonly expected: string;
  readonly got: string;
}

type Hands = Record<SideKey, CardKey[]>;
/** Hands for the beginning of a turn, and what is wrong with them. */
interface Arrangement {
  readonly hands: Readonly<Hands>;
  readonly trouble: HandTrouble | null;
}

/**
 * Put into both hands, at the beginning of a turn, the cards that they show in it. Nobody knows yet what else they hold, so
 * the rest are blanks: harmless cards of the pile. Which cards are dealt when is solved later; here only the number counts.
 * With the first card that can't be there, if any; with `force` it is put there all the same. `drawnLate`: cards that the US
 * shows after Ask Not are taken for drawn by it, and not for dealt before, where either may be.
 */
export function arrangeHands(g: Game, turn: TurnSightings, { drawnLate = false, force = false }): Arrangement {
  const position = positionOf(g);
  const hands: Hands = { us: [], ussr: [] };
  const late: CardKey[] = [];
  let trouble: HandTrouble | null = null;
  const isLate = (sighting: Sighting): boolean =>
    sighting.drawnBefore > 0 && (drawnLate || sighting.again || position.discard.includes(sighting.card));
  const mostLate = Math.max(0, ...turn.sightings.map((one) => one.drawnBefore));
  // Ask Not draws them, after a reshuffle even from among the discards
  const rank = (sighting: Sighting): number => (isLate(sighting) ? 1 + harmOf(g, sighting.card) : 0);
  const must = (one: Sighting): boolean => one.again || position.discard.includes(one.card);
  const ordered = [...turn.sightings].sort((a, b) => Number(must(b)) - Number(must(a)) || rank(b) - rank(a));
  for (const sighting of ordered) {
    const { side, card, line } = sighting;
    const room = hands[side].length < position.hands[side].length;
    if (late.length < mostLate && (isLate(sighting) || (!room && sighting.drawnBefore > 0))) {
      late.push(card);
      continue;
    }
    const expected = `at most ${position.hands[side].length} cards in the ${side} hand this turn`;
    const problem =
      whereabouts(g, position, sighting) ?? (room ? null : { line, expected, got: `${card} is one more` });
    if (problem === null || (force && inGame(g, card) && !hands.us.includes(card) && !hands.ussr.includes(card)))
      hands[side].push(card);
    if (problem !== null && (trouble === null || problem.line < trouble.line)) trouble = problem;
  }
  const trapped = SIDE_KEYS.filter((side) => position.effects.includes(TRAP_OF[side]));
  fillUp(g, position, hands, [...late, ...turn.inPile], new Set([...turn.modest, ...trapped]));
  return { hands, trouble };
}
const inGame = (g: Game, card: CardKey): boolean => g.rules.deck.includes(CARD_KEYS.indexOf(card) + 1);

/** A card that comes out of a hand must have been in the pile or a hand before. */
function whereabouts(g: Game, position: FullPosition, { card, line, side }: Sighting): HandTrouble | null {
  const got = `the ${side} shows ${card}`;
  if (position.discard.includes(card)) return { line, expected: `${card} lies in the discard pile`, got };
  if (position.removed.includes(card)) return { line, expected: `${card} has been removed from the game`, got };
  if (!inGame(g, card)) return { line, expected: `${card} is not a card of this game`, got };
  const known = position.hands.us.includes(card) || position.hands.ussr.includes(card) || inPile(g, card);
  return known ? null : { line, expected: `${card} has not joined the deck yet`, got };
}

/** Cards that wait for their era are not in the pile yet. */
const inPile = (g: Game, card: CardKey): boolean => CARD_PLACE_KEYS[g.placeOf(CARD_KEYS.indexOf(card) + 1)] === 'pile';

/** Scoring cards would have to be played, and high ones given or discarded. */
export function harmOf(g: Game, card: CardKey): number {
  const { scoring, ops } = g.rules.cards[CARD_KEYS.indexOf(card) + 1]!;
  return scoring ? 9 : ops;
}

function fillUp(
  g: Game,
  position: FullPosition,
  hands: Hands,
  elsewhere: readonly CardKey[],
  modest: ReadonlySet<SideKey>,
): void {
  const taken = new Set<CardKey>([...hands.us, ...hands.ussr, ...elsewhere]);
  const pool = CARD_KEYS.filter(
    (card) =>
      !taken.has(card) && (position.hands.us.includes(card) || position.hands.ussr.includes(card) || inPile(g, card)),
  );
  pool.sort((a, b) => harmOf(g, a) - harmOf(g, b));
  const lacking = (side: SideKey): number => position.hands[side].length - hands[side].length;
  // The best blanks go to the side that must not hold better ones; otherwise both get them in turn
  const order = [...SIDE_KEYS].sort((a, b) => Number(modest.has(b)) - Number(modest.has(a)));
  while (order.some((side) => lacking(side) > 0)) {
    const first = order.find((side) => modest.has(side) && lacking(side) > 0);
    const side = first ?? (lacking('us') > lacking('ussr') ? 'us' : 'ussr');
    const blank = pool.shift() ?? elsewhere.find((card) => !hands.us.includes(card) && !hands.ussr.includes(card));
    if (blank === undefined) return;
    hands[side].push(blank);
  }
}

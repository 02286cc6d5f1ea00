import { CARD_KEYS, type CardKey, editGame, type FullPosition, type Game, PLACE_KEYS, positionOf, type SideKey } from '@longtwilight/engine';
import type { Sighting, TurnSightings } from './sightings.ts';

/** Why the hands of a turn can't be what the log shows. */
export interface HandTrouble {
  readonly line: number;
  readonly expected: string;
  readonly got: string;
}

const SIDES = ['us', 'ussr'] as const;
type Hands = Record<SideKey, CardKey[]>;

const ruleOf = (g: Game, card: CardKey): Game['rules']['cards'][number] => g.rules.cards[CARD_KEYS.indexOf(card) + 1]!;

/**
 * Put into both hands, at the beginning of a turn, the cards that they show in it. Nobody knows yet what else they hold, so
 * the rest are blanks: harmless cards of the pile. Which cards are dealt when is solved later; here only the number counts.
 */
export function arrangeHands(g: Game, { sightings, modest, inPile: inPileStill }: TurnSightings): HandTrouble | null {
  const position = positionOf(g);
  const hands: Hands = { us: [], ussr: [] };
  const late: CardKey[] = [];
  for (const sighting of sightings) {
    const trouble = whereabouts(g, position, sighting);
    if (trouble !== null) return trouble;
    const { side, card } = sighting;
    if (hands[side].length < position.hands[side].length) hands[side].push(card);
    else if (sighting.drawnBefore > late.length) late.push(card);
    else
      return {
        line: sighting.line,
        expected: `at most ${position.hands[side].length} cards in the ${side} hand this turn`,
        got: `${card} is one more`,
      };
  }
  fillUp(g, position, hands, [...late, ...inPileStill], modest);
  editGame(g, { hands });
  return null;
}

/** A card that comes out of a hand must have been in the pile or a hand before. */
function whereabouts(g: Game, position: FullPosition, { card, line, side }: Sighting): HandTrouble | null {
  const got = `the ${side} shows ${card}`;
  if (position.discard.includes(card)) return { line, expected: `${card} lies in the discard pile`, got };
  if (position.removed.includes(card)) return { line, expected: `${card} has been removed from the game`, got };
  if (!g.rules.deck.includes(CARD_KEYS.indexOf(card) + 1))
    return { line, expected: `${card} is not a card of this game`, got };
  const known = position.hands.us.includes(card) || position.hands.ussr.includes(card) || inPile(g, card);
  return known ? null : { line, expected: `${card} has not joined the deck yet`, got };
}

/** Cards that wait for their era are not in the pile yet. */
const inPile = (g: Game, card: CardKey): boolean =>
  PLACE_KEYS[g.placeOf(CARD_KEYS.indexOf(card) + 1)] === 'pile';

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
  const harm = (card: CardKey): number => (ruleOf(g, card).scoring ? 9 : ruleOf(g, card).ops);
  pool.sort((a, b) => harm(a) - harm(b));
  for (const side of [...SIDES].sort((a, b) => Number(modest.has(b)) - Number(modest.has(a))))
    while (hands[side].length < position.hands[side].length) hands[side].push(pool.shift()!);
}

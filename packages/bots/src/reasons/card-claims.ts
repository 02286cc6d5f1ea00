import {
  type Card,
  copyOf,
  eventPossible,
  type Game,
  other,
  type Position,
  SIDE_KEYS,
  type Side,
} from '@longtwilight/engine';
import {
  answerCode,
  answeredCard,
  ask,
  cardAnswer,
  cardKey,
  isCardAnswer,
  wordAnswer,
} from '@longtwilight/engine/data';
import { pretendDefcon } from '@longtwilight/engine/search';
import type { DangerSearch } from '../safety/danger-search.ts';
import { isFeared } from '../safety/dangerous-cards.ts';
import type { Claim, Moved } from './claim.ts';

/** Positions to look at for one use of a card. */
const BUDGET = 3_000;
/** One above the level at which cards lose the game, what would lose there is already in the way. */
const NEAR_THE_BRINK = 3;
const BRINK = 2;

/** Cards that leave the side's hand by a move, whatever comes of it. */
const spentBy = ({ before, endings, side }: Moved): Card[] =>
  before.rules.deck.filter(
    (card) => before.inHand(side, card) && endings.every(({ game }) => !game.inHand(side, card)),
  );
const isKept = ({ endings, side }: Moved, card: Card): boolean =>
  endings.every(({ game, isDrawn }) => !isDrawn && game.inHand(side, card));

/** The card that a move plays, and how, where the question is about that. */
export function playedBy(g: Game, move: readonly string[]): Moved['played'] {
  const [first, second] = move.map((text) => answerCode(text));
  if (g.question === ask.use) return { card: g.cause, use: first ?? null };
  if (g.question !== ask.play && g.question !== ask.headline) return null;
  if (first === undefined || !isCardAnswer(first)) return null;
  return { card: answeredCard(first), use: g.question === ask.headline ? wordAnswer.event : (second ?? null) };
}

/** The other side's event that a move sets off; 0 for none. */
function setOffBy({ before, side, played }: Moved): Card {
  if (played === null || played.use === wordAnswer.space) return 0;
  const isTheirs = before.rules.cards[played.card]!.side === other(side);
  return isTheirs && eventPossible(before, played.card, side) ? played.card : 0;
}

/** How cards are judged: which can lose the game, and what an event of the other side by itself costs. */
export interface CardJudge {
  readonly danger: DangerSearch;
  harmOf(moved: Moved, card: Card): number;
}

/** What a move does with the cards in hand, next to another one: what it gets rid of, and what it keeps. */
export function cardClaims(moved: Moved, rival: Moved, { danger, harmOf }: CardJudge): Claim[] {
  const { before, side } = moved;
  const unharmed = (card: Card) => ({ change: null, share: 1, weight: harmOf(moved, card) });
  const handWithout = (spent: readonly Card[]): Position => ({
    hands: {
      [SIDE_KEYS[side]]: before.rules.deck
        .filter((card) => before.inHand(side, card) && !spent.includes(card))
        .map((card) => cardKey(card)),
    },
  });
  const [spent, rivals] = [spentBy(moved), spentBy(rival)];
  const weighed = { change: handWithout(spent), instead: handWithout(rivals), share: 1 };
  const isTheirs = (card: Card): boolean => before.rules.cards[card]!.side === other(side);
  const them = SIDE_KEYS[other(side)];
  const claims: Claim[] = [];
  const { played } = moved;
  for (const card of spent) {
    if (!isKept(rival, card)) continue;
    const away = { card: cardKey(card), side: them, ...weighed };
    if (isDeadly(before, side, card, danger)) claims.push({ kind: 'disarms', ...away });
    else if (isTheirs(card)) claims.push({ kind: 'rids', ...away });
    else if (played === null || before.rules.cards[card]!.scoring) claims.push({ kind: 'sheds', ...away });
  }
  if (played !== null && played.use === wordAnswer.space && isTheirs(played.card))
    claims.push({ kind: 'spaces', card: cardKey(played.card), side: them, ...unharmed(played.card) });
  const setOff = setOffBy(rival);
  // What is drawn may be the very card
  const isSure = moved.endings.every(({ isDrawn }) => !isDrawn);
  if (setOff !== 0 && setOff !== setOffBy(moved) && isSure)
    claims.push({ kind: 'avoids', card: cardKey(setOff), side: them, ...unharmed(setOff) });
  for (const card of rivals)
    if (isKept(moved, card) && !(isTheirs(card) && eventPossible(before, card, side)))
      claims.push({ kind: 'keeps', card: cardKey(card), ...weighed });
  return [...claims, ...chinaKept(moved, rival)];
}

function chinaKept({ before, endings, side }: Moved, rival: Moved): Claim[] {
  const holds = (g: Game): boolean => g.chinaHolder === side;
  if (!holds(before) || !endings.every(({ game }) => holds(game))) return [];
  if (!rival.endings.every(({ game }) => game.chinaHolder === other(side))) return [];
  const instead: Position = { china: { holder: SIDE_KEYS[other(side)], faceUp: false } };
  return [{ kind: 'keeps-china', change: {}, instead, share: 1 }];
}

/** Whether a card would lose the game at DEFCON 2 in every way but in space, and DEFCON is there or nearly. */
function isDeadly(g: Game, side: Side, card: Card, danger: DangerSearch): boolean {
  if (g.defcon > NEAR_THE_BRINK || !isFeared(card, BRINK)) return false;
  const copy = copyOf(g);
  if (!copy.offered(cardAnswer(card))) return false;
  pretendDefcon(copy, BRINK);
  copy.refresh();
  copy.choose(cardAnswer(card));
  const uses = [...copy.options.subarray(0, copy.count)].filter((use) => use !== wordAnswer.space);
  return uses.length > 0 && uses.every((use) => danger.look(copy, side, use, BUDGET).verdict === 'can-lose');
}

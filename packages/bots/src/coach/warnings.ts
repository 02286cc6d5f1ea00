import {
  cardValue,
  eventPossible,
  maySpace,
  militaryShort,
  owesScoring,
  roundsAfter,
  type SideKey,
  WINNING_VP,
} from '@longtwilight/engine';
import {
  type CardKey,
  type CountryKey,
  no,
  REGION_KEYS,
  type RegionKey,
  scoringCardOf,
} from '@longtwilight/engine/data';
import type { Board } from './board.ts';
import { byWeight, type Remark } from './remark.ts';

/** So few points from winning, a side is a threat. */
const NEAR_WIN = 6;
/** So many of its battlegrounds, and Europe is nearly somebody's. */
const NEARLY_EUROPE = 4;
/** From here on owed military operations are pressing. */
const FEW_ROUNDS = 3;
/** A region that pays so much is worth scoring at once. */
const PAYS = 2;
/** A coup that takes control with so many faces is worth its risk. */
const GOOD_FACES = 3;

const rulesOf = ({ game }: Board, card: CardKey) => game.rules.cards[no[card]]!;
const handOf = ({ seen, me }: Board): readonly CardKey[] => seen.hands[me].cards;
const isScoring = (board: Board, card: CardKey): boolean => rulesOf(board, card).scoring === true;
const scoringOf = (board: Board): CardKey[] => handOf(board).filter((card) => isScoring(board, card));

/** Rounds that the side still has this turn, the present one included. */
const roundsLeft = ({ game, side, seen }: Board): number => roundsAfter(game, side) + (seen.phase === 'round' ? 1 : 0);

/** The most that one card in hand can do as operations. */
function strongest(board: Board): number {
  const values = handOf(board)
    .filter((card) => !isScoring(board, card))
    .map((card) => cardValue(board.game, board.side, no[card]));
  return Math.max(0, ...values);
}

/** Whether a region's scoring card may still come: in this hand, or where nobody can see. */
const stillToCome = ({ seen, me }: Board, region: RegionKey): boolean => {
  const card = scoringCardOf(region);
  return seen.hands[me].cards.includes(card) || seen.unseen.includes(card);
};

/** Scoring cards in hand: when they must be played, and whether now is a good time. */
export function scoringRemarks(board: Board): Remark[] {
  const cards = scoringOf(board);
  if (board.seen.phase === 'round' && owesScoring(board.game, board.side))
    return cards.slice(0, 1).map((card) => ({ kind: 'scoring-due', weight: 100, card }));
  return cards.map((card): Remark => {
    const region = REGION_KEYS.find((one) => scoringCardOf(one) === card);
    if (region === undefined) return { kind: 'scoring-waits', weight: 62, card };
    const pays = board.pays(region);
    if (pays >= PAYS) return { kind: 'scoring-pays', weight: 72 + pays, card, region, count: pays };
    const country = bestToTake(board, region);
    const where = country === undefined ? {} : { country };
    if (pays < 0)
      return { kind: country ? 'scoring-improve' : 'scoring-costs', weight: 70, card, region, count: -pays, ...where };
    return { kind: country ? 'scoring-first' : 'scoring-waits', weight: 62, card, ...where };
  });
}

/** The battleground of a region that one card can take and that pays most. */
function bestToTake(board: Board, region: RegionKey): CountryKey | undefined {
  const value = strongest(board);
  const all = board.battlegrounds(region).flatMap((country) => takeRemark(board, country, value));
  return byWeight(all)[0]?.country;
}

/** What can lose the game at once. */
export function dangerRemarks(board: Board, canLose: (card: CardKey) => boolean): Remark[] {
  const { seen, me, them } = board;
  const deadly = handOf(board).filter((card) => !isScoring(board, card) && canLose(card));
  const lead = me === 'us' ? -seen.vp : seen.vp;
  const short = WINNING_VP - lead;
  const held = board.battlegrounds('europe').filter((country) => board.controller(country) === them);
  return [
    ...deadly.slice(0, 1).map((card): Remark => ({ kind: 'deadly-card', weight: 96, card })),
    ...(seen.defcon === 2 ? [{ kind: 'brink', weight: 66 } as const] : []),
    ...(short <= NEAR_WIN ? [{ kind: 'points-threat', weight: 84, side: them, count: short } as const] : []),
    ...(held.length >= NEARLY_EUROPE ? [europeThreat(board, held)] : []),
  ];
}

/** The battleground where the other side's control is easiest to break. */
function europeThreat(board: Board, held: readonly CountryKey[]): Remark {
  const { me, them } = board;
  const margin = (country: CountryKey): number => board.influence(them, country) - board.influence(me, country);
  const price = (country: CountryKey): number => board.price(country) ?? Number.POSITIVE_INFINITY;
  const [country] = held.toSorted((a, b) => price(a) - price(b) || margin(a) - margin(b));
  return { kind: 'europe-threat', weight: 86, side: them, country: country! }; // there are several
}

export function militaryRemarks(board: Board): Remark[] {
  const count = militaryShort(board.game, board.side);
  if (count === 0) return [];
  const left = roundsLeft(board);
  const weight = left <= FEW_ROUNDS ? 92 - left : 56;
  const value = strongest(board);
  const [best] = byWeight(board.battlegrounds().flatMap((one) => coupRemark(board, one, value)));
  if (best?.country === undefined) return [{ kind: 'military-owed', weight, count, level: board.seen.defcon }];
  return [{ kind: 'military-coup', weight, count, country: best.country }];
}

/** An own event that is possible and can't lose the game, the strongest card first. */
export function headlineRemarks(board: Board, canLose: (card: CardKey) => boolean): Remark[] {
  const { game, side } = board;
  const [best] = handOf(board)
    .filter((card) => rulesOf(board, card).side === side && eventPossible(game, no[card], side) && !canLose(card))
    .sort((a, b) => rulesOf(board, b).ops - rulesOf(board, a).ops);
  return [best === undefined ? { kind: 'headline', weight: 50 } : { kind: 'headline-card', weight: 50, card: best }];
}

/** Battlegrounds that one card can take, by influence or by a coup, and those that are easily lost. */
export function boardRemarks(board: Board): Remark[] {
  const value = strongest(board);
  if (value === 0) return [];
  const all = board.battlegrounds();
  return [
    ...all.flatMap((country) => takeRemark(board, country, value)),
    ...all.flatMap((country) => coupRemark(board, country, value)),
    ...all.flatMap((country) => guardRemark(board, country)),
  ];
}

/** What makes one country more worth saying than another: what its region would pay, and whether that is still to come. */
const pull = (board: Board, country: CountryKey): number =>
  board.worth(country) + (stillToCome(board, board.regionOf(country)) ? 2 : 0);

function takeRemark(board: Board, country: CountryKey, value: number): Remark[] {
  if (board.controller(country) === board.me) return [];
  const count = board.price(country);
  if (count === null || count > value) return [];
  const region = board.regionOf(country);
  return [{ kind: 'take', weight: 40 + pull(board, country) - count / 4, country, region, count }];
}

function coupRemark(board: Board, country: CountryKey, value: number): Remark[] {
  if (board.controller(country) === board.me) return [];
  const faces = board.coupFaces(country, value);
  if (faces === null || faces < GOOD_FACES) return [];
  const owed = militaryShort(board.game, board.side) > 0 ? 4 : 0;
  return [{ kind: 'coup', weight: 36 + pull(board, country) + faces / 2 + owed, country, count: faces }];
}

/** The other side may well have a card of three operations. */
const USUAL_VALUE = 3;

function guardRemark(board: Board, country: CountryKey): Remark[] {
  if (board.controller(country) !== board.me) return [];
  const faces = board.coupFaces(country, USUAL_VALUE, board.them);
  if (faces === null || faces < GOOD_FACES) return [];
  return [{ kind: 'guard', weight: 30 + faces + (stillToCome(board, board.regionOf(country)) ? 2 : 0), country }];
}

/** Events of the other side in hand that space would take, and the China Card. */
export function cardRemarks(board: Board): Remark[] {
  const { game, side, seen, me, them } = board;
  const sendable = handOf(board).filter((card) => {
    const { side: owner } = rulesOf(board, card);
    return owner !== 'neutral' && sideKeyOf(owner) === them && maySpace(game, side, cardValue(game, side, no[card]));
  });
  const [worst] = sendable.sort((a, b) => rulesOf(board, b).ops - rulesOf(board, a).ops);
  return [
    ...(worst === undefined ? [] : [{ kind: 'send-to-space', weight: 44, card: worst, side: them } as const]),
    ...(seen.china.holder === me && seen.china.faceUp ? [{ kind: 'china', weight: 34 } as const] : []),
  ];
}

const sideKeyOf = (side: 0 | 1): SideKey => (side === 0 ? 'us' : 'ussr');

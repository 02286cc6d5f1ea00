import { RefusedError } from '../core/errors.ts';
import { otherKey, SIDE_KEYS, type SideKey } from '../core/ids.ts';
import type { Rules } from '../editions/rules.ts';

/** Bidding for sides is a small game before the game, between two players who have no side yet. */
export type Bidder = 'first' | 'second';
export type BidActor = Bidder | 'chance';
export interface BidDecision {
  readonly number: number;
  readonly actor: BidActor;
  /** `us-3`: that side for that many points; `pass`; chance answers `first` or `second`. */
  readonly options: readonly string[];
  readonly answered: boolean;
}
/** Who plays the US, and what the other player gets for it. */
export interface BidResult {
  readonly us: Bidder;
  readonly handicap: { readonly us: number; readonly ussr: number };
  readonly vp: number;
}
interface Bid {
  readonly by: Bidder;
  readonly side: SideKey;
  readonly points: number;
}

const MOST_SEALED = 20;
const MOST_AUCTION = 19;
const BIDDERS: readonly Bidder[] = ['first', 'second'];
const opponent = (bidder: Bidder): Bidder => (bidder === 'first' ? 'second' : 'first');

function readBid(by: Bidder, text: string): Bid {
  const [side, points] = text.split('-');
  return { by, side: side as SideKey, points: Number(points) };
}
const bids = (sides: readonly SideKey[], from: number, to: number): string[] =>
  sides.flatMap((side) => Array.from({ length: to - from + 1 }, (_, i) => `${side}-${from + i}`));

export class Bidding {
  readonly kind: 'influence' | 'vp';
  /** Answers in the order of their numbers. */
  readonly answers: string[] = [];
  private sealed: Partial<Record<Bidder, string>> = {};

  constructor(kind: 'influence' | 'vp') {
    this.kind = kind;
  }

  /** The open decisions: both bidders at once while bids are sealed. */
  decisions(): BidDecision[] {
    const number = this.answers.length;
    if (this.result !== null) return [];
    if (this.kind === 'influence') {
      if (number === 2) return [{ number, actor: 'chance', options: BIDDERS, answered: false }];
      const options = bids(SIDE_KEYS, 0, MOST_SEALED);
      return BIDDERS.map((actor, i) => ({ number: i, actor, options, answered: this.sealed[actor] !== undefined }));
    }
    if (number === 0) return [{ number, actor: 'chance', options: BIDDERS, answered: false }];
    const { last, turn } = this.auction();
    const options =
      last === null ? bids(SIDE_KEYS, 0, MOST_AUCTION) : [...bids([last.side], last.points + 1, MOST_AUCTION), 'pass'];
    return [{ number, actor: turn, options, answered: false }];
  }

  answer(actor: BidActor, text: string, number?: number): void {
    const open = this.decisions();
    if (open.length === 0) throw new RefusedError('game-over', 'The bidding is over');
    const asked = open.find((one) => one.actor === actor);
    if (asked === undefined)
      throw new RefusedError(
        'wrong-side',
        `Waiting for a bid from ${open.map((one) => one.actor).join(' and ')}, not from ${actor}`,
      );
    if (number !== undefined && number !== asked.number)
      throw new RefusedError('stale-answer', `The open bid is number ${asked.number}, not ${number}`);
    if (!asked.options.includes(text))
      throw new RefusedError(
        'illegal-answer',
        `"${text}" is not a legal bid; expected one of ${asked.options.join(', ')}`,
        asked.options,
      );
    if (actor === 'chance' || this.kind === 'vp') {
      this.answers.push(text);
      return;
    }
    this.sealed[actor] = text;
    const { first, second } = this.sealed;
    if (first !== undefined && second !== undefined) this.answers.push(first, second);
  }

  /** Null until it is decided. */
  get result(): BidResult | null {
    return this.kind === 'influence' ? this.sealedResult() : this.auctionResult();
  }

  private sealedResult(): BidResult | null {
    const [one, two, lot] = this.answers;
    if (one === undefined || two === undefined) return null;
    const first = readBid('first', one);
    const second = readBid('second', two);
    if (first.side !== second.side) return taken(first, 0, this.kind);
    if (first.points !== second.points)
      return taken(first.points > second.points ? first : second, undefined, this.kind);
    if (lot === undefined) return null;
    return taken(lot === 'first' ? first : second, undefined, this.kind);
  }

  private auction(): { last: Bid | null; turn: Bidder } {
    let turn = this.answers[0] as Bidder;
    let last: Bid | null = null;
    for (const text of this.answers.slice(1)) {
      if (text !== 'pass') last = readBid(turn, text);
      turn = opponent(turn);
    }
    return { last, turn };
  }
  private auctionResult(): BidResult | null {
    const { last } = this.answers.length > 0 ? this.auction() : { last: null };
    if (last === null) return null;
    const over = this.answers.at(-1) === 'pass' || last.points === MOST_AUCTION;
    return over ? taken(last, undefined, this.kind) : null;
  }
}

/** The winner takes its side; the other side is paid the points of the bid. */
function taken(winner: Bid, points: number | undefined, kind: 'influence' | 'vp'): BidResult {
  const paid = otherKey(winner.side);
  const price = points ?? winner.points;
  const us = winner.side === 'us' ? winner.by : opponent(winner.by);
  if (kind === 'vp') return { us, handicap: { us: 0, ussr: 0 }, vp: paid === 'us' ? price : -price };
  return { us, handicap: { us: paid === 'us' ? price : 0, ussr: paid === 'ussr' ? price : 0 }, vp: 0 };
}

/** The rules of the game that follows the bidding. */
export function rulesAfterBidding(rules: Rules, result: BidResult): Rules {
  return {
    ...rules,
    handicap: [result.handicap.us, result.handicap.ussr],
    start: { ...rules.start, vp: rules.start.vp + result.vp },
  };
}

import {
  type BidDecision,
  Bidding,
  type Fact,
  type FullRulesSpec,
  factFor,
  GameRecord,
  type Outcome,
  outcomeOf,
  RefusedError,
  SIDE_KEYS,
  type SideKey,
  view,
} from '@longtwilight/engine';
import type { QuestionKey } from '@longtwilight/engine/data';
import type { ThinkingBudget } from '../player.ts';
import { bidForSide } from './bids.ts';
import { type Contestant, Fault, type FaultKind } from './contestant.ts';
import { type Dealer, keyed, pairedChance } from './paired-chance.ts';

type Chair = 'first' | 'second';
type Chairs<T> = Readonly<Record<Chair, T>>;

export interface Fixture {
  readonly rules: FullRulesSpec;
  /** Decides the deal, the dice, and the seeds of the players. */
  readonly seed: number;
  /** Without bidding the first has the US. */
  readonly players: Chairs<Contestant>;
  readonly budget?: ThinkingBudget;
}

/** How long a player thought, over how many questions and card plays. */
export interface ArenaClock {
  ms: number;
  decisions: number;
  cardPlays: number;
}
export interface FaultReport {
  readonly by: Chair;
  readonly kind: FaultKind;
  readonly message: string;
}
export interface Refereed {
  readonly record: GameRecord;
  readonly us: Chair;
  readonly outcome: Outcome;
  readonly lastTurn: number;
  readonly fault: FaultReport | null;
  readonly clocks: Chairs<ArenaClock>;
}

/** A game with more answers than this is stuck. */
const MOST_ANSWERS = 20_000;

const CARD_PLAYS: ReadonlySet<QuestionKey> = new Set(['headline', 'play', 'discard']);
/** Whether a question begins a card play, for which a budget is given: a headline, an action round, a discard. */
export const beginsCardPlay = (question: QuestionKey): boolean => CARD_PLAYS.has(question);

/** Play one game. A player that errs, crashes or is too late loses it; only an error of the engine is thrown. */
export async function referee(fixture: Fixture): Promise<Refereed> {
  return await new RefereedGame(fixture).play();
}

class RefereedGame {
  private readonly fixture: Fixture;
  private readonly dealer: Dealer;
  private readonly clocks: Chairs<ArenaClock> = { first: newClock(), second: newClock() };
  private readonly told: Record<SideKey, number> = { us: -1, ussr: -1 };
  private fault: FaultReport | null = null;

  constructor(fixture: Fixture) {
    this.fixture = fixture;
    this.dealer = pairedChance(fixture.seed);
  }

  async play(): Promise<Refereed> {
    const { rules } = this.fixture;
    const { bids, us } = await this.takeSides();
    const record = GameRecord.start(rules, bids);
    const seats: Readonly<Record<SideKey, Chair>> = { us, ussr: us === 'first' ? 'second' : 'first' };
    for (const side of SIDE_KEYS) await this.begin(seats[side], side);
    while (this.fault === null && (await this.step(record, seats)))
      if (record.entries.length > MOST_ANSWERS) throw new Error(`The game is stuck after ${MOST_ANSWERS} answers`);
    const fault = this.fault && { side: sideOf(seats, this.fault.by), message: this.fault.message };
    if (fault !== null)
      record.endFromOutside({ reason: this.fault?.kind === 'time-out' ? 'time' : 'resign', side: fault.side });
    const outcome = outcomeOf(record.game);
    if (outcome === null) throw new Error('The game has stopped without an end');
    const result = { ...outcome, fault };
    for (const side of SIDE_KEYS) this.fixture.players[seats[side]].end(result, this.newsFor(side, record));
    return { record, us, outcome, lastTurn: record.game.turn, fault: this.fault, clocks: this.clocks };
  }

  /** Ask a player for something; what goes wrong with it is the player's fault. */
  private async ask<T>(chair: Chair, question: (player: Contestant) => T | Promise<T>): Promise<T | null> {
    const began = performance.now();
    try {
      const result = question(this.fixture.players[chair]);
      return result instanceof Promise ? await result : result;
    } catch (error) {
      const kind = error instanceof Fault ? error.kind : 'crash';
      const message = error instanceof Error ? error.message : String(error);
      this.fault ??= { by: chair, kind, message };
      return null;
    } finally {
      this.clocks[chair].ms += performance.now() - began;
    }
  }

  /** Without bidding as told. A player that fails to bid has one made for it, and loses the game that comes of it. */
  private async takeSides(): Promise<{ bids: readonly string[]; us: Chair }> {
    const { rules } = this.fixture;
    const kind = rules.bidding;
    if (kind === 'none') return { bids: [], us: 'first' };
    const bidding = new Bidding(kind);
    for (let asked = bidding.decisions(); asked.length > 0; asked = bidding.decisions()) {
      const open = asked.find((one) => !one.answered)!; // bidding is over, or somebody has yet to bid
      bidding.answer(open.actor, await this.bidOf(open, bidding));
    }
    return { bids: bidding.answers, us: bidding.result!.us }; // with nobody left to ask there is a result
  }

  private async bidOf({ number, actor, options }: BidDecision, { kind, answers }: Bidding): Promise<string> {
    if (actor === 'chance') return options[keyed(this.fixture.seed, 'bidding') % options.length]!;
    const inPlace = bidForSide(options, kind);
    if (this.fault !== null) return inPlace;
    const question = { number, rules: this.fixture.rules, kind, bidder: actor, bids: [...answers], options };
    const bid = await this.ask(actor, (player) => player.bid(question));
    if (bid === null || options.includes(bid)) return bid ?? inPlace;
    this.fault = { by: actor, kind: 'illegal-answer', message: illegal(bid, options) };
    return inPlace;
  }

  private async begin(chair: Chair, side: SideKey): Promise<void> {
    const { rules, seed, budget } = this.fixture;
    const seat = { rules, side, seed: keyed(seed, `player ${side}`), ...(budget === undefined ? {} : { budget }) };
    if (this.fault === null) await this.ask(chair, (player) => player.begin(seat));
  }

  /** Have one question answered; false once nobody is asked. */
  private async step(record: GameRecord, seats: Readonly<Record<SideKey, Chair>>): Promise<boolean> {
    const open = record.decisions().find((one) => !one.answered);
    if (open === undefined) return false;
    if (open.actor === 'chance') {
      record.answer('chance', this.dealer(record.game, open));
      return true;
    }
    const side = open.actor;
    const chair = seats[side];
    const seen = view(record.game, side);
    const news = this.newsFor(side, record);
    this.clocks[chair].decisions++;
    if (beginsCardPlay(open.question)) this.clocks[chair].cardPlays++;
    const text = await this.ask(chair, (player) => player.answer(seen, news));
    if (text === null) return false;
    try {
      record.answer(side, text, open.number);
    } catch (error) {
      if (!(error instanceof RefusedError) || error.problem === 'overflow') throw error;
      this.fault = { by: chair, kind: 'illegal-answer', message: error.message };
    }
    return true;
  }

  private newsFor(side: SideKey, { opening, entries }: GameRecord): Fact[] {
    const from = this.told[side];
    const facts = from < 0 ? [...opening] : [];
    for (let i = Math.max(0, from); i < entries.length; i++) facts.push(...entries[i]!.facts);
    this.told[side] = entries.length;
    return facts.map((fact) => factFor(fact, side === 'us' ? 0 : 1));
  }
}

const sideOf = (seats: Readonly<Record<SideKey, Chair>>, chair: Chair): SideKey => (seats.us === chair ? 'us' : 'ussr');
const newClock = (): ArenaClock => ({ ms: 0, decisions: 0, cardPlays: 0 });
const illegal = (bid: string, options: readonly string[]): string =>
  `"${bid}" is not a legal bid; expected one of ${options.join(', ')}`;

/** What a game is worth to a side. */
export const pointsOf = ({ winner }: Outcome, side: SideKey): number =>
  winner === side ? 1 : winner === 'draw' ? 0.5 : 0;

import {
  Bidding,
  type Fact,
  type FullRulesSpec,
  GameRecord,
  type OutsideEnd,
  outcomeOf,
  type RecordEntry,
  type RecordSnapshot,
  RefusedError,
  RULES_VERSION,
  recordFrom,
  recordSnapshot,
  type SideKey,
  snapshotFormat,
} from '@longtwilight/engine';
import type { Entry } from '../entries.ts';
import type { GameSummary, Happening, Seat } from '../games.ts';
import type { ChanceSource } from './fair-dice.ts';

/** What was agreed before the game. */
export interface Terms {
  readonly rules: FullRulesSpec;
  readonly firstSide: 'us' | 'ussr' | 'random';
}

type WithoutChance<E> = E extends Entry ? Omit<E, 'chance'> : never;
/** What somebody does at the table: an entry without what chance adds to it. */
export type Move = WithoutChance<Entry>;
type MoveOf<K extends Move['kind']> = Extract<Move, { kind: K }>;
/** Lets chance answer one question. */
type Draw = (options: readonly string[]) => string;

export type SeatOutcome = NonNullable<GameSummary['outcome']>;

/** Something that happened, with all its facts. What a viewer may have of it the server makes. */
export type Logged = Omit<Happening, 'facts'> & { readonly facts: readonly Fact[] };

export const otherSeat = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first');

/** The version of the rules since which a list of answers stops at every barrier of undo. */
const BARRIERS_SINCE = 2;

/** How many of the latest entries a table in memory tells with their facts. */
export const RECENT_ENTRIES = 16;

/** Names what snapshots of tables mean; the first number is for what this file adds to the engine's. */
export const tableFormat = (): string => `1.${snapshotFormat()}`;

/** A table without its log and what lies face down, from which the game goes on. It shows every hidden card. */
export interface TableSnapshot
  extends Pick<Table, 'usSeat' | 'bids' | 'number' | 'openSince' | 'draw' | 'pause' | 'paused' | 'halted'> {
  readonly record: RecordSnapshot | null;
  readonly chances: number;
}

/** A list of answers goes on after something that nobody could know before. */
export class PastBarrierError extends Error {
  override readonly name = 'PastBarrierError';
  constructor(index: number) {
    super(
      `Answer ${index + 1} comes after a die roll, a revealed card or the point where play passes to your opponent: send only the answers before it, then read the new state`,
    );
  }
}

/** A game as its entries tell it: bidding, play, offers, end. The same entries always give the same table. */
export class Table {
  readonly terms: Terms;
  /** Whether all that happened is kept at hand, or only what was lately: facts are most of what a game weighs. */
  private readonly keepsAll: boolean;
  record: GameRecord | null = null;
  usSeat: Seat | null = null;
  bids: readonly string[] = [];
  /** The latest entries. */
  log: readonly Logged[] = [];
  /** How many entries there are; the next one gets this number. */
  number = 0;
  /** The lowest number under which the questions now open may be answered. */
  openSince = 0;
  /** Who offers a draw or a pause. */
  draw: Seat | null = null;
  pause: Seat | null = null;
  paused = false;
  /** Paused by those who run the server, who alone let it go on. */
  halted = false;
  outcome: SeatOutcome | null = null;
  /** Choices that lie face down beside the table. They are no part of the game until both are there. */
  sealed: Readonly<Partial<Record<Seat, string>>> = {};
  private chances = 0;
  private opened: readonly Seat[] | null = null;

  constructor(terms: Terms, keepsAll = false) {
    this.terms = terms;
    this.keepsAll = keepsAll;
  }

  /** Apart from the record nothing is ever changed in place, so a copy of the rest is cheap. */
  copy(): Table {
    return Object.assign(new Table(this.terms, this.keepsAll), this, { record: this.record?.copy() ?? null });
  }

  /** Only of a game that goes on. */
  snapshot(): TableSnapshot {
    const { usSeat, bids, number, openSince, draw, pause, paused, halted, chances } = this;
    const record = this.record === null ? null : recordSnapshot(this.record);
    return { usSeat, bids, number, openSince, draw, pause, paused, halted, chances, record };
  }
  static from(terms: Terms, { record, ...rest }: TableSnapshot): Table {
    return Object.assign(new Table(terms), rest, {
      record: record === null ? null : recordFrom(terms.rules, rest.bids, record),
    });
  }

  // How things stand

  /** The bidding for sides while it goes on. */
  get bidding(): Bidding | null {
    const { bidding: kind } = this.terms.rules;
    if (this.record !== null || kind === 'none') return null;
    const bidding = new Bidding(kind);
    for (const text of this.bids) bidding.answer(bidding.decisions().find((one) => !one.answered)!.actor, text);
    return bidding;
  }
  sideOf(seat: Seat): SideKey | null {
    if (this.usSeat === null) return null;
    return seat === this.usSeat ? 'us' : 'ussr';
  }
  seatOf(side: SideKey): Seat {
    return side === 'us' ? this.usSeat! : otherSeat(this.usSeat!);
  }
  /** Whose questions are open, answered face down or not. Asked for often, so it is worked out once. */
  private open(): readonly Seat[] {
    this.opened ??= this.findOpen();
    return this.opened;
  }
  private findOpen(): readonly Seat[] {
    if (this.outcome !== null || this.number === 0) return [];
    const actors = (this.bidding ?? this.record!).decisions().map(({ actor }) => actor);
    // Chance is never left waiting, so these are sides or bidders
    return actors.map((actor) => (actor === 'us' || actor === 'ussr' ? this.seatOf(actor) : (actor as Seat)));
  }
  /** Whether both choose at once, face down. */
  get simultaneous(): boolean {
    return this.open().length === 2;
  }
  /** Who has to answer now; in a simultaneous choice, who has not chosen yet. */
  asked(): Seat[] {
    return this.open().filter((seat) => this.sealed[seat] === undefined);
  }
  /** How many of its last answers a seat may undo: none before a choice that somebody has made face down. */
  undoable(seat: Seat): number {
    const side = this.sideOf(seat);
    const closed = side === null || this.outcome !== null || Object.keys(this.sealed).length > 0;
    return closed ? 0 : this.record!.undoable(side);
  }
  /** The game with the choices that lie face down, for views. */
  withSealed(): GameRecord | null {
    const seats = Object.keys(this.sealed) as Seat[];
    if (this.record === null || seats.length === 0) return this.record;
    const twin = this.record.copy();
    for (const seat of seats) twin.answer(this.sideOf(seat)!, this.sealed[seat]!);
    return twin;
  }

  // What is done

  /** Choose face down, or choose again. When both have chosen, their choices are a move. */
  choose(seat: Seat, text: string): MoveOf<'choices'> | null {
    const bidding = this.bidding;
    if (bidding !== null) bidding.answer(seat, text);
    else this.record!.copy().answer(this.sideOf(seat)!, text);
    this.sealed = { ...this.sealed, [seat]: text };
    const { first, second } = this.sealed;
    return first !== undefined && second !== undefined ? { kind: 'choices', first, second } : null;
  }

  /** Carry out a move, let chance answer what follows, and return the entry that tells all of it. */
  take(move: Move, at: number, roll: ChanceSource): Entry {
    if (this.outcome !== null) throw new RefusedError('game-over', 'The game is over');
    const told = this.record?.entries.length ?? -1;
    const chance: string[] = [];
    const outside = this.carryOut(move, (options) => {
      const text = roll(this.chances++, options);
      chance.push(text);
      return text;
    });
    this.noteOutcome();
    this.opened = null;
    const by = 'by' in move ? move.by : null;
    const kind = move.kind === 'choices' ? 'answers' : move.kind;
    const undone = move.kind === 'undo' ? move.count : 0;
    const facts = [...this.factsSince(told), ...outside];
    const perAnswer = kind === 'answers' ? this.entriesSince(told).map((entry) => entry.facts.length) : [];
    const logged: Logged = { number: this.number++, at, kind, by, facts, perAnswer, undone };
    // A table that keeps all is made for one asker, so its log grows in place
    if (this.keepsAll) (this.log as Logged[]).push(logged);
    else this.log = [...this.log, logged];
    if (!this.keepsAll) this.forget();
    if (!(kind === 'start' || kind === 'answers' || kind === 'undo')) return move as Entry;
    this.openSince = this.number;
    return kind === 'undo' ? (move as Entry) : ({ ...move, chance } as Entry);
  }

  /** The log has what came of the latest answers; older facts are made again from the entries when somebody asks. */
  private forget(): void {
    this.log = this.log.slice(-RECENT_ENTRIES);
    this.record?.forgetFacts();
  }

  /** Returns facts that come from outside the rules. */
  private carryOut(move: Move, draw: Draw): readonly Fact[] {
    switch (move.kind) {
      case 'start':
        this.start(draw);
        return [];
      case 'answers':
        this.give(move.by, move.answers);
        if (this.draw === otherSeat(move.by)) this.draw = null;
        this.goOn(draw);
        return [];
      case 'choices':
        this.turnOver(move);
        this.goOn(draw);
        return [];
      case 'undo':
        this.takeBack(move);
        return [];
      case 'resign':
      case 'time':
        return this.end({ winner: otherSeat(move.by), reason: move.kind });
      case 'draw':
        return this.end({ winner: 'draw', reason: 'agreement' });
      case 'end':
        // Older games told such an end as another, and keep telling what their players were told
        return this.end({
          winner: move.winner,
          reason: move.reason ?? (move.winner === 'draw' ? 'agreement' : 'resign'),
        });
      default:
        this.agree(move);
        return [];
    }
  }

  private start(draw: Draw): void {
    if (this.number > 0) throw new Error('The game has already started');
    if (this.terms.rules.bidding === 'none') {
      const { firstSide } = this.terms;
      const sideOfFirst = firstSide === 'random' ? (draw(['first', 'second']) === 'first' ? 'us' : 'ussr') : firstSide;
      this.usSeat = sideOfFirst === 'us' ? 'first' : 'second';
      this.record = GameRecord.start(this.terms.rules);
    }
    this.goOn(draw);
  }

  /** Whether it may was checked when it was requested; in older games more could be undone. */
  private takeBack({ by, count }: MoveOf<'undo'>): void {
    const record = this.record!;
    const side = this.sideOf(by)!;
    for (let left = count; left > 0; left--)
      if (record.undoable(side) > 0) record.undo(side);
      else record.takeBack(1);
  }

  /** A list may pass a barrier only with its last answer: what comes after can't have been known. Older games knew fewer. */
  private give(seat: Seat, answers: readonly string[]): void {
    const bidding = this.bidding;
    answers.forEach((text, i) => {
      if (bidding !== null) {
        if (i > 0) throw new PastBarrierError(i);
        bidding.answer(seat, text);
        this.bids = bidding.answers;
        return;
      }
      const side = this.sideOf(seat)!;
      const record = this.record!;
      const knowsBarriers = (this.terms.rules.version ?? RULES_VERSION) >= BARRIERS_SINCE;
      if (i > 0 && knowsBarriers && record.undoable(side) === 0) throw new PastBarrierError(i);
      record.answer(side, text);
    });
  }

  private turnOver({ first, second }: MoveOf<'choices'>): void {
    this.sealed = {};
    const bidding = this.bidding;
    if (bidding !== null) {
      bidding.answer('first', first);
      bidding.answer('second', second);
      this.bids = bidding.answers;
      return;
    }
    this.record!.answer(this.sideOf('first')!, first);
    this.record!.answer(this.sideOf('second')!, second);
  }

  /** Let chance answer until a player is asked; when the bidding is decided, the game begins. */
  private goOn(draw: Draw): void {
    const bidding = this.bidding;
    if (bidding !== null) {
      for (let [asked] = bidding.decisions(); asked?.actor === 'chance'; [asked] = bidding.decisions())
        bidding.answer('chance', draw(asked.options));
      this.bids = bidding.answers;
      if (bidding.result === null) return;
      this.usSeat = bidding.result.us;
      this.record = GameRecord.start(this.terms.rules, this.bids);
    }
    const record = this.record!;
    for (let [asked] = record.decisions(); asked?.actor === 'chance'; [asked] = record.decisions())
      record.answer('chance', draw(asked.options));
  }

  /** Offers of a draw or of a pause, and what the other says to them. */
  private agree({ kind, by }: { readonly kind: Move['kind']; readonly by: Seat | null }): void {
    if (kind === 'draw-offer') this.draw = by;
    else if (kind === 'draw-decline') this.draw = null;
    else if (kind === 'pause-offer') this.pause = by;
    else {
      this.pause = null;
      if (kind === 'pause-decline') return;
      this.paused = kind === 'pause';
      this.halted = this.paused && by === null;
    }
  }

  /** An end from outside the rules. */
  private end({ winner, reason }: { winner: SeatOutcome['winner']; reason: OutsideEnd['reason'] }): readonly Fact[] {
    this.outcome = { winner, reason };
    this.sealed = {};
    const { record } = this;
    if (record === null) return [];
    record.endFromOutside({ reason, side: winner === 'draw' ? null : this.sideOf(otherSeat(winner)) });
    const last = record.entries.at(-1)?.facts ?? record.opening;
    return last.slice(-1);
  }

  private noteOutcome(): void {
    if (this.outcome !== null || this.record === null) return;
    const outcome = outcomeOf(this.record.game);
    if (outcome === null) return;
    const winner = outcome.winner === 'draw' ? 'draw' : this.seatOf(outcome.winner);
    this.outcome = { winner, reason: outcome.reason };
  }

  /** What has been told since there were so many answers; -1 for before the game. */
  private factsSince(answers: number): readonly Fact[] {
    if (this.record === null) return [];
    const facts = this.entriesSince(answers).flatMap((entry) => entry.facts);
    return answers < 0 ? [...this.record.opening, ...facts] : facts;
  }
  private entriesSince(answers: number): readonly RecordEntry[] {
    return this.record?.entries.slice(Math.max(answers, 0)) ?? [];
  }
}

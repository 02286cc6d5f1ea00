import {
  controls,
  effectsInPlay,
  type Fact,
  outcomeOf,
  regionBonus,
  type SideKey,
  sideOf,
  USSR,
} from '@longtwilight/engine';
import { at, type CardKey, LAST_TURN, no } from '@longtwilight/engine/data';
import type { EntryOf, LogEntry } from '../applog/entries.ts';
import { type Books, copyBooks, scoreText } from './books.ts';
import { DiceAccount, type DiceMark, type FactOf } from './dice-account.ts';
import { reasonIn } from './endings.ts';
import * as faults from './known-faults.ts';
import { NOT_TOLD } from './line-account.ts';

export interface Mark extends DiceMark {
  readonly net: number;
  readonly books: Books;
}

type VpEntry = EntryOf<'vp'> | EntryOf<'no-vp'>;
const aboutVp = (entry: LogEntry): boolean => entry.kind === 'vp' || entry.kind === 'no-vp';
const vpOf = (entry: VpEntry): number => (entry.kind === 'no-vp' ? 0 : entry.side === 'us' ? entry.by : -entry.by);

const CONTESTS: ReadonlySet<string> = new Set(['olympic-games', 'summit', 'nato-referendum']);
const nameOf = (side: SideKey): string => (side === 'us' ? 'US' : 'USSR');
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

/** One segment of a log held against what the engine does. */
export class LogComparison extends DiceAccount {
  /** VP of final scoring that the log may sum up in one line. */
  private net = 0;

  mark(): Mark {
    return { ...this.markDice(), net: this.net, books: copyBooks(this.books) };
  }
  backTo(mark: Mark): void {
    this.diceBackTo(mark);
    this.net = mark.net;
    this.books = copyBooks(mark.books);
  }

  /** Hold what the engine did against the lines. `penalty`: this is the military operations penalty. */
  observe(fact: Fact, penalty: boolean): void {
    const { books } = this;
    switch (fact.t) {
      case 'influence':
        return this.influence(fact);
      case 'vp':
        return this.vp(fact, penalty);
      case 'score':
        books.scoring = fact;
        if (fact.us.vp === fact.ussr.vp) this.noVp(books.vp);
        return;
      case 'defcon':
        return this.defcon(fact);
      case 'military':
        books.military[fact.side] = fact.now;
        return this.track('military', fact.side, fact.now, 'military operations', (entry) => entry.now);
      case 'space':
        return this.track('space', fact.side, fact.box, 'space race', (entry) => entry.box);
      case 'effect':
        return this.effect(fact);
      case 'event':
        return this.event(fact);
      case 'show':
        return this.show(fact);
      case 'reshuffle':
        return this.reshuffle();
      case 'coup':
        this.rolling = fact;
        return this.headingWorth(fact.value - this.bonusIn(fact), fact.side, fact.value);
      case 'realign':
        this.rolling = fact;
        this.nextRoller = 'us';
        return;
      case 'war':
        this.rolling = fact;
        return this.war(fact);
      case 'play':
        this.rolling = fact.use === 'space' || fact.use === 'trap' ? fact.use : null;
        books.playing = fact.card;
        books.player = fact.side;
        return;
      case 'die':
        this.thrown++;
        return;
      case 'over':
        return this.over(fact);
      default:
        return; // not stated by logs
    }
  }

  /** Points of a coup that count only in its region. */
  private bonusIn({ side, country }: FactOf<'coup'>): number {
    const { playing } = this.books;
    return regionBonus(this.game, sideOf(side), playing === null ? 0 : no[playing], at[country]);
  }
  private influence(fact: FactOf<'influence'>): void {
    const same = (entry: EntryOf<'influence'>): boolean =>
      entry.side === fact.side && entry.country === fact.country && entry.by > 0 === fact.by > 0;
    for (let rest = Math.abs(fact.by); rest > 0; ) {
      const i = this.find('influence', same);
      if (i < 0) return this.missing('influence', `${nameOf(fact.side)} ${signed(fact.by)} in ${fact.country}`);
      const part = Math.min(rest, this.remaining(i));
      rest -= part;
      this.take(i, part);
      if (this.isOpen(i)) return;
      const still = fact.by > 0 ? -rest : rest;
      const [us, ussr] = fact.now;
      const now = fact.side === 'us' ? [us + still, ussr] : [us, ussr + still];
      const stated = (this.entry(i) as EntryOf<'influence'>).now;
      this.checked += 2;
      this.equal(i, `influence in ${fact.country}`, `[${now[0]}][${now[1]}]`, `[${stated[0]}][${stated[1]}]`);
    }
  }

  // VP and scores

  private vp(fact: FactOf<'vp'>, penalty: boolean): void {
    const { books } = this;
    const change = fact.now - books.vp;
    books.vp = fact.now;
    if (penalty) books.penalty = change;
    const cleanup = this.segment.entries.findIndex((entry) => entry.kind === 'cleanup');
    // What stands under a cleanup is the penalty or final scoring
    const inPlace = (i: number): boolean => penalty || books.final || cleanup < 0 || i < cleanup;
    const i = this.find(
      'vp',
      (entry, at) =>
        entry.side === fact.side &&
        entry.by === fact.by &&
        inPlace(at) &&
        // Final scoring may be told as a whole: only a line with this very score is about one region of it, or the penalty before
        (books.turn !== LAST_TURN || !(books.final || penalty) || entry.score === fact.now + books.drift),
    );
    if (i >= 0) {
      this.consume(i);
      this.checked++;
      this.score(i, fact.now);
    } else if (books.final) this.net += change;
    else if (!penalty) this.otherVp(fact, change);
    if (penalty) books.penaltyTold = i >= 0;
  }
  /** Points that the log states otherwise. */
  private otherVp(fact: FactOf<'vp'>, change: number): void {
    const i = this.firstOpen(aboutVp);
    if (i < 0) return this.missing('VP', `${nameOf(fact.side)} gains ${fact.by} VP`);
    const entry = this.entry(i) as VpEntry;
    const extra = vpOf(entry) - change;
    const why = this.scoringFault(-extra);
    this.consume(i);
    this.equal(i, 'VP', `${nameOf(fact.side)} ${fact.by}`, entry.text, () => why);
    if (why !== null) {
      this.books.drift += extra;
      this.books.driftCause = why;
    }
    this.score(i, fact.now);
  }
  private scoringFault(ussrGetsMoreBy: number): faults.FaultName | null {
    const { scoring, shuttle } = this.books;
    const held = controls(this.game, USSR, at.japan);
    return scoring?.region === 'asia' && shuttle ? faults.shuttleJapanAdjacency(ussrGetsMoreBy, held) : null;
  }
  private noVp(vp: number): void {
    // Final scoring may be told region by region, or only as a whole
    const { final } = this.books;
    const i = this.find('no-vp', (entry) => !final || entry.score === vp);
    if (i >= 0) {
      this.consume(i);
      this.score(i, vp);
    } else if (final) return;
    else if (this.scoringFault(1) !== null) this.otherVp({ t: 'vp', side: 'us', by: 0, now: vp }, 0);
    else this.missing('VP', `no VP awarded, score ${scoreText(vp)}`);
  }
  /** A score that the log names. What it names otherwise is judged when the segment is over. */
  private score(index: number, vp: number): void {
    const { score, line } = this.entry(index) as VpEntry;
    const { books } = this;
    this.checked++;
    if (score !== vp) {
      books.doubts.push({ line, expected: vp, got: score, penaltyBefore: books.penalty });
      return;
    }
    books.drift = 0;
    books.penaltyTold = true;
  }

  // Tracks, effects and cards

  private defcon(fact: FactOf<'defcon'>): void {
    const { books } = this;
    const rises = fact.now > books.defcon;
    books.defcon = fact.now;
    const i = this.find('defcon', (entry) => entry.rises === rises);
    if (i < 0) return this.missing('DEFCON', `DEFCON ${fact.now}`);
    this.consume(i);
    this.equal(i, 'DEFCON', fact.now, (this.entry(i) as EntryOf<'defcon'>).now);
  }
  private track<K extends 'military' | 'space'>(
    kind: K,
    side: SideKey,
    now: number,
    what: string,
    stated: (entry: EntryOf<K>) => number,
  ): void {
    const i = this.find(kind, (entry) => (entry as EntryOf<'military' | 'space'>).side === side);
    if (i < 0) return this.missing(what, `${nameOf(side)} ${now}`);
    this.consume(i);
    this.equal(i, what, now, stated(this.entry(i) as EntryOf<K>));
  }
  private effect(fact: FactOf<'effect'>): void {
    if (fact.effect === 'shuttle-diplomacy') this.books.shuttle = fact.on;
    const i = this.find('effect', (entry) => entry.card === fact.effect && entry.on === fact.on);
    const begun = this.books.steps.has(fact.effect);
    if (fact.on) this.books.steps.add(fact.effect);
    else this.books.steps.delete(fact.effect);
    if (i >= 0) {
      this.consume(i);
      this.checked++;
    } else if (faults.tellsEffect(fact, this.game, this.books.turnEnds, this.books.events, begun))
      this.missing('effect', `${fact.effect} ${fact.on ? 'comes into' : 'goes out of'} play`);
  }
  private event(fact: FactOf<'event'>): void {
    this.books.events.add(fact.card);
    this.books.event = fact.card;
    if (CONTESTS.has(fact.card)) {
      this.rolling = 'contest';
      this.thrown = 0;
    }
    const i = this.find('event', (entry) => entry.card === fact.card);
    if (i < 0) return this.missing('event', `the event of ${fact.card}`);
    this.consume(i);
    this.checked++;
  }
  /** Where a card fixes the country of a war, nobody is asked. */
  private war(fact: FactOf<'war'>): void {
    const i = this.find('war', (entry) => entry.country === fact.country);
    const named = this.segment.entries.some((entry) => entry.kind === 'war' && entry.country === fact.country);
    if (i >= 0) this.consume(i);
    else if (!named) this.missing('war', `war in ${fact.country}`);
  }

  private show({ from, cards, seen }: FactOf<'show'>): void {
    if (from === 'pile' || cards === null) return;
    const side = from === 'us-hand' ? 'us' : 'ussr';
    if (seen.length > 2) return this.showOpenly(side, cards);
    this.checked++;
    if (cards.length === 0) {
      const none = this.find('nothing', (entry) => entry.side === side && entry.to === 'reveal');
      if (none >= 0) this.consume(none);
      return;
    }
    const unsaid = cards.filter((card) => {
      const i = this.find('reveal', (entry) => entry.side === side && entry.card === card);
      this.checked++;
      if (i >= 0) this.consume(i);
      return i < 0;
    });
    for (const card of unsaid) this.missing('card shown', `${nameOf(side)} shows ${card}`);
  }
  /** A single card shown to everyone, a headline or that of Grain Sales, has been told already, or is told again. */
  private showOpenly(side: SideKey, cards: readonly CardKey[]): void {
    const i = this.find('reveal', (entry) => entry.side === side && entry.fromHand && cards.includes(entry.card));
    if (i >= 0) this.consume(i);
  }
  private reshuffle(): void {
    const i = this.find('reshuffle');
    if (i < 0) return this.missing('reshuffle', 'the discards are shuffled into a new pile');
    this.consume(i);
    this.checked++;
  }

  explainReshuffle(index: number): void {
    this.consume(index);
    this.report(this.entry(index).line, 'reshuffle', 'with the next draw', 'at once', 'reshuffle-at-once');
  }
  /** The log says that an effect is in play, but not for which region. */
  explainRegion(index: number): void {
    this.report(this.entry(index).line, 'region', 'the region', NOT_TOLD, 'region-left-out');
  }

  private over(fact: FactOf<'over'>): void {
    if (this.books.final) this.finalNet();
    const i = this.find('winner');
    if (i < 0) return;
    this.consume(i);
    const { side, by } = this.entry(i) as EntryOf<'winner'>;
    this.equal(i, 'winner', fact.winner ?? 'draw', side ?? 'draw', () =>
      faults.wargamesDraw(fact.reason, this.books.vp),
    );
    const reason = reasonIn(by);
    if (reason !== null) this.equal(i, 'reason for the end', fact.reason, reason);
  }
  /** Final scoring in one line. */
  private finalNet(): void {
    const { net } = this;
    this.net = 0;
    const i = this.firstOpen(aboutVp);
    if (i < 0) return;
    this.consume(i);
    this.equal(i, 'final scoring', net, vpOf(this.entry(i) as VpEntry));
    this.score(i, this.books.vp);
  }

  // The end of a segment

  /** Account for the lines that are left, and judge what could not be judged before. */
  finish(): void {
    const { entries } = this.segment;
    const open = new Set([...entries.keys()].filter((i) => this.isOpen(i)));
    for (const i of open)
      this.leftOver(
        entries[i]!,
        i,
        faults.linePrintedTwice(entries, i, (other) => !open.has(other)),
      );
    const { books } = this;
    for (const { line, expected, got, penaltyBefore } of books.doubts.splice(0)) {
      const off = got - expected;
      const apart = faults.penaltyBookedApart(off, books, penaltyBefore);
      const why = apart ?? (off === books.drift ? books.driftCause : null);
      this.report(line, 'score', scoreText(expected), scoreText(got), why);
    }
  }

  private leftOver(entry: LogEntry, i: number, twice: faults.FaultName | null): void {
    const { books, segment } = this;
    const why = this.excuse ?? faults.fatalCoupRolled(outcomeOf(this.game)?.reason);
    this.consume(i);
    if (entry.kind === 'cleanup') this.equal(i, 'turn', segment.turn, entry.turn, faults.cleanupTurnNumber);
    else if (twice !== null) this.report(entry.line, 'line', 'once', entry.text, twice);
    else if (why !== null && entry.kind !== 'winner')
      this.report(entry.line, 'line', 'nothing of the kind', entry.text, why);
    // The track is full: nothing moves, but the app says so again
    else if (entry.kind === 'military') this.equal(i, 'military operations', books.military[entry.side], entry.now);
    else if (entry.kind === 'no-vp') this.score(i, this.scoreBefore(i));
    else if (entry.kind === 'effect') this.marker(entry, i);
    else if (entry.kind === 'nothing' && entry.to === 'reveal') this.checked++;
    // The end of the game is judged when the log is over; it may break off between the two dice of a realignment
    else if (this.isLast && (entry.kind === 'winner' || (entry.kind === 'roll' && i === segment.entries.length - 1)))
      return;
    else if (this.isCutEvent(entry)) return;
    else if (entry.kind === 'nothing')
      this.equal(i, 'cards in hand', this.game.handSize(entry.side === 'us' ? 0 : 1), 0);
    else if (entry.kind === 'operations' && faults.isEmptyHeading(segment.entries, i))
      this.report(entry.line, 'operations', 'none to use', entry.text, 'heading-without-operations');
    else this.report(entry.line, 'line', 'nothing of the kind', entry.text, null);
  }
  /** The score when a line was written that awards nothing: that of the last line before it which names one. */
  private scoreBefore(index: number): number {
    const before = this.segment.entries.slice(0, index).findLast(aboutVp) as VpEntry | undefined;
    return before === undefined ? this.books.vpAtStart : before.score;
  }
  private marker(entry: EntryOf<'effect'>, i: number): void {
    const on = effectsInPlay(this.game).some((text) => text.split('@')[0] === entry.card);
    const say = (inPlay: boolean): string => (inPlay ? 'in play' : 'not in play');
    this.equal(i, `effect of ${entry.card}`, say(on), say(entry.on), () =>
      faults.markerPutAway(entry.card, this.books.events),
    );
  }
}

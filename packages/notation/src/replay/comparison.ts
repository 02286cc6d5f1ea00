import {
  COUNTRY_KEYS,
  effectsInPlay,
  type Fact,
  type Game,
  SPACE_BOXES,
  type SideKey,
  STABILITY,
} from '@longtwilight/engine';
import type { EntryOf, LogEntry } from '../applog/entries.ts';
import * as faults from './known-faults.ts';
import type { FaultName } from './known-faults.ts';
import type { Mismatch } from './mismatch.ts';
import { type Books, copyBooks, regionBonus, scoreText } from './books.ts';
import type { Segment } from './segments.ts';

export type FactOf<T extends Fact['t']> = Extract<Fact, { readonly t: T }>;
/** What the next die is for. */
export type Rolling = FactOf<'coup'> | FactOf<'realign'> | FactOf<'war'> | 'space' | 'trap' | 'contest' | null;

/** Lines that nothing has to answer for. */
const SILENT: ReadonlySet<LogEntry['kind']> = new Set<LogEntry['kind']>([
  'setup', 'player', 'bid', 'handicap', 'scenario', 'variant', 'optional-cards', 'time',
  'rules', 'bids', 'note', 'final', 'end',
]); // biome-ignore format: two groups

/** A place to come back to. */
export interface Mark {
  readonly used: Uint8Array;
  readonly left: Int16Array;
  readonly issues: number;
  readonly checked: number;
  readonly rolling: Rolling;
  readonly nextRoller: SideKey;
  readonly heading: number;
  readonly net: number;
  readonly books: Books;
  readonly blamed: number;
}

/** One segment of a log held against what the engine does: which lines are accounted for, and what disagrees. */
export class Comparison {
  readonly segment: Segment;
  readonly isLast: boolean;
  books: Books;
  readonly issues: Mismatch[] = [];
  /** Issues that no known fault explains. */
  blamed = 0;
  checked = 0;
  rolling: Rolling = null;
  /** Whose die comes next in a realignment. */
  nextRoller: SideKey = 'us';
  private used: Uint8Array;
  private left: Int16Array;
  /** The heading of operations whose number has yet to be checked; -1 for none. */
  private heading = -1;
  /** VP of final scoring that the log may sum up in one line. */
  private net = 0;
  private readonly game: Game;

  constructor(segment: Segment, isLast: boolean, books: Books, game: Game) {
    this.segment = segment;
    this.isLast = isLast;
    this.books = books;
    this.game = game;
    const { entries } = segment;
    this.used = Uint8Array.from(entries, (entry) => (SILENT.has(entry.kind) ? 1 : 0));
    this.left = Int16Array.from(entries, amountOf);
  }

  mark(): Mark {
    const { issues, checked, rolling, nextRoller, heading, net, blamed } = this;
    const books = copyBooks(this.books);
    return {
      used: this.used.slice(),
      left: this.left.slice(),
      issues: issues.length,
      checked,
      rolling,
      nextRoller,
      heading,
      net,
      books,
      blamed,
    };
  }
  backTo(mark: Mark): void {
    this.used = mark.used.slice();
    this.left = mark.left.slice();
    this.issues.length = mark.issues;
    this.checked = mark.checked;
    this.rolling = mark.rolling;
    this.nextRoller = mark.nextRoller;
    this.heading = mark.heading;
    this.net = mark.net;
    this.books = copyBooks(mark.books);
    this.blamed = mark.blamed;
  }

  // Lines

  entry(index: number): LogEntry {
    return this.segment.entries[index]!;
  }
  isOpen(index: number): boolean {
    return this.used[index] === 0;
  }
  /** The first line of a kind that is not accounted for; -1 if there is none. */
  find<K extends LogEntry['kind']>(kind: K, which: (entry: EntryOf<K>) => boolean = () => true, from = 0): number {
    const { entries } = this.segment;
    for (let i = from; i < entries.length; i++)
      if (this.used[i] === 0 && entries[i]!.kind === kind && which(entries[i] as EntryOf<K>)) return i;
    return -1;
  }
  firstOpen(which: (entry: LogEntry) => boolean = () => true): number {
    return this.segment.entries.findIndex((entry, i) => this.used[i] === 0 && which(entry));
  }
  consume(index: number): void {
    this.used[index] = 1;
  }
  /** How much of a line is still to come: points of influence, words, dice or cards. */
  remaining(index: number): number {
    return this.left[index]!;
  }
  take(index: number, amount: number): void {
    this.left[index]! -= amount;
    if (this.left[index] === 0) this.consume(index);
  }

  // Findings

  private equal(
    index: number,
    what: string,
    expected: string | number,
    got: string | number,
    explain: () => FaultName | null = () => null,
  ): boolean {
    this.checked++;
    if (expected === got) return true;
    this.report(this.entry(index).line, what, expected, got, explain());
    return false;
  }
  private report(
    line: number,
    what: string,
    expected: string | number,
    got: string | number,
    explanation: FaultName | null,
  ): void {
    this.issues.push({ line, what, expected: String(expected), got: String(got), explanation });
    if (explanation === null) this.blamed++;
  }
  /** Something happens by the rules that the log does not state. At its very end a log may break off anywhere. */
  private missing(what: string, expected: string): void {
    if (this.isLast && this.firstOpen((entry) => entry.kind !== 'winner') < 0) return;
    const { entries, line } = this.segment;
    const next = this.firstOpen();
    const near = next >= 0 ? this.entry(next).line : (entries.at(-1)?.line ?? line);
    this.report(near, what, expected, 'nothing of it in the log', null);
  }

  // Facts

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
        return this.military(fact);
      case 'space':
        return this.space(fact);
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
        return this.headingWorth(
          fact.value - regionBonus(this.game, fact.side, books.playing, fact.country),
          fact.side,
          fact.value,
        );
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
      case 'over':
        return this.over(fact);
      default:
        return; // not stated by logs
    }
  }

  private influence(fact: FactOf<'influence'>): void {
    let rest = Math.abs(fact.by);
    const same = (entry: EntryOf<'influence'>): boolean =>
      entry.side === fact.side && entry.country === fact.country && entry.by > 0 === fact.by > 0;
    while (rest > 0) {
      const i = this.find('influence', same);
      if (i < 0) {
        this.missing('influence', `${nameOf(fact.side)} ${signed(fact.by)} in ${fact.country}`);
        return;
      }
      const entry = this.entry(i) as EntryOf<'influence'>;
      const part = Math.min(rest, this.left[i]!);
      rest -= part;
      this.take(i, part);
      if (this.left[i]! > 0) return;
      const still = fact.by > 0 ? -rest : rest;
      const now = fact.side === 'us' ? [fact.now[0] + still, fact.now[1]] : [fact.now[0], fact.now[1] + still];
      this.checked += 2;
      this.equal(i, `influence in ${fact.country}`, `[${now[0]}][${now[1]}]`, `[${entry.now[0]}][${entry.now[1]}]`);
    }
  }

  private vp(fact: FactOf<'vp'>, penalty: boolean): void {
    const { books } = this;
    const before = books.vp;
    books.vp = fact.now;
    if (penalty) books.penalty = fact.now - before;
    const i = this.find('vp', (entry) => entry.side === fact.side && entry.by === fact.by);
    if (i >= 0) {
      this.consume(i);
      this.checked++;
      if (penalty) books.penaltyTold = true;
      this.score(i, fact.now);
    } else if (penalty) books.penaltyTold = false;
    else if (books.final) this.net += fact.now - before;
    else this.otherVp(fact, before);
  }
  /** Points that the log states otherwise. */
  private otherVp(fact: FactOf<'vp'>, before: number): void {
    const i = this.firstOpen((entry) => entry.kind === 'vp' || entry.kind === 'no-vp');
    if (i < 0) {
      this.missing('VP', `${nameOf(fact.side)} gains ${fact.by} VP`);
      return;
    }
    const entry = this.entry(i) as EntryOf<'vp'> | EntryOf<'no-vp'>;
    const stated = entry.kind === 'no-vp' ? 0 : entry.side === 'us' ? entry.by : -entry.by;
    const extra = stated - (fact.now - before);
    const why = this.scoringFault(-extra);
    this.consume(i);
    this.equal(i, 'VP', `${nameOf(fact.side)} ${fact.by}`, entry.text, () => why);
    if (why !== null) {
      this.books.drift += extra;
      this.books.driftCause = why;
    }
    this.score(i, fact.now);
  }
  private scoringFault(ussrGetsMoreBy: number): FaultName | null {
    const { scoring, shuttle } = this.books;
    const asia = scoring?.region === 'asia' && shuttle;
    const japan = COUNTRY_KEYS.indexOf('japan');
    const held = this.game.influence(1, japan) - this.game.influence(0, japan) >= STABILITY[japan]!;
    return asia ? faults.shuttleJapanAdjacency(ussrGetsMoreBy, held) : null;
  }
  private noVp(vp: number): void {
    // Final scoring may be told region by region, or only as a whole
    const { final } = this.books;
    const i = this.find('no-vp', (entry) => !final || entry.score === vp);
    if (i < 0) {
      if (final) return;
      if (this.scoringFault(1) === null) return this.missing('VP', `no VP awarded, score ${scoreText(vp)}`);
      return this.otherVp({ t: 'vp', side: 'us', by: 0, now: vp }, vp);
    }
    this.consume(i);
    this.score(i, vp);
  }
  /** A score that the log names. What it names otherwise is judged when the segment is over. */
  private score(index: number, vp: number): void {
    const entry = this.entry(index) as EntryOf<'vp'> | EntryOf<'no-vp'>;
    const { books } = this;
    const off = entry.score - vp;
    this.checked++;
    if (off === 0) {
      books.drift = 0;
      return;
    }
    books.doubts.push({ line: entry.line, expected: vp, got: entry.score });
  }

  private defcon(fact: FactOf<'defcon'>): void {
    const { books } = this;
    const rises = fact.now > books.defcon;
    books.defcon = fact.now;
    const i = this.find('defcon', (entry) => entry.rises === rises);
    if (i < 0) return this.missing('DEFCON', `DEFCON ${fact.now}`);
    this.consume(i);
    this.equal(i, 'DEFCON', fact.now, (this.entry(i) as EntryOf<'defcon'>).now);
  }
  private military(fact: FactOf<'military'>): void {
    this.books.military[fact.side] = fact.now;
    const i = this.find('military', (entry) => entry.side === fact.side);
    if (i < 0) return this.missing('military operations', `${nameOf(fact.side)} ${fact.now}`);
    this.consume(i);
    this.equal(i, 'military operations', fact.now, (this.entry(i) as EntryOf<'military'>).now);
  }
  private space(fact: FactOf<'space'>): void {
    const i = this.find('space', (entry) => entry.side === fact.side);
    if (i < 0) return this.missing('space race', `${nameOf(fact.side)} box ${fact.box}`);
    this.consume(i);
    this.equal(i, 'space race', fact.box, (this.entry(i) as EntryOf<'space'>).box);
  }
  private effect(fact: FactOf<'effect'>): void {
    if (fact.effect === 'shuttle-diplomacy') this.books.shuttle = fact.on;
    const i = this.find('effect', (entry) => entry.card === fact.effect && entry.on === fact.on);
    if (i < 0) return;
    this.consume(i);
    this.checked++;
  }
  private event(fact: FactOf<'event'>): void {
    this.books.events.add(fact.card);
    this.books.event = fact.card;
    if (CONTESTS.has(fact.card)) this.rolling = 'contest';
    const i = this.find('event', (entry) => entry.card === fact.card);
    if (i < 0) return this.missing('event', `the event of ${fact.card}`);
    this.consume(i);
    this.checked++;
  }

  private war(fact: FactOf<'war'>): void {
    const i = this.find('war', (entry) => entry.country === fact.country);
    if (i >= 0) this.consume(i);
  }

  private show(fact: FactOf<'show'>): void {
    if (fact.from === 'pile' || fact.cards === null) return;
    const side = fact.from === 'us-hand' ? 'us' : 'ussr';
    if (fact.cards.length === 0) {
      const none = this.find('nothing', (entry) => entry.side === side && entry.to === 'reveal');
      if (none >= 0) this.consume(none);
      this.checked++;
      return;
    }
    const anyShown = this.find('reveal', (entry) => entry.side === side && fact.cards!.includes(entry.card)) >= 0;
    // A headline chosen in the open, and the card of Grain Sales, have been told already
    if (!anyShown && fact.cards.length === 1) return;
    for (const card of fact.cards) {
      const i = this.find('reveal', (entry) => entry.side === side && entry.card === card);
      if (i < 0) this.missing('card shown', `${nameOf(side)} shows ${card}`);
      else this.consume(i);
      this.checked++;
    }
  }
  private reshuffle(): void {
    const i = this.find('reshuffle');
    if (i < 0) return this.missing('reshuffle', 'the discards are shuffled into a new pile');
    this.consume(i);
    this.checked++;
  }

  private over(fact: FactOf<'over'>): void {
    if (this.net !== 0 || this.books.final) this.finalNet();
    const i = this.find('winner');
    if (i < 0) return;
    this.consume(i);
    const { side } = this.entry(i) as EntryOf<'winner'>;
    this.equal(i, 'winner', fact.winner ?? 'draw', side ?? 'draw', () =>
      fact.reason === 'wargames' ? 'wargames-draw' : null,
    );
  }
  /** Final scoring in one line. */
  private finalNet(): void {
    const { net } = this;
    this.net = 0;
    const i = this.firstOpen((entry) => entry.kind === 'vp' || entry.kind === 'no-vp');
    if (i < 0) return;
    const entry = this.entry(i) as EntryOf<'vp'> | EntryOf<'no-vp'>;
    this.consume(i);
    this.equal(i, 'final scoring', net, entry.kind === 'no-vp' ? 0 : entry.side === 'us' ? entry.by : -entry.by);
    this.score(i, this.books.vp);
  }

  // Dice and headings

  /** Check what a line says about a die whose roll it gives. */
  rolled(index: number): void {
    const entry = this.entry(index);
    const { rolling } = this;
    this.consume(index);
    if (entry.kind === 'coup' && rolling !== null && typeof rolling === 'object' && rolling.t === 'coup') {
      const stability = STABILITY[COUNTRY_KEYS.indexOf(rolling.country)]!;
      const result = entry.die + rolling.value + rolling.modifier - 2 * stability;
      this.equal(index, 'operations in a coup', rolling.value, entry.value);
      this.equal(index, 'modifier of a coup', rolling.modifier, entry.modifier);
      this.equal(index, 'stability', stability, entry.stability);
      this.equal(index, 'result of a coup', result, entry.result);
      this.equal(index, 'success of a coup', String(result > 0), String(entry.success));
    } else if (entry.kind === 'roll' && rolling !== null && typeof rolling === 'object' && rolling.t === 'realign') {
      const modifier = rolling.modifiers[entry.side === 'us' ? 0 : 1];
      this.nextRoller = 'ussr';
      const effects = effectsInPlay(this.game);
      const why = (): FaultName | null => faults.scandalLeftOutOfRoll(entry, modifier, effects);
      this.equal(index, 'modifier of a realignment', modifier, entry.modifier, why);
      this.equal(index, 'total of a realignment', entry.die + entry.modifier, entry.total);
    } else if (entry.kind === 'war-result' && rolling !== null && typeof rolling === 'object' && rolling.t === 'war') {
      this.equal(index, 'modifier of a war', rolling.modifier, entry.modifier);
      this.equal(index, 'outcome of a war', String(entry.die + rolling.modifier >= entry.needed), String(entry.victory));
    } else if (entry.kind === 'space-roll')
      this.equal(index, 'success in space', String(entry.die <= entry.needed), String(entry.success));
    else if (entry.kind === 'trap-roll')
      this.equal(index, 'escape from a trap', String(entry.die <= entry.needed), String(entry.escaped));
  }
  /** What a die must show by the rules for something to succeed. */
  needed(index: number, needed: number): void {
    const entry = this.entry(index);
    if ('needed' in entry) this.equal(index, 'roll needed', needed, entry.needed);
  }
  spaceNeeds(side: SideKey): number {
    return SPACE_BOXES[this.game.space(side === 'us' ? 0 : 1)]!.roll;
  }

  announced(index: number): void {
    this.consume(index);
    this.heading = index;
  }
  /** The value of operations is known now: does their heading agree? */
  headingWorth(worth: number, side: SideKey, alsoFine = worth): void {
    if (this.heading < 0) return;
    const { heading } = this;
    this.heading = -1;
    const stated = (this.entry(heading) as EntryOf<'operations'>).value;
    const effects = effectsInPlay(this.game);
    const expected = stated === alsoFine ? alsoFine : worth;
    this.equal(heading, 'operations value', expected, stated, () =>
      faults.headerIgnoresModifiers(stated, worth, side, effects),
    );
  }

  // The end of a segment

  /** Account for the lines that are left, and judge what could not be judged before. */
  finish(): void {
    this.segment.entries.forEach((entry, i) => {
      if (this.used[i] === 0) this.leftOver(entry, i);
    });
    for (const { line, expected, got } of this.books.doubts.splice(0)) {
      const why = this.whyScore(got - expected);
      this.report(line, 'score', scoreText(expected), scoreText(got), why);
    }
  }
  private whyScore(off: number): FaultName | null {
    const { books } = this;
    const penalty = faults.penaltyBookedApart(off, books.penalty);
    if (penalty !== null) return penalty;
    return off === books.drift ? (books.driftCause ?? null) : null;
  }

  private leftOver(entry: LogEntry, i: number): void {
    const { game } = this;
    this.consume(i);
    if (entry.kind === 'cleanup') {
      this.equal(i, 'turn', this.segment.turn, entry.turn, faults.cleanupTurnNumber);
      return;
    }
    const twice = faults.linePrintedTwice(this.segment.entries, i);
    if (twice !== null) {
      this.report(entry.line, 'line', 'once', entry.text, twice);
      return;
    }
    if (entry.kind === 'military') {
      // The track is full: nothing moves, but the app says so again
      this.equal(i, 'military operations', this.books.military[entry.side], entry.now);
    } else if (entry.kind === 'no-vp') this.score(i, this.books.vp);
    else if (entry.kind === 'effect') this.marker(entry, i);
    else if (entry.kind === 'operations' && faults.isEmptyHeading(this.segment.entries, i))
      this.report(entry.line, 'operations', 'no operations to use', entry.text, 'heading-without-operations');
    else if (entry.kind === 'nothing') {
      const side = entry.side === 'us' ? 0 : 1;
      this.equal(i, 'cards in hand', 0, entry.to === 'discard' ? game.handSize(side) : 0);
    } else this.report(entry.line, 'line', 'nothing of the kind', entry.text, null);
  }
  private marker(entry: EntryOf<'effect'>, i: number): void {
    const on = effectsInPlay(this.game).some((text) => text.split('@')[0] === entry.card);
    this.equal(i, `effect of ${entry.card}`, on ? 'in play' : 'not in play', entry.on ? 'in play' : 'not in play', () =>
      faults.markerPutAway(entry.card, this.books.events),
    );
  }
}

const CONTESTS: ReadonlySet<string> = new Set(['olympic-games', 'summit', 'nato-referendum']);
const nameOf = (side: SideKey): string => (side === 'us' ? 'US' : 'USSR');
const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

function amountOf(entry: LogEntry): number {
  switch (entry.kind) {
    case 'influence':
      return Math.abs(entry.by);
    case 'answers':
      return entry.words.length;
    case 'rolled':
      return entry.dice.length;
    case 'dealt':
    case 'drawn':
      return entry.cards?.length ?? 0;
    default:
      return 0;
  }
}

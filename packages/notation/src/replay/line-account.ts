import type { EntryOf, LogEntry } from '../applog/entries.ts';
import { type FaultName, linePrintedTwice } from './known-faults.ts';
import type { Mismatch } from './mismatch.ts';
import type { Segment } from './segments.ts';

/** Lines that nothing has to answer for. */
// biome-ignore format: two groups
const SILENT: ReadonlySet<LogEntry['kind']> = new Set<LogEntry['kind']>([
  'setup', 'player', 'bid', 'handicap', 'scenario', 'variant', 'optional-cards', 'time', 'date',
  'rules', 'bids', 'note', 'final', 'end',
]);

/** Lines that show that a log does not break off. */
const CLOSES: ReadonlySet<LogEntry['kind']> = new Set<LogEntry['kind']>(['winner', 'final', 'cleanup', 'end']);

/** A place to come back to. */
export interface AccountMark {
  readonly used: Uint8Array;
  readonly left: Int16Array;
  readonly issues: number;
  readonly checked: number;
  readonly blamed: number;
}

/** The lines of a segment: which of them are accounted for, and what was found about them. */
export class LineAccount {
  readonly segment: Segment;
  /** The log ends with this segment, and may break off anywhere in it. */
  readonly isLast: boolean;
  readonly issues: Mismatch[] = [];
  /** How many issues no known fault explains. */
  blamed = 0;
  checked = 0;
  /** The known fault that explains every line of the segment that is left over. */
  excuse: FaultName | null = null;
  private used: Uint8Array;
  private left: Int16Array;

  constructor(segment: Segment, isLast: boolean) {
    this.segment = segment;
    this.isLast = isLast;
    this.used = Uint8Array.from(segment.entries, (entry) => (SILENT.has(entry.kind) ? 1 : 0));
    this.left = Int16Array.from(segment.entries, amountOf);
  }

  protected markLines(): AccountMark {
    const { issues, checked, blamed } = this;
    return { used: this.used.slice(), left: this.left.slice(), issues: issues.length, checked, blamed };
  }
  protected linesBackTo(mark: AccountMark): void {
    this.used = mark.used.slice();
    this.left = mark.left.slice();
    this.issues.length = mark.issues;
    this.checked = mark.checked;
    this.blamed = mark.blamed;
  }

  entry(index: number): LogEntry {
    return this.segment.entries[index]!;
  }
  isOpen(index: number): boolean {
    return this.used[index] === 0;
  }
  /** The first line of a kind that is not accounted for; -1 if there is none. */
  find<K extends LogEntry['kind']>(kind: K, which: (entry: EntryOf<K>, index: number) => boolean = () => true): number {
    return this.segment.entries.findIndex(
      (entry, i) => this.used[i] === 0 && entry.kind === kind && which(entry as EntryOf<K>, i),
    );
  }
  firstOpen(which: (entry: LogEntry) => boolean = () => true): number {
    return this.segment.entries.findIndex((entry, i) => this.used[i] === 0 && which(entry));
  }
  /** Whether the log has nothing more of a kind to say here; lines that repeat their neighbour say nothing. */
  isExhausted(which: (entry: LogEntry) => boolean = () => true): boolean {
    const { entries } = this.segment;
    const isUsed = (i: number): boolean => this.used[i] === 1;
    return entries.every((entry, i) => isUsed(i) || !which(entry) || linePrintedTwice(entries, i, isUsed) !== null);
  }
  /** UN Intervention as the last word of a log: it can't be followed without the card that goes with it. */
  isCutEvent(entry: LogEntry): boolean {
    const { entries } = this.segment;
    return this.isLast && entry === entries.at(-1) && entry.kind === 'event' && entry.card === 'un-intervention';
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
  /** How many lines are accounted for. */
  get settled(): number {
    return this.used.reduce((sum, one) => sum + one, 0);
  }

  protected equal(
    index: number,
    what: string,
    expected: string | number,
    got: string | number,
    explain: () => FaultName | null = () => null,
  ): void {
    this.checked++;
    if (expected !== got) this.report(this.entry(index).line, what, expected, got, explain());
  }
  protected report(
    line: number,
    what: string,
    expected: string | number,
    got: string | number,
    explanation: FaultName | null,
  ): void {
    this.issues.push({ line, what, expected: String(expected), got: String(got), explanation });
    if (explanation === null) this.blamed++;
  }
  /** Something had to be answered that the log does not tell. */
  guessed(what: string, expected: string): void {
    const next = this.firstOpen();
    const { entries, line } = this.segment;
    this.report(next >= 0 ? this.entry(next).line : (entries.at(-1)?.line ?? line), what, expected, NOT_TOLD, null);
  }
  /** What is told last has begun: its lines may stand in another order than ours, and some be cut off. */
  private get isInLastGroup(): boolean {
    const { entries, groups } = this.segment;
    if (entries.some((entry) => CLOSES.has(entry.kind))) return false;
    return groups.some((group, i) => group === groups.at(-1) && this.used[i] === 1);
  }
  /** Something happens by the rules that the log does not state. At its very end a log may break off anywhere. */
  protected missing(what: string, expected: string): void {
    if (this.isLast && (this.isInLastGroup || this.isExhausted((entry) => entry.kind !== 'winner'))) return;
    const { entries, line } = this.segment;
    const next = this.firstOpen();
    const near = next >= 0 ? this.entry(next).line : (entries.at(-1)?.line ?? line);
    this.report(near, what, expected, NOT_TOLD, null);
  }
}
/** What a log says of something that it leaves out. */
export const NOT_TOLD = 'nothing of it in the log';

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

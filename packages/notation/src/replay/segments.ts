import type { SideKey } from '@longtwilight/engine';
import type { CardKey, CountryKey } from '@longtwilight/engine/data';
import type { LogEntry } from '../applog/entries.ts';

/** The part of a log under one heading: the setup, a headline phase or an action round with what ends its turn. */
export interface Segment {
  readonly kind: 'setup' | 'headline' | 'round';
  readonly line: number;
  readonly heading: string;
  readonly turn: number;
  readonly round: number;
  readonly side: SideKey | null;
  /** The card named in the heading of a round. */
  readonly card: CardKey | null;
  /** The cards named in the heading of a headline phase. */
  readonly headlines: readonly CardKey[];
  readonly entries: LogEntry[];
  /** Which lines belong together: numbers that rise with each event, use of operations, target or war. */
  readonly groups: number[];
}

const BEGINS_GROUP: ReadonlySet<LogEntry['kind']> = new Set<LogEntry['kind']>([
  'headline',
  'event',
  'operations',
  'target',
  'war',
  'cleanup',
  'final',
]);

const EMPTY = { turn: 0, round: 0, side: null, card: null, headlines: [] } as const;

function segmentOf(entry: LogEntry): Segment | null {
  const base = { ...EMPTY, line: entry.line, heading: entry.text, entries: [], groups: [] };
  if (entry.kind === 'headline-phase') return { ...base, kind: 'headline', turn: entry.turn, headlines: entry.cards };
  if (entry.kind === 'round')
    return { ...base, kind: 'round', turn: entry.turn, round: entry.round, side: entry.side, card: entry.card };
  return null;
}

/** A heading that is printed again, that of a round with what ends the turn under it. */
const isSame = (a: Segment, b: Segment): boolean =>
  a.kind === b.kind &&
  a.headlines.join() === b.headlines.join() &&
  a.turn === b.turn &&
  a.round === b.round &&
  a.side === b.side &&
  a.card === b.card;

/** Cut a log at its headings. What stands before the first one is the setup. */
export function segmentsOf(entries: readonly LogEntry[]): Segment[] {
  let current: Segment = { ...EMPTY, kind: 'setup', line: 1, heading: 'SETUP', entries: [], groups: [] };
  const segments = [current];
  let group = 0;
  let again = false;
  for (const entry of entries) {
    const next = segmentOf(entry);
    if (next !== null && !again && isSame(next, current)) {
      again = true;
      continue;
    }
    if (next !== null) {
      segments.push(next);
      current = next;
      again = false;
      continue;
    }
    // The same once more begins nothing
    if (BEGINS_GROUP.has(entry.kind) && entry.text !== current.entries.at(-1)?.text) group++;
    current.entries.push(entry);
    current.groups.push(group);
  }
  for (const at of segments.keys()) moveCrisisPayment(segments, at);
  return segments;
}

/**
 * The Cuban Missile Crisis may be bought off at any moment, also in a round of the other side. We ask for it in the own round
 * (ruling 86), which comes next, so that is where its lines go.
 */
function moveCrisisPayment(segments: readonly Segment[], at: number): void {
  const { entries, groups, side, turn } = segments[at]!;
  if (side === null) return;
  const i = entries.findIndex((entry, k) => {
    const next = entries[k + 1];
    const paid = entry.kind === 'influence' && entry.side !== side && entry.by === -2 && PRICE.has(entry.country);
    return paid && next?.kind === 'effect' && next.card === 'cuban-missile-crisis' && !next.on;
  });
  if (i < 0) return;
  const own = segments.find((one, k) => k > at && one.turn === turn && one.side !== null && one.side !== side);
  // At the end of a turn the crisis is over anyway, and the influence was lost to something else
  if (own === undefined) return;
  own.entries.unshift(...entries.splice(i, 2));
  own.groups.unshift(...groups.splice(i, 2));
}
const PRICE: ReadonlySet<CountryKey> = new Set<CountryKey>(['cuba', 'west-germany', 'turkey']);

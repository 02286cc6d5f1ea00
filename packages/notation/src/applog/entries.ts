import type { OutsideEnd, Pair, SideKey } from '@longtwilight/engine';
import type { CardKey, CountryKey, RegionKey } from '@longtwilight/engine/data';

/** What operations are used for. */
export type OperationsUse = 'influence' | 'coup' | 'realign' | 'space';

/** What one line of a log says. A heading that goes on with something else on the same line gives two entries. */
export type LogStatement =
  // Setup
  | { readonly kind: 'setup' }
  | { readonly kind: 'player'; readonly side: SideKey; readonly name: string }
  | { readonly kind: 'bid'; readonly name: string; readonly side: SideKey; readonly points: number }
  | { readonly kind: 'handicap'; readonly side: SideKey; readonly points: number }
  | { readonly kind: 'scenario'; readonly name: string }
  | { readonly kind: 'variant'; readonly name: string }
  | { readonly kind: 'optional-cards'; readonly added: boolean }
  | { readonly kind: 'time'; readonly text: string }
  | { readonly kind: 'date'; readonly date: string }
  // Headings
  | { readonly kind: 'headline-phase'; readonly turn: number; readonly cards: readonly CardKey[] }
  | {
      readonly kind: 'round';
      readonly turn: number;
      readonly side: SideKey;
      readonly round: number;
      readonly card: CardKey | null;
    }
  | { readonly kind: 'cleanup'; readonly turn: number }
  | { readonly kind: 'final' }
  // What is chosen
  | { readonly kind: 'headline'; readonly side: SideKey; readonly card: CardKey }
  | { readonly kind: 'event'; readonly card: CardKey }
  | { readonly kind: 'operations'; readonly use: OperationsUse; readonly value: number }
  | { readonly kind: 'target'; readonly country: CountryKey }
  | { readonly kind: 'war'; readonly country: CountryKey }
  | { readonly kind: 'reveal'; readonly side: SideKey; readonly card: CardKey; readonly fromHand: boolean }
  | { readonly kind: 'discard'; readonly side: SideKey; readonly card: CardKey }
  | { readonly kind: 'use-card'; readonly side: SideKey; readonly card: CardKey }
  | { readonly kind: 'return'; readonly side: SideKey; readonly card: CardKey }
  | { readonly kind: 'nothing'; readonly side: SideKey; readonly to: 'reveal' | 'discard' }
  | { readonly kind: 'olympics'; readonly side: SideKey; readonly way: 'compete' | 'boycott' }
  | { readonly kind: 'region'; readonly side: SideKey; readonly region: RegionKey }
  // Dice
  | {
      readonly kind: 'coup';
      readonly success: boolean;
      readonly die: number;
      readonly value: number;
      readonly modifier: number;
      readonly stability: number;
      readonly result: number;
    }
  | {
      readonly kind: 'roll';
      readonly side: SideKey;
      readonly die: number;
      readonly modifier: number;
      readonly total: number;
    }
  | {
      readonly kind: 'war-result';
      readonly victory: boolean;
      readonly die: number;
      readonly modifier: number;
      readonly needed: number;
    }
  | { readonly kind: 'space-roll'; readonly die: number; readonly success: boolean; readonly needed: number }
  | { readonly kind: 'trap-roll'; readonly die: number; readonly needed: number; readonly escaped: boolean }
  // What comes of it
  | {
      readonly kind: 'influence';
      readonly side: SideKey;
      readonly by: number;
      readonly country: CountryKey;
      readonly now: Pair;
    }
  | { readonly kind: 'vp'; readonly side: SideKey; readonly by: number; readonly score: number }
  | { readonly kind: 'no-vp'; readonly score: number }
  | { readonly kind: 'defcon'; readonly rises: boolean; readonly now: number }
  | { readonly kind: 'military'; readonly side: SideKey; readonly now: number }
  | { readonly kind: 'space'; readonly side: SideKey; readonly box: number }
  | { readonly kind: 'effect'; readonly card: CardKey; readonly on: boolean }
  | { readonly kind: 'reshuffle' }
  | { readonly kind: 'winner'; readonly side: SideKey | null; readonly by: string }
  // Lines of our own logs, see docs/log-format.md
  | { readonly kind: 'rules'; readonly text: string }
  | { readonly kind: 'bids'; readonly bids: readonly string[] }
  | { readonly kind: 'dealt'; readonly side: SideKey; readonly cards: readonly CardKey[] | null }
  | { readonly kind: 'rolled'; readonly dice: readonly number[] }
  | { readonly kind: 'drawn'; readonly cards: readonly CardKey[] | null }
  | { readonly kind: 'answers'; readonly side: SideKey; readonly words: readonly string[] }
  | { readonly kind: 'end'; readonly reason: OutsideEnd['reason']; readonly side: SideKey | null }
  | { readonly kind: 'note'; readonly text: string };

export type LogEntry = LogStatement & {
  /** The number of its line in the log, from 1. */
  readonly line: number;
  /** Its words, without the heading that may stand before it. */
  readonly text: string;
};
export type EntryOf<K extends LogEntry['kind']> = Extract<LogEntry, { readonly kind: K }>;

/** A line that could not be understood. */
export interface LogProblem {
  readonly line: number;
  readonly text: string;
  readonly message: string;
  /** The heading that it stands under, or the beginning of the log. */
  readonly context: string;
  /** It does not look like a line of a log: somebody's note, or chat. */
  readonly isNote: boolean;
}

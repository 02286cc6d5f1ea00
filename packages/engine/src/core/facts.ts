import type { CountryKey, RegionKey } from '../map/countries.ts';
import type { CardKey } from './card-keys.ts';
import type { CardPlaceKey } from './card-places.ts';
import type { EffectKey } from './effects.ts';
import type { SideKey, Viewer } from './ids.ts';

export type UseKey = 'event' | 'event-first' | 'influence' | 'coup' | 'realign' | 'space';
/** How a game can end, in the order of its byte: new ones go behind the last. */
// biome-ignore format: a table
export const END_REASONS = [
  'defcon', 'vp', 'europe', 'final', 'wargames', 'held-scoring', 'cuban-missile-crisis', 'resign', 'time', 'agreement',
  'operator',
] as const;
export type EndReason = (typeof END_REASONS)[number];
/** How well a side stands in a region, from nothing to all of it. */
export const STANDINGS = ['none', 'presence', 'domination', 'control'] as const;
export type Standing = (typeof STANDINGS)[number];
/** One side's part of a region's scoring. */
export interface Share {
  readonly standing: Standing;
  readonly countries: number;
  readonly battlegrounds: number;
  readonly neighbours: number;
  readonly vp: number;
}

/** What happened, one small truth at a time. Sentences are made elsewhere. */
export type Fact =
  | { readonly t: 'turn'; readonly turn: number }
  | { readonly t: 'headline'; readonly us: CardKey | null; readonly ussr: CardKey | null }
  | { readonly t: 'round'; readonly round: number; readonly side: SideKey }
  | { readonly t: 'skip'; readonly side: SideKey; readonly why: 'no-cards' | 'pass' | 'trap' }
  | { readonly t: 'play'; readonly side: SideKey; readonly card: CardKey; readonly use: UseKey | 'trap' }
  | { readonly t: 'event'; readonly side: SideKey; readonly card: CardKey }
  | { readonly t: 'no-event'; readonly card: CardKey; readonly why: 'cannot' | 'cancelled' }
  | {
      readonly t: 'influence';
      readonly side: SideKey;
      readonly country: CountryKey;
      readonly by: number;
      readonly now: readonly [number, number];
    }
  | {
      readonly t: 'coup';
      readonly side: SideKey;
      readonly country: CountryKey;
      readonly value: number;
      readonly modifier: number;
    }
  | {
      readonly t: 'realign';
      readonly side: SideKey;
      readonly country: CountryKey;
      readonly modifiers: readonly [number, number];
    }
  | { readonly t: 'war'; readonly side: SideKey; readonly country: CountryKey; readonly modifier: number }
  | { readonly t: 'die'; readonly side: SideKey; readonly roll: number }
  | { readonly t: 'vp'; readonly side: SideKey; readonly by: number; readonly now: number }
  | { readonly t: 'defcon'; readonly now: number }
  | { readonly t: 'military'; readonly side: SideKey; readonly now: number }
  | { readonly t: 'space'; readonly side: SideKey; readonly box: number }
  | { readonly t: 'china'; readonly holder: SideKey; readonly faceUp: boolean }
  | {
      readonly t: 'effect';
      readonly effect: EffectKey;
      readonly on: boolean;
      readonly by?: SideKey;
      readonly region?: RegionKey;
    }
  | { readonly t: 'score'; readonly region: RegionKey | 'southeast-asia'; readonly us: Share; readonly ussr: Share }
  /** A card moved; `seen` lists who may know which, and for everyone else `card` is null. */
  | {
      readonly t: 'card';
      readonly card: CardKey | null;
      readonly from: CardPlaceKey;
      readonly to: CardPlaceKey;
      readonly seen: readonly Viewer[];
    }
  /** Cards of a hand (or of the pile) shown without moving; null to those who were not shown them. */
  | {
      readonly t: 'show';
      readonly from: CardPlaceKey;
      readonly cards: readonly CardKey[] | null;
      readonly seen: readonly Viewer[];
    }
  /** A hand was shown to hold none of these kinds of card. */
  | { readonly t: 'lacks'; readonly side: SideKey; readonly what: 'scoring' | 'value'; readonly above?: number }
  | { readonly t: 'reshuffle'; readonly cards: number }
  | { readonly t: 'over'; readonly winner: SideKey | null; readonly reason: EndReason };

/** The same fact as one viewer may have it. */
export function factFor(fact: Fact, viewer: Viewer): Fact {
  if (fact.t === 'card' && !fact.seen.includes(viewer)) return { ...fact, card: null };
  if (fact.t === 'show' && !fact.seen.includes(viewer)) return { ...fact, cards: null };
  return fact;
}

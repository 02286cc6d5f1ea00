import type { SideKey } from '@longtwilight/engine';
import type { CardKey, CountryKey, RegionKey } from '@longtwilight/engine/data';

/** What can be said of a position before a move, most pressing first as a rule. */
export const WARNINGS = [
  'scoring-due',
  'deadly-card',
  'brink',
  'points-threat',
  'europe-threat',
  'military-owed',
  'military-coup',
  'scoring-pays',
  'scoring-costs',
  'scoring-improve',
  'scoring-waits',
  'scoring-first',
  'coup',
  'take',
  'guard',
  'send-to-space',
  'china',
  'headline',
  'headline-card',
  'setup-us',
  'setup-ussr',
] as const;
/** What can be said of the way from one position to another. */
export const CHANGES = [
  'took',
  'broke',
  'lost',
  'opened',
  'gained-points',
  'lost-points',
  'region-better',
  'region-worse',
  'defcon-fell',
  'military-done',
] as const;

export type RemarkKind = (typeof WARNINGS)[number] | (typeof CHANGES)[number];

/** One thing worth saying, as data: `coach.<kind>` of the words makes a sentence of it. */
export interface Remark {
  readonly kind: RemarkKind;
  /** How much it matters: the higher, the sooner it is said. From `URGENT` on it can't wait. */
  readonly weight: number;
  readonly country?: CountryKey;
  readonly region?: RegionKey;
  readonly card?: CardKey;
  readonly side?: SideKey;
  readonly count?: number;
  readonly level?: number;
  /** As the track has it, positive for the US. */
  readonly score?: number;
  readonly battleground?: 'yes' | 'no';
}

export const URGENT = 90;

export const byWeight = (remarks: readonly Remark[]): Remark[] => [...remarks].sort((a, b) => b.weight - a.weight);

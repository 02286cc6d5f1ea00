import type { EndReason, SideKey } from '@longtwilight/engine';
import type { CardKey, CountryKey, RegionKey } from '@longtwilight/engine/data';

/** What can speak for a move. */
export const REASONS_FOR = [
  'wins',
  'may-win',
  'safe',
  'scoring-due',
  'takes',
  'may-take',
  'breaks',
  'may-break',
  'guards',
  'strengthens',
  'weakens',
  'may-weaken',
  'can-take',
  'can-break',
  'can-add',
  'can-remove',
  'reaches',
  'spares',
  'standing',
  'stops',
  'points',
  'military',
  'disarms',
  'spaces',
  'rids',
  'sheds',
  'keeps',
  'keeps-china',
  'avoids',
  'advances',
  'lowers-defcon',
  'raises-defcon',
  'effect',
  'ends',
] as const;
/** What can speak against one. */
export const REASONS_AGAINST = [
  'may-lose',
  'loses',
  'opens',
  'gives-points',
  'gives-standing',
  'gives-china',
  'suffers',
] as const;

export type ReasonForKind = (typeof REASONS_FOR)[number];
export type ReasonKind = ReasonForKind | (typeof REASONS_AGAINST)[number];

/**
 * Why a move is good or bad, as data: `reason.<kind>` of the words says it, to whoever asks the computer, in the analysis of a
 * game and in puzzles. What the coach says is a `Remark`: about a position, not about a move.
 * It is true of every way in which the move may go; where it has odds, of so many in a hundred; and what a move can do, it does if
 * the side chooses so.
 */
export interface Reason {
  readonly kind: ReasonKind;
  /** What it adds to the chance to win, from -1 to 1. */
  readonly weight: number;
  readonly country?: CountryKey;
  readonly region?: RegionKey;
  readonly card?: CardKey;
  /** The other side, where something is about it. */
  readonly side?: SideKey;
  readonly count?: number;
  readonly level?: number;
  /** In per cent. */
  readonly odds?: number;
  readonly battleground?: 'yes' | 'no';
  /** Whether the scoring card of its region may still come before the pile is shuffled. */
  readonly scoring?: 'yes' | 'no';
  readonly standing?: 'presence' | 'domination' | 'control';
  /** How the game is won. */
  readonly by?: EndReason;
}

const AGAINST: ReadonlySet<string> = new Set(REASONS_AGAINST);
/** Whether a reason speaks for its move. */
export const isReasonFor = <R extends { readonly kind: ReasonKind }>(
  reason: R,
): reason is R & { readonly kind: ReasonForKind } => !AGAINST.has(reason.kind);

/** What a reason is about, whatever it weighs: the same of two moves if they have it in common. */
export const reasonKey = ({
  kind,
  country,
  region,
  card,
  side,
  level,
  standing,
  count,
}: Omit<Reason, 'weight'>): string =>
  [kind, country, region, card, side, level, standing, kind.endsWith('points') ? count : ''].join(' ');

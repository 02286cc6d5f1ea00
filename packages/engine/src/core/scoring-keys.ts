import type { RegionKey } from '../map/countries.ts';
import type { CardKey } from './card-keys.ts';

const SCORING_CARDS = {
  europe: 'europe-scoring',
  asia: 'asia-scoring',
  'middle-east': 'middle-east-scoring',
  africa: 'africa-scoring',
  'central-america': 'central-america-scoring',
  'south-america': 'south-america-scoring',
  'southeast-asia': 'southeast-asia-scoring',
} as const satisfies Readonly<Record<RegionKey | 'southeast-asia', CardKey>>;

/** What a scoring card is about: a region, or Southeast Asia alone. */
export type ScoredKey = keyof typeof SCORING_CARDS;
export const SCORED_KEYS = Object.keys(SCORING_CARDS) as readonly ScoredKey[];

export const scoringCardOf = <K extends ScoredKey>(scored: K): (typeof SCORING_CARDS)[K] => SCORING_CARDS[scored];

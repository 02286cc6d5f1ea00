import { no } from '../core/card-keys.ts';
import type { Card, Country } from '../core/ids.ts';
import { SCORED_KEYS, type ScoredKey, scoringCardOf } from '../core/scoring-keys.ts';
import {
  AFRICA,
  ASIA,
  africa,
  asia,
  CENTRAL_AMERICA,
  centralAmerica,
  EUROPE,
  europe,
  type Land,
  MIDDLE_EAST,
  middleEast,
  SOUTH_AMERICA,
  southAmerica,
  southeastAsia,
} from '../map/countries.ts';
import { PAYS, scoreRegion, scoreSoutheastAsia } from '../verbs/score.ts';
import { card } from './card.ts';

/** Both sides score Asia, Southeast Asia included. */
export const asiaScoring = card({
  key: 'asia-scoring',
  side: 'neutral',
  ops: 0,
  era: 'early',
  scoring: true,
  numbers: PAYS[ASIA]!,
  event: (g) => scoreRegion(g, ASIA),
});

/** Both sides score Europe; control of it wins the game. */
export const europeScoring = card({
  key: 'europe-scoring',
  side: 'neutral',
  ops: 0,
  era: 'early',
  scoring: true,
  numbers: PAYS[EUROPE]!,
  event: (g) => scoreRegion(g, EUROPE),
});

/** Both sides score the Middle East. */
export const middleEastScoring = card({
  key: 'middle-east-scoring',
  side: 'neutral',
  ops: 0,
  era: 'early',
  scoring: true,
  numbers: PAYS[MIDDLE_EAST]!,
  event: (g) => scoreRegion(g, MIDDLE_EAST),
});

/** Both sides score Central America. */
export const centralAmericaScoring = card({
  key: 'central-america-scoring',
  side: 'neutral',
  ops: 0,
  era: 'mid',
  scoring: true,
  numbers: PAYS[CENTRAL_AMERICA]!,
  event: (g) => scoreRegion(g, CENTRAL_AMERICA),
});

/** Both sides count the countries they control in Southeast Asia: 2 VP for Thailand, 1 for each other. */
export const southeastAsiaScoring = card({
  key: 'southeast-asia-scoring',
  side: 'neutral',
  ops: 0,
  era: 'mid',
  once: true,
  scoring: true,
  numbers: { each: 1, thailand: 2 },
  event: (g, { n }) => scoreSoutheastAsia(g, n.each, n.thailand),
});

/** Both sides score Africa. */
export const africaScoring = card({
  key: 'africa-scoring',
  side: 'neutral',
  ops: 0,
  era: 'mid',
  scoring: true,
  numbers: PAYS[AFRICA]!,
  event: (g) => scoreRegion(g, AFRICA),
});

/** Both sides score South America. */
export const southAmericaScoring = card({
  key: 'south-america-scoring',
  side: 'neutral',
  ops: 0,
  era: 'mid',
  scoring: true,
  numbers: PAYS[SOUTH_AMERICA]!,
  event: (g) => scoreRegion(g, SOUTH_AMERICA),
});

const LANDS: Readonly<Record<ScoredKey, Land>> = {
  europe,
  asia,
  'middle-east': middleEast,
  africa,
  'central-america': centralAmerica,
  'south-america': southAmerica,
  'southeast-asia': southeastAsia,
};
/** The countries that each scoring card is about. */
const SCORED: Readonly<Record<Card, Land>> = Object.fromEntries(
  SCORED_KEYS.map((scored) => [no[scoringCardOf(scored)], LANDS[scored]]),
);
export function scoredBy(cards: readonly Card[], c: Country): boolean {
  for (let i = 0; i < cards.length; i++) if (SCORED[cards[i]!]!(c)) return true;
  return false;
}

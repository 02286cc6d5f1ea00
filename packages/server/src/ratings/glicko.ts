import glicko from 'glicko2-lite';

/** How strong somebody seems to be, how sure that is, and how steady. */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const UNKNOWN: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

const DAY_MS = 24 * 3_600_000;
/** Between the scale that people read and the one of the formulas. */
const SCALE = 173.7178;

/** Each day without a game makes a rating a little less sure. */
export function rested(strength: Strength, ms: number): Strength {
  const drift = (strength.volatility * SCALE) ** 2 * Math.max(0, ms / DAY_MS);
  return { ...strength, deviation: Math.min(UNKNOWN.deviation, Math.sqrt(strength.deviation ** 2 + drift)) };
}

/** After one game: 1 for a win, 0 for a loss, a half for a draw. */
export function afterGame(own: Strength, other: Strength, score: number): Strength {
  const { rating, rd, vol } = glicko(own.rating, own.deviation, own.volatility, [
    [other.rating, other.deviation, score],
  ]);
  return { rating, deviation: rd, volatility: vol };
}

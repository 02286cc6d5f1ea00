/** The share of points of one player with its 95% interval. */
export interface Score {
  readonly score: number;
  readonly interval: readonly [number, number];
}

/** Two-sided 95% of the normal distribution. */
const Z = 1.959964;
/** With fewer pairs than this their spread says little, and games count as independent. */
const FEWEST_PAIRS = 10;

/**
 * The mean of games that were played in groups (the two seatings of one seed, or single games), and Wilson's interval for it.
 * Games of a group are not independent; so the interval is made for that number of independent games which would give the
 * same standard error as the group means show.
 */
export function scoreOf(groups: readonly (readonly number[])[]): Score {
  const points = groups.flat();
  const games = points.length;
  if (games === 0) return { score: 0.5, interval: [0, 1] };
  const score = sum(points) / games;
  const n = effectiveGames(groups, games, score);
  const middle = (score + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((score * (1 - score)) / n + Z ** 2 / (4 * n ** 2));
  return { score, interval: [Math.max(0, middle - half), Math.min(1, middle + half)] };
}

function effectiveGames(groups: readonly (readonly number[])[], games: number, score: number): number {
  const count = groups.length;
  if (count === games || count < FEWEST_PAIRS) return games;
  const deviations = groups.map((group) => sum(group.map((one) => one - score)) ** 2);
  const variance = (sum(deviations) * count) / (count - 1) / games ** 2;
  return variance === 0 ? games : (score * (1 - score)) / variance;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
export const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : sum(numbers) / numbers.length;
export function median(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

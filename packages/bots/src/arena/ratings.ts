/** Games and points between two players; the points are those of the first. */
export interface Pairing {
  readonly first: number;
  readonly second: number;
  readonly games: number;
  readonly points: number;
}
export interface ArenaRating {
  readonly elo: number;
  readonly interval: readonly [number, number];
}

const ELO_PER_LOGIT = 400 / Math.LN10;
const Z = 1.959964;
const MOST_ROUNDS = 100;
const CLOSE_ENOUGH = 1e-10;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * Bradley-Terry ratings on the Elo scale: the probability to win is logistic in the difference. Every pairing is given one
 * more game, drawn, so that a player who has won everything still has a rating. Ratings and 95% intervals are relative to the
 * player `anchor`, or to the mean of all.
 */
export function rate(players: number, pairings: readonly Pairing[], anchor: number | null): ArenaRating[] {
  const played = pairings.map((one) => ({ ...one, games: one.games + 1, points: one.points + 0.5 }));
  let strengths = new Array<number>(players).fill(0);
  let covariance = identity(players);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { slope, information } = likelihood(strengths, played);
    covariance = inverse(information);
    const step = covariance.map((row) => dot(row, slope));
    strengths = strengths.map((one, i) => one + step[i]!);
    if (step.every((one) => Math.abs(one) < CLOSE_ENOUGH)) break;
  }
  // What a rating is compared with, as weights of all players
  const weights = strengths.map((_, i) => (anchor === null ? 1 / players : i === anchor ? 1 : 0));
  return strengths.map((strength, i) => {
    const contrast = weights.map((weight, j) => (i === j ? 1 : 0) - weight);
    const variance = dot(
      contrast,
      covariance.map((row) => dot(row, contrast)),
    );
    const elo = ELO_PER_LOGIT * (strength - dot(weights, strengths));
    const half = ELO_PER_LOGIT * Z * Math.sqrt(Math.max(0, variance));
    return { elo, interval: [elo - half, elo + half] };
  });
}

/** Slope and information of the likelihood; a constant added everywhere fixes the mean, which games leave open. */
function likelihood(strengths: readonly number[], pairings: readonly Pairing[]) {
  const slope = strengths.map(() => 0);
  const information = strengths.map(() => strengths.map(() => 1));
  for (const { first, second, games, points } of pairings) {
    const expected = logistic(strengths[first]! - strengths[second]!);
    const surplus = points - games * expected;
    slope[first]! += surplus;
    slope[second]! -= surplus;
    const weight = games * expected * (1 - expected);
    information[first]![first]! += weight;
    information[second]![second]! += weight;
    information[first]![second]! -= weight;
    information[second]![first]! -= weight;
  }
  return { slope, information };
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((total, one, i) => total + one * b[i]!, 0);
const identity = (size: number): number[][] =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_unused, j) => (i === j ? 1 : 0)));

/** The inverse of a positive definite matrix, by elimination. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const unit = identity(size);
  const rows = matrix.map((row, i) => [...row, ...unit[i]!]);
  for (let pivot = 0; pivot < size; pivot++) {
    const scale = rows[pivot]![pivot]!;
    rows[pivot] = rows[pivot]!.map((one) => one / scale);
    for (let i = 0; i < size; i++) {
      if (i === pivot) continue;
      const factor = rows[i]![pivot]!;
      rows[i] = rows[i]!.map((one, j) => one - factor * rows[pivot]![j]!);
    }
  }
  return rows.map((row) => row.slice(size));
}

/** How far the results of two plans usually lie apart in one world, and how many worlds' worth of that is taken for granted. */
const USUAL_SPREAD = 0.05;
const FOR_GRANTED = 4;
/** How many standard errors behind the leader a plan is given up, whatever its place. */
const HOPELESS = 2;

/**
 * Candidates in a race: what each is expected to gain over the first, corrected by what came of both in the same worlds. The
 * fewer the worlds, the more the expectation counts, so that luck does not decide.
 */
export class Race {
  private readonly expected: number;
  private readonly spread: number;
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;
  private alive: readonly number[];
  private worlds = 0;

  /** What is expected of each but the first, as a lead over that, and how far they usually are from it. */
  constructor(candidates: number, expected: number, spread: number) {
    this.expected = expected;
    this.spread = spread;
    this.sums = new Float64Array(candidates);
    this.squares = new Float64Array(candidates);
    this.alive = [...this.sums.keys()];
  }

  /** Who is still in the race, the first among them. */
  get running(): readonly number[] {
    return this.alive;
  }
  get contested(): boolean {
    return this.alive.length > 1;
  }

  /** Note the results of one world, in the order of those who run. */
  add(results: ArrayLike<number>): void {
    this.worlds++;
    this.alive.forEach((candidate, i) => {
      const lead = results[i]! - results[0]!;
      this.sums[candidate]! += lead;
      this.squares[candidate]! += lead * lead;
    });
  }

  /** How far a candidate lies above the first by all that is known, and how sure that is. */
  lead(candidate: number): { readonly mean: number; readonly error: number } {
    if (candidate === 0) return { mean: 0, error: 0 };
    const n = this.worlds;
    const prior = this.spread ** 2;
    if (n === 0) return { mean: this.expected, error: this.spread };
    const mean = this.sums[candidate]! / n;
    const squares = Math.max(0, this.squares[candidate]! - n * mean * mean) + FOR_GRANTED * USUAL_SPREAD ** 2;
    const measured = squares / (n + FOR_GRANTED - 1) / n;
    return {
      mean: (mean * prior + this.expected * measured) / (prior + measured),
      error: Math.sqrt((prior * measured) / (prior + measured)),
    };
  }

  /** The worse half of those who run is given up, and who is clearly behind; the first stays for comparison. */
  halve(): void {
    const top = this.lead(this.best).mean;
    const others = this.alive
      .slice(1)
      .map((candidate) => ({ candidate, ...this.lead(candidate) }))
      .filter(({ mean, error }) => mean + HOPELESS * error > top)
      .sort((a, b) => b.mean - a.mean);
    const half = Math.max(1, this.alive.length >> 1);
    this.alive = [0, ...others.slice(0, half).map(({ candidate }) => candidate)];
  }

  get best(): number {
    return this.alive.reduce((best, one) => (this.lead(one).mean > this.lead(best).mean ? one : best), 0);
  }
}

/** Results of several candidates in the same worlds, kept so that differences can be judged. */
export class CandidateComparison {
  private readonly differences: Float64Array;
  private readonly squares: Float64Array;
  private readonly alive: boolean[];
  private worlds = 0;

  constructor(candidates: number) {
    this.differences = new Float64Array(candidates);
    this.squares = new Float64Array(candidates);
    this.alive = Array(candidates).fill(true);
  }

  isAlive(candidate: number): boolean {
    return this.alive[candidate]!;
  }
  get contested(): boolean {
    return this.alive.filter(Boolean).length > 1;
  }

  /** Note the results of one world, the first candidate's among them. */
  add(results: Float64Array): void {
    this.worlds++;
    for (let i = 0; i < results.length; i++) {
      if (!this.alive[i]) continue;
      const difference = results[i]! - results[0]!;
      this.differences[i]! += difference;
      this.squares[i]! += difference * difference;
    }
  }

  /** How far a candidate lies above the first, and the standard error of that. */
  lead(candidate: number): { readonly mean: number; readonly error: number } {
    const n = this.worlds;
    if (n === 0) return { mean: 0, error: 1 };
    const mean = this.differences[candidate]! / n;
    const variance = Math.max(0, this.squares[candidate]! / n - mean * mean);
    return { mean, error: Math.sqrt(variance / Math.max(1, n - 1)) };
  }
  /** Give up candidates that are clearly behind the first; the first itself stays. */
  prune(errors: number): void {
    for (let i = 1; i < this.alive.length; i++) {
      const { mean, error } = this.lead(i);
      if (mean + errors * error < 0) this.alive[i] = false;
    }
  }

  /** The candidate that leads by so many standard errors, or the first. */
  winner(errors: number): number {
    let best = 0;
    let top = 0;
    for (let i = 1; i < this.alive.length; i++) {
      const { mean, error } = this.lead(i);
      if (this.alive[i] && mean > errors * error && mean > top) {
        best = i;
        top = mean;
      }
    }
    return best;
  }
}

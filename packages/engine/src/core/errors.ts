/** What can be wrong with what a caller hands to the engine. */
export type Problem =
  | 'unknown-card'
  | 'unknown-country'
  | 'unknown-answer'
  | 'illegal-answer'
  | 'stale-answer'
  | 'wrong-side'
  | 'game-over'
  | 'bad-rules'
  | 'bad-save'
  | 'bad-position'
  | 'no-undo'
  | 'overflow';

/** A refused request: the game is as it was before. `expected` says what would have been accepted. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly problem: Problem;
  readonly expected: readonly string[];
  constructor(problem: Problem, message: string, expected: readonly string[] = []) {
    super(message);
    this.problem = problem;
    this.expected = expected;
  }
}

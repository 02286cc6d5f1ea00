import type { FaultName } from './known-faults.ts';

/** Something that a log states and the rules see otherwise. */
export interface Mismatch {
  readonly line: number;
  readonly what: string;
  /** What it should be by the rules. */
  readonly expected: string;
  /** What the log says. */
  readonly got: string;
  /** The known fault of the app that explains it; null if none does. */
  readonly explanation: FaultName | null;
}

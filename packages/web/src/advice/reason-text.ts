import type { Reason } from '@longtwilight/bots';
import type { ReasonWords } from '@longtwilight/words';

/** A reason as data, of a move or out of a puzzle's file. */
export interface WordedReason extends Omit<Reason, 'kind' | 'weight'> {
  readonly kind: string;
}

/** A reason in a sentence; null where it is none of a move. */
export const reasonText = (words: ReasonWords, { kind, by, ...about }: WordedReason): string | null =>
  words.find(`reason.${kind}`, { battleground: 'no', scoring: 'no', ...about, result: by ?? '' });

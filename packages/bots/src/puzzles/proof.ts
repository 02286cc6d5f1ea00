import type { SideKey } from '@longtwilight/engine';
import type { Reason, ReasonForKind } from '../reasons/reason.ts';

/**
 * How a puzzle is proven.
 * `safety`: every other answer can lose the game before the round is over, this one can't (the search for dangers).
 * `win`: this answer wins the game before the round is over, whatever comes, and no other does.
 * `final-scoring`: this placement, the last before final scoring, pays more than any other (all of them are tried).
 * `playouts`: in the same worlds with the same dice it wins more often than any other, by at least the lead.
 */
export const PROOF_KINDS = ['final-scoring', 'win', 'safety', 'playouts'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** What was found about one answer of a proof. */
export interface ProvenStep {
  readonly answer: string;
  /** How many answers were possible. */
  readonly options: number;
  /** By how much it is better than any other: points of the chance to win in per cent, of final scoring in VP. */
  readonly lead: number;
  /** The lower end of the lead's interval (95 per cent); where all was worked out, the lead itself. */
  readonly low: number;
  /** Chances to win in per cent by answer, best first; empty where all was worked out. */
  readonly chances: readonly { readonly answer: string; readonly chance: number }[];
}

/** What only a proof can say, of all other answers or with figures: `puzzle.why.<kind>` of the words says it. */
type ProofReasonKind = 'only-safe' | 'pays' | 'chance';

/** Why an answer is the best, as data: what speaks for it as for any other move (`reason.<kind>` of the words), or its proof. */
export interface PuzzleReason extends Omit<Reason, 'kind' | 'weight'> {
  readonly kind: ReasonForKind | ProofReasonKind;
}

/** A question with its answer, and how that was proven. */
export interface PuzzleProof {
  readonly by: ProofKind;
  readonly side: SideKey;
  readonly steps: readonly ProvenStep[];
  readonly why: readonly PuzzleReason[];
}

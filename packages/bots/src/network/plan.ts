import type { Game, Side } from '@longtwilight/engine';

/** An own answer that was foreseen, with the question that it answers. */
interface Step {
  readonly question: number;
  readonly cause: number;
  readonly left: number;
  readonly answer: number;
}

/**
 * The own answers of a whole play, up to a die, a draw, a card that comes to light, the other side's answer or the end of the
 * action round. Questions with a single answer are left out.
 */
export interface Plan {
  readonly steps: readonly Step[];
  /** Whether the action round ends with it, so that nothing is left to decide. */
  readonly ends: boolean;
}

export const stepOf = ({ question, cause, left }: Game, answer: number): Step => ({ question, cause, left, answer });

/** Gives the answers of a plan one by one, as long as they fit what is asked. */
export class FollowedPlan {
  private readonly steps: readonly Step[];
  private readonly side: Side;
  private next: number;

  constructor(steps: readonly Step[], side: Side, next = 0) {
    this.steps = steps;
    this.side = side;
    this.next = next;
  }

  /** The planned answer to the open question, which has more than one; -1 once the plan is over or does not fit. */
  answer(g: Game): number {
    const step = this.steps[this.next];
    if (step === undefined) return -1;
    const isAsked = g.actor === this.side && g.question === step.question && g.cause === step.cause;
    const fits = isAsked && g.left === step.left && g.offered(step.answer);
    this.next = fits ? this.next + 1 : this.steps.length;
    return fits ? step.answer : -1;
  }
}

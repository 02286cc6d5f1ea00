import { type Decision, Session, type SideKey, type View, view } from '@longtwilight/engine';

/** A choice that a side made in a recorded game, with what it could see then. */
export interface Choice {
  /** The place of its answer in the record. */
  readonly index: number;
  readonly side: SideKey;
  readonly seen: View;
  readonly decision: Decision;
  readonly chosen: string;
}

/** Go through a record and stop at each question to a side that leaves it a choice. */
export function* choicesOf(recorded: Session): Generator<Choice> {
  const session = new Session(recorded.rules, recorded.bids);
  for (const [index, { actor, text }] of recorded.entries.entries()) {
    if (actor !== 'chance') {
      const seen = view(session.game, actor);
      const { decision } = seen;
      if (decision !== null && decision.options.length > 1) yield { index, side: actor, seen, decision, chosen: text };
    }
    session.answer(actor, text);
  }
}

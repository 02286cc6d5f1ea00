import { type Chance, type Decision, type Rules, Session, seeded } from '../../src/index.ts';
import { type Chooser, MOST_ANSWERS, playerFor } from './play.ts';

export interface SessionStep {
  readonly asked: Decision;
  readonly text: string;
}

/** Plays a game with its record to the end, stopping before each answer. What is done to it in a stop counts. */
export function* playingSession(session: Session, choose: Chooser, order: Chance): Generator<SessionStep> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const open = session.decisions().filter((one) => !one.answered);
    if (open.length === 0) return;
    const asked = open[order(open.length)]!;
    const text = choose(session.game, asked);
    yield { asked, text };
    session.answer(asked.actor, text, asked.number);
  }
  throw new Error(`The game goes on after ${MOST_ANSWERS} answers`);
}

/** A random game with its record. */
export function randomSession(rules: Rules, seed: number): { session: Session; steps: Generator<SessionStep> } {
  const session = new Session(rules);
  return { session, steps: playingSession(session, playerFor(rules, seed), seeded(seed)) };
}

/** One side has chosen its headline and the other has not: such a choice is not in the record yet. */
export const halfChosen = (session: Session): boolean => session.decisions().some((one) => one.answered);

/** A game played from its beginning by these answers, as in a record. */
export function replayed(rules: Rules, answers: readonly string[]): Session {
  const session = new Session(rules);
  for (const text of answers) {
    const asked = session.decisions().find((one) => !one.answered);
    if (asked === undefined) throw new Error(`"${text}" comes after the end`);
    session.answer(asked.actor, text);
  }
  return session;
}

/** Everything a session knows, to compare two of them. */
export const recordOf = (session: Session): string =>
  JSON.stringify([session.opening, session.entries, session.save()]);

import { type Decision, EDITIONS, Session, seeded } from '@longtwilight/engine';
import { CONFIGURATIONS, games } from '../../../engine/test/support/configurations.ts';

export { CONFIGURATIONS, EDITIONS, games };

/** A random game of a configuration, from the beginning to its end or to some number of answers; each question is shown first. */
export function randomSession(
  configuration: (typeof CONFIGURATIONS)[number],
  seed: number,
  see: (asked: Decision, session: Session) => void = () => undefined,
  most = 3000,
): Session {
  const session = Session.start(configuration.spec, []);
  const chance = seeded(seed);
  while (session.entries.length < most) {
    const asked = session.decisions().find((one) => !one.answered);
    if (asked === undefined) break;
    see(asked, session);
    session.answer(asked.actor, asked.options[chance(asked.options.length)]!);
  }
  return session;
}

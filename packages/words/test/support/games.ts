import { type Decision, EDITIONS, GameRecord, seeded } from '@longtwilight/engine';
import { CONFIGURATIONS, games } from '@longtwilight/testing/configurations';

export { CONFIGURATIONS, EDITIONS, games };

/** A random game of a configuration, from the beginning to its end or to some number of answers; each question is shown first. */
export function randomRecord(
  configuration: (typeof CONFIGURATIONS)[number],
  seed: number,
  see: (asked: Decision, record: GameRecord) => void = () => undefined,
  most = 3000,
): GameRecord {
  const record = GameRecord.start(configuration.spec, []);
  const chance = seeded(seed);
  while (record.entries.length < most) {
    const asked = record.decisions().find((one) => !one.answered);
    if (asked === undefined) break;
    see(asked, record);
    record.answer(asked.actor, asked.options[chance(asked.options.length)]!);
  }
  return record;
}

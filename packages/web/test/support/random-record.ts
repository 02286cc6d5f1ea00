import { GameRecord, seeded } from '@longtwilight/engine';

/** A whole game of random answers. */
export function randomRecord(seed: number): GameRecord {
  const record = GameRecord.start({});
  const chance = seeded(seed);
  for (;;) {
    const asked = record.decisions().find(({ answered }) => !answered);
    if (asked === undefined) return record;
    record.answer(asked.actor, asked.options[chance(asked.options.length)]!);
  }
}

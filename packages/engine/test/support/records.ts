import { type Chance, type Decision, GameRecord, type Rules, seeded } from '../../src/index.ts';
import { type Chooser, MOST_ANSWERS, playerFor } from './play.ts';

export interface RecordStep {
  readonly asked: Decision;
  readonly text: string;
}

/** Plays a game with its record to the end, stopping before each answer. What is done to it in a stop counts. */
export function* playingRecord(record: GameRecord, choose: Chooser, order: Chance): Generator<RecordStep> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const open = record.decisions().filter((one) => !one.answered);
    if (open.length === 0) return;
    const asked = open[order(open.length)]!;
    const text = choose(record.game, asked);
    yield { asked, text };
    record.answer(asked.actor, text, asked.number);
  }
  throw new Error(`The game goes on after ${MOST_ANSWERS} answers`);
}

/** A random game with its record. */
export function randomRecord(rules: Rules, seed: number): { record: GameRecord; steps: Generator<RecordStep> } {
  const record = new GameRecord(rules);
  return { record, steps: playingRecord(record, playerFor(rules, seed), seeded(seed)) };
}

/** One side has chosen its headline and the other has not: such a choice is not in the record yet. */
export const halfChosen = (record: GameRecord): boolean => record.decisions().some((one) => one.answered);

/** A game played from its beginning by these answers, as in a record. */
export function replayed(rules: Rules, answers: readonly string[]): GameRecord {
  const record = new GameRecord(rules);
  for (const text of answers) {
    const asked = record.decisions().find((one) => !one.answered);
    if (asked === undefined) throw new Error(`"${text}" comes after the end`);
    record.answer(asked.actor, text);
  }
  return record;
}

/** Everything a record knows, to compare two of them. */
export const recordText = (record: GameRecord): string =>
  JSON.stringify([record.opening, record.entries, record.save()]);

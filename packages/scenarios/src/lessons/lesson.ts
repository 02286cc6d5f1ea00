import { type Position, SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import { CARD_KEYS, type CardKey, COUNTRY_KEYS, type CountryKey } from '@longtwilight/engine/data';
import { checkKeys, type Data, type Fields, inPart, isFields, readWord, readWords, ScenarioError } from '../data.ts';
import { readAnswers, readGiven } from '../given.ts';
import { readStep, type ScenarioStep } from '../scenario.ts';
import { readGoal } from './goal.ts';

/** A few moves on the real table, each with something to reach. What is said about them stands in the words. */
export interface Lesson {
  readonly id: string;
  /** Who learns. */
  readonly side: SideKey;
  /** What one knows afterwards. */
  readonly teaches: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** Parts of the table that a step may point at. */
export const TABLE_PARTS = ['hand', 'tracks', 'map'] as const;
export type TablePart = (typeof TABLE_PARTS)[number];

export interface LessonStep {
  readonly id: string;
  /** The card that the words of this step speak of. */
  readonly card: CardKey | null;
  /** What the step is about on the map; empty for the whole of it. */
  readonly look: readonly CountryKey[];
  /** The part of the table that it is about. */
  readonly shows: TablePart | null;
  /** Where it begins; null where the step before has ended. */
  readonly given: Position | null;
  /** After so many plays of a card without the goal, help is offered. */
  readonly plays: number;
  readonly goal: Fields;
  /** A way to the goal: the learner's answers, and those of chance and of the other side, which come whatever the learner does. */
  readonly when: readonly ScenarioStep[];
}

const STEP_KEYS = ['us', 'ussr', 'headline', 'roll', 'draw'];

/** A lesson out of the file with this name, such as `03-coups.yaml`. */
export function readLesson(file: string, data: Data): Lesson {
  const id = file.replace(/^\d+-/, '').replace(/\.yaml$/, '');
  try {
    checkKeys(data, ['side', 'teaches', 'steps'], 'lesson');
    const side = inPart(['side'], () => readWord(data.side ?? null, SIDE_KEYS, 'lesson', 'side') as SideKey);
    const teaches = inPart(['teaches'], () => readTopics(data.teaches ?? null));
    if (!Array.isArray(data.steps) || data.steps.length === 0) throw new ScenarioError('steps is a list');
    const steps = data.steps.map((step: Data, i) => inPart(['steps', i], () => readLessonStep(step)));
    inPart(['steps', 0], () => {
      if (steps[0]!.given === null)
        throw new ScenarioError(`step ${steps[0]!.id}: the first step needs a position (given)`);
    });
    return { id, side, teaches, steps };
  } catch (error) {
    if (error instanceof ScenarioError) error.message = `${file}: ${error.message}`;
    throw error;
  }
}

const NAME = /^[a-z][a-z-]*$/;

function readTopics(data: Data): string[] {
  if (!Array.isArray(data) || data.length === 0 || !data.every((one) => typeof one === 'string' && NAME.test(one)))
    throw new ScenarioError('teaches is a list of topics such as "control"');
  return data as string[];
}

function readLessonStep(data: Data): LessonStep {
  checkKeys(data, ['step', 'card', 'look', 'shows', 'given', 'plays', 'goal', 'when'], 'step');
  const { step: id = null, card = null, look = [], shows = null, given = null, plays = 1, goal, when } = data;
  if (typeof id !== 'string' || !NAME.test(id))
    throw new ScenarioError(`step: expected a name such as "place", not ${JSON.stringify(id)}`);
  if (!Number.isInteger(plays) || Number(plays) < 1) throw new ScenarioError(`step ${id}: plays is a number from 1`);
  const where = `step ${id}`;
  return {
    id,
    card: inPart(['card'], () => (card === null ? null : (readWord(card, CARD_KEYS, where, 'card') as CardKey))),
    look: inPart(['look'], () => readWords(look, COUNTRY_KEYS, where, 'country') as CountryKey[]),
    shows: inPart(['shows'], () =>
      shows === null ? null : (readWord(shows, TABLE_PARTS, where, 'part') as TablePart),
    ),
    given: inPart(['given'], () => (given === null ? null : readGiven(fieldsOf(given, `${where}: given`)))),
    plays: Number(plays),
    goal: inPart(['goal'], () => readGoal(fieldsOf(goal, `${where}: goal`))),
    when: inPart(['when'], () => readWhen(when, where)),
  };
}

function fieldsOf(data: Data | undefined, what: string): Fields {
  if (!isFields(data) || Object.keys(data).length === 0) throw new ScenarioError(`${what} is a mapping`);
  return data;
}

function readWhen(data: Data | undefined, where: string): ScenarioStep[] {
  if (!Array.isArray(data)) throw new ScenarioError(`${where}: when is a list of answers that reach the goal`);
  return data.map((one: Data, i) =>
    inPart([i], () => {
      const step = readStep(one);
      readWord(step.key, STEP_KEYS, where, 'answer');
      if (step.key === 'us' || step.key === 'ussr') readAnswers(step.key, step.value);
      return step;
    }),
  );
}

import { type Position, SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import { CARD_KEYS, type CardKey } from '@longtwilight/engine/data';
import { checkKeys, type Data, type Fields, isFields, readWord, ScenarioError } from '../data.ts';
import { readGiven } from '../given.ts';
import { readStep, type ScenarioStep } from '../scenario.ts';

/** A few moves on the real table, each with something to reach. What is said about them stands in the words. */
export interface Lesson {
  readonly id: string;
  /** Who learns. */
  readonly side: SideKey;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  readonly id: string;
  /** The card that the words of this step speak of. */
  readonly card: CardKey | null;
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
    checkKeys(data, ['side', 'steps'], 'lesson');
    if (!Array.isArray(data.steps) || data.steps.length === 0) throw new ScenarioError('steps is a list');
    const steps = data.steps.map((step: Data) => readLessonStep(step));
    if (steps[0]!.given === null)
      throw new ScenarioError(`step ${steps[0]!.id}: the first step needs a position (given)`);
    return { id, side: readWord(data.side ?? null, SIDE_KEYS, 'lesson', 'side') as SideKey, steps };
  } catch (error) {
    if (error instanceof ScenarioError) error.message = `${file}: ${error.message}`;
    throw error;
  }
}

function readLessonStep(data: Data): LessonStep {
  checkKeys(data, ['step', 'card', 'given', 'plays', 'goal', 'when'], 'step');
  const { step: id = null, card = null, given = null, plays = 1, goal = null, when = null } = data;
  if (typeof id !== 'string' || !/^[a-z][a-z-]*$/.test(id))
    throw new ScenarioError(`step: expected a name such as "place", not ${JSON.stringify(id)}`);
  if (!isFields(goal) || Object.keys(goal).length === 0) throw new ScenarioError(`step ${id}: goal is a mapping`);
  if (given !== null && !isFields(given)) throw new ScenarioError(`step ${id}: given is a mapping`);
  if (!Number.isInteger(plays) || Number(plays) < 1) throw new ScenarioError(`step ${id}: plays is a number from 1`);
  if (!Array.isArray(when)) throw new ScenarioError(`step ${id}: when is a list of answers that reach the goal`);
  const answers = when.map(readStep);
  for (const { key } of answers) readWord(key, STEP_KEYS, `step ${id}`, 'answer');
  return {
    id,
    card: card === null ? null : (readWord(card, CARD_KEYS, `step ${id}`, 'card') as CardKey),
    given: given === null ? null : readGiven(given),
    plays: Number(plays),
    goal,
    when: answers,
  };
}

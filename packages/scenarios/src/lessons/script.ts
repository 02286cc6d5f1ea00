import { type Chance, type Decision, type SideKey, seeded } from '@longtwilight/engine';
import { type Data, isFields } from '../data.ts';
import { readAnswers } from '../given.ts';
import type { LessonStep } from './lesson.ts';

const list = (value: Data): string[] => (Array.isArray(value) ? value : [value]).map(String);

/** The answers that a side gives in a step of a lesson, in order. */
export function answersOf({ when }: LessonStep, side: SideKey): string[] {
  return when.flatMap(({ key, value }) => {
    if (key === side) return readAnswers(side, value);
    return key === 'headline' && isFields(value) && value[side] !== undefined ? [String(value[side])] : [];
  });
}

/** What chance and the other side answer in a step of a lesson, for as long as it is possible. */
export class Script {
  private readonly other: string[];
  private readonly dice: string[];
  private readonly draws: string[];
  /** Of what the lesson does not say. */
  private readonly chance: Chance;

  constructor(step: LessonStep, other: SideKey, seed: number) {
    const all = (wanted: 'roll' | 'draw') => step.when.flatMap(({ key, value }) => (key === wanted ? list(value) : []));
    this.other = answersOf(step, other);
    this.dice = all('roll');
    this.draws = all('draw');
    this.chance = seeded(seed);
  }

  byChance({ kind, options }: Decision): string {
    const said = (kind === 'die' ? this.dice : this.draws).shift();
    return said !== undefined && options.includes(said) ? said : options[this.chance(options.length)]!;
  }

  /** Null once the lesson has no answer that would do: from then on somebody else has to answer for the other side. */
  byOther({ options }: Decision): string | null {
    const said = this.other.shift();
    if (said !== undefined && options.includes(said)) return said;
    this.other.length = 0;
    return null;
  }
}

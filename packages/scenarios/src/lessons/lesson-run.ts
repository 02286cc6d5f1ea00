import { type Decision, GameRecord, otherKey, type SideKey } from '@longtwilight/engine';
import type { QuestionKey } from '@longtwilight/engine/data';

import { type GoalPart, goalReached, unmetParts } from './goal.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { Script } from './script.ts';

/** Where somebody is in a lesson: the step, and the answers of its game before that step. */
export interface LessonPlace {
  readonly step: number;
  readonly answers: readonly string[];
}

/** How a step stands: to be taken, or played to its end with or without its goal. */
type StepState = 'open' | 'reached' | 'missed';

/** Questions with which a play of a card begins. */
const BEGINNINGS: ReadonlySet<QuestionKey> = new Set(['play', 'headline']);

/** A lesson as somebody takes it: the game on the table, and whether the goal is reached. */
export class LessonRun {
  readonly lesson: Lesson;
  /** The step that is being taken; behind the last one once the lesson is done. */
  at = 0;
  /** What was reached or missed stays on the table until somebody goes on or tries again. */
  state: StepState = 'open';
  record: GameRecord;
  private script: Script;
  /** The learner has answered something that was not looked at yet. */
  private answered = false;
  /** How long the record was when the step began. */
  private begun = 0;
  /** How long it was after each play of the step. */
  private plays: number[] = [];

  constructor(lesson: Lesson, { step, answers }: LessonPlace = { step: 0, answers: [] }) {
    this.lesson = lesson;
    this.at = Math.min(step, lesson.steps.length - 1);
    this.record = this.recordWith(answers);
    this.script = this.newScript();
    this.begun = this.record.entries.length;
  }

  get step(): LessonStep | null {
    return this.lesson.steps[this.at] ?? null;
  }
  get other(): SideKey {
    return otherKey(this.lesson.side);
  }
  /** Where to begin again: with the next step once the goal is reached. */
  get place(): LessonPlace {
    if (this.state === 'reached') return { step: this.at + 1, answers: this.carriedOn() };
    return { step: this.at, answers: this.textsUntil(this.begun) };
  }
  /** Nothing is left to be taken: the goal of the last step is reached. */
  get done(): boolean {
    return this.place.step >= this.lesson.steps.length;
  }
  /** What the goal still lacks. */
  get unmet(): readonly GoalPart[] {
    return this.step === null ? [] : unmetParts(this.record.game, this.step.goal, this.lesson.side);
  }
  get undoable(): number {
    const { side } = this.lesson;
    if (this.state !== 'open') return 0;
    return Math.min(this.record.undoable(side), this.record.entries.length - this.begun);
  }

  answer(answers: readonly string[]): void {
    for (const text of answers) this.record.answer(this.lesson.side, text);
    this.answered = true;
  }
  answerForOther(text: string): void {
    this.record.answer(this.other, text);
  }

  /** Lets chance and the other side answer as the lesson says; null if the learner is next, else what somebody must answer for the other side. */
  settle(): Decision | null {
    while (this.state === 'open' && this.step !== null) {
      const asked = this.record.decisions().find(({ actor, answered }) => !answered && actor !== this.lesson.side);
      if (asked?.actor === 'chance') this.record.answer('chance', this.script.byChance(asked));
      else if (this.reached()) this.state = 'reached';
      else if (asked === undefined) {
        this.judge();
        return null;
      } else {
        const text = this.script.byOther(asked);
        if (text !== null) this.answerForOther(text);
        else if (this.wasLastPlay(asked)) this.state = 'missed';
        else return asked;
      }
    }
    return null;
  }

  undo(): void {
    this.record.undo(this.lesson.side);
    while ((this.plays.at(-1) ?? 0) > this.record.entries.length) this.plays.pop();
  }

  /** Behind a goal that is reached: the next step. */
  goOn(): void {
    if (this.state !== 'reached') return;
    const answers = this.carriedOn();
    this.at++;
    if (this.step !== null) this.begin(answers);
  }

  /** The step once more from its beginning. */
  restart(): void {
    this.begin(this.textsUntil(this.begun));
  }

  private reached(): boolean {
    return this.answered && this.step !== null && goalReached(this.record.game, this.step.goal, this.lesson.side);
  }

  /** What the game of the next step begins with. */
  private carriedOn(): readonly string[] {
    const next = this.lesson.steps[this.at + 1];
    return next?.given === null ? this.textsUntil(this.record.entries.length) : [];
  }
  private textsUntil(end: number): readonly string[] {
    return this.record.entries.slice(0, end).map(({ text }) => text);
  }

  /** Nobody has to see what the other side would do after a play that has missed. */
  private wasLastPlay({ question }: Decision): boolean {
    return this.answered && BEGINNINGS.has(question) && this.plays.length + 1 >= (this.step?.plays ?? 0);
  }

  /** Looks whether the learner may have gone astray. */
  private judge(): void {
    if (this.step === null || !this.answered) return;
    this.answered = false;
    const [asked] = this.record.decisions();
    if (asked !== undefined && BEGINNINGS.has(asked.question)) this.plays.push(this.record.entries.length);
    if (asked === undefined || this.plays.length >= this.step.plays) this.state = 'missed';
  }

  private begin(answers: readonly string[]): void {
    this.record = this.recordWith(answers);
    this.script = this.newScript();
    this.begun = this.record.entries.length;
    this.plays = [];
    this.state = 'open';
    this.answered = false;
  }

  private newScript(): Script {
    return new Script(this.step!, this.other, this.at + 1);
  }

  /** The game of the present step after these answers. */
  private recordWith(answers: readonly string[]): GameRecord {
    const { given } = this.lesson.steps.slice(0, this.at + 1).findLast((one) => one.given !== null)!;
    return GameRecord.load({ ...GameRecord.from(given ?? {}).save(), answers });
  }
}

import { type Decision, GameRecord, type SideKey } from '@longtwilight/engine';
import type { QuestionKey } from '@longtwilight/engine/data';

import { goalReached } from './goal.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { Script } from './script.ts';

/** Where somebody is in a lesson: the step, and the answers of its game before that step. */
export interface LessonPlace {
  readonly step: number;
  readonly answers: readonly string[];
}

/** Questions with which a play of a card begins. */
const BEGINNINGS: ReadonlySet<QuestionKey> = new Set(['play', 'headline']);

/** A lesson as somebody takes it: the game on the table, and whether the goal is reached. */
export class LessonRun {
  readonly lesson: Lesson;
  /** The step that is being taken; behind the last one once the lesson is done. */
  at = 0;
  /** The step was played to its end without reaching the goal. */
  missed = false;
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
    return this.lesson.side === 'us' ? 'ussr' : 'us';
  }
  /** Where to begin again. */
  get place(): LessonPlace {
    return { step: this.at, answers: this.record.entries.slice(0, this.begun).map(({ text }) => text) };
  }
  get undoable(): number {
    const { side } = this.lesson;
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
    for (;;) {
      const asked = this.record.decisions().find(({ actor, answered }) => !answered && actor !== this.lesson.side);
      if (asked?.actor === 'chance') this.record.answer('chance', this.script.byChance(asked));
      else if (this.reached()) this.goOn();
      else if (asked === undefined || this.step === null) {
        this.judge();
        return null;
      } else {
        const text = this.script.byOther(asked);
        if (text === null) return asked;
        this.answerForOther(text);
      }
    }
  }

  undo(): void {
    this.record.undo(this.lesson.side);
    while ((this.plays.at(-1) ?? 0) > this.record.entries.length) this.plays.pop();
    this.missed = this.plays.length >= (this.step?.plays ?? 0);
  }

  /** The step once more from its beginning. */
  restart(): void {
    this.begin(this.place.answers);
  }

  private reached(): boolean {
    return this.answered && this.step !== null && goalReached(this.record.game, this.step.goal, this.lesson.side);
  }

  private goOn(): void {
    this.at++;
    this.missed = false;
    if (this.step !== null) this.begin(this.step.given === null ? this.record.entries.map(({ text }) => text) : []);
  }

  /** Looks whether the learner may have gone astray. */
  private judge(): void {
    if (this.step === null || !this.answered) return;
    this.answered = false;
    const [asked] = this.record.decisions();
    if (asked !== undefined && BEGINNINGS.has(asked.question)) this.plays.push(this.record.entries.length);
    this.missed = asked === undefined || this.plays.length >= this.step.plays;
  }

  private begin(answers: readonly string[]): void {
    this.record = this.recordWith(answers);
    this.script = this.newScript();
    this.begun = this.record.entries.length;
    this.plays = [];
    this.missed = false;
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

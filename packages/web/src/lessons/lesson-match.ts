import { RefusedError, type View, view } from '@longtwilight/engine';
import { type Lesson, type LessonPlace, LessonRun } from '@longtwilight/scenarios/lessons';
import { askBot, BotStoppedError } from '../match/bot.ts';
import { Listeners } from '../match/listeners.ts';
import type { Match, MatchState } from '../match/match.ts';
import { taskState } from '../match/task-state.ts';
import { goTo } from '../site/routes.ts';
import { keepDone, keepPlace } from './progress.ts';

/** Of the Recruit, who answers for the other side where the lesson does not. */
const SEED = 1;

/** A lesson on the table. */
export class LessonMatch implements Match {
  readonly run: LessonRun;
  /** How often a step was begun: each time the table is laid anew. */
  begun = 0;
  now: MatchState;
  /** The computer player that answers for the other side has stopped: it can be asked again. */
  botStopped = false;
  /** Counts what may change the game, so that nothing late does. */
  private turn = 0;
  private readonly listeners = new Listeners();

  /** The lesson from a place where it was left, or from the beginning. */
  constructor(lesson: Lesson, place: LessonPlace | null) {
    this.run = resumed(lesson, place);
    this.run.settle();
    this.now = this.stand();
  }

  listen(heard: () => void): () => void {
    return this.listeners.add(heard);
  }

  async answer(answers: readonly string[]): Promise<void> {
    this.run.answer(answers);
    await this.goOn();
  }

  async undo(): Promise<void> {
    this.run.undo();
    this.turn++;
    this.changed();
  }

  /** The step once more. */
  async restart(): Promise<void> {
    this.run.restart();
    await this.layAnew();
  }

  /** The next step, or the end of the lesson. */
  async next(): Promise<void> {
    this.run.goOn();
    await this.layAnew();
  }

  /** Who gives up a lesson leaves it. */
  async resign(): Promise<void> {
    goTo('learn');
  }

  viewAfter(steps: number): View {
    return view(this.run.record.after(Math.max(0, steps - 1)), this.run.lesson.side);
  }

  /** Lets all others answer until the learner is asked. */
  async goOn(): Promise<void> {
    this.botStopped = false;
    try {
      await this.letOthersAnswer();
    } catch (error) {
      if (!(error instanceof BotStoppedError)) throw error;
      this.botStopped = true;
      this.changed();
    }
  }
  private async letOthersAnswer(): Promise<void> {
    const { run } = this;
    const turn = ++this.turn;
    for (let asked = run.settle(); asked !== null; asked = run.settle()) {
      this.changed();
      const { answer: text } = await askBot('recruit', run.other, SEED, view(run.record.game, run.other));
      // The learner may have taken something back meanwhile
      if (turn !== this.turn) return;
      run.answerForOther(text);
    }
    this.keep();
    this.changed();
  }

  private async layAnew(): Promise<void> {
    this.begun++;
    await this.goOn();
  }

  private keep(): void {
    const { lesson, done, place } = this.run;
    void (done ? keepDone(lesson.id) : keepPlace(lesson.id, place));
  }

  private changed(): void {
    this.now = this.stand();
    this.listeners.tell();
  }

  private stand(): MatchState {
    return taskState(this.run, this.run.lesson.side);
  }
}

/** A lesson from where it was left, if the rules are still those of then. */
function resumed(lesson: Lesson, place: LessonPlace | null): LessonRun {
  try {
    return new LessonRun(lesson, place ?? undefined);
  } catch (error) {
    if (error instanceof RefusedError) return new LessonRun(lesson);
    throw error;
  }
}

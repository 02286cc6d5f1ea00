import { Dangers } from '@longtwilight/bots/safety';
import { type Decision, type View, view } from '@longtwilight/engine';
import { type Puzzle, PuzzleRun } from '@longtwilight/scenarios/puzzles';
import { askBot, BotStoppedError } from '../match/bot.ts';
import { Listeners } from '../match/listeners.ts';
import type { Match, MatchState } from '../match/match.ts';
import { taskState } from '../match/task-state.ts';
import { goTo } from '../site/routes.ts';
import { keepSolved, keepTry, type PuzzleProgress } from './puzzle-progress.ts';

/** Who answers for both sides after a miss. */
const LEVEL = 'attache';
const SEED = 1;
/** Positions to look at for a way to lose. */
const BUDGET = 3000;

/** A puzzle on the table. */
export class PuzzleMatch implements Match {
  readonly puzzle: Puzzle;
  /** The day whose puzzle it is. */
  readonly date: string | null;
  /** Finding what can lose is the task. */
  readonly unmarked = true;
  run: PuzzleRun;
  /** How often it was begun: each time the table is laid anew. */
  begun = 0;
  now: MatchState;
  /** The game still goes on, to show what comes of a miss. */
  following = false;
  /** The solution was asked for. */
  shown = false;
  progress: PuzzleProgress | null = null;
  botStopped = false;
  private readonly listeners = new Listeners();

  constructor(puzzle: Puzzle, date: string | null) {
    this.puzzle = puzzle;
    this.date = date;
    this.run = new PuzzleRun(puzzle);
    this.now = this.stand();
  }

  listen(heard: () => void): () => void {
    return this.listeners.add(heard);
  }

  async answer(answers: readonly string[]): Promise<void> {
    this.run.answer(answers);
    this.run.fate = (asked) => this.worst(asked);
    await this.goOn();
  }

  async undo(): Promise<void> {
    this.run.undo();
    this.changed();
  }

  /** Once more from the beginning. */
  async restart(): Promise<void> {
    this.layAnew(false);
    this.changed();
  }

  /** The best answers, given by themselves. */
  async showSolution(): Promise<void> {
    this.layAnew(true);
    this.changed();
    this.run.answer(this.puzzle.answer);
    this.run.settle();
    this.changed();
  }

  /** Who gives up leaves it. */
  async resign(): Promise<void> {
    goTo('puzzles');
  }

  viewAfter(steps: number): View {
    return view(this.run.record.after(Math.max(0, steps - 1)), this.puzzle.side);
  }

  /** After an answer: dice fall; after a miss the game goes on until the other side has had its say. */
  async goOn(): Promise<void> {
    this.botStopped = false;
    const { run } = this;
    try {
      const missed = run.state === 'missed';
      this.following = missed;
      for (let asked = run.settle(); asked !== null; asked = run.settle()) {
        this.changed();
        const text = this.worst(asked) ?? (await this.botsAnswer(asked));
        // It may have been begun anew meanwhile
        if (run !== this.run) return;
        run.answerFor(asked, text);
      }
      if (run.state !== 'open') await this.keep(run.state === 'solved');
      // What has come of it is seen all at once
      this.following = false;
    } catch (error) {
      if (!(error instanceof BotStoppedError)) throw error;
      this.botStopped = true;
    }
    this.changed();
  }

  /** Where other answers can lose at once, dice and the other side do what loses; null where nothing does. */
  private worst({ actor, options }: Decision): string | null {
    const { puzzle, run } = this;
    if (puzzle.proof.by !== 'safety' || run.state !== 'missed' || actor === puzzle.side) return null;
    const { game, rules } = run.record;
    const dangers = new Dangers(rules);
    return options.find((text) => dangers.of(game, puzzle.side, text, BUDGET).verdict === 'can-lose') ?? null;
  }

  private async botsAnswer({ actor }: Decision): Promise<string> {
    if (actor === 'chance') throw new Error('Chance answers by itself');
    return (await askBot(LEVEL, actor, SEED, view(this.run.record.game, actor))).answer;
  }

  private async keep(solved: boolean): Promise<void> {
    this.progress = await keepTry(this.puzzle, solved);
    if (solved) this.progress = await keepSolved(this.puzzle, this.date);
  }

  private layAnew(shown: boolean): void {
    this.run = new PuzzleRun(this.puzzle);
    this.begun++;
    this.shown = shown;
    this.following = false;
  }

  private changed(): void {
    this.now = this.stand();
    this.listeners.tell();
  }

  private stand(): MatchState {
    return taskState(this.run, this.puzzle.side);
  }
}

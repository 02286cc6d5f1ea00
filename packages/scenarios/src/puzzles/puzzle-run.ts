import { type Decision, type GameRecord, otherKey, type SideKey, seeded } from '@longtwilight/engine';
import type { QuestionKey } from '@longtwilight/engine/data';
import { gameOf } from './position.ts';
import type { Puzzle } from './puzzle.ts';

/** How a try stands: still to be answered, found, or missed. */
type TryState = 'open' | 'solved' | 'missed';

/** Points on the map: their order does not matter. */
const POINTS: ReadonlySet<QuestionKey> = new Set(['place', 'remove']);
/** Questions with which a play of a card begins. */
const BEGINNINGS: ReadonlySet<QuestionKey> = new Set(['play', 'headline']);

/** A puzzle as somebody tries it. After a miss the game goes on until the other side has had its say. */
export class PuzzleRun {
  readonly puzzle: Puzzle;
  state: TryState = 'open';
  record: GameRecord;
  /** How long the record was when the puzzle began. */
  readonly begun: number;
  /** What was answered, one text after the other. */
  answered: string[] = [];
  private readonly chance;
  /** Decides what chance does, where it has an opinion. */
  fate: (asked: Decision) => string | null = () => null;
  /** The other side has played a card since the miss. */
  private replied = false;

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.record = gameOf(puzzle);
    this.begun = this.record.entries.length;
    this.chance = seeded(puzzle.proof.seed);
  }

  get other(): SideKey {
    return otherKey(this.puzzle.side);
  }
  /** How many of the last answers may be taken back. */
  get undoable(): number {
    if (this.state !== 'open') return 0;
    return Math.min(this.record.undoable(this.puzzle.side), this.record.entries.length - this.begun);
  }

  answer(answers: readonly string[]): void {
    for (const text of answers) {
      const asked = this.asked();
      this.record.answer(this.puzzle.side, text);
      this.answered.push(text);
      if (this.state === 'open') this.judge(asked);
    }
  }

  undo(): void {
    this.record.undo(this.puzzle.side);
    this.answered.pop();
  }

  /** Lets dice fall and draws come; then says who is asked next and has to answer before the result can be looked at. */
  settle(): Decision | null {
    this.throwOn();
    if (this.state !== 'missed') return null;
    const [asked] = this.record.decisions().filter(({ answered }) => !answered);
    if (asked === undefined) return null;
    const begins = BEGINNINGS.has(asked.question);
    if (asked.actor === this.puzzle.side && begins && (this.replied || asked.question === 'headline')) return null;
    if (asked.actor === this.other && begins) {
      if (this.replied) return null;
      this.replied = true;
    }
    return asked;
  }
  /** In place of whoever is asked, after a miss. */
  answerFor({ actor }: Decision, text: string): void {
    this.record.answer(actor, text);
  }

  private throwOn(): void {
    for (let open = this.record.decisions(); open[0]?.actor === 'chance'; open = this.record.decisions()) {
      const { options } = open[0];
      this.record.answer('chance', this.fate(open[0]) ?? options[this.chance(options.length)]!);
    }
  }

  private asked(): Decision | undefined {
    return this.record.decisions().find(({ actor }) => actor === this.puzzle.side);
  }

  /** Compares what was answered so far with the best answers. */
  private judge(asked: Decision | undefined): void {
    const { answer } = this.puzzle;
    if (asked !== undefined && POINTS.has(asked.question)) {
      const now = this.asked();
      const goesOn = now?.question === asked.question && now.card === asked.card;
      if (isWithin(answer, this.answered)) this.state = 'solved';
      else if (!goesOn) this.state = 'missed';
      return;
    }
    const at = this.answered.length - 1;
    if (this.answered[at] !== answer[at]) this.state = 'missed';
    else if (at === answer.length - 1) this.state = 'solved';
  }
}

/** Whether all of these answers are among those that were given. */
function isWithin(wanted: readonly string[], given: readonly string[]): boolean {
  const left = [...given];
  return wanted.every((text) => {
    const i = left.indexOf(text);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
}

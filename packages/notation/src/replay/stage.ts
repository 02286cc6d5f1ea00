import { answer, type Decision, type Fact, type Game, prepareGame, type Rules } from '@longtwilight/engine';
import { LAST_TURN } from '@longtwilight/engine/data';
import { snapshot } from '@longtwilight/engine/search';
import { type Books, copyBooks, openBooks } from './books.ts';
import { LogComparison } from './comparison.ts';
import type { Mismatch } from './mismatch.ts';
import type { Proposal } from './proposals.ts';
import type { Segment } from './segments.ts';
import { isPenalty, type TracedStep } from './trace.ts';

/** Where a log is replayed: the game, its record so far, and the segment that is being compared. */
export class ReplayStage {
  readonly g: Game;
  readonly opening: Fact[] = [];
  steps: TracedStep[] = [];
  mismatches: Mismatch[] = [];
  checked = 0;
  /** Facts that belong to what comes next. */
  carry: Fact[] = [];
  comparison: LogComparison;
  private books: Books;

  constructor(rules: Rules, first: Segment) {
    this.g = prepareGame(rules);
    this.g.facts = this.opening;
    this.g.run();
    this.books = openBooks(this.g);
    this.comparison = new LogComparison(first, false, this.books, this.g);
  }

  open(segment: Segment, isLast: boolean): void {
    this.books.vpAtStart = this.books.vp;
    this.comparison = new LogComparison(segment, isLast, this.books, this.g);
  }
  close(): void {
    const { comparison } = this;
    this.books = comparison.books;
    this.mismatches.push(...comparison.issues);
    this.checked += comparison.checked;
  }

  /** Answer a question, and return what came of it. */
  act(asked: Decision, { text, stated }: Pick<Proposal, 'text' | 'stated'>, line: number): Fact[] {
    const facts: Fact[] = [];
    this.g.facts = facts;
    const { actor, question, card } = asked;
    answer(this.g, actor, text);
    this.steps.push({ actor, question, card, text, stated, line, facts });
    return facts;
  }

  /** Hold facts against the lines, up to where the next segment begins; what is left is carried over. */
  observe(facts: readonly Fact[]): void {
    for (let i = 0; i < facts.length; i++) {
      const fact = facts[i]!;
      if (this.carry.length > 0 || fact.t === 'round' || fact.t === 'turn') this.carry.push(fact);
      else this.observeOne(fact, isPenalty(facts, i, this.comparison.books));
    }
  }
  private observeOne(fact: Fact, penalty: boolean): void {
    const { books } = this.comparison;
    if (fact.t === 'lacks' && fact.what === 'scoring' && fact.side === 'ussr') {
      books.turnEnds = true;
      books.final = books.turn === LAST_TURN;
    }
    this.comparison.observe(fact, penalty);
  }

  /** A way back to here, inside a segment. */
  snapshot(): () => void {
    const back = snapshot(this.g);
    const mark = this.comparison.mark();
    const steps = this.steps.length;
    const carry = [...this.carry];
    return () => {
      back();
      this.comparison.backTo(mark);
      this.steps.length = steps;
      this.carry = [...carry];
    };
  }
  /** A way back to here from other segments, forth and back. */
  checkpoint(): () => void {
    const back = snapshot(this.g);
    const books = copyBooks(this.books);
    const { checked } = this;
    const [steps, mismatches, carry] = [[...this.steps], [...this.mismatches], [...this.carry]];
    return () => {
      back();
      this.books = copyBooks(books);
      this.checked = checked;
      this.steps = [...steps];
      this.mismatches = [...mismatches];
      this.carry = [...carry];
    };
  }
}

import {
  answer,
  type Decision,
  editAndTell,
  type Fact,
  type Game,
  type Position,
  prepareGame,
  RefusedError,
  type Rules,
} from '@longtwilight/engine';
import { type CardKey, LAST_TURN } from '@longtwilight/engine/data';
import { snapshot } from '@longtwilight/engine/search';
import { type Books, copyBooks, openBooks, setBooks } from './books.ts';
import { LogComparison } from './comparison.ts';
import type { Mismatch } from './mismatch.ts';
import type { Proposal } from './proposals.ts';
import type { Segment } from './segments.ts';
import { broken, isPenalty, type TracedEdit, type TracedStep } from './trace.ts';

/** Where a log is replayed: the game, its record so far, and the segment that is being compared. */
export class ReplayStage {
  readonly g: Game;
  readonly opening: Fact[] = [];
  steps: TracedStep[] = [];
  edits: TracedEdit[] = [];
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

  /** Note what no rule explains. */
  doubt(line: number, what: string, expected: string, got: string): void {
    this.mismatches.push({ line, what, expected, got, explanation: null });
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

  /** Put cards into the hands that the log shows there. */
  arrange(hands: Position['hands'] & object, line: number): void {
    editAndTell(this.g, { hands });
    this.edits.push({ at: this.steps.length, line, position: { hands }, arranged: true });
  }

  /** Go on from another position than the rules led to. What the log has yet to tell of it is carried over. */
  goOnFrom(given: Position, line: number): void {
    const position = withoutDoubles(given);
    let facts: Fact[];
    try {
      facts = editAndTell(this.g, position);
    } catch (error) {
      if (error instanceof RefusedError) throw broken(line, 'position', error.message, 'the word of the log');
      throw error;
    }
    this.edits.push({ at: this.steps.length, line, position, arranged: false });
    for (const books of new Set([this.books, this.comparison.books])) setBooks(books, position);
    this.carryOver(facts);
  }
  /** Keep what belongs to the next heading; what came before it has been dealt with. */
  carryOver(facts: readonly Fact[]): void {
    const next = facts.findIndex(({ t }) => t === 'round' || t === 'turn');
    for (const fact of next < 0 ? facts : facts.slice(0, next)) {
      if (fact.t === 'vp') this.books.vp = fact.now;
      if (fact.t === 'defcon') this.books.defcon = fact.now;
    }
    if (next >= 0) this.carry = facts.slice(next);
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
  /** A way to come to here again inside a segment, from before or after. */
  bookmark(): () => void {
    const back = this.snapshot();
    const { steps, comparison } = this;
    const [told, issues] = [[...steps], [...comparison.issues]];
    return () => {
      this.steps = [...told];
      comparison.issues.splice(0, Number.POSITIVE_INFINITY, ...issues);
      back();
    };
  }
  /** A way back to here from other segments, forth and back. */
  checkpoint(): () => void {
    const back = snapshot(this.g);
    const books = copyBooks(this.books);
    const { checked } = this;
    const [steps, mismatches, carry] = [[...this.steps], [...this.mismatches], [...this.carry]];
    const edits = [...this.edits];
    return () => {
      back();
      this.books = copyBooks(books);
      this.checked = checked;
      this.steps = [...steps];
      this.mismatches = [...mismatches];
      this.edits = [...edits];
      this.carry = [...carry];
    };
  }
}

/** A card lies in one place: in a hand, else removed, else among the discards. */
function withoutDoubles({ hands, removed, discard, ...position }: Position): Position {
  const taken = new Set<CardKey>();
  const take = (cards: readonly CardKey[] = []): CardKey[] =>
    cards.filter((card) => !taken.has(card) && taken.add(card).size > 0);
  return {
    ...position,
    ...(hands && { hands: { us: take(hands.us), ussr: take(hands.ussr) } }),
    ...(removed && { removed: take(removed) }),
    ...(discard && { discard: take(discard) }),
  };
}

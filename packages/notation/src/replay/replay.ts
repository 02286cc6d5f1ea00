import {
  type ActorKey,
  answer,
  CARD_KEYS,
  type CardKey,
  COUNTRY_KEYS,
  type CountryKey,
  cardValue,
  type Decision,
  decisions,
  type Fact,
  type Game,
  prepareGame,
  type Rules,
} from '@longtwilight/engine';
import { type Books, copyBooks, openBooks, regionBonus } from './books.ts';
import { Comparison } from './comparison.ts';
import { arrangeHands, harmOf } from './hands.ts';
import type { Mismatch } from './mismatch.ts';
import { answers, type Proposal, propose } from './proposals.ts';
import type { Segment } from './segments.ts';
import { headlinesOf, sightingsIn, type TurnSightings } from './sightings.ts';
import { Broken, broken, dealtIn, isPenalty, isRound, type Trace, type TracedStep } from './trace.ts';

/** How many unexplained disagreements in one segment are put up with, tried one after the other. */
const PATIENCE = [0, 1, 2, 4, 8, 16];
const MOST_NODES = 3000;
const LAST_TURN = 10;

export function replaySegments(rules: Rules, segments: readonly Segment[]): Trace {
  return new Replay(rules, segments).run();
}

class Replay {
  private readonly g: Game;
  private readonly segments: readonly Segment[];
  /** The log says which cards were dealt. */
  private readonly told: boolean;
  private readonly steps: TracedStep[] = [];
  private readonly opening: Fact[] = [];
  private readonly mismatches: Mismatch[] = [];
  private checked = 0;
  private books: Books;
  /** Facts that belong to what comes next. */
  private carry: Fact[] = [];
  private comparison!: Comparison;
  private sightings: TurnSightings = { sightings: [], modest: new Set(), inPile: [] };
  private drawnLate = false;
  private nodes = 0;
  private deepest = { used: -1, line: 0, expected: '', got: '' };

  constructor(rules: Rules, segments: readonly Segment[]) {
    this.segments = segments;
    const deals = segments.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'dealt'));
    this.told = deals.length > 0 && deals.every((entry) => entry.cards !== null);
    this.g = prepareGame(rules);
    this.g.facts = this.opening;
    this.g.run();
    this.books = openBooks(this.g);
  }

  run(): Trace {
    let complete = true;
    try {
      for (let i = 0; i < this.segments.length; ) i = this.turn(i);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      this.mismatches.push(error.mismatch);
      complete = false;
    }
    const { opening, steps, mismatches, checked } = this;
    return { opening, steps, mismatches, checked, complete };
  }

  /** Replay a turn; where Ask Not leaves open when cards were drawn, first as dealt, then as drawn by it. */
  private turn(from: number): number {
    const next = this.segments.findIndex((one, i) => i > from && one.kind === 'headline');
    const end = next < 0 ? this.segments.length : next;
    this.sightings = sightingsIn(this.segments.slice(from, end));
    const doubtful = this.sightings.sightings.some((one) => one.drawnBefore > 0);
    const restart = doubtful && !this.told ? this.checkpoint() : null;
    this.drawnLate = false;
    try {
      for (let i = from; i < end; i++) this.segment(this.segments[i]!, i);
    } catch (error) {
      if (!(error instanceof Broken) || restart === null) throw error;
      const reached = this.checkpoint();
      restart();
      this.drawnLate = true;
      try {
        for (let i = from; i < end; i++) this.segment(this.segments[i]!, i);
      } catch (again) {
        if (!(again instanceof Broken)) throw again;
        reached();
        throw error;
      }
    }
    return end;
  }
  private checkpoint(): () => void {
    const bytes = this.g.bytes.slice();
    const { books, checked } = this;
    const [steps, mismatches, carry] = [this.steps.length, this.mismatches.length, [...this.carry]];
    const kept = [this.steps.slice(), this.mismatches.slice()] as const;
    const copy = copyBooks(books);
    return () => {
      this.g.bytes.set(bytes);
      this.g.leaveCache();
      this.books = copyBooks(copy);
      this.checked = checked;
      this.steps.splice(0, this.steps.length, ...kept[0].slice(0, steps));
      this.mismatches.splice(0, this.mismatches.length, ...kept[1].slice(0, mismatches));
      this.carry = [...carry];
    };
  }

  private segment(segment: Segment, index: number): void {
    const isLast = index === this.segments.length - 1;
    this.books.vpAtStart = this.books.vp;
    this.comparison = new Comparison(segment, isLast, this.books, this.g);
    if (this.g.over && this.carry.length === 0) return this.afterTheEnd(segment);
    if (segment.kind === 'headline') {
      this.beginTurn(segment);
      if (!this.chooseHeadlines(segment)) return this.close();
    } else if (segment.kind === 'round') {
      if (!this.beginRound(segment)) return;
    } else this.deal(segment);
    this.solve();
    this.close();
  }

  private afterTheEnd(segment: Segment): void {
    const first = segment.entries.find((entry) => entry.kind !== 'final');
    if (segment.card === null && first === undefined) return;
    throw broken(segment.line, 'end of the game', 'nothing more: the game is over by the rules', segment.heading);
  }

  private close(): void {
    const { comparison } = this;
    this.books = comparison.books;
    this.mismatches.push(...comparison.issues);
    this.checked += comparison.checked;
  }

  // Answers

  private act(actor: ActorKey, asked: Decision, proposal: Proposal, line: number): Fact[] {
    const facts: Fact[] = [];
    this.g.facts = facts;
    answer(this.g, actor, proposal.text);
    const { question, card } = asked;
    this.steps.push({ actor, question, card, text: proposal.text, stated: proposal.stated, line, facts });
    return facts;
  }

  /** Hold facts against the lines, up to where the next segment begins; what is left is carried over. */
  private observe(facts: readonly Fact[]): void {
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

  // Turns and rounds

  /** Deal what the log says was dealt, or anything: hands that are not told are arranged afterwards. */
  private deal(segment: Segment): void {
    const dealt = this.told ? dealtIn(segment) : [];
    segment.entries.forEach((entry, i) => {
      if (entry.kind === 'dealt') this.comparison.consume(i);
    });
    for (let i = 0; ; i++) {
      const [asked] = decisions(this.g);
      if (asked?.question !== 'draw' || asked.card !== null) return;
      const given = dealt[i];
      // A log of ours that breaks off inside a deal
      if (given === undefined && this.told && this.comparison.isLast) return;
      if (given !== undefined && !asked.options.includes(given))
        throw broken(segment.line, 'deal', 'a card of the pile', given);
      const proposal = { text: given ?? asked.options[0]!, stated: given !== undefined, lines: [] };
      this.observe(this.act('chance', asked, proposal, segment.line));
    }
  }

  private beginTurn(segment: Segment): void {
    const { books } = this.comparison;
    this.skipRounds(segment);
    const facts = this.carry;
    this.carry = [];
    for (const fact of facts) {
      if (fact.t === 'turn') {
        books.turn = fact.turn;
        books.turnEnds = false;
        books.military = { us: 0, ussr: 0 };
      } else this.comparison.observe(fact, false);
    }
    this.comparison.checked++;
    if (this.g.turn !== segment.turn) throw broken(segment.line, 'turn', `turn ${this.g.turn}`, segment.heading);
    this.deal(segment);
    if (this.told) return;
    const trouble = arrangeHands(this.g, this.sightings, this.drawnLate);
    if (trouble !== null) throw broken(trouble.line, 'hand', trouble.expected, trouble.got);
  }

  /** Both sides choose; false if the log breaks off before. */
  private chooseHeadlines(segment: Segment): boolean {
    const told = headlinesOf(segment);
    for (;;) {
      const asked = decisions(this.g).find((one) => !one.answered);
      if (asked?.question !== 'headline') return true;
      const chosen = told.find((one) => one.side === asked.actor);
      if (chosen === undefined) {
        if (this.comparison.isLast) return false;
        throw broken(segment.line, 'headline', `a headline of the ${asked.actor}`, segment.heading);
      }
      if (!asked.options.includes(chosen.card))
        throw broken(chosen.line, 'headline', `one of ${asked.options.join(', ')}`, chosen.card);
      const line = this.comparison.find('headline', (entry) => entry.side === asked.actor);
      if (line >= 0) this.comparison.consume(line);
      this.comparison.checked++;
      this.observe(this.act(asked.actor, asked, { text: chosen.card, stated: true, lines: [] }, chosen.line));
    }
  }

  /** Rounds that the engine gives and the log leaves out: they were skipped or passed. */
  private skipRounds(segment: Segment): void {
    for (;;) {
      const [round, ...rest] = this.carry;
      if (round?.t !== 'round' || isRound(round, segment)) return;
      const end = rest.findIndex((fact) => fact.t === 'round' || fact.t === 'turn');
      if (end >= 0) {
        for (const fact of rest.slice(0, end)) this.observeOne(fact, isPenalty(rest, rest.indexOf(fact), this.books));
        this.carry = rest.slice(end);
        continue;
      }
      const asked = decisions(this.g)[0];
      if (asked?.question !== 'play' || !asked.options.includes('pass'))
        throw broken(segment.line, 'round', `${round.side} action round ${round.round}`, segment.heading);
      this.carry = [];
      this.observe(this.act(asked.actor, asked, { text: 'pass', stated: false, lines: [] }, segment.line));
    }
  }

  /** Come to the round that the log tells next; false if there is nothing to do in it. */
  private beginRound(segment: Segment): boolean {
    const nothing = segment.card === null && segment.entries.length === 0;
    if (nothing && this.comparison.isLast) return false;
    if (this.carry[0]?.t !== 'round') {
      if (nothing) return false;
      throw broken(segment.line, 'round', 'the next turn', segment.heading);
    }
    this.skipRounds(segment);
    const [round, ...facts] = this.carry;
    if (round?.t !== 'round') throw broken(segment.line, 'round', 'the next turn', segment.heading);
    this.comparison.checked += 2;
    if (this.comparison.books.turn !== segment.turn)
      throw broken(segment.line, 'turn', `turn ${this.comparison.books.turn}`, segment.heading);
    this.carry = [];
    this.observe(facts);
    return true;
  }

  // One segment

  /** Find answers that account for the lines of the segment: without any doubt first, then with a few. */
  private solve(): void {
    const start = this.snapshot();
    this.deepest = { used: -1, line: this.comparison.segment.line, expected: '', got: '' };
    for (const patience of PATIENCE) {
      this.restore(start);
      this.nodes = 0;
      if (this.explore(patience)) return;
    }
    const { line, expected, got } = this.deepest;
    throw broken(line, 'replay', expected, got);
  }

  private snapshot(): () => void {
    const bytes = this.g.bytes.slice();
    const mark = this.comparison.mark();
    const steps = this.steps.length;
    const carry = [...this.carry];
    return () => {
      this.g.bytes.set(bytes);
      this.g.leaveCache();
      this.comparison.backTo(mark);
      this.steps.length = steps;
      this.carry = [...carry];
    };
  }
  private restore(snapshot: () => void): void {
    snapshot();
  }

  private explore(patience: number): boolean {
    for (;;) {
      if (this.comparison.blamed > patience || this.nodes++ > MOST_NODES) return this.giveUp(null);
      if (this.carry.length > 0 || this.g.over) return this.finish(patience);
      const asked = decisions(this.g)[0]!;
      if (asked.question === 'headline') return this.finish(patience);
      const proposals = this.proposalsFor(asked);
      if (this.breaksOff(proposals)) return this.finish(patience);
      if (proposals.length === 0) {
        if (this.comparison.isLast && this.comparison.firstOpen(answers) < 0) return this.finish(patience);
        return this.giveUp(asked);
      }
      if (proposals.length === 1) {
        this.apply(asked, proposals[0]!);
        continue;
      }
      const here = this.snapshot();
      for (const proposal of proposals) {
        this.apply(asked, proposal);
        if (this.explore(patience)) return true;
        this.restore(here);
      }
      return false;
    }
  }

  /** The log ends here: nothing in it says any more what was answered. */
  private breaksOff(proposals: readonly Proposal[]): boolean {
    const { comparison } = this;
    if (!comparison.isLast || comparison.firstOpen() >= 0 || proposals.some((one) => one.stated)) return false;
    return !comparison.segment.entries.some((entry) => entry.kind === 'final' || entry.kind === 'winner');
  }

  private proposalsFor(asked: Decision): Proposal[] {
    const { comparison, g } = this;
    if (asked.actor !== 'chance' && (asked.question === 'place' || asked.question === 'realign'))
      comparison.headingWorth(asked.left - regionBonus(g, asked.actor, asked.card), asked.actor);
    const wanted = this.sightings.sightings.flatMap((one) => (one.drawnBefore > 0 ? [one.card] : []));
    return propose({
      decision: asked,
      comparison,
      wanted,
      defcon: g.defcon,
      told: this.told,
      harm: (card) => harmOf(g, card as CardKey) + (this.sightings.inPile.includes(card as CardKey) ? 10 : 0),
      influence: (side, country) => g.influence(side === 'us' ? 0 : 1, COUNTRY_KEYS.indexOf(country as CountryKey)),
    });
  }

  private apply(asked: Decision, proposal: Proposal): void {
    const { comparison } = this;
    const indexes = [...proposal.lines, proposal.word, proposal.heading, proposal.die].filter((i) => i !== undefined);
    const line = indexes.length > 0 ? comparison.entry(indexes[0]!).line : this.nearestLine();
    for (const i of proposal.lines) comparison.consume(i);
    if (proposal.word !== undefined) comparison.take(proposal.word, 1);
    if (proposal.heading !== undefined) this.announce(asked, proposal.heading, proposal.text);
    if (proposal.die !== undefined) comparison.rolled(proposal.die);
    this.observe(this.act(asked.actor, asked, proposal, line));
  }
  private announce(asked: Decision, heading: number, use: string): void {
    this.comparison.announced(heading);
    if (use !== 'space' || asked.card === null || asked.actor === 'chance') return;
    const number = CARD_KEYS.indexOf(asked.card) + 1;
    const side = asked.actor === 'us' ? 0 : 1;
    this.comparison.headingWorth(cardValue(this.g, side, number), asked.actor);
  }
  private nearestLine(): number {
    const next = this.comparison.firstOpen();
    return next < 0 ? this.comparison.segment.line : this.comparison.entry(next).line;
  }

  private finish(patience: number): boolean {
    this.comparison.finish();
    return this.comparison.blamed <= patience || this.giveUp(null);
  }

  /** Remember how far this attempt came, to report the best one. */
  private giveUp(asked: Decision | null): false {
    const { comparison } = this;
    const used = comparison.settled;
    if (used <= this.deepest.used) return false;
    const next = comparison.firstOpen();
    const issue = comparison.issues.find((one) => one.explanation === null);
    const got = next < 0 ? 'nothing more under this heading' : comparison.entry(next).text;
    if (asked !== null) {
      const expected = `an answer of ${asked.actor} to "${asked.question}"${asked.card === null ? '' : ` (${asked.card})`}: ${asked.options.join(', ')}`;
      this.deepest = { used, line: this.nearestLine(), expected, got };
    } else if (issue !== undefined) this.deepest = { used, line: issue.line, expected: issue.expected, got: issue.got };
    return false;
  }
}

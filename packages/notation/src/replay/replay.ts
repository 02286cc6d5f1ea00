import { decisions, positionOf, type Rules } from '@longtwilight/engine';
import { CARD_PLACE_KEYS } from '@longtwilight/engine/data';
import { arrangeHands, type HandTrouble, pickHeldScoring, scoringCardsHeld } from './hands.ts';
import { Search } from './search.ts';
import type { Segment } from './segments.ts';
import { headlinesOf, NOTHING_SEEN, sightingsIn } from './sightings.ts';
import { ReplayStage } from './stage.ts';
import { asFarAsShown, Broken, broken, dealtIn, isRound, lineOfDeal, type Trace } from './trace.ts';

/** Replays a log segment by segment, with blanks in the hands where it does not say what was dealt. */
export abstract class Replay {
  protected readonly segments: readonly Segment[];
  protected readonly stage: ReplayStage;
  protected readonly search: Search;
  protected sightings = NOTHING_SEEN;
  /** The log is followed against the rules. */
  protected following = false;
  /** The log says which cards were dealt. */
  private readonly dealsTold: boolean;
  private drawnLate = false;
  /** What is wrong with the hands of this turn, to be reported when its line is reached. */
  private trouble: HandTrouble | null = null;

  constructor(rules: Rules, segments: readonly Segment[]) {
    this.segments = segments;
    const deals = segments.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'dealt'));
    this.dealsTold = deals.length > 0 && deals.every((entry) => entry.cards !== null);
    this.stage = new ReplayStage(rules, segments[0]!);
    this.search = new Search(this.stage, this.dealsTold);
  }

  run(): Trace {
    const { stage } = this;
    for (let i = 0; i < this.segments.length; ) i = this.turn(i);
    const { opening, edits, mismatches, checked } = stage;
    const steps = asFarAsShown(stage.steps, this.segments.at(-1)!);
    return { opening, steps, edits, mismatches, checked, tried: this.search.tried, held: scoringCardsHeld(stage.g) };
  }

  /** What the rules can't follow: take the log's word for it. */
  protected abstract follow(from: number, end: number): void;
  /** A segment has been replayed, perhaps with doubts. */
  protected abstract settle(segment: Segment): void;

  private get told(): boolean {
    return this.dealsTold && !this.following;
  }

  /**
   * Replay a turn; where Ask Not leaves open when cards were drawn, first as dealt, then as drawn by it. A turn that can't be
   * replayed by the rules is followed as the log tells it.
   */
  private turn(from: number): number {
    const next = this.segments.findIndex((one, i) => i > from && one.kind === 'headline');
    const end = next < 0 ? this.segments.length : next;
    this.sightings = sightingsIn(this.segments.slice(from, end));
    const { sightings, held } = this.sightings;
    const doubtful = !this.told && [...sightings, ...held].some((one) => one.drawnBefore > 0);
    const restart = this.stage.checkpoint();
    for (const drawnLate of doubtful ? [false, true] : [false]) {
      try {
        this.play(from, end, drawnLate);
        return end;
      } catch (error) {
        if (!(error instanceof Broken)) throw error;
        restart();
      }
    }
    this.following = true;
    this.drawnLate = false;
    this.trouble = null;
    this.follow(from, end);
    this.following = false;
    return end;
  }
  private play(from: number, end: number, drawnLate: boolean): void {
    this.drawnLate = drawnLate;
    this.trouble = null;
    const { turn } = this.segments[from]!;
    for (let i = from; i < end; i++) {
      const segment = this.segments[i]!;
      if (segment.kind === 'round' && segment.turn !== turn)
        throw broken(segment.line, 'turn', `"Turn ${segment.turn}, Headline Phase" before it`, segment.heading);
      this.seeHands(this.segments[i + 1]?.line ?? Number.POSITIVE_INFINITY);
      this.segment(segment, i === this.segments.length - 1);
    }
  }
  /** Stop if what is wrong with the hands comes to light before this line. */
  private seeHands(before: number): void {
    const { trouble } = this;
    if (trouble !== null && trouble.line < before) throw broken(trouble.line, 'hand', trouble.expected, trouble.got);
  }

  private segment(segment: Segment, isLast: boolean): void {
    const { stage } = this;
    if (!this.enter(segment, isLast)) return stage.close();
    this.search.solve(this.sightings);
    stage.close();
    this.settle(segment);
  }

  /** Come to where a segment begins; false if there is nothing to answer in it. */
  protected enter(segment: Segment, isLast: boolean): boolean {
    const { stage } = this;
    stage.open(segment, isLast);
    if (stage.g.over && stage.carry.length === 0) return this.afterTheEnd(segment);
    if (segment.kind === 'round') return this.beginRound(segment);
    if (segment.kind === 'headline') {
      this.beginTurn(segment);
      return this.chooseHeadlines(segment);
    }
    this.deal(segment);
    return true;
  }

  private afterTheEnd(segment: Segment): false {
    const first = segment.entries.find((entry) => entry.kind !== 'final');
    if (segment.card === null && first === undefined) return false;
    throw broken(segment.line, 'end of the game', 'nothing more: the game is over by the rules', segment.heading);
  }

  /** Deal what the log says was dealt, or anything: hands that are not told are arranged afterwards. */
  protected deal(segment: Segment): void {
    const { stage } = this;
    const dealt = this.told ? dealtIn(segment) : [];
    segment.entries.forEach((entry, i) => {
      if (entry.kind === 'dealt') stage.comparison.consume(i);
    });
    for (let i = 0; ; i++) {
      const [asked] = decisions(stage.g);
      if (asked?.question !== 'draw' || asked.card !== null) return;
      const given = dealt[i];
      // A log of ours that breaks off inside a deal
      if (given === undefined && this.told && stage.comparison.isLast) return;
      if (given !== undefined && !asked.options.includes(given))
        throw broken(lineOfDeal(segment, given), 'deal', 'a card of the pile', given);
      const proposal = { text: given ?? asked.options[0]!, stated: given !== undefined };
      stage.observe(stage.act(asked, proposal, segment.line));
    }
  }

  private beginTurn(segment: Segment): void {
    const { stage } = this;
    const { books } = stage.comparison;
    this.skipRounds(segment);
    const facts = stage.carry;
    stage.carry = [];
    for (const fact of facts) {
      if (fact.t === 'turn') {
        books.turn = fact.turn;
        books.turnEnds = false;
        books.military = { us: 0, ussr: 0 };
      } else stage.comparison.observe(fact, false);
    }
    stage.comparison.checked++;
    if (stage.g.turn !== segment.turn) throw broken(segment.line, 'turn', `turn ${stage.g.turn}`, segment.heading);
    this.deal(segment);
    this.reshuffleAtOnce();
    if (!this.told) this.arrangeHands(segment);
  }

  protected arrangeHands(segment: Segment): void {
    const { stage, drawnLate, following: force } = this;
    this.sightings = pickHeldScoring(stage.g, this.sightings);
    const { hands, trouble } = arrangeHands(stage.g, this.sightings, { drawnLate, force });
    stage.arrange(hands, segment.line);
    if (!force) this.trouble = trouble;
    else if (trouble !== null) stage.doubt(trouble.line, 'hand', trouble.expected, trouble.got);
  }

  /** A deal has used up the pile, and the log says that the discards became a new one without waiting for the next draw. */
  private reshuffleAtOnce(): void {
    const { g, comparison } = this.stage;
    const told = comparison.find('reshuffle');
    if (told < 0 || g.rules.deck.some((card) => CARD_PLACE_KEYS[g.placeOf(card)] === 'pile')) return;
    const { line } = comparison.entry(told);
    comparison.explainReshuffle(told);
    this.stage.goOnFrom({ ...positionOf(g), start: 'headline', round: 0, discard: [] }, line);
  }

  /** Both sides choose; false if the log breaks off before. */
  private chooseHeadlines(segment: Segment): boolean {
    const { stage } = this;
    const { comparison } = stage;
    const told = headlinesOf(segment);
    for (;;) {
      const asked = decisions(stage.g).find((one) => !one.answered);
      if (asked?.question !== 'headline') return true;
      const chosen = told.find((one) => one.side === asked.actor);
      if (chosen === undefined) {
        if (comparison.isLast) return false;
        throw broken(segment.line, 'headline', `a headline of the ${asked.actor}`, segment.heading);
      }
      if (!asked.options.includes(chosen.card)) {
        this.seeHands(Number.POSITIVE_INFINITY);
        throw broken(chosen.line, 'headline', `one of ${asked.options.join(', ')}`, chosen.card);
      }
      const line = comparison.find('headline', (entry) => entry.side === asked.actor);
      if (line >= 0) comparison.consume(line);
      comparison.checked++;
      stage.observe(stage.act(asked, { text: chosen.card, stated: true }, chosen.line));
    }
  }

  /** Rounds that the engine gives and the log leaves out: they were skipped or passed. */
  private skipRounds(segment: Segment): void {
    const { stage } = this;
    for (;;) {
      const [round, ...rest] = stage.carry;
      if (round?.t !== 'round' || isRound(round, segment)) return;
      stage.carry = [];
      const end = rest.findIndex((fact) => fact.t === 'round' || fact.t === 'turn');
      if (end >= 0) {
        stage.observe(rest);
        continue;
      }
      const asked = decisions(stage.g)[0];
      if (asked?.question !== 'play' || !asked.options.includes('pass'))
        throw broken(segment.line, 'round', `${round.side} action round ${round.round}`, segment.heading);
      stage.observe(rest);
      stage.observe(stage.act(asked, { text: 'pass', stated: false }, segment.line));
    }
  }

  /** Come to the round that the log tells next; false if there is nothing to do in it. */
  private beginRound(segment: Segment): boolean {
    const { stage } = this;
    const { comparison } = stage;
    const nothing = segment.card === null && segment.entries.length === 0;
    if (nothing && comparison.isLast) return false;
    if (stage.carry[0]?.t === 'round') this.skipRounds(segment);
    else if (nothing) return false;
    const [round, ...facts] = stage.carry;
    if (round?.t !== 'round') throw broken(segment.line, 'round', 'the next turn', segment.heading);
    comparison.checked += 2;
    if (comparison.books.turn !== segment.turn)
      throw broken(segment.line, 'turn', `turn ${comparison.books.turn}`, segment.heading);
    stage.carry = [];
    stage.observe(facts);
    return true;
  }
}

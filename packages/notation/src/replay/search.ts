import { cardValue, type Decision, decisions, regionBonus, sideOf } from '@longtwilight/engine';
import { at, type CardKey, type CountryKey, no } from '@longtwilight/engine/data';
import { harmOf } from './hands.ts';
import { answers, type Proposal, propose } from './proposals.ts';
import { NOTHING_SEEN, type TurnSightings } from './sightings.ts';
import type { ReplayStage } from './stage.ts';
import { type Broken, broken } from './trace.ts';

/** How many unexplained disagreements in one segment are put up with, tried one after the other. */
const PATIENCE = [0, 1, 2, 4, 8, 16];
/** So many answers are tried for one segment, and for all of a log that does not fit. */
const MOST_IN_SEGMENT = 3000;
const MOST_IN_LOG = 60_000;

/** The attempt at a segment that came furthest, for the report. */
interface Attempt {
  readonly settled: number;
  readonly line: number;
  readonly what: string;
  readonly expected: string;
  readonly got: string;
}

/** Finds the answers that account for the lines of a segment. */
export class Search {
  private readonly stage: ReplayStage;
  /** The log says which cards were dealt. */
  private readonly told: boolean;
  private tried = 0;
  private inSegment = 0;
  private best: Attempt | null = null;
  private sightings = NOTHING_SEEN;

  constructor(stage: ReplayStage, told: boolean) {
    this.stage = stage;
    this.told = told;
  }

  /** Answer the questions of the open segment: without any doubt first, then with a few. */
  solve(sightings: TurnSightings): void {
    const { stage } = this;
    this.sightings = sightings;
    this.best = null;
    const start = stage.snapshot();
    for (const patience of PATIENCE) {
      start();
      this.inSegment = 0;
      if (this.explore(patience)) return;
    }
    throw this.failure();
  }
  private failure(): Broken {
    const { line, heading } = this.stage.comparison.segment;
    const { best } = this;
    if (best === null) return broken(line, 'replay', 'answers that fit the lines under this heading', heading);
    return broken(best.line, best.what, best.expected, best.got);
  }

  private explore(patience: number): boolean {
    const { stage } = this;
    for (;;) {
      const { comparison } = stage;
      const tooMany = this.inSegment++ > MOST_IN_SEGMENT || this.tried++ > MOST_IN_LOG;
      if (comparison.blamed > patience || tooMany) return this.giveUp(null);
      if (stage.carry.length > 0 || stage.g.over) return this.finish(patience);
      const asked = decisions(stage.g)[0]!; // there is one until the game is over
      if (asked.question === 'headline') return this.finish(patience);
      const proposals = this.proposalsFor(asked);
      if (this.breaksOff(proposals)) return this.finish(patience);
      if (proposals.length === 0) return this.giveUp(asked);
      if (proposals.length === 1) {
        this.apply(asked, proposals[0]!);
        continue;
      }
      const back = stage.snapshot();
      for (const proposal of proposals) {
        this.apply(asked, proposal);
        if (this.explore(patience)) return true;
        back();
      }
      return false;
    }
  }

  /** The log ends here: nothing in it says any more what was answered. */
  private breaksOff(proposals: readonly Proposal[]): boolean {
    const { comparison } = this.stage;
    if (!comparison.isLast) return false;
    if (proposals.length === 0)
      return comparison.isExhausted((entry) => answers(entry) && !comparison.isCutEvent(entry));
    if (!comparison.isExhausted() || proposals.some((one) => one.stated)) return false;
    return !comparison.segment.entries.some((entry) => entry.kind === 'final' || entry.kind === 'winner');
  }

  private proposalsFor(asked: Decision): Proposal[] {
    const { comparison, g } = this.stage;
    if (asked.actor !== 'chance' && (asked.question === 'place' || asked.question === 'realign'))
      comparison.headingWorth(
        asked.left - regionBonus(g, sideOf(asked.actor), asked.card === null ? 0 : no[asked.card]),
        asked.actor,
      );
    const { sightings, inPile } = this.sightings;
    return propose({
      decision: asked,
      comparison,
      wanted: sightings.flatMap((one) => (one.drawnBefore > 0 ? [one.card] : [])),
      defcon: g.defcon,
      told: this.told,
      harm: (card) => harmOf(g, card as CardKey) + (inPile.includes(card as CardKey) ? NEEDED_IN_PILE : 0),
      influence: (side, country) => g.influence(sideOf(side), at[country as CountryKey]),
    });
  }

  private apply(asked: Decision, proposal: Proposal): void {
    const { comparison } = this.stage;
    const { lines, word, heading, die } = proposal;
    const told = [...lines, word, heading, die].find((i) => i !== undefined);
    const line = told === undefined ? this.nearestLine() : comparison.entry(told).line;
    for (const i of lines) comparison.consume(i);
    if (word !== undefined) comparison.take(word, 1);
    if (heading !== undefined) this.announce(asked, heading, proposal.text);
    if (die !== undefined) comparison.rolled(die);
    this.stage.observe(this.stage.act(asked, proposal, line));
  }
  private announce(asked: Decision, heading: number, use: string): void {
    const { comparison, g } = this.stage;
    comparison.announced(heading);
    if (use !== 'space' || asked.card === null || asked.actor === 'chance') return;
    const worth = cardValue(g, sideOf(asked.actor), no[asked.card]);
    comparison.headingWorth(worth, asked.actor);
  }
  private nearestLine(): number {
    const { comparison } = this.stage;
    const next = comparison.firstOpen();
    return next < 0 ? comparison.segment.line : comparison.entry(next).line;
  }

  private finish(patience: number): boolean {
    const { comparison } = this.stage;
    comparison.finish();
    return comparison.blamed <= patience || this.giveUp(null);
  }

  /** Remember how far this attempt came. */
  private giveUp(asked: Decision | null): false {
    const { comparison } = this.stage;
    const { settled } = comparison;
    if (this.best !== null && settled <= this.best.settled) return false;
    const next = comparison.firstOpen();
    const issue = comparison.issues.find((one) => one.explanation === null);
    if (asked !== null) {
      const about = asked.card === null ? '' : ` (${asked.card})`;
      const expected = `an answer of ${asked.actor} to "${asked.question}"${about}: ${asked.options.join(', ')}`;
      const got = next < 0 ? 'nothing more under this heading' : comparison.entry(next).text;
      this.best = { settled, line: this.nearestLine(), what: 'replay', expected, got };
    } else if (issue !== undefined) this.best = { settled, ...issue };
    return false;
  }
}
/** Cards that an event throws out of the pile later must not be drawn before. */
const NEEDED_IN_PILE = 10;

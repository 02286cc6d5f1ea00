import { cardValue, type Decision, decisions, regionBonus, sideOf } from '@longtwilight/engine';
import { at, type CardKey, type CountryKey, no } from '@longtwilight/engine/data';
import { guesses } from './guesses.ts';
import { harmOf } from './hands.ts';
import { missileEnvyToSpace } from './known-faults.ts';
import { answers, type Proposal, propose } from './proposals.ts';
import { NOTHING_SEEN, type TurnSightings } from './sightings.ts';
import type { ReplayStage } from './stage.ts';
import { type Broken, broken } from './trace.ts';

/** How many unexplained disagreements in one segment are put up with, tried one after the other. */
const PATIENCE = [0, 1, 2, 4, 8, 16];
/** So many answers are tried for one segment, and for all of a log that does not fit. */
const MOST_IN_SEGMENT = 3000;
const MOST_IN_LOG = 60_000;
const LINES_OF_A_PLAY = 30;

/** The attempt at a segment that came furthest, for the report and to go on from. */
interface Attempt {
  readonly settled: number;
  readonly comeBack: () => void;
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
  /** How many answers have been tried for the whole log. */
  tried = 0;
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
      if (patience === 0 && this.isExcused()) break;
    }
    throw this.failure();
  }
  /** Whether the way without any doubt is blocked by a known fault: then no other way is looked for. */
  private isExcused(): boolean {
    if (!this.resumeBest()) return false;
    const { comparison } = this.stage;
    return missileEnvyToSpace(comparison.segment.entries, comparison.firstOpen()) !== null;
  }
  /** Go back to where the best attempt at the segment got stuck; false if there was none. */
  resumeBest(): boolean {
    this.best?.comeBack();
    return this.best !== null;
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
      if (comparison.blamed > patience || this.isTired(comparison.segment.entries.length)) return this.giveUp(null);
      if (stage.carry.length > 0 || stage.g.over) return this.finish(patience);
      const asked = decisions(stage.g)[0]!; // there is one until the game is over
      if (asked.question === 'headline') return this.finish(patience);
      const proposals = this.proposalsFor(asked);
      if (this.breaksOff(proposals)) return this.finish(patience);
      const guessed = comparison.blamed < patience ? guesses(asked, comparison, proposals) : [];
      if (proposals.length + guessed.length === 0) return this.giveUp(asked);
      if (proposals.length === 1 && guessed.length === 0) {
        this.apply(asked, proposals[0]!);
        continue;
      }
      const back = stage.snapshot();
      for (const proposal of [...proposals, ...guessed]) {
        if (guessed.includes(proposal)) comparison.guessed(asked.question, `an answer of ${asked.actor}`);
        this.apply(asked, proposal);
        if (this.explore(patience)) return true;
        back();
      }
      return false;
    }
  }

  /** Whether enough has been tried. Among many lines an answer takes longer. */
  private isTired(lines: number): boolean {
    const work = 1 + Math.floor(lines / LINES_OF_A_PLAY);
    this.inSegment += work;
    this.tried += work;
    return this.inSegment > MOST_IN_SEGMENT || this.tried > MOST_IN_LOG;
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
    const { sightings, inPile, entered } = this.sightings;
    return propose({
      decision: asked,
      comparison,
      wanted: sightings.flatMap((one) => (one.drawnBefore > 0 ? [one.card] : [])),
      entered,
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
      this.best = { settled, comeBack: this.stage.bookmark(), line: this.nearestLine(), what: 'replay', expected, got };
    } else if (issue !== undefined) this.best = { settled, comeBack: this.stage.bookmark(), ...issue };
    return false;
  }
}
/** Cards that an event throws out of the pile later must not be drawn before. */
const NEEDED_IN_PILE = 10;

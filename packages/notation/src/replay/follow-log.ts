import {
  decisions,
  type Fact,
  MOST_ROUNDS,
  type Position,
  positionOf,
  type Rules,
  START_OF,
} from '@longtwilight/engine';
import { type CardKey, no, PHASE_KEYS } from '@longtwilight/engine/data';
import { missileEnvyToSpace } from './known-faults.ts';
import { goingOn, handsWith, logsWord, putAway } from './logs-word.ts';
import { Replay } from './replay.ts';
import type { Segment } from './segments.ts';
import { sightingsIn } from './sightings.ts';
import { Broken, isRound, type Trace } from './trace.ts';

/** Replay a log by the rules as far as they go, and beyond them by the log's word. */
export function replaySegments(rules: Rules, segments: readonly Segment[]): Trace {
  return new LogFollower(rules, segments).run();
}

/** With so many VP no penalty at the end of a turn ends the game. */
const SAFE_VP = 14;
/** So far back a block is looked for that stands in the log again. */
const NEAR = 3;

/**
 * Where the rules and the log disagree, the log is taken at its word: the position is edited to what it says, every doubt is
 * noted, and the replay goes on under the next heading.
 */
class LogFollower extends Replay {
  /** The position to be set up under the next heading, where the play before it was left in the middle. */
  private astray: Position | null = null;

  /** After a segment that was played to its end: where the log says otherwise, so be it. */
  protected settle(segment: Segment): void {
    const { stage } = this;
    const turnOver = stage.carry.some(({ t }) => t === 'turn');
    const word = logsWord(stage.comparison, stage.g, { turnOver, later: this.after(segment) });
    if (word === null || stage.g.over) return;
    const start = START_OF[PHASE_KEYS[stage.g.phase]!];
    const round = start === 'headline' ? 0 : Math.max(1, stage.g.round);
    const { carry } = stage;
    this.tryToGoOn({ ...positionOf(stage.g), start, round, ...word }, segment.line);
    if (start !== 'rounds') stage.carry = carry;
  }
  /** A position that can't be is left out, and told. */
  private tryToGoOn(position: Position, line: number): void {
    try {
      this.stage.goOnFrom(position, line);
    } catch (error) {
      this.blame(error);
    }
  }

  private after({ line }: Segment): readonly Segment[] {
    return this.segments.filter((one) => one.line > line);
  }

  protected follow(from: number, end: number): void {
    for (let i = from; i < end; i++) this.followSegment(i);
  }

  private followSegment(i: number): void {
    const { stage } = this;
    const segment = this.mended(i);
    const isLast = i === this.segments.length - 1;
    const entered = this.enterSomehow(i, segment, isLast);
    if (entered === null) return this.takeAtItsWord(segment, isLast);
    if (!entered) return;
    try {
      this.search.solve(this.sightings);
    } catch (error) {
      this.search.resumeBest();
      stage.comparison.excuse = missileEnvyToSpace(segment.entries, stage.comparison.firstOpen());
      this.blame(error);
      return this.takeAtItsWord(segment, isLast);
    }
    stage.close();
    this.settle(segment);
  }

  private blame(error: unknown): void {
    if (!(error instanceof Broken)) throw error;
    this.stage.mismatches.push({ ...error.mismatch, explanation: this.stage.comparison.excuse });
  }

  /** Come to a segment by the rules, or by its heading; false if there is nothing in it, null if there is no way. */
  private enterSomehow(i: number, segment: Segment, isLast: boolean): boolean | null {
    const { stage } = this;
    const back = stage.checkpoint();
    let why: unknown = null;
    if (this.astray === null) {
      try {
        return this.enterWithCard(segment, isLast);
      } catch (error) {
        why = error;
        back();
      }
      if (this.isRepeated(i)) {
        stage.doubt(segment.line, 'line', 'once', segment.heading);
        return false;
      }
      this.blame(why);
    }
    try {
      this.goTo(i, segment, isLast);
      return this.enterWithCard(segment, isLast);
    } catch (error) {
      back();
      stage.open(segment, isLast);
      if (!(error instanceof Broken && why instanceof Broken && error.mismatch.line === why.mismatch.line))
        this.blame(error);
      return null;
    }
  }

  private enterWithCard(segment: Segment, isLast: boolean): boolean {
    const entered = this.enter(segment, isLast);
    if (!entered) this.stage.close();
    else if (segment.kind === 'round') this.giveCard(segment);
    return entered;
  }

  /** A card that is played was in the hand, whatever the rules say. */
  private giveCard({ card, side, line, heading, turn, round }: Segment): void {
    const { stage } = this;
    const asked = decisions(stage.g)[0];
    if (card === null || side === null || asked?.question !== 'play' || asked.options.includes(card)) return;
    if (!stage.g.rules.deck.includes(no[card])) return;
    stage.doubt(line, 'hand', `one of ${asked.options.join(', ')}`, heading);
    const shown = new Set<CardKey>(this.sightings.sightings.map((one) => one.card));
    const has =
      card === 'china-card'
        ? { china: { holder: side, faceUp: true } }
        : { hands: handsWith(stage.g, side, card, shown) };
    stage.goOnFrom({ ...positionOf(stage.g), start: 'rounds', turn, round, phasing: side, ...has }, line);
    stage.carry = [];
  }

  /** The rest of a segment that could not be played: what its lines state is taken over, and the next heading goes on from there. */
  private takeAtItsWord(segment: Segment, isLast: boolean): void {
    const { stage } = this;
    const { comparison, g } = stage;
    comparison.finish();
    stage.close();
    stage.carry = [];
    this.astray = { ...goingOn(g), ...putAway(g, segment), ...logsWord(comparison, g, { later: this.after(segment) }) };
    if (!isLast || g.over) return;
    const { astray } = this;
    this.astray = null;
    this.tryToGoOn({ ...astray, ...placeAfter(segment) }, segment.line);
  }

  // Where the log goes on

  /** Set up the position in which a segment begins. */
  private goTo(i: number, segment: Segment, isLast: boolean): void {
    const { stage } = this;
    const { kind, line, turn, round, side } = segment;
    const position = this.astray ?? goingOn(stage.g);
    this.astray = null;
    if (kind === 'setup' || side === null) return kind === 'headline' ? this.toTurn(i, segment, position) : undefined;
    let from = position;
    const turnBegins = position.turn !== turn || stage.g.phase === SETUP;
    if (turnBegins || stage.g.phase === DEAL) {
      if (turnBegins) this.toTurn(i, segment, position);
      else this.toDeal(i, segment, position);
      stage.open(segment, isLast);
      this.deal(segment);
      this.arrangeHands(segment);
      from = goingOn(stage.g);
    }
    stage.goOnFrom({ ...from, start: 'rounds', turn, round, phasing: side }, line);
  }

  /** End the turn before as the rules do, so that this one can begin. */
  private toTurn(i: number, { turn, line }: Segment, position: Position): void {
    const { stage } = this;
    const { g } = stage;
    this.lookAhead(i, turn);
    const isScoring = (card: CardKey): boolean => g.rules.cards[no[card]]!.scoring;
    const free = (cards: readonly CardKey[] = []): CardKey[] => cards.filter((card) => !isScoring(card));
    const hands = { us: free(position.hands?.us), ussr: free(position.hands?.ussr) };
    const { vp = 0 } = position;
    const isSafe = Math.abs(vp) <= SAFE_VP;
    const ending = { start: turn > 1 ? 'turn-end' : 'deal', turn: Math.max(1, turn - 1), round: 1 } as const;
    stage.carry = [];
    stage.goOnFrom({ ...position, hands, ...ending, vp: isSafe ? vp : 0 }, line);
    const facts = [...stage.carry, ...this.answerAnyhow(line)];
    const begins = facts.findIndex(({ t }) => t === 'turn');
    if (g.over || g.turn !== turn)
      stage.goOnFrom({ ...goingOn(g), hands, start: 'headline', turn, round: 0, vp }, line);
    else if (!isSafe) stage.goOnFrom({ ...positionOf(g), start: 'deal', turn, round: 1, vp }, line);
    stage.carry = begins < 0 ? [] : facts.slice(begins);
  }

  /** Its heading is missing: the turn has begun, and nobody has got cards yet. */
  private toDeal(i: number, { turn, line }: Segment, position: Position): void {
    this.lookAhead(i, turn);
    this.stage.goOnFrom({ ...position, start: 'deal', turn, round: 1 }, line);
  }

  /** What the rest of the turn shows of the hands. */
  private lookAhead(i: number, turn: number): void {
    const rest = this.segments.slice(i);
    const next = rest.findIndex((one, k) => k > 0 && one.turn !== turn);
    this.sightings = sightingsIn(next < 0 ? rest : rest.slice(0, next));
  }

  /** Answer what the end of a turn asks, up to the deal. */
  private answerAnyhow(line: number): Fact[] {
    const { stage } = this;
    const facts: Fact[] = [];
    for (;;) {
      const asked = decisions(stage.g)[0];
      if (asked === undefined || asked.question === 'headline' || asked.question === 'draw') return facts;
      const text = asked.options.includes('done') ? 'done' : asked.options[0]!;
      facts.push(...stage.act(asked, { text, stated: false }, line));
    }
  }

  // What may be wrong with a heading

  /** The same block stood in the log just before. */
  private isRepeated(i: number): boolean {
    const textOf = ({ heading, entries }: Segment): string => [heading, ...entries.map(({ text }) => text)].join('\n');
    const here = textOf(this.segments[i]!);
    return this.segments.slice(Math.max(0, i - NEAR), i).some((one) => textOf(one) === here);
  }

  /** A segment whose heading names another place than the one that comes next, while what follows fits the latter. */
  private mended(i: number): Segment {
    const { stage } = this;
    const segment = this.segments[i]!;
    const next = this.segments[i + 1];
    const [fact] = stage.carry;
    if (this.astray !== null || fact === undefined || segment.kind === 'setup') return segment;
    const turn = stage.comparison.books.turn;
    if (fact.t === 'turn' && segment.kind === 'headline') {
      if (segment.turn === fact.turn || (next !== undefined && next.turn !== fact.turn)) return segment;
      return this.mend(segment, { ...segment, turn: fact.turn });
    }
    if (fact.t !== 'round' || segment.kind !== 'round') return segment;
    if (isRound(fact, segment) && segment.turn === turn) return segment;
    const { side, round } = fact;
    const place = { turn, side, round };
    const alike = [segment.turn === turn, segment.side === side, segment.round === round].filter(Boolean).length === 2;
    if (!alike || (next !== undefined && !follows(next, place))) return segment;
    return this.mend(segment, { ...segment, ...place });
  }
  private mend(segment: Segment, { turn, side, round, ...rest }: Segment): Segment {
    const place = side === null ? `turn ${turn}` : `turn ${turn}, ${side} action round ${round}`;
    this.stage.doubt(segment.line, 'heading', place, segment.heading);
    return { ...rest, turn, side, round };
  }
}

const SETUP = PHASE_KEYS.indexOf('setup');
const DEAL = PHASE_KEYS.indexOf('deal');
type Place = Pick<Segment, 'turn' | 'side' | 'round'>;

/** Whether a segment comes right after a round. */
function follows(next: Segment, { turn, side, round }: Place): boolean {
  if (next.kind === 'headline') return next.turn === turn + 1;
  if (next.turn !== turn) return false;
  return side === 'ussr'
    ? next.side === 'us' && next.round === round
    : next.side === 'ussr' && next.round === round + 1;
}

/** Where the game would go on after a segment, for a log that ends with it. */
function placeAfter({ kind, turn, side, round }: Segment): Position {
  if (kind === 'setup') return { start: 'deal', turn: 1, round: 1 };
  if (kind === 'headline') return { start: 'rounds', turn, round: 1, phasing: 'ussr' };
  if (side === 'ussr') return { start: 'rounds', turn, round, phasing: 'us' };
  return { start: 'rounds', turn, round: Math.min(MOST_ROUNDS, round + 1), phasing: 'ussr' };
}

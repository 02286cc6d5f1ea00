import type { Rules } from '../editions/rules.ts';
import { MAP_PLACES } from '../map/countries.ts';
import { SKIPPED } from './answers.ts';
import type { Chance } from './chance.ts';
import type { Effect } from './effects.ts';
import { RefusedError } from './errors.ts';
import type { Fact } from './facts.ts';
import type { Actor, Card, Country, Side, Viewer } from './ids.ts';
import * as layout from './layout.ts';
import { phase } from './phases.ts';

// Copies of the layout in this module, where the optimiser sees that they are constant
const LAYOUT = { ...layout };
/** Every answer is a byte. */
const MOST_OPTIONS = 256;

/**
 * The resolution of one thing (a headline card, an action round, a phase): it yields at each question and is sent the answer.
 * Where it yields another play, that one is carried out first and its result sent: the same as `yield*`, but answers then go
 * straight to the innermost play instead of down through all the others.
 */
export type Play<T = void> = Generator<Play<unknown> | undefined, T, number>;

/** `next` of all generators, found once: each generator function has its own prototype, so looking it up costs every time. */
const { next: resumePlay } = (function* (): Play<unknown> {
  return yield;
})();

/** The outer game, which decides what is played next. */
export interface Flow {
  /** The play of the current phase; null where the phase asks by itself (both sides choosing headlines). */
  play(g: Game): Play | null;
  /** Open the next question of a phase without a play; false if it has none left. */
  open(g: Game): boolean;
  /** Take an answer in a phase without a play. True once the phase is complete. */
  take(g: Game, answer: number): boolean;
  /** Move on from a phase that is complete. */
  next(g: Game): void;
}

/**
 * A game in progress. Everything needed to continue is in `bytes`; the suspended play is only a cache that checkpoint and
 * journal can rebuild at any time. Read the open question in `actor`, `question`, `options` and answer it with `choose`.
 */
export class Game {
  /** One piece of memory for all lists of bytes: games are made often. */
  private readonly memory = new ArrayBuffer(LAYOUT.SIZE + MOST_OPTIONS + 2 * MAP_PLACES);
  readonly bytes = new Uint8Array(this.memory, 0, LAYOUT.SIZE);
  /** The same bytes four at a time, for loops that skip what is empty. */
  readonly fours = new Int32Array(this.memory, 0, LAYOUT.SIZE / 4);
  private readonly now = this.bytes.subarray(0, LAYOUT.NOW_SIZE);
  private readonly checkpoint = this.bytes.subarray(LAYOUT.CHECKPOINT, LAYOUT.CHECKPOINT + LAYOUT.NOW_SIZE);
  readonly rules: Rules;
  /** Facts are collected here while it is set. */
  facts: { push(fact: Fact): unknown } | null = null;
  /** Answers dice and draws at once while it is set; otherwise they are questions like any other. */
  chance: Chance | null = null;
  /** How many answers chance gave without being asked aloud. */
  chanceAnswers = 0;

  /** The open question. */
  actor: Actor = 0;
  question = 0;
  /** The card that causes it, 0 for none. */
  cause: Card = 0;
  /** How many more of the same may follow, this one included. */
  left = 1;
  options: Uint8Array = new Uint8Array(this.memory, LAYOUT.SIZE, MOST_OPTIONS);
  count = 0;

  private readonly flow: Flow;
  /** The play that waits for an answer, and behind it those that wait for its result. */
  private current: Play<unknown> | null = null;
  private readonly outer: Play<unknown>[] = [];
  private reviving = false;
  private position = 0;
  private readonly offers = this.options;
  private readonly reaches = [
    new Uint8Array(this.memory, LAYOUT.SIZE + MOST_OPTIONS, MAP_PLACES),
    new Uint8Array(this.memory, LAYOUT.SIZE + MOST_OPTIONS + MAP_PLACES, MAP_PLACES),
  ] as const;
  private readonly reachCounts: [number, number] = [-1, -1];

  constructor(rules: Rules, flow: Flow) {
    this.rules = rules;
    this.flow = flow;
  }

  // What is now

  influence(side: Side, c: Country): number {
    return this.bytes[LAYOUT.INFLUENCE + side * LAYOUT.INFLUENCE_OF_SIDE + c]!;
  }
  placeOf(card: Card): layout.CardPlace {
    return this.bytes[LAYOUT.CARDS + card]! & LAYOUT.PLACE_MASK;
  }
  knows(viewer: Viewer, card: Card): boolean {
    return (this.bytes[LAYOUT.CARDS + card]! & LAYOUT.KNOWN[viewer]) !== 0;
  }
  inHand(side: Side, card: Card): boolean {
    return this.placeOf(card) === LAYOUT.HAND + side;
  }
  countIn(place: layout.CardPlace): number {
    return this.bytes[LAYOUT.COUNTS + place]!;
  }
  handSize(side: Side): number {
    return this.bytes[LAYOUT.COUNTS + LAYOUT.HAND + side]!;
  }
  effect(effect: Effect): number {
    return this.bytes[LAYOUT.EFFECTS + effect]!;
  }
  get phase(): number {
    return this.bytes[LAYOUT.PHASE]!;
  }
  get turn(): number {
    return this.bytes[LAYOUT.TURN]!;
  }
  get round(): number {
    return this.bytes[LAYOUT.ROUND]!;
  }
  get phasing(): Side {
    return this.bytes[LAYOUT.PHASING] as Side;
  }
  get defcon(): number {
    return this.bytes[LAYOUT.DEFCON]!;
  }
  get vp(): number {
    return this.bytes[LAYOUT.VP]! - LAYOUT.VP_ZERO;
  }
  military(side: Side): number {
    return this.bytes[LAYOUT.MILITARY + side]!;
  }
  space(side: Side): number {
    return this.bytes[LAYOUT.SPACE + side]!;
  }
  spaceUsed(side: Side): number {
    return this.bytes[LAYOUT.SPACE_USED + side]!;
  }
  /** The holder of the China Card; 2 for nobody yet. */
  get chinaHolder(): number {
    return this.bytes[LAYOUT.CHINA_HOLDER]!;
  }
  get chinaFaceUp(): boolean {
    return this.bytes[LAYOUT.CHINA_FACE_UP] === 1;
  }
  headline(side: Side): Card {
    return this.bytes[LAYOUT.HEADLINE + side]!;
  }
  get over(): boolean {
    return this.bytes[LAYOUT.OVER] !== 0;
  }
  /** How many answers have been given, chance included. */
  get answered(): number {
    return this.fours[LAYOUT.ANSWERED / 4]!;
  }

  /** A note of the countries that operations may reach, kept for the current play; `fill` makes it when it is first asked for. */
  reach(side: Side, fill: (g: Game, side: Side, into: Uint8Array) => number): number {
    if (this.reachCounts[side] < 0) this.reachCounts[side] = fill(this, side, this.reaches[side]);
    return this.reachCounts[side];
  }
  reachable(side: Side): Uint8Array {
    return this.reaches[side];
  }

  // Questions

  /**
   * Open a question. Then list its options with `offer` (only while `listing`), and `yield` for the answer unless `none`.
   * While a play is rebuilt the journal answers, and nothing is listed.
   */
  ask(actor: Actor, question: number, cause: Card, left = 1): void {
    if (this.reviving && this.position === this.bytes[LAYOUT.JOURNAL_LENGTH]) this.reviving = false;
    this.actor = actor;
    this.question = question;
    this.cause = cause;
    this.left = left;
    this.count = 0;
    this.options = this.offers;
  }
  get listing(): boolean {
    return !this.reviving;
  }
  offer(answer: number): void {
    this.offers[this.count++] = answer;
  }
  /** Offer a whole list at once, which then must stay as it is while the question is open. */
  offerAll(answers: Uint8Array, count = answers.length): void {
    this.options = answers;
    this.count = count;
  }
  offered(answer: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.options[i] === answer) return true;
    return false;
  }
  /** Whether the question just opened has no answer at all: then it is not asked. */
  none(): boolean {
    if (this.reviving) {
      if (this.bytes[LAYOUT.JOURNAL + this.position] !== SKIPPED) return false;
      this.position++;
      return true;
    }
    if (this.count > 0) return false;
    this.note(SKIPPED);
    return true;
  }
  /** The answer that inline chance gives to one of `count` outcomes, or -1 if the question must be asked. */
  inlineChance(count: number): number {
    return this.chanceAtOnce ? this.chance!(count) : -1;
  }
  /** Whether chance answers by itself now; nothing is rolled or drawn any more once the game is over. */
  get chanceAtOnce(): boolean {
    return this.chance !== null && !this.reviving && !this.over;
  }
  /** Record an answer of inline chance. */
  inlineAnswer(answer: number): void {
    this.note(answer);
    this.bump();
    this.chanceAnswers++;
  }
  /** The last answer is a card that only these viewers see. */
  hideAnswer(known: number): void {
    if (!this.reviving) this.bytes[LAYOUT.JOURNAL_SEEN + this.bytes[LAYOUT.JOURNAL_LENGTH]! - 1] = known;
  }
  /** Forget the last answers of this play: a tie that is rolled again leaves nothing behind. */
  forget(answers: number): void {
    if (!this.reviving) this.shorten(this.bytes[LAYOUT.JOURNAL_LENGTH]! - answers);
  }

  /** Answer the open question with one of its options. The caller has made sure that it is one. */
  choose(answer: number): void {
    this.bump();
    if (this.phase === phase.headline) {
      if (this.flow.take(this, answer)) {
        this.flow.next(this);
        this.run();
      }
      return;
    }
    this.note(answer);
    const done = this.current === null ? this.rebuild(true) : this.resume(answer);
    if (this.over) this.stop();
    else if (done) {
      this.flow.next(this);
      this.run();
    }
  }

  /** Go on until somebody is asked or the game is over. */
  run(): void {
    while (!this.over) {
      const play = this.flow.play(this);
      this.checkpoint.set(this.now);
      this.shorten(0);
      this.forgetReach();
      this.current = play;
      if (play === null) {
        if (this.flow.open(this)) return;
        this.flow.next(this);
        continue;
      }
      const done = this.resume(0);
      if (this.over) break;
      if (!done) return;
      this.flow.next(this);
    }
    this.stop();
  }

  // Copies and going back

  /** Become the same game as another of the same rules. The open question is listed when `refresh` is called. */
  copyFrom(other: Game): void {
    this.bytes.set(other.bytes);
    this.leaveCache();
  }
  /** Forget everything that is not in the bytes, after they have been written from outside. */
  leaveCache(): void {
    this.current = null;
    this.outer.length = 0;
    this.count = 0;
    this.forgetReach();
  }
  /** In a phase that asks both sides at once: open the question of the one that is to answer next. */
  reopen(): void {
    this.flow.open(this);
  }
  /** List the open question again after a copy. */
  refresh(): void {
    if (this.over || this.current !== null) return;
    if (this.phase === phase.headline) this.flow.open(this);
    else this.rebuild(false);
  }
  /** Take back the last answer inside the current play; false if the play has had none. */
  takeBack(): boolean {
    let length = this.bytes[LAYOUT.JOURNAL_LENGTH]!;
    while (length > 0 && this.bytes[LAYOUT.JOURNAL + length - 1] === SKIPPED) length--;
    if (length === 0) return false;
    this.shorten(length - 1);
    this.bump(-1);
    this.leaveCache();
    this.rebuild(false);
    return true;
  }

  /** From checkpoint and journal back to the suspended play; with `last`, the journal's last answer is a new one. */
  private rebuild(last: boolean, told: Fact[] | null = null): boolean {
    const { bytes, facts, chance } = this;
    const length = bytes[LAYOUT.JOURNAL_LENGTH]!;
    const live = last ? length - 1 : length;
    this.now.set(this.checkpoint);
    this.facts = told;
    // An open question to chance is to stay open
    this.chance = null;
    this.position = 0;
    this.reviving = length > 0;
    this.current = this.flow.play(this);
    this.outer.length = 0;
    this.resume(0);
    while (this.position < live) this.resume(bytes[LAYOUT.JOURNAL + this.position++]!);
    this.reviving = false;
    this.facts = facts;
    this.chance = chance;
    return last && this.resume(bytes[LAYOUT.JOURNAL + live]!);
  }

  /** Send an answer to the innermost play and go on until the next question; true once all is done. */
  private resume(answer: number): boolean {
    let sent = answer;
    while (this.current !== null) {
      const { done, value } = resumePlay.call(this.current, sent);
      if (done) {
        this.current = this.outer.pop() ?? null;
        sent = value as number;
      } else if (value === undefined) return false;
      else {
        this.outer.push(this.current);
        this.current = value;
        sent = 0;
      }
    }
    return true;
  }

  /** What has happened in the current play, told again. */
  retell(): Fact[] {
    const facts: Fact[] = [];
    if (this.over || this.phase === phase.headline) return facts;
    this.current = null;
    this.rebuild(false, facts);
    return facts;
  }

  private note(answer: number): void {
    const length = this.bytes[LAYOUT.JOURNAL_LENGTH]!;
    if (length >= LAYOUT.JOURNAL_SIZE)
      throw new RefusedError('overflow', `One play had more than ${LAYOUT.JOURNAL_SIZE} answers`);
    this.bytes[LAYOUT.JOURNAL + length] = answer;
    this.bytes[LAYOUT.JOURNAL_LENGTH] = length + 1;
  }
  private shorten(length: number): void {
    for (let i = length; i < this.bytes[LAYOUT.JOURNAL_LENGTH]!; i++) {
      this.bytes[LAYOUT.JOURNAL + i] = 0;
      this.bytes[LAYOUT.JOURNAL_SEEN + i] = 0;
    }
    this.bytes[LAYOUT.JOURNAL_LENGTH] = length;
  }
  private bump(by = 1): void {
    this.fours[LAYOUT.ANSWERED / 4]! += by;
  }
  private forgetReach(): void {
    this.reachCounts[0] = -1;
    this.reachCounts[1] = -1;
  }
  private stop(): void {
    this.current = null;
    this.outer.length = 0;
    this.count = 0;
  }
}

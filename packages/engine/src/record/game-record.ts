import type { Chance } from '../core/chance.ts';
import { RefusedError } from '../core/errors.ts';
import type { Fact } from '../core/facts.ts';
import type { Game } from '../core/game.ts';
import type { SideKey } from '../core/ids.ts';
import { resolveRules } from '../editions/resolve.ts';
import type { Rules, RulesSpec } from '../editions/rules.ts';
import { Bidding, rulesAfterBidding } from '../flow/bidding.ts';
import { type ActorKey, type Decision, decisions } from '../flow/decision.ts';
import { prepareGame } from '../flow/new-game.ts';
import { answerAndTell } from './barrier.ts';
import { endOutside } from './describe.ts';
import { editAndTell } from './edit.ts';
import { gameFrom, type Position } from './position.ts';
import { type OutsideEnd, type RecordEdit, type SavedGame, savedGame } from './saved.ts';
import { isUntold, untold } from './untold.ts';

/** One answer of the record: who gave it, and what came of it. */
export interface RecordEntry {
  readonly actor: ActorKey;
  readonly text: string;
  readonly facts: readonly Fact[];
  /** Nobody may take it back. */
  readonly barrier: boolean;
}

/** A game with its record: what was answered and what happened, undo up to the last barrier, saving and loading. */
export class GameRecord {
  readonly rules: Rules;
  readonly bids: readonly string[];
  /** Where the game begins, if not with its setup. */
  readonly start: Position | null;
  game: Game;
  /** Facts before the first answer. */
  opening: Fact[] = [];
  entries: RecordEntry[] = [];
  /** Where the position was changed by hand, in order. A game with any has not been played by the rules alone. */
  edits: RecordEdit[] = [];
  /** Headline choices waiting for the opponent's, by side. */
  private pending = new Map<ActorKey, string>();
  private end: OutsideEnd | null = null;

  constructor(rules: Rules, bids: readonly string[] = [], start: Position | null = null) {
    this.rules = rules;
    this.bids = bids;
    this.start = start;
    this.game = this.begin();
  }

  /** A new game; with bidding, its answers come first. */
  static start(spec: RulesSpec, bids: readonly string[] = []): GameRecord {
    const rules = resolveRules(spec);
    if (rules.spec.bidding === 'none') return new GameRecord(rules);
    const bidding = new Bidding(rules.spec.bidding);
    for (const text of bids) {
      const asked = bidding.decisions().find((one) => !one.answered);
      if (asked === undefined) throw new RefusedError('bad-save', 'There are bids after the end of the bidding');
      try {
        bidding.answer(asked.actor, text);
      } catch (error) {
        if (error instanceof RefusedError)
          throw new RefusedError('bad-save', `The bids: ${error.message}`, error.expected);
        throw error;
      }
    }
    if (bidding.result === null) throw new RefusedError('bad-save', 'The bidding is not over: bid for sides first');
    return new GameRecord(rulesAfterBidding(rules, bidding.result), bids);
  }

  /** A game that begins in a position. */
  static from(position: Position): GameRecord {
    return new GameRecord(resolveRules(position.rules ?? {}), [], position);
  }

  static load(saved: SavedGame): GameRecord {
    const { rules, bids, start } = saved;
    const record = start === undefined ? GameRecord.start(rules, bids) : GameRecord.from({ ...start, rules });
    record.follow(saved.answers, saved.edits ?? []);
    if (saved.end !== null) record.endFromOutside(saved.end);
    return record;
  }

  save(): SavedGame {
    return savedGame({
      rules: this.rules.spec,
      bids: this.bids,
      answers: this.entries.map((entry) => entry.text),
      end: this.end,
      ...(this.start === null ? {} : { start: this.start }),
      ...(this.edits.length === 0 ? {} : { edits: this.edits }),
    });
  }

  /** The same game with the same record; what happens to one does not touch the other. */
  copy(): GameRecord {
    const twin = new GameRecord(this.rules, this.bids, this.start);
    twin.game.copyFrom(this.game);
    twin.opening = [...this.opening];
    twin.entries = [...this.entries];
    twin.edits = [...this.edits];
    twin.pending = new Map(this.pending);
    twin.end = this.end;
    return twin;
  }

  /** Let go of what came of the answers, which is most of what a record weighs. */
  forgetFacts(): void {
    for (let i = this.entries.length - 1; i >= 0 && !isUntold(this.entries[i]!); i--)
      this.entries[i] = untold(this.entries[i]!);
  }

  decisions(): Decision[] {
    return decisions(this.game);
  }

  /** Answer an open decision; the answers of chance follow at once if a source is given. */
  answer(actor: ActorKey, text: string, number?: number, chance?: Chance): void {
    const before = this.game.phase;
    const open = this.decisions();
    const told = answerAndTell(this.game, actor, text, number);
    if (open.length > 1) this.keepPending(open, actor, text, told.facts, before !== this.game.phase);
    else this.entries.push({ actor, text, ...told });
    if (chance !== undefined) this.rollOn(chance);
  }

  /** Let chance answer whatever is asked of it. */
  rollOn(chance: Chance): void {
    for (let open = this.decisions(); open[0]?.actor === 'chance'; open = this.decisions()) {
      const { options } = open[0];
      this.answer('chance', options[chance(options.length)]!);
    }
  }

  /** Both headlines enter the record together, the US first, whoever chose first. */
  private keepPending(
    open: readonly Decision[],
    actor: ActorKey,
    text: string,
    facts: readonly Fact[],
    complete: boolean,
  ): void {
    this.pending.set(actor, text);
    if (!complete) return;
    open.forEach((one, i) => {
      const last = i === open.length - 1;
      const text = this.pending.get(one.actor)!;
      this.entries.push({ actor: one.actor, text, facts: last ? facts : [], barrier: true });
    });
    this.pending.clear();
  }

  endFromOutside(end: OutsideEnd): void {
    const facts: Fact[] = [];
    this.game.facts = facts;
    if (this.game.over) throw new RefusedError('game-over', 'The game is already over');
    endOutside(this.game, end);
    this.end = end;
    this.appendFacts(facts);
  }
  private appendFacts(facts: readonly Fact[]): void {
    const last = this.entries.pop();
    if (last === undefined) this.opening.push(...facts);
    else this.entries.push({ ...last, facts: [...last.facts, ...facts] });
  }

  /**
   * Change the position by hand, past the rules. One that names a `start` is where the game goes on; any other changes what it
   * names. What came of it belongs to the answer before. No side may undo past it; `takeBack` takes it back as well.
   */
  edit(position: Position): void {
    this.appendFacts(editAndTell(this.game, position));
    this.pending.clear();
    this.edits.push({ at: this.entries.length, position });
  }

  /** The game as it stood after that many answers. */
  after(answers: number): Game {
    if (answers === this.entries.length) return this.game;
    const past = new GameRecord(this.rules, this.bids, this.start);
    past.follow(textsOf(this.entries.slice(0, answers)), this.edits);
    return past.game;
  }

  /** How many of its last answers a side may undo: those after the last barrier, or after a change by hand. */
  undoable(side: SideKey): number {
    if (this.end !== null) return 0;
    const barrier = this.entries.findLastIndex((entry) => entry.actor !== side || entry.barrier);
    const edited = this.edits.at(-1)?.at ?? 0;
    return this.entries.length - Math.max(barrier + 1, edited);
  }

  /** Take back a side's last answer. */
  undo(side: SideKey): void {
    if (this.undoable(side) === 0)
      throw new RefusedError(
        'no-undo',
        'Nothing can be undone: a die roll, a revealed card or a change by hand came last, or play has passed to your opponent',
      );
    if (this.pending.size === 0 && this.game.takeBack()) this.entries.pop();
    else this.takeBack(1);
  }

  /** Go back by so many answers, past any barrier: for practice, and for records that others have judged. */
  takeBack(answers: number): void {
    const kept = this.entries.slice(0, this.entries.length - answers);
    const { edits } = this;
    this.pending.clear();
    this.end = null;
    this.game = this.begin();
    this.entries = [];
    this.edits = [];
    this.follow(textsOf(kept), edits);
  }

  private begin(): Game {
    const game = this.start === null ? prepareGame(this.rules) : gameFrom(this.rules, this.start);
    this.opening = [];
    game.facts = this.opening;
    game.run();
    return game;
  }

  /** Give answers of a record, of which `first` have been given before, and make its edits where they were made. */
  follow(answers: readonly string[], edits: readonly RecordEdit[], first = 0): void {
    let next = 0;
    for (let given = 0; given <= answers.length; given++) {
      for (; edits[next]?.at === first + given; next++) this.edit(edits[next]!.position);
      if (given < answers.length) this.replay(answers[given]!, first + given);
    }
  }

  /** Give an answer of a record to whoever is asked. */
  private replay(text: string, number: number): void {
    const asked = this.decisions().find((one) => !one.answered);
    if (asked === undefined)
      throw new RefusedError('bad-save', `Answer ${number + 1} ("${text}") comes after the end of the game`);
    try {
      this.answer(asked.actor, text);
    } catch (error) {
      if (error instanceof RefusedError)
        throw new RefusedError('bad-save', `Answer ${number + 1} of the record: ${error.message}`, error.expected);
      throw error;
    }
  }
}

const textsOf = (entries: readonly RecordEntry[]): string[] => entries.map(({ text }) => text);

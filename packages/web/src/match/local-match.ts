import {
  type ActorKey,
  decisions,
  GameRecord,
  outcomeOf,
  RefusedError,
  type RulesSpec,
  type SavedGame,
  SIDE_KEYS,
  type SideKey,
  type View,
  type ViewerKey,
  view,
} from '@longtwilight/engine';
import { games, type KeptGame, openGame, type Sitter } from '../store/games.ts';
import { ChangedElsewhereError, type Kept } from '../store/shelf.ts';
import { askBot, BotStoppedError, wakeBot } from './bot.ts';
import { fairChance } from './chance.ts';
import { Listeners } from './listeners.ts';
import type { Match, MatchState } from './match.ts';
import { oneTabAtATime } from './one-tab.ts';
import { seenEntries } from './seen-entries.ts';

type Seats = Readonly<Record<SideKey, Sitter>>;

/** Games of this tab that are being kept. */
const WRITING = new Set<Promise<void>>();

/** A game in this browser: people at this screen and computer players in a worker. */
export class LocalMatch implements Match {
  readonly id: string;
  readonly seats: Seats;
  readonly record: GameRecord;
  now: MatchState;
  private readonly seed: number;
  private readonly listeners = new Listeners();
  /** The person at the screen, where two share it. */
  private present: SideKey | null = null;
  private busy = false;
  /** A computer player that is to answer has stopped: it can be asked again. */
  botStopped = false;
  /** The level that was chosen could not be loaded: Attaché plays for it. */
  botStandsIn = false;
  private left = false;
  /** The revision that this tab last kept, or found. */
  private revision = 0;
  private unwritten = false;
  private writing: Promise<void> | null = null;
  private practice = false;
  /** A coach says what matters. */
  coached = false;
  /** How often something was undone: a computer player may be thinking about a position that is gone. */
  private takenBack = 0;

  private constructor(id: string, seats: Seats, seed: number, record: GameRecord) {
    this.id = id;
    this.seats = seats;
    this.seed = seed;
    this.record = record;
    record.rollOn(fairChance);
    this.now = this.stand();
    if (SIDE_KEYS.some((side) => seats[side] !== 'human')) wakeBot();
  }

  static start(rules: RulesSpec, seats: Seats, bids: readonly string[] = []): LocalMatch {
    return LocalMatch.of(GameRecord.start(rules, bids), seats);
  }
  /** A game to play on. */
  static of(record: GameRecord, seats: Seats): LocalMatch {
    // Seen on addresses without encryption too, where browsers give no UUIDs
    const id = Array.from({ length: 8 }, () => fairChance(36).toString(36)).join('');
    return new LocalMatch(id, seats, fairChance(2 ** 31), record);
  }
  /** A kept game to play on; null where there is none, and what is wrong with one that can't be played on. */
  static async open(id: string): Promise<LocalMatch | RefusedError | null> {
    // It may just have been left, with something still to be written
    await Promise.all(WRITING);
    const kept = await openGame(id);
    if (kept === null || kept instanceof RefusedError) return kept;
    try {
      return LocalMatch.load(kept);
    } catch (error) {
      if (error instanceof RefusedError) return error;
      throw error;
    }
  }
  private static load({ head, body }: Kept<KeptGame, SavedGame>): LocalMatch {
    const { id, seats, seed, revision, practice, coached } = head;
    const match = new LocalMatch(id, seats, seed, GameRecord.load(body));
    match.revision = revision;
    match.practice = practice ?? false;
    match.coached = coached ?? false;
    match.now = match.stand();
    return match;
  }

  listen(heard: () => void): () => void {
    return this.listeners.add(heard);
  }

  async answer(answers: readonly string[]): Promise<void> {
    const { side } = this.now;
    if (side === null) return;
    for (const text of answers) this.record.answer(side, text);
    this.record.rollOn(fairChance);
    this.changed();
  }

  async undo(): Promise<void> {
    if (this.now.side === null) return;
    this.record.undo(this.now.side);
    this.changed();
  }

  get toldAs(): string | undefined {
    return this.humans().length === 1 ? this.id : undefined;
  }

  get takeBack(): (() => Promise<void>) | undefined {
    const [human, second] = this.humans();
    return human === undefined || second !== undefined ? undefined : () => this.takeBackOf(human);
  }
  private async takeBackOf(side: SideKey): Promise<void> {
    const { entries } = this.record;
    let first = entries.findLastIndex(({ actor }) => actor === side);
    if (first < 0) return;
    // The whole move, from its first answer on
    while (entries[first - 1]?.actor === side && !entries[first - 1]!.barrier) first--;
    this.record.takeBack(entries.length - first);
    this.takenBack++;
    this.practice = true;
    this.changed();
  }

  async resign(): Promise<void> {
    const side = this.now.side ?? this.humans()[0];
    if (side === undefined) return;
    this.record.endFromOutside({ reason: 'resign', side });
    this.changed();
  }

  callCoach(wanted: boolean): void {
    this.coached = wanted;
    this.changed();
  }

  raiseCurtain(): void {
    this.present = this.now.curtain;
    this.show();
  }

  viewAfter(steps: number): View {
    return view(this.record.after(Math.max(0, steps - 1)), this.viewer());
  }

  /** Alone against the computer, or when all is over: what is asked of whom, without a look into a hidden hand. */
  advised(steps: number | null): View | null {
    const { game } = this.record;
    const [human, second] = this.humans();
    if (second !== undefined && !game.over) return null;
    const moment = steps === null ? game : this.record.after(Math.max(0, steps - 1));
    const asked = decisions(moment).find(({ actor, answered }) => actor !== 'chance' && !answered)?.actor;
    if (asked === undefined || asked === 'chance' || (asked !== human && !game.over)) return null;
    return view(moment, asked);
  }

  /** Alone against the computer, or when all is over: as the person sees it, or both sides where there is none. */
  judged(steps: number | null): readonly View[] {
    const { game } = this.record;
    const humans = this.humans();
    if (humans.length > 1 && !game.over) return [];
    const moment = steps === null ? game : this.record.after(Math.max(0, steps - 1));
    const sides = humans.length === 1 && !game.over ? humans : SIDE_KEYS;
    return sides.map((side) => view(moment, side));
  }

  /** Nobody looks at it any more: computer players stop. */
  leave(): void {
    this.left = true;
  }

  /** Let computer players answer until a person is asked or the game is over; in one tab at a time. */
  async goOn(): Promise<void> {
    if (this.busy || this.botStopped) return;
    this.busy = true;
    try {
      // A person may answer while this tab still makes way for others
      while (this.askedBot() !== null && (await this.isPlayedHere()))
        await oneTabAtATime(this.id, () => this.letComputerPlay());
    } catch (error) {
      if (!(error instanceof BotStoppedError)) throw error;
      this.botStopped = true;
    } finally {
      this.busy = false;
    }
    if (this.botStopped) this.show();
  }

  /** After a computer player has stopped. */
  async askAgain(): Promise<void> {
    this.botStopped = false;
    this.show();
    await this.goOn();
  }

  /** Not where nobody looks at it, nor where another tab has played on, which will be heard of in a moment. */
  private async isPlayedHere(): Promise<boolean> {
    await this.writing;
    const kept = await games.head(this.id);
    return !this.left && (kept?.revision ?? 0) <= this.revision;
  }

  private async letComputerPlay(): Promise<void> {
    if (!(await this.isPlayedHere())) return;
    for (let bot = this.askedBot(); bot !== null && !this.left; bot = this.askedBot()) {
      const { takenBack } = this;
      const { answer, standsIn } = await askBot(bot.level, bot.side, this.seed, view(this.record.game, bot.side));
      this.botStandsIn = standsIn;
      if (this.left) return;
      // The person may have resigned or gone back meanwhile
      if (this.askedBot()?.side !== bot.side || takenBack !== this.takenBack) continue;
      this.record.answer(bot.side, answer);
      this.record.rollOn(fairChance);
      this.changed();
    }
    // The next tab begins with all of it
    await this.writing;
  }

  private changed(): void {
    this.botStopped = false;
    this.show();
    void this.keep();
  }
  private show(): void {
    this.now = this.stand();
    this.listeners.tell();
  }

  /** Keep the game as it stands, behind what is shown; what changes meanwhile is kept at once afterwards. */
  keep(): Promise<void> {
    this.unwritten = true;
    const writing = this.writing ?? this.write();
    if (this.writing === null) {
      this.writing = writing;
      WRITING.add(writing);
      void writing.finally(() => {
        this.writing = null;
        WRITING.delete(writing);
      });
    }
    return writing;
  }
  private async write(): Promise<void> {
    while (this.unwritten) {
      this.unwritten = false;
      try {
        this.revision = await games.keep(this.head(), this.record.save());
      } catch (error) {
        if (!(error instanceof ChangedElsewhereError)) throw error;
        // Another tab was first: the page opens the game anew
        this.leave();
        return;
      }
    }
  }
  private head(): KeptGame {
    const { id, seats, seed, revision, practice, coached } = this;
    const { game } = this.record;
    const { turn, vp, over } = game;
    const changed = Date.now();
    return { id, seats, seed, revision, changed, turn, vp, over, outcome: outcomeOf(game), practice, coached };
  }

  private humans(): SideKey[] {
    return SIDE_KEYS.filter((side) => this.seats[side] === 'human');
  }
  /** Who has yet to answer. */
  private asked(): ActorKey[] {
    return this.record.decisions().flatMap(({ actor, answered }) => (answered ? [] : [actor]));
  }
  private askedBot() {
    for (const side of SIDE_KEYS) {
      const level = this.seats[side];
      if (level !== 'human' && this.asked().includes(side)) return { side, level };
    }
    return null;
  }

  private viewer(): ViewerKey {
    const humans = this.humans();
    if (humans.length === 2) return this.record.game.over ? 'public' : (this.present ?? 'public');
    return humans[0] ?? 'public';
  }

  private stand(): MatchState {
    const humans = this.humans();
    const asked = humans.find((side) => this.asked().includes(side));
    const shared = humans.length === 2;
    const curtain = shared && asked !== undefined && asked !== this.present ? asked : null;
    const side = shared ? (curtain === null ? (asked ?? null) : null) : (humans[0] ?? null);
    const viewer = this.viewer();
    return {
      view: view(this.record.game, viewer),
      side,
      story: seenEntries(this.record, viewer),
      undoable: side === null ? 0 : this.record.undoable(side),
      practice: this.practice,
      curtain,
    };
  }
}

import type { GameRecord } from '@longtwilight/engine';
import type {
  Answers,
  GameState,
  GameSummary,
  Happening,
  Happenings,
  OfferStep,
  PastView,
  Seat,
} from '@longtwilight/protocol';
import { type Move, otherSeat, type Table } from '@longtwilight/protocol/record';
import type { Transaction, Updateable } from 'kysely';
import type { News } from '../live/news.ts';
import type { Presences } from '../live/presences.ts';
import type { People } from '../people/people.ts';
import { isSecret } from '../people/secrets.ts';
import { asRefusal, Refused } from '../refused.ts';
import type { Storage } from '../storage/database.ts';
import type { Flag, GameRow, GamesTable, Schema } from '../storage/schema.ts';
import type { World } from '../world.ts';
import type { Change, Follower } from './change.ts';
import { type ExportFormat, exportGame } from './export.ts';
import { fairDice } from './fair-dice.ts';
import {
  type GameViewer,
  happeningFor,
  type Names,
  seatOfPerson,
  seenOf,
  stateWithoutPresence,
  summaryOf,
  withPresence,
} from './game-state.ts';
import type { Rows } from './rows.ts';
import { storeSnapshot } from './snapshots.ts';
import { addSealed, clearSealed, lockRow, readRow, writeStep } from './stored-games.ts';
import type { Tables } from './tables.ts';

export interface GamesNeeds {
  readonly storage: Storage;
  readonly world: World;
  readonly news: News;
  readonly people: People;
  readonly presences: Presences;
  readonly rows: Rows;
  readonly tables: Tables;
  readonly followers: readonly Follower[];
}

/** Who asks: a person, or nobody known, perhaps with the invitation to a private game. */
export interface Asker {
  readonly person: string | null;
  readonly invitation?: string | undefined;
}
/** Who plays: somebody who asks, or the server itself for a seat. */
export type Mover = Asker | { readonly seat: Seat };

/** A game as it is stored. */
export interface Stored {
  readonly row: GameRow;
  readonly table: Table;
}
export interface Seen extends Stored {
  readonly viewer: GameViewer;
}

/** What a step does: a move, or only something beside the game; `patch` changes the game's row. */
export interface StepPlan {
  readonly move?: Move | null;
  readonly patch?: Updateable<GamesTable>;
}
type Plan = (table: Table, row: GameRow, at: number) => StepPlan;

/** A long game has about 500. What could go on for ever, offers and undone answers, ends here. */
const MOST_ENTRIES = 3000;

/** How much of what happened is told in one reply; nearly every game fits. */
const PAGE = 500;

const flag = (yes: boolean): Flag => (yes ? 1 : 0);
const notFound = (id: string): Refused => new Refused('not-found', `There is no game ${id} here, or it is private`);
const notRunning = (): Refused => new Refused('not-running', 'The game is not in progress');
export const hasStarted = (): Refused => new Refused('not-open', 'The game has started: resign it instead');
const haltedByOperators = (): Refused =>
  new Refused('halted', 'The operators of this server have paused the game and will resume it');

/** The games themselves: looking at them and answering. Everything that changes a game goes through `step`. */
export class Games {
  private readonly needs: GamesNeeds;
  private readonly texts = new WeakMap<GameRow, Map<GameViewer, string>>();

  constructor(needs: GamesNeeds) {
    this.needs = needs;
  }

  // Looking

  /** A game as this asker may see it. */
  async look(id: string, asker: Asker): Promise<Seen> {
    const row = await this.rowOf(id);
    return this.lookFrom(row, viewerIn(row, asker));
  }
  /** A game whoever asks, for what the server does by itself. */
  async lookAs(id: string, viewer: GameViewer): Promise<Seen> {
    return this.lookFrom(await this.rowOf(id), viewer);
  }
  private async rowOf(id: string): Promise<GameRow> {
    const row = await readRow(this.needs.storage.db, id);
    if (row === undefined) throw notFound(id);
    return row;
  }
  private async lookFrom(row: GameRow, viewer: GameViewer): Promise<Seen> {
    const { storage, tables } = this.needs;
    const table = await tables.current(storage.db, row);
    tables.keep(row, table);
    return { row, table, viewer };
  }
  async stateFor({ row, table, viewer }: Seen): Promise<GameState> {
    const names = await this.namesIn(row);
    return { ...stateWithoutPresence(row, table, viewer, names), ...this.needs.presences.of(row.id) };
  }
  /** The state without who is present, as JSON. The reply to an answer and the news of it are the same text. */
  async textWithoutPresence({ row, table, viewer }: Seen): Promise<string> {
    const texts = this.texts.get(row) ?? new Map<GameViewer, string>();
    this.texts.set(row, texts);
    let text = texts.get(viewer);
    if (text === undefined) {
      const names = await this.namesIn(row);
      text = JSON.stringify(stateWithoutPresence(row, table, viewer, names));
      texts.set(viewer, text);
    }
    return text;
  }
  /** A state as JSON. */
  async stateText(seen: Seen): Promise<string> {
    return withPresence(await this.textWithoutPresence(seen), this.needs.presences.of(seen.row.id));
  }
  /** Whether a player reads the live updates of its game. */
  isPresent(id: string, seat: Seat): boolean {
    return this.needs.presences.of(id).present.includes(seat);
  }
  /** Its computer player has failed, and is asked again later. */
  tellStopped(id: string): void {
    this.needs.presences.tellStopped(id);
  }
  async state(id: string, asker: Asker): Promise<GameState> {
    return this.stateFor(await this.look(id, asker));
  }
  /** What has happened since there were so many entries, as a viewer may have it. */
  async happenings({ row, table, viewer }: Seen, since: number): Promise<Happening[]> {
    const { storage, tables } = this.needs;
    const { log } = await tables.telling(storage.db, row, table, since);
    return log.filter(({ number }) => number >= since).map((logged) => happeningFor(row, table, logged, viewer));
  }
  /** The same as a list for whoever asks, a page of it. */
  async page(seen: Seen, since: number): Promise<Happenings> {
    const entries = await this.happenings(seen, since);
    return { entries: entries.slice(0, PAGE), more: entries.length > PAGE };
  }
  /** What a viewer saw when an entry had just happened. */
  async past({ row, viewer }: Seen, number: number): Promise<PastView> {
    if (number >= row.entries)
      throw new Refused('not-found', `The game has no entry ${number}: its last entry is number ${row.entries - 1}`);
    const { storage, tables } = this.needs;
    return { number, ...seenOf(row, await tables.past(storage.db, row, number + 1), viewer) };
  }
  async export(seen: Seen, format: ExportFormat, language: string): Promise<string> {
    return exportGame(seen, await this.namesIn(seen.row), format, language);
  }
  /** Games as lists show them, without those whose rows can't be read. */
  async summaries(rows: readonly GameRow[]): Promise<GameSummary[]> {
    const readable = rows.filter((row) => this.needs.tables.isReadable(row));
    const names = await this.needs.people.namesOf(readable.flatMap((row) => [row.first_person, row.second_person]));
    return readable.map((row) => summaryOf(row, names));
  }
  /** The names of those who play. */
  namesIn({ first_person, second_person }: GameRow): Promise<Names> {
    return this.needs.people.namesOf([first_person, second_person]);
  }
  /** The record of a game that is over, with everything that was ever told in it. */
  async wholeRecord({ row }: Seen): Promise<GameRecord> {
    if (row.status !== 'over') throw new Refused('not-over', 'The whole record is available once the game is over');
    const { storage, tables } = this.needs;
    const { record } = await tables.whole(storage.db, row);
    if (record === null) throw new Refused('not-running', 'The game ended before the first card was dealt');
    return record;
  }

  // Playing

  /** Answer the open question with a list of answers, all or none. */
  answer(id: string, player: Mover, { number, answers }: Answers): Promise<Seen> {
    return this.play(id, player, (table, seat) => {
      this.checkNumber(table, number);
      if (table.paused) throw new Refused('paused', 'The game is paused: resume it first');
      if (!table.simultaneous) return { kind: 'answers', by: seat, answers };
      if (answers.length > 1)
        throw new Refused(
          'past-barrier',
          'Both sides are choosing in secret: send a single answer, then wait for your opponent',
        );
      return table.choose(seat, answers[0]!);
    });
  }

  undo(id: string, player: Mover, { number, count }: { number: number; count: number }): Promise<Seen> {
    return this.play(id, player, (table, seat) => {
      this.checkNumber(table, number);
      if (table.halted) throw haltedByOperators();
      const most = table.number < MOST_ENTRIES ? table.undoable(seat) : 0;
      if (count > most)
        throw new Refused(
          'no-undo',
          `You may undo at most ${most} of your answers, not ${count}: an undo can’t go back past a die roll, a revealed card or the point where play passed to your opponent`,
        );
      return { kind: 'undo', by: seat, count };
    });
  }

  resign(id: string, player: Mover): Promise<Seen> {
    return this.play(id, player, (_, seat) => ({ kind: 'resign', by: seat }));
  }

  /**
   * Give up a game that is set apart, as far as it had come. Nobody can play it, so its row alone says how it ended, and nobody is
   * rated by it.
   */
  async leaveSetApart(id: string, player: Asker, from: 'open' | 'running'): Promise<void> {
    const { storage, news, world } = this.needs;
    await storage.write(async (tx) => {
      const row = await this.lock(tx, id);
      const viewer = viewerIn(row, player);
      if (viewer === 'public') throw new Refused('not-a-player', 'Only the players in this game may do that');
      if (row.status !== from) throw from === 'open' ? hasStarted() : notRunning();
      const given =
        from === 'open'
          ? ({ status: 'cancelled' } as const)
          : ({ status: 'over', winner: otherSeat(viewer), end_reason: 'resign' } as const);
      const still = { first_asked: 0, second_asked: 0, deadline: null, alarm: null } as const;
      await tx
        .updateTable('games')
        .set({ ...given, ...still, ended: world.now() })
        .where('id', '=', id)
        .execute();
      await news.announce(tx, id);
    });
    news.tell(id);
  }

  /** Offer a draw or a pause, take that back, or say yes or no to the offer of the other. */
  agree(id: string, player: Mover, what: 'draw' | 'pause', how: OfferStep): Promise<Seen> {
    return this.play(id, player, (table, seat) => {
      const offered = table[what];
      if (table.halted && (how === 'offer' || how === 'accept')) throw haltedByOperators();
      if (how !== 'accept' && table.number >= MOST_ENTRIES)
        throw new Refused('no-offer', `This game has too many entries for another ${what} offer`);
      if (how === 'offer') {
        if (offered === seat) throw new Refused('no-offer', `You have already offered a ${what}`);
        if (offered === null) return { kind: `${what}-offer`, by: seat };
        return { kind: what, by: seat };
      }
      if (how === 'withdraw') {
        if (offered !== seat) throw new Refused('no-offer', `You have not offered a ${what}`);
        return { kind: `${what}-decline`, by: seat };
      }
      if (offered !== otherSeat(seat)) throw new Refused('no-offer', `Your opponent has not offered a ${what}`);
      return { kind: how === 'accept' ? what : `${what}-decline`, by: seat };
    });
  }

  resume(id: string, player: Mover): Promise<Seen> {
    return this.play(id, player, (table, seat) => {
      if (!table.paused) throw new Refused('no-offer', 'The game is not paused');
      if (table.halted) throw haltedByOperators();
      return { kind: 'resume', by: seat };
    });
  }

  /** Show one's hand to everybody, as soon as the other does too. */
  openHand(id: string, player: Mover, open: boolean): Promise<Seen> {
    return this.act(id, player, (_, seat) => ({ patch: { [`${seat}_open`]: flag(open) } }));
  }

  /** A number is too old once something has happened that changes what is asked. */
  private checkNumber(table: Table, number: number): void {
    if (number >= table.openSince && number <= table.number) return;
    throw new Refused(
      'stale-answer',
      `You are responding to state number ${number}, but the game is now at number ${table.number}: read its state and try again`,
      [String(table.number)],
    );
  }

  private play(id: string, player: Mover, plan: (table: Table, seat: Seat) => Move | null): Promise<Seen> {
    return this.act(id, player, (table, seat, row) => {
      if (row.status !== 'running') throw notRunning();
      return { move: plan(table, seat) };
    });
  }

  /** A step by a player of the game. A refusal says how things stand. */
  async act(
    id: string,
    player: Mover,
    plan: (table: Table, seat: Seat, row: GameRow, at: number) => StepPlan,
  ): Promise<Seen> {
    let viewer: GameViewer = 'public';
    try {
      const { row, table } = await this.step(id, (current, old, at) => {
        viewer = 'seat' in player ? player.seat : viewerIn(old, player);
        if (viewer === 'public') throw new Refused('not-a-player', 'Only the players in this game may do that');
        return plan(current, viewer, old, at);
      });
      return { row, table, viewer };
    } catch (error) {
      if (error instanceof Refused && viewer !== 'public')
        error.state = await this.stateFor(await this.lookAs(id, viewer));
      throw error;
    }
  }

  /** One step of a game: planned on a copy of the table, stored whole or not at all, then shown. `first` is stored with it. */
  async step(id: string, plan: Plan, first?: (tx: Transaction<Schema>) => Promise<void>): Promise<Stored> {
    const { storage, rows, tables, news, followers, world } = this.needs;
    const { change, begun } = await storage.step(async (tx, epoch) => {
      await first?.(tx);
      // What comes first may change the row
      const begun = rows.begin(id, first ? null : epoch);
      const old = begun.row ?? (await this.lock(tx, id));
      const before = await tables.current(tx, old);
      const after = before.copy();
      const change: Change = { row: { ...old }, before, after, at: world.now() };
      const { row, at } = change;
      let entry: ReturnType<typeof newEntry> | null = null;
      try {
        const { move, patch } = plan(after, old, at);
        Object.assign(row, patch);
        if (move) entry = newEntry(row, after, move, at);
      } catch (error) {
        throw asRefusal(error);
      }
      if (after.sealed !== before.sealed) await this.storeSealed(tx, id, after);
      Object.assign(row, derived(after, row, at));
      for (const follower of followers) Object.assign(row, await follower.during?.(tx, change));
      await writeStep(tx, this.needs, { old, row, entry });
      await storeSnapshot(tx, id, before, after);
      return { change, begun };
    });
    const stored: Stored = { row: change.row, table: change.after };
    tables.keep(stored.row, stored.table);
    rows.stored(begun, stored.row);
    news.tell(id, stored);
    for (const follower of followers) follower.afterwards?.(change);
    return stored;
  }

  private async lock(tx: Transaction<Schema>, id: string): Promise<GameRow> {
    const row = await lockRow(tx, this.needs.storage.engine, id);
    if (row === undefined) throw notFound(id);
    return row;
  }

  private async storeSealed(tx: Transaction<Schema>, game: string, { sealed }: Table): Promise<void> {
    await clearSealed(tx, { game });
    for (const [seat, text] of Object.entries(sealed) as [Seat, string][]) await addSealed(tx, { game, seat, text });
  }
}

/** Make a move on a table; returns the entry to be stored. */
function newEntry(row: GameRow, table: Table, move: Move, at: number) {
  const { number } = table;
  const dice = fairDice({ server: row.server_seed, first: row.first_seed, second: row.second_seed });
  return { game: row.id, number, at, entry: JSON.stringify(table.take(move, at, dice)) };
}

/** How this asker may look at a game; private games are not there for strangers. */
function viewerIn(row: GameRow, asker: Asker): GameViewer {
  const seat = seatOfPerson(row, asker.person);
  if (seat === null && row.listing === 'private' && !isSecret(asker.invitation, row.invitation)) throw notFound(row.id);
  return seat ?? 'public';
}

/** What a game's row says of its entries. */
export function derived(table: Table, row: GameRow, at: number): Partial<GameRow> {
  const asked = table.asked();
  const over = table.outcome !== null && row.status === 'running';
  return {
    entries: table.number,
    us_seat: table.usSeat,
    first_asked: flag(asked.includes('first')),
    second_asked: flag(asked.includes('second')),
    winner: table.outcome?.winner ?? null,
    end_reason: table.outcome?.reason ?? null,
    turn: table.record?.game.turn ?? null,
    vp: table.record?.game.vp ?? null,
    ...(over ? { status: 'over', ended: at, deadline: null } : {}),
  };
}

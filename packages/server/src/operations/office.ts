import type { Seat } from '@longtwilight/protocol';
import type { Move, Table } from '@longtwilight/protocol/record';
import type { Selectable, Transaction } from 'kysely';
import { pino } from 'pino';
import { type Complaint, Reports } from '../chat/reports.ts';
import type { Config } from '../config.ts';
import { type Core, openCore } from '../core.ts';
import { derived } from '../games/games.ts';
import { clearSnapshot } from '../games/snapshots.ts';
import { lockRow, readRow } from '../games/stored-games.ts';
import { Refused } from '../refused.ts';
import type { AuditTable, GameRow, Schema } from '../storage/schema.ts';
import { newId, realWorld, type World } from '../world.ts';
import { faultsOf, isReadable, replayGame } from './replay.ts';

/** What an operator gets to see of a game: no card, no seed, no key. */
export interface Inspected {
  readonly game: Pick<GameRow, (typeof SHOWN)[number]>;
  readonly faults: readonly string[];
}
const SHOWN = [
  'id',
  'status',
  'created',
  'started',
  'ended',
  'rules_version',
  'listing',
  'rated',
  'first_person',
  'second_person',
  'first_level',
  'second_level',
  'us_seat',
  'entries',
  'first_asked',
  'second_asked',
  'winner',
  'end_reason',
  'deadline',
  'rematch',
] as const satisfies readonly (keyof GameRow)[];

/** Something that was done here, and when. */
export type Audited = Selectable<AuditTable>;

/** A game that nobody plays any more. */
const CANCELLED = { status: 'cancelled', first_asked: 0, second_asked: 0, deadline: null, alarm: null } as const;

/** Full ones, which begin with the next step. */
const NEW_CLOCKS = { clock: null, deadline: null, alarm: null } as const;
/** Nobody could play a game that was set apart, whatever its clock says. */
const hasTime = ({ clock, deadline }: GameRow, now: number): boolean =>
  (clock === null || isReadable(clock)) && (deadline === null || deadline > now);

/** What operators can do to games and people, even while the server runs. */
export class Office {
  private readonly core: Core;
  private readonly world: World;

  private constructor(core: Core, world: World) {
    this.core = core;
    this.world = world;
  }
  static async open(config: Config, world: World = realWorld): Promise<Office> {
    const core = await openCore(config, world, pino({ level: 'silent' }));
    return new Office(core, core.world);
  }
  close(): Promise<void> {
    return this.core.close();
  }

  async look(id: string): Promise<Inspected> {
    const row = found(id, await readRow(this.core.storage.db, id));
    const faults = await faultsOf(this.core.storage.db, row);
    return { game: Object.fromEntries(SHOWN.map((key) => [key, row[key]])) as Inspected['game'], faults };
  }

  /** Stop a game until `resume`; its players can't. */
  pause(id: string): Promise<void> {
    return this.move(id, 'pause', ({ halted }) => {
      if (halted) throw new Refused('paused', `Game ${id} is already paused`);
      return { kind: 'pause', by: null };
    });
  }
  resume(id: string): Promise<void> {
    return this.move(id, 'resume', ({ paused }) => {
      if (!paused) throw new Refused('no-offer', `Game ${id} is not paused`);
      return { kind: 'resume', by: null };
    });
  }
  /** End a game; why is kept in its record. */
  end(id: string, winner: Seat | 'draw', why: string): Promise<void> {
    return this.move(id, 'end', () => ({ kind: 'end', winner, why, reason: 'operator' }), `${winner}: ${why}`);
  }

  /** Call a running game off, whether its record fits the rules or not; nobody has won it, and nobody is rated by it. */
  async annul(id: string, why: string): Promise<void> {
    const { storage, news } = this.core;
    await storage.write(async (tx) => {
      const row = found(id, await lockRow(tx, this.core.storage.engine, id));
      if (row.status !== 'running') throw new Refused('not-running', `Game ${id} is ${row.status}, not running`);
      await tx
        .updateTable('games')
        .set({ ...CANCELLED, ended: this.world.now() })
        .where('id', '=', id)
        .execute();
      await this.note(tx, 'annul', id, why);
      await news.announce(tx, id);
    });
  }

  /**
   * Make a game's row say what its entries say, with new clocks if time has run out, and wake whoever has to go on. Returns
   * what was wrong.
   */
  async repair(id: string): Promise<readonly string[]> {
    let faults: readonly string[] = [];
    const mend = async (tx: Transaction<Schema>): Promise<void> => {
      const row = found(id, await lockRow(tx, this.core.storage.engine, id));
      const now = this.world.now();
      const replayed = await replayGame(tx, row);
      if (!replayed.complete)
        throw new Refused(
          'not-running',
          `Game ${id} can't be continued: ${replayed.faults[0]}. Only its first ${replayed.table.number} entries are valid; to go on from there, use "operator fork ${id} --keep ${replayed.table.number}"`,
          [String(replayed.table.number)],
        );
      await tx
        .updateTable('games')
        .set({ ...derived(replayed.table, row, now), ...(hasTime(row, now) ? {} : NEW_CLOCKS) })
        .where('id', '=', id)
        .execute();
      await clearSnapshot(tx, { game: id });
      faults = replayed.faults;
      await this.note(tx, 'repair', id, faults.join('; '));
    };
    await this.core.games.step(id, () => ({}), mend);
    return faults;
  }

  /**
   * Let the players go on in a new game that stands where the first so many entries of another one lead; that one is
   * cancelled. Its record stays as it is, and no node can take the one for the other. Returns the new game.
   */
  async fork(id: string, keep: number): Promise<string> {
    const next = newId(this.world);
    await this.core.storage.write(async (tx) => {
      const old = found(id, await lockRow(tx, this.core.storage.engine, id));
      if (old.status !== 'running')
        throw new Refused('not-running', `Game ${id} is ${old.status}: only a running game can be forked`);
      const entries = await tx
        .selectFrom('entries')
        .selectAll()
        .where('game', '=', id)
        .where('number', '<', keep)
        .orderBy('number')
        .execute();
      if (entries.length < keep || keep < 1)
        throw new Refused(
          'not-found',
          `Game ${id} has only ${old.entries} entries: keep at least 1 and at most ${old.entries}`,
        );
      const row: GameRow = {
        ...old,
        ...NEW_CLOCKS,
        id: next,
        status: 'running',
        entries: keep,
        winner: null,
        end_reason: null,
        ended: null,
        told: null,
        counted: 0,
        rematch: null,
      };
      await tx.insertInto('games').values(row).execute();
      await tx
        .insertInto('entries')
        .values(entries.map((entry) => ({ ...entry, game: next })))
        .execute();
      const { table, complete, faults } = await replayGame(tx, row);
      if (!complete)
        throw new Refused('not-running', `The entries to keep (the first ${keep}) don't fit the rules: ${faults[0]}`);
      await tx
        .updateTable('games')
        .set(derived(table, row, this.world.now()))
        .where('id', '=', next)
        .execute();
      await tx
        .updateTable('games')
        .set({ ...CANCELLED, ended: this.world.now(), rematch: next })
        .where('id', '=', id)
        .execute();
      await this.note(tx, 'fork', id, `to ${next}, entries kept: ${keep}`);
      await this.core.news.announce(tx, id);
    });
    await this.core.games.step(next, () => ({}));
    return next;
  }

  /** Complaints about messages that nobody has dealt with, oldest first. */
  reports(): Promise<readonly Complaint[]> {
    return new Reports(this.core.storage, this.world).open();
  }
  /** A complaint has been dealt with. */
  async settle(report: number): Promise<void> {
    await this.core.storage.write(async (tx) => {
      await new Reports(this.core.storage, this.world).settle(tx, report);
      await this.note(tx, 'settle', String(report), '');
    });
  }

  /** Keep somebody out, or let them in again. */
  async ban(person: string, banned: boolean): Promise<void> {
    await this.core.people.ban(person, banned, (tx) => this.note(tx, banned ? 'ban' : 'unban', person, ''));
  }

  /** What operators have done, latest first. */
  audit(most: number): Promise<readonly Audited[]> {
    return this.core.storage.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(most).execute();
  }
  /** In the transaction of what is noted: nothing is done without a trace. */
  private async note(tx: Transaction<Schema>, action: string, subject: string, details: string): Promise<void> {
    await tx.insertInto('audit').values({ at: this.world.now(), action, subject, details }).execute();
  }

  private async move(id: string, action: string, plan: (table: Table) => Move, details = ''): Promise<void> {
    const step = (table: Table, row: GameRow) => {
      if (row.status !== 'running') throw new Refused('not-running', `Game ${id} is ${row.status}, not running`);
      return { move: plan(table) };
    };
    await this.core.games.step(id, step, (tx) => this.note(tx, action, id, details));
  }
}

function found(id: string, row: GameRow | undefined): GameRow {
  if (row === undefined) throw new Refused('not-found', `There is no game ${id} here`);
  return row;
}

import { LEVEL_KEYS } from '@longtwilight/bots';
import { completeRules, type FullRulesSpec, otherKey, RULES_VERSION } from '@longtwilight/engine';
import type { ClockTerms, CreateGame, GameState, GameSummary, Seat } from '@longtwilight/protocol';
import { otherSeat } from '@longtwilight/protocol/record';
import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { ThinkingTime } from '../jobs/thinking-time.ts';
import type { Blocks } from '../people/blocks.ts';
import type { People } from '../people/people.ts';
import { checkRated, requireAccount } from '../ratings/ratings.ts';
import { asRefusal, Refused } from '../refused.ts';
import { isConflict, type Queries, type Storage } from '../storage/database.ts';
import { lockPerson } from '../storage/lock-person.ts';
import type { GameRow, Schema } from '../storage/schema.ts';
import { newId, secret, type World } from '../world.ts';
import { seatOfPerson } from './game-state.ts';
import { type Asker, type Games, hasStarted, type Mover, type StepPlan } from './games.ts';
import { checkComputerGames, checkGames, checkOpen, type MostGames } from './most-games.ts';

/** How many open games of one person the lobby lists; whoever has the link finds the others. */
const MOST_LISTED = 2;

/** The most games in one answer. */
const PAGE = 50;

/** What two who are matched have to want alike. */
export type StoredTerms = Pick<GameRow, 'rules' | 'clock_terms' | 'rated'>;

interface OpeningNeeds {
  readonly storage: Storage;
  readonly world: World;
  readonly people: People;
  readonly games: Games;
  readonly blocks: Blocks;
  readonly mostGames: MostGames;
  readonly thinkingTime: Pick<ThinkingTime, 'check'>;
}

/** How games come about: made, listed, joined, played again. */
export class Opening {
  private readonly needs: OpeningNeeds;

  constructor(needs: OpeningNeeds) {
    this.needs = needs;
  }

  /** Make a game. Against a computer player it starts at once; otherwise it waits for somebody to join. */
  async create(person: string, wanted: CreateGame, id = newId(this.needs.world)): Promise<GameState> {
    const { storage, games } = this.needs;
    const row = await this.rowFor(person, wanted, id);
    const insert = (tx: Transaction<Schema>) => this.insert(tx, person, row);
    if (row.second_level === null) await storage.write(insert);
    else await games.step(row.id, (_, open, at) => this.start(open, at, {}), insert);
    return games.state(row.id, { person });
  }

  /** Wait for somebody who wants the same; whoever waits already goes on waiting. */
  async waitFor(person: string, wanted: CreateGame): Promise<GameState> {
    const { storage, games, world } = this.needs;
    const row = await this.rowFor(person, { ...wanted, listing: 'open' }, newId(world));
    const waiting = await storage.write(async (tx) => {
      await lockPerson(tx, storage.engine, person);
      const own = await openGames(tx, row).select('id').where('first_person', '=', person).executeTakeFirst();
      if (own === undefined) await this.insert(tx, person, row);
      return own ?? row;
    });
    return games.state(waiting.id, { person });
  }

  private async insert(tx: Transaction<Schema>, person: string, row: GameRow): Promise<void> {
    await lockPerson(tx, this.needs.storage.engine, person);
    if (row.second_level === null) await checkOpen(tx, person, this.needs.mostGames);
    else await checkComputerGames(tx, person, this.needs.mostGames);
    await tx.insertInto('games').values(row).execute();
  }

  private async rowFor(person: string, wanted: CreateGame, id: string): Promise<GameRow> {
    const { world } = this.needs;
    const level = wanted.opponent ?? null;
    if (level !== null && !LEVEL_KEYS.some((key) => key === level))
      throw new Refused(
        'unknown-level',
        `There is no computer player "${level}"; expected one of ${LEVEL_KEYS.join(', ')}`,
        LEVEL_KEYS,
      );
    if (level !== null) await this.needs.thinkingTime.check(person);
    const rules = rulesWanted(wanted);
    const rated = wanted.rated === true && level === null;
    if (rated) checkRated(rules);
    if (rated) await this.checkAccount(person);
    const listing = wanted.listing ?? 'open';
    return {
      id,
      status: 'open',
      created: world.now(),
      started: null,
      ended: null,
      rules: JSON.stringify(rules),
      rules_version: RULES_VERSION,
      first_side: wanted.side ?? 'random',
      clock_terms: storedClock(wanted),
      listing,
      invitation: listing === 'private' ? secret(world) : null,
      rated: rated ? 1 : 0,
      first_person: person,
      second_person: null,
      first_level: null,
      second_level: level,
      first_seed: wanted.seed ?? secret(world),
      second_seed: '',
      server_seed: secret(world),
      entries: 0,
      us_seat: null,
      first_asked: 0,
      second_asked: 0,
      winner: null,
      end_reason: null,
      turn: null,
      vp: null,
      first_open: 0,
      second_open: 0,
      clock: null,
      deadline: null,
      alarm: null,
      rematch: null,
      told: null,
      counted: 0,
    };
  }

  /** Whoever comes for one game and is gone could make others look strong, or hide how strong it is itself. */
  private async checkAccount(person: string): Promise<void> {
    requireAccount(await this.needs.people.find(person));
  }

  /** Sit down at an open game, which then begins. */
  async join(id: string, asker: Asker & { readonly person: string }, seed?: string): Promise<GameState> {
    const { storage, world, games, blocks, mostGames } = this.needs;
    const { row: open } = await games.look(id, asker);
    if (open.first_person !== null && (await blocks.around(asker.person)).has(open.first_person))
      throw new Refused('not-open', 'This game is not open to you');
    if (open.rated === 1) await this.checkAccount(asker.person);
    const sitDown = async (tx: Transaction<Schema>): Promise<void> => {
      await lockPerson(tx, storage.engine, asker.person);
      await checkGames(tx, asker.person, mostGames);
    };
    const plan = (row: GameRow, at: number): StepPlan => {
      if (seatOfPerson(row, asker.person) !== null) throw new Refused('own-game', 'You are already in this game');
      // Earlier versions could leave one behind that has not started
      if (row.second_level !== null) throw new Refused('not-open', 'This game is against a computer player');
      return this.start(row, at, { second_person: asker.person, second_seed: seed ?? secret(world) });
    };
    await games.step(id, (_, row, at) => plan(row, at), sitDown);
    return games.state(id, asker);
  }

  private start(row: GameRow, at: number, second: Partial<Pick<GameRow, 'second_person' | 'second_seed'>>): StepPlan {
    if (row.status !== 'open') throw new Refused('not-open', 'This game can no longer be joined');
    const patch = { second_seed: secret(this.needs.world), ...second, status: 'running', started: at } as const;
    return { move: { kind: 'start' }, patch };
  }

  /** Change what the maker of an open game adds to its dice. */
  async reseed(id: string, player: Mover, seed: string): Promise<GameState> {
    const seen = await this.needs.games.act(id, player, (_table, seat, row) => {
      if (row.status !== 'open')
        throw new Refused('not-open', 'The game has started: it is too late to contribute a seed');
      return { patch: { [`${seat}_seed`]: seed } };
    });
    return this.needs.games.stateFor(seen);
  }

  /** Take back an open game that nobody has joined. */
  async cancel(id: string, player: Mover): Promise<GameState> {
    const seen = await this.needs.games.act(id, player, (_table, _seat, row, at) => {
      if (row.status !== 'open') throw hasStarted();
      return { patch: { status: 'cancelled', ended: at } };
    });
    return this.needs.games.stateFor(seen);
  }

  /** The same game again with sides swapped. Whoever asks first makes it, the other joins it. */
  async rematch(id: string, person: string): Promise<GameState> {
    let { old, next, made } = await this.rematchOf(id, person, null);
    // Whoever made it has taken it back, or nobody came for long: this is another try
    if (made?.status === 'cancelled') ({ old, next, made } = await this.rematchOf(id, person, next));
    if (made === null) return this.createOrJoin(person, old, next);
    return this.sitDown(person, made);
  }

  /** The next game of a game that is over, which may not have been made yet; a cancelled one is given up for another. */
  private async rematchOf(id: string, person: string, cancelled: string | null) {
    const { world, games } = this.needs;
    const seen = await games.act(id, { person }, (_table, _seat, row) => {
      if (row.status !== 'over') throw new Refused('not-over', 'The game is not over yet');
      return row.rematch === cancelled ? { patch: { rematch: newId(world) } } : {};
    });
    const old = await games.stateFor(seen);
    const next = old.rematch!; // it has just been set
    const made = await games.lookAs(next, 'public').catch(() => null);
    return { old, next, made: made?.row ?? null };
  }

  /** Both may ask at the same moment: then one makes it, and the other finds it made. */
  private async createOrJoin(person: string, old: GameState, next: string): Promise<GameState> {
    try {
      return await this.create(person, again(old, await this.haveAccounts(old)), next);
    } catch (error) {
      if (!isConflict(error)) throw error;
      const { row } = await this.needs.games.lookAs(next, 'public');
      return this.sitDown(person, row);
    }
  }

  /** Take part in a rematch that has been made; whoever clicks twice may have made or joined it itself. */
  private async sitDown(person: string, made: GameRow): Promise<GameState> {
    const { id, invitation } = made;
    if (seatOfPerson(made, person) !== null) return this.needs.games.state(id, { person });
    return this.join(id, { person, invitation: invitation ?? undefined }).catch((error: unknown) => {
      if (!(error instanceof Refused && error.code === 'own-game')) throw error;
      return this.needs.games.state(id, { person });
    });
  }

  /** Older games may be rated although guests play in them. */
  private async haveAccounts({ game: { seats } }: GameState): Promise<boolean> {
    const people = [seats.first.person, seats.second.person];
    const found = await Promise.all(people.map((one) => one && this.needs.people.find(one.id).catch(() => null)));
    return found.every((one) => one?.kind === 'account');
  }

  /** Open games that this viewer may join, newest first; of one maker only the newest, so that nobody fills the list. */
  async lobby(viewer: string | null, before: number): Promise<GameSummary[]> {
    const { db } = this.needs.storage;
    const avoided = viewer === null ? [] : [...(await this.needs.blocks.around(viewer))];
    let query = db
      .selectFrom('games')
      .selectAll()
      .where('status', '=', 'open')
      .where('listing', '=', 'open')
      .where('second_level', 'is', null)
      .where('created', '<', before)
      .where(IS_LISTED)
      .orderBy('created', 'desc')
      .limit(PAGE);
    if (avoided.length > 0) query = query.where('first_person', 'not in', avoided);
    return this.needs.games.summaries(await query.execute());
  }

  /** Games under way that anybody may look on at, newest first. */
  async running(): Promise<GameSummary[]> {
    const rows = await this.needs.storage.db
      .selectFrom('games')
      .selectAll()
      .where('status', '=', 'running')
      .where('listing', '=', 'open')
      .orderBy('created', 'desc')
      .limit(PAGE)
      .execute();
    return this.needs.games.summaries(rows);
  }

  /** A person's games, newest first: to others all but the private ones that they don't play in. */
  async gamesOf(person: string, viewer: string | null, before: number): Promise<GameSummary[]> {
    const playedBy = (id: string) => (where: ExpressionBuilder<Schema, 'games'>) =>
      where.or([where('first_person', '=', id), where('second_person', '=', id)]);
    const { db } = this.needs.storage;
    // Each has an index to go by, which both together have not
    const from = (seat: Seat) =>
      db
        .selectFrom('games')
        .selectAll()
        .where(`${seat}_person`, '=', person)
        .where((where) => where.or([where('listing', '=', 'open'), playedBy(viewer ?? '')(where)]))
        .where('created', '<', before)
        .orderBy('created', 'desc')
        .limit(PAGE)
        .as(seat);
    const rows = await db
      .selectFrom(from('first'))
      .selectAll()
      .unionAll(db.selectFrom(from('second')).selectAll())
      .orderBy('created', 'desc')
      .limit(PAGE)
      .execute();
    return this.needs.games.summaries(rows);
  }
}

/** Whether it is among the newest games of its maker. It is asked of one after the other, until a page is full. */
const IS_LISTED = sql<boolean>`${sql.lit(MOST_LISTED)} > (select count(*) from (
  select 1 from games as newer
    where newer.first_person = games.first_person and newer.created >= games.created
      and (newer.created, newer.id) > (games.created, games.id)
      and newer.status = 'open' and newer.listing = 'open' and newer.second_level is null
    limit ${sql.lit(MOST_LISTED)}) as few)`;

/** The how-manieth of its maker's games a game is, from the oldest. */
export const inTurn = sql<number>`row_number() over (partition by first_person order by created, id)`;

/** Games of some terms that wait for anybody. */
export const openGames = (db: Queries, { rules, clock_terms, rated }: StoredTerms) =>
  db
    .selectFrom('games')
    .where('status', '=', 'open')
    .where('listing', '=', 'open')
    .where('second_level', 'is', null)
    .where('rules', '=', rules)
    .where('clock_terms', '=', clock_terms)
    .where('rated', '=', rated);

/** The rules that somebody asks for, in full. */
export function rulesWanted({ rules }: Pick<CreateGame, 'rules'>): FullRulesSpec {
  try {
    return completeRules((rules ?? {}) as Parameters<typeof completeRules>[0]);
  } catch (error) {
    throw asRefusal(error);
  }
}

const NO_CLOCK: ClockTerms = { kind: 'none' };
const CLOCK_KEYS = ['kind', 'minutes', 'days', 'increment', 'timeout'];
/** The clock that somebody asks for; the same text for the same clock, in whatever order its terms came. */
export const storedClock = ({ clock = NO_CLOCK }: Pick<CreateGame, 'clock'>): string =>
  JSON.stringify(clock, CLOCK_KEYS);

/** The terms of a rematch: the other player finds the invitation through the old game, nobody else should take the seat. */
function again({ game, you }: GameState, canBeRated: boolean): CreateGame {
  const { rules, clock, seats } = game;
  const rated = game.rated && canBeRated;
  const { level } = seats[otherSeat(you!)];
  const { side } = seats[you!];
  return {
    rules,
    clock,
    rated,
    side: side === null ? 'random' : otherKey(side),
    listing: 'private',
    ...(level === null ? {} : { opponent: level }),
  };
}

import { LEVEL_KEYS } from '@longtwilight/bots';
import { completeRules, type FullRulesSpec, RULES_VERSION } from '@longtwilight/engine';
import type { ClockTerms, CreateGame, GameState, GameSummary, Seat } from '@longtwilight/protocol';
import { otherSeat } from '@longtwilight/protocol/record';
import type { ExpressionBuilder } from 'kysely';
import type { ThinkingTime } from '../jobs/thinking-time.ts';
import type { Blocks } from '../people/blocks.ts';
import type { People } from '../people/people.ts';
import { checkRated, requireAccount } from '../ratings/ratings.ts';
import { asRefusal, Refused } from '../refused.ts';
import { isConflict, type Storage } from '../storage/database.ts';
import type { GameRow, Schema } from '../storage/schema.ts';
import { newId, secret, type World } from '../world.ts';
import { seatOfPerson, summaryOf } from './game-state.ts';
import type { Asker, Games, Mover, StepPlan } from './games.ts';

/** How long a game waits for somebody to join, and how many of one person's may wait at once. */
const OPEN_FOR_MS = 14 * 24 * 3_600_000;
const MOST_OPEN = 20;

/** The most games in one answer. */
const PAGE = 50;

interface OpeningNeeds {
  readonly storage: Storage;
  readonly world: World;
  readonly people: People;
  readonly games: Games;
  readonly blocks: Blocks;
  /** How many games against computer players one person may play at once. */
  readonly computerGames: number;
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
    const { storage, world, games } = this.needs;
    const level = wanted.opponent ?? null;
    if (level !== null && !LEVEL_KEYS.some((key) => key === level))
      throw new Refused(
        'unknown-level',
        `There is no computer player "${level}"; expected one of ${LEVEL_KEYS.join(', ')}`,
        LEVEL_KEYS,
      );
    if (level === null) await this.checkOpen(person);
    else {
      await this.checkComputerGames(person);
      await this.needs.thinkingTime.check(person);
    }
    const rules = rulesWanted(wanted);
    const rated = wanted.rated === true && level === null;
    if (rated) checkRated(rules);
    if (rated) await this.checkAccount(person);
    const listing = wanted.listing ?? 'open';
    const row: GameRow = {
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
    await storage.db.insertInto('games').values(row).execute();
    if (level !== null) await games.step(row.id, (_, open, at) => this.start(open, at, {}));
    return games.state(row.id, { person });
  }

  /** Whoever comes for one game and is gone could make others look strong, or hide how strong it is itself. */
  private async checkAccount(person: string): Promise<void> {
    requireAccount(await this.needs.people.find(person));
  }

  private async checkOpen(person: string): Promise<void> {
    const { waiting } = await this.needs.storage.db
      .selectFrom('games')
      .select((select) => select.fn.countAll<number>().as('waiting'))
      .where('first_person', '=', person)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    if (Number(waiting) >= MOST_OPEN)
      throw new Refused('too-many-requests', `You already have ${MOST_OPEN} open games: cancel some of them first`);
  }

  private async checkComputerGames(person: string): Promise<void> {
    const { storage, computerGames } = this.needs;
    const { running } = await storage.db
      .selectFrom('games')
      .select((select) => select.fn.countAll<number>().as('running'))
      .where('first_person', '=', person)
      .where('status', '=', 'running')
      .where('second_level', 'is not', null)
      .executeTakeFirstOrThrow();
    if (Number(running) >= computerGames)
      throw new Refused(
        'too-many-requests',
        `You may have at most ${computerGames} unfinished ${computerGames === 1 ? 'game' : 'games'} against computer players: finish or resign some of yours first`,
      );
  }

  /** Sit down at an open game, which then begins. */
  async join(id: string, asker: Asker & { readonly person: string }, seed?: string): Promise<GameState> {
    const { world, games, blocks } = this.needs;
    const { row: open } = await games.look(id, asker);
    if (open.first_person !== null && (await blocks.around(asker.person)).has(open.first_person))
      throw new Refused('not-open', 'This game is not open to you');
    if (open.rated === 1) await this.checkAccount(asker.person);
    await games.step(id, (_, row, at) => {
      if (seatOfPerson(row, asker.person) !== null) throw new Refused('own-game', 'You are already in this game');
      return this.start(row, at, { second_person: asker.person, second_seed: seed ?? secret(world) });
    });
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
      if (row.status !== 'open') throw new Refused('not-open', 'The game has started: resign it instead');
      return { patch: { status: 'cancelled', ended: at } };
    });
    return this.needs.games.stateFor(seen);
  }

  /** The same game again with sides swapped. Whoever asks first makes it, the other joins it. */
  async rematch(id: string, person: string): Promise<GameState> {
    const { world, games } = this.needs;
    const seen = await games.act(id, { person }, (_table, _seat, row) => {
      if (row.status !== 'over') throw new Refused('not-over', 'The game is not over yet');
      return row.rematch === null ? { patch: { rematch: newId(world) } } : {};
    });
    const old = await games.stateFor(seen);
    const next = old.rematch!;
    const made = await games.lookAs(next, 'public').catch(() => null);
    if (made === null) return this.createOrJoin(person, old, next);
    if (seatOfPerson(made.row, person) !== null) return games.state(next, { person });
    return this.join(next, { person, invitation: made.row.invitation ?? undefined });
  }

  /** Both may ask at the same moment: then one makes it, and the other finds it made. */
  private async createOrJoin(person: string, old: GameState, next: string): Promise<GameState> {
    try {
      return await this.create(person, again(old, await this.haveAccounts(old)), next);
    } catch (error) {
      if (!isConflict(error)) throw error;
      const { row } = await this.needs.games.lookAs(next, 'public');
      return this.join(next, { person, invitation: row.invitation ?? undefined });
    }
  }

  /** Older games may be rated although guests play in them. */
  private async haveAccounts({ game: { seats } }: GameState): Promise<boolean> {
    const people = [seats.first.person, seats.second.person];
    const found = await Promise.all(people.map((one) => one && this.needs.people.find(one.id).catch(() => null)));
    return found.every((one) => one?.kind === 'account');
  }

  /** Games that nobody has joined for so long are cancelled. */
  async expire(): Promise<void> {
    const { storage, world } = this.needs;
    const ended = world.now();
    await storage.db
      .updateTable('games')
      .set({ status: 'cancelled', ended })
      .where('status', '=', 'open')
      .where('created', '<', ended - OPEN_FOR_MS)
      .execute();
  }

  /** Open games that this viewer may join, newest first. */
  async lobby(viewer: string | null): Promise<GameSummary[]> {
    const avoided = viewer === null ? [] : [...(await this.needs.blocks.around(viewer))];
    let query = this.needs.storage.db
      .selectFrom('games')
      .selectAll()
      .where('status', '=', 'open')
      .where('listing', '=', 'open')
      .orderBy('created', 'desc')
      .limit(PAGE);
    if (avoided.length > 0) query = query.where('first_person', 'not in', avoided);
    return this.summaries(await query.execute());
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
    return this.summaries(rows);
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
    return this.summaries(rows);
  }

  private async summaries(rows: readonly GameRow[]): Promise<GameSummary[]> {
    const names = await this.needs.people.namesOf(rows.flatMap((row) => [row.first_person, row.second_person]));
    return rows.map((row) => summaryOf(row, names));
  }
}

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
    side: side === null ? 'random' : side === 'us' ? 'ussr' : 'us',
    listing: 'private',
    ...(level === null ? {} : { opponent: level }),
  };
}

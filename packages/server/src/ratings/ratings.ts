import { type FullRulesSpec, GameRecord } from '@longtwilight/engine';
import type { Leader, Me, Rating } from '@longtwilight/protocol';
import type { SeatOutcome, Table } from '@longtwilight/protocol/record';
import type { Transaction } from 'kysely';
import type { Change, Follower } from '../games/change.ts';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/database.ts';
import type { RatingsTable } from '../storage/people-schema.ts';
import type { GamesTable, Schema } from '../storage/schema.ts';
import type { World } from '../world.ts';
import { afterGame, rested, type Strength, UNKNOWN } from './glicko.ts';

/** The influence that the US usually gets to make a game even. */
const STANDARD_HANDICAP = 2;
/** Who has not played for so long is off the leader board. */
const ACTIVE_MS = 365 * 24 * 3_600_000;
/** A rating that is less sure than this is not on it yet. */
const SURE_DEVIATION = 110;
const LEADERS = 100;
/** So many games between the same two count in a day. */
const MOST_A_DAY = 6;
const DAY_MS = 24 * 3_600_000;

/** Games that favour a side more than usual say nothing about who is stronger. A bid is not such a favour: both agreed to it. */
export function checkRated({ handicap }: FullRulesSpec): void {
  if (handicap.ussr > 0 || handicap.us > STANDARD_HANDICAP)
    throw new Refused(
      'not-rateable',
      `A rated game may have a handicap of at most ${STANDARD_HANDICAP} influence for the US: reduce it, or make the game unrated`,
    );
}

/** A rated game is between owners of accounts; `me` is null for somebody unknown. */
export function requireAccount(me: Me | null): void {
  if (me?.kind !== 'account')
    throw new Refused('no-account', 'Rated games need an account: create one, or play unrated');
}

/** How games end that nobody has played to their end. */
const LEFT: ReadonlySet<string> = new Set<SeatOutcome['reason']>(['resign', 'agreement', 'time']);

/** Whether it was played to its end, or both have played an action round: from less nobody learns who is stronger. */
function isLongEnough({ record, terms, outcome }: Table): boolean {
  if (record === null) return false;
  if (!LEFT.has(outcome!.reason)) return true;
  const { turn, round } = record.game;
  return round > 1 || turn > GameRecord.start(terms.rules, record.bids).game.turn;
}

/** Ratings of people, by Glicko-2 with each game as a period of its own. */
export class Ratings implements Follower {
  private readonly storage: Storage;
  private readonly world: World;

  constructor(storage: Storage, world: World) {
    this.storage = storage;
    this.world = world;
  }

  /** A game that has just ended counts in the transaction that ends it: once, whatever happens. */
  async during(tx: Transaction<Schema>, { row, before, after, at }: Change): Promise<Partial<GamesTable>> {
    const { first_person: first, second_person: second } = row;
    const { outcome } = after;
    const ended = outcome !== null && before !== null && before.outcome === null;
    // What an operator ends, or both players leave, is nobody's merit
    const byNobody = after.log.at(-1)?.kind === 'end';
    if (!ended || byNobody || row.rated === 0 || first === null || second === null) return {};
    if (!isLongEnough(after)) return {};
    if (await this.havePlayedOften(tx, first, second, at)) return {};
    const { winner } = outcome;
    const score = winner === 'draw' ? 0.5 : winner === 'first' ? 1 : 0;
    const rows = await this.lock(tx, [first, second], at);
    const [a, b] = [rows.get(first)!, rows.get(second)!];
    const strengths = [rested(a, at - a.at), rested(b, at - b.at)] as const;
    await this.store(tx, row.id, a, afterGame(strengths[0], strengths[1], score), at);
    await this.store(tx, row.id, b, afterGame(strengths[1], strengths[0], 1 - score), at);
    return {};
  }

  /** Two who play each other again and again in a day learn nothing more of their strength, and could make one of them look strong. */
  private async havePlayedOften(tx: Transaction<Schema>, first: string, second: string, at: number): Promise<boolean> {
    const together = await tx
      .selectFrom('rating_changes as one')
      .innerJoin('rating_changes as other', 'other.game', 'one.game')
      .select('one.game')
      .where('one.person', '=', first)
      .where('other.person', '=', second)
      .where('one.at', '>', at - DAY_MS)
      .limit(MOST_A_DAY)
      .execute();
    return together.length >= MOST_A_DAY;
  }

  /** Always in the same order, so that two games that end at once don't wait for each other. */
  private async lock(
    tx: Transaction<Schema>,
    people: readonly string[],
    at: number,
  ): Promise<ReadonlyMap<string, RatingsTable>> {
    const sorted = people.toSorted();
    await tx
      .insertInto('ratings')
      .values(sorted.map((person) => ({ person, ...UNKNOWN, games: 0, at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const query = tx.selectFrom('ratings').selectAll().where('person', 'in', sorted).orderBy('person');
    const rows = await (this.storage.engine === 'postgres' ? query.forUpdate() : query).execute();
    return new Map(rows.map((row) => [row.person, row]));
  }

  private async store(
    tx: Transaction<Schema>,
    game: string,
    { person, rating, games }: RatingsTable,
    now: Strength,
    at: number,
  ): Promise<void> {
    await tx
      .updateTable('ratings')
      .set({ ...now, games: games + 1, at })
      .where('person', '=', person)
      .execute();
    await tx
      .insertInto('rating_changes')
      .values({ person, game, at, rating: now.rating, change: now.rating - rating })
      .execute();
  }

  /** The rating to show for somebody; null before the first rated game. */
  async of(person: string): Promise<Rating | null> {
    const row = await this.storage.db.selectFrom('ratings').selectAll().where('person', '=', person).executeTakeFirst();
    return row === undefined ? null : this.shown(row);
  }

  /** The ratings to show of those among these people who have one. */
  async ofAll(people: readonly string[]): Promise<Record<string, Rating>> {
    if (people.length === 0) return {};
    const rows = await this.storage.db
      .selectFrom('ratings')
      .selectAll()
      .where('person', 'in', [...people])
      .execute();
    return Object.fromEntries(rows.map((row) => [row.person, this.shown(row)]));
  }

  /** The ratings of these people, to match them by. */
  async numbersOf(people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.storage.db
      .selectFrom('ratings')
      .select(['person', 'rating'])
      .where('person', 'in', [...people])
      .execute();
    const known = new Map(rows.map(({ person, rating }) => [person, rating]));
    return new Map(people.map((person) => [person, known.get(person) ?? UNKNOWN.rating]));
  }

  /** The strongest owners of accounts who still play. */
  async leaders(): Promise<Leader[]> {
    const rows = await this.storage.db
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person')
      .selectAll('ratings')
      .select('people.name')
      .where('people.kind', '=', 'account')
      .where('people.banned', 'is', null)
      .where('people.deleted', 'is', null)
      .where('ratings.deviation', '<=', SURE_DEVIATION)
      .where('ratings.at', '>', this.world.now() - ACTIVE_MS)
      .orderBy('ratings.rating', 'desc')
      .orderBy('ratings.person')
      .limit(LEADERS)
      .execute();
    return rows.map((row) => ({ person: { id: row.person, name: row.name }, rating: this.shown(row) }));
  }

  private shown(row: RatingsTable): Rating {
    const { rating, deviation } = rested(row, this.world.now() - row.at);
    return { rating: Math.round(rating), deviation: Math.round(deviation), games: row.games };
  }
}

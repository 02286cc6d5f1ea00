import { type GameSummary, type Profile, type Results, SEATS, type Seat } from '@longtwilight/protocol';
import { otherSeat } from '@longtwilight/protocol/record';
import { sql } from 'kysely';
import type { Opening } from '../games/opening.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { Storage } from '../storage/database.ts';
import type { Flag } from '../storage/schema.ts';
import type { Blocks } from './blocks.ts';
import type { People } from './people.ts';

interface ProfilesNeeds {
  readonly storage: Storage;
  readonly people: People;
  readonly blocks: Blocks;
  readonly ratings: Ratings;
  readonly opening: Opening;
}

interface Tally {
  readonly us_seat: Seat | null;
  readonly winner: Seat | 'draw' | null;
  readonly games: number | string | bigint;
}

/** What everybody may know of somebody: rating, results, games. */
export class Profiles {
  private readonly needs: ProfilesNeeds;

  constructor(needs: ProfilesNeeds) {
    this.needs = needs;
  }

  async of(id: string, viewer: string | null): Promise<Profile> {
    const { people, ratings, blocks } = this.needs;
    const person = await people.find(id);
    return {
      ...person,
      rating: await ratings.of(id),
      results: await this.allResults(id),
      you: viewer === null || viewer === id ? null : await this.resultsAgainst(id, viewer),
      blocked: viewer !== null && (await blocks.of(viewer)).includes(id),
    };
  }

  /** Results of one against another, from the side of the first. */
  async headToHead(id: string, other: string): Promise<Results> {
    const { people } = this.needs;
    await people.find(id);
    await people.find(other);
    return this.resultsAgainst(id, other);
  }

  /** Games of somebody, newest first. Private ones only those who play in them get to see. */
  async games(id: string, viewer: string | null, before: number): Promise<GameSummary[]> {
    await this.needs.people.find(id);
    return this.needs.opening.gamesOf(id, viewer, before);
  }

  /** From two looks at the games of somebody, one for each seat. */
  private async allResults(id: string): Promise<Profile['results']> {
    const results = { people: noResults(), computers: noResults() };
    for (const seat of SEATS)
      for (const tally of await this.tallies(id, seat).execute())
        count(results[tally.computer === 1 ? 'computers' : 'people'], seat, tally);
    return results;
  }

  private async resultsAgainst(id: string, other: string): Promise<Results> {
    const results = noResults();
    for (const seat of SEATS)
      for (const tally of await this.tallies(id, seat)
        .where(`${otherSeat(seat)}_person`, '=', other)
        .execute())
        count(results, seat, tally);
    return results;
  }

  private tallies(id: string, seat: Seat) {
    const computer = sql<Flag>`case when ${sql.ref(`${otherSeat(seat)}_person`)} is null then 1 else 0 end`;
    return this.needs.storage.db
      .selectFrom('games')
      .select(['us_seat', 'winner', computer.as('computer'), (of) => of.fn.countAll().as('games')])
      .where(`${seat}_person`, '=', id)
      .where('status', '=', 'over')
      .groupBy(['us_seat', 'winner', computer]);
  }
}

const noResults = (): Results => ({ us: { won: 0, lost: 0, drawn: 0 }, ussr: { won: 0, lost: 0, drawn: 0 } });

function count(results: Results, seat: Seat, { us_seat, winner, games }: Tally): void {
  // A game given up during the bidding has no sides
  if (us_seat === null || winner === null) return;
  const score = results[us_seat === seat ? 'us' : 'ussr'];
  score[winner === 'draw' ? 'drawn' : winner === seat ? 'won' : 'lost'] += Number(games);
}

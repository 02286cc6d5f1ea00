import type { GameSummary, Profile, Results, Seat } from '@longtwilight/protocol';
import { otherSeat } from '@longtwilight/protocol/record';
import type { Opening } from '../games/opening.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { Storage } from '../storage/database.ts';
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
      results: { people: await this.results(id, 'people'), computers: await this.results(id, 'computers') },
      you: viewer === null || viewer === id ? null : await this.results(id, { person: viewer }),
      blocked: viewer !== null && (await blocks.of(viewer)).includes(id),
    };
  }

  /** Results of one against another, from the side of the first. */
  async headToHead(id: string, other: string): Promise<Results> {
    const { people } = this.needs;
    await people.find(id);
    await people.find(other);
    return this.results(id, { person: other });
  }

  /** Games of somebody, newest first. Private ones only those who play in them get to see. */
  async games(id: string, viewer: string | null, before: number): Promise<GameSummary[]> {
    await this.needs.people.find(id);
    return this.needs.opening.gamesOf(id, viewer, before);
  }

  private async results(id: string, against: 'people' | 'computers' | { readonly person: string }): Promise<Results> {
    const results: Results = { us: { won: 0, lost: 0, drawn: 0 }, ussr: { won: 0, lost: 0, drawn: 0 } };
    for (const seat of ['first', 'second'] as const)
      for (const { us_seat, winner, games } of await this.tallies(id, seat, against)) {
        // A game given up during the bidding has no sides
        if (us_seat === null || winner === null) continue;
        const score = results[us_seat === seat ? 'us' : 'ussr'];
        score[winner === 'draw' ? 'drawn' : winner === seat ? 'won' : 'lost'] += Number(games);
      }
    return results;
  }

  private tallies(
    id: string,
    seat: Seat,
    against: 'people' | 'computers' | { readonly person: string },
  ): Promise<Tally[]> {
    const other = `${otherSeat(seat)}_person` as const;
    const query = this.needs.storage.db
      .selectFrom('games')
      .select(['us_seat', 'winner', (of) => of.fn.countAll().as('games')])
      .where(`${seat}_person`, '=', id)
      .where('status', '=', 'over')
      .groupBy(['us_seat', 'winner']);
    if (against === 'people') return query.where(other, 'is not', null).execute();
    if (against === 'computers') return query.where(other, 'is', null).execute();
    return query.where(other, '=', against.person).execute();
  }
}

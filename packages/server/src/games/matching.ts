import type { CreateGame, GameState } from '@longtwilight/protocol';
import type { Blocks } from '../people/blocks.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/database.ts';
import type { GameRow } from '../storage/schema.ts';
import type { World } from '../world.ts';
import type { Games } from './games.ts';
import { type Opening, rulesWanted, storedClock } from './opening.ts';

type Wanted = Pick<CreateGame, 'rules' | 'clock' | 'rated' | 'seed'>;
type Waiting = Pick<GameRow, 'id' | 'created' | 'first_person'>;

/** How far apart two ratings may be at once, and how much more with each minute that somebody has waited. */
const CLOSE = 200;
const MORE_EACH_MINUTE = 100;
const MOST_WAITING = 100;
/** So long the maker of a game counts as waiting, whether it looks at it or not. */
const FRESH_MS = 15 * 60_000;

interface MatchingNeeds {
  readonly storage: Storage;
  readonly world: World;
  readonly games: Games;
  readonly opening: Opening;
  readonly ratings: Ratings;
  readonly blocks: Blocks;
}

/** Quick match: somebody of about the same strength who wants the same game. */
export class Matching {
  private readonly needs: MatchingNeeds;

  constructor(needs: MatchingNeeds) {
    this.needs = needs;
  }

  /**
   * Join an open game of these rules and this clock, or make one and wait. Who waits and asks again finds more, because
   * the longer one waits the less ratings matter.
   */
  async match(person: string, wanted: Wanted): Promise<GameState> {
    const { games, opening } = this.needs;
    const waiting = await this.waiting(wanted);
    const mine = waiting.find((game) => game.first_person === person);
    for (const { id } of await this.fitting(person, waiting, mine)) {
      if (mine !== undefined && !(await this.leave(mine.id, person))) break;
      try {
        return await opening.join(id, { person }, wanted.seed);
      } catch (error) {
        // Somebody else was quicker: try the next one
        if (!(error instanceof Refused && error.code === 'not-open')) throw error;
      }
    }
    const still = mine && (await games.state(mine.id, { person }));
    if (still !== undefined && still.game.status !== 'cancelled') return still;
    return opening.create(person, { ...wanted, side: 'random', listing: 'open' });
  }

  private waiting(wanted: Wanted): Promise<Waiting[]> {
    return this.needs.storage.db
      .selectFrom('games')
      .select(['id', 'created', 'first_person'])
      .where('status', '=', 'open')
      .where('listing', '=', 'open')
      .where('rules', '=', JSON.stringify(rulesWanted(wanted)))
      .where('clock_terms', '=', storedClock(wanted))
      .where('rated', '=', wanted.rated === true ? 1 : 0)
      .orderBy('created')
      .orderBy('id')
      .limit(MOST_WAITING)
      .execute();
  }

  /** Those who are close enough by now, the closest first. Of two who wait for each other, who came later goes over. */
  private async fitting(person: string, waiting: readonly Waiting[], mine: Waiting | undefined): Promise<Waiting[]> {
    const { world, games, blocks, ratings } = this.needs;
    const avoided = await blocks.around(person);
    const before = mine === undefined ? waiting : waiting.slice(0, waiting.indexOf(mine));
    const others = before.filter(
      ({ first_person: other }) => other !== null && other !== person && !avoided.has(other),
    );
    const numbers = await ratings.numbersOf([person, ...others.map((game) => game.first_person!)]);
    const own = numbers.get(person)!;
    const now = world.now();
    return (
      others
        // Whoever has been away for long would not notice that somebody came
        .filter(({ id, created }) => now - created < FRESH_MS || games.isPresent(id, 'first'))
        .map((game) => ({ game, apart: Math.abs(numbers.get(game.first_person!)! - own) }))
        .filter(({ game, apart }) => apart <= CLOSE + (MORE_EACH_MINUTE * (now - game.created)) / 60_000)
        .sort((a, b) => a.apart - b.apart)
        .map(({ game }) => game)
    );
  }

  /** Take back one's own waiting game; false if somebody has just joined it. */
  private async leave(id: string, person: string): Promise<boolean> {
    try {
      const { game } = await this.needs.opening.cancel(id, { person });
      return game.status === 'cancelled';
    } catch (error) {
      if (error instanceof Refused && error.code === 'not-open') return error.state?.game.status === 'cancelled';
      throw error;
    }
  }
}

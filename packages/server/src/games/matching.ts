import type { CreateGame, GameState } from '@longtwilight/protocol';
import type { Blocks } from '../people/blocks.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/database.ts';
import type { GameRow } from '../storage/schema.ts';
import type { World } from '../world.ts';
import type { Games } from './games.ts';
import { inTurn, type Opening, openGames, rulesWanted, type StoredTerms, storedClock } from './opening.ts';

type Wanted = Pick<CreateGame, 'rules' | 'clock' | 'rated' | 'seed'>;
const WAITING = ['id', 'created', 'first_person'] as const;
type Waiting = Pick<GameRow, (typeof WAITING)[number]>;

/** How far apart two ratings may be at once, and how much more with each minute that somebody has waited. */
const CLOSE = 200;
const MORE_EACH_MINUTE = 100;
const MOST_WAITING = 100;
/** Of those who have waited for longer, games that are looked at for somebody who is still there. */
const MOST_LOOKED_AT = 1000;
const GAMES_LOOKED_AT = 3;
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

type Making = (make: () => Promise<GameState>) => Promise<GameState>;

/** Quick match: somebody of about the same strength who wants the same game. */
export class Matching {
  private readonly needs: MatchingNeeds;

  constructor(needs: MatchingNeeds) {
    this.needs = needs;
  }

  /**
   * Join an open game of these rules and this clock, or make one and wait. Who waits and asks again finds more, because
   * the longer one waits the less ratings matter. `making` counts a game that is made, or refuses it.
   */
  async match(person: string, wanted: Wanted, making: Making): Promise<GameState> {
    const { storage, games, opening } = this.needs;
    const terms: StoredTerms = {
      rules: JSON.stringify(rulesWanted(wanted)),
      clock_terms: storedClock(wanted),
      rated: wanted.rated === true ? 1 : 0,
    };
    const mine = await openGames(storage.db, terms)
      .select(WAITING)
      .where('first_person', '=', person)
      .orderBy('created')
      .orderBy('id')
      .executeTakeFirst();
    for (const { id } of await this.fitting(person, terms, mine)) {
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
    return making(() => opening.waitFor(person, { ...wanted, side: 'random' }));
  }

  /** One game of each other person who is there. Of two who wait for each other, who came later goes over. */
  private async waiting(person: string, terms: StoredTerms, mine: Waiting | undefined): Promise<Waiting[]> {
    const { storage, world, games, blocks } = this.needs;
    const avoided = [person, ...(await blocks.around(person))];
    const since = world.now() - FRESH_MS;
    const list = (age: '>=' | '<', ofEach: number, most: number) => {
      let waiting = openGames(storage.db, terms)
        .select([...WAITING, inTurn.as('turn')])
        .where('first_person', 'not in', avoided)
        .where('created', age, since);
      if (mine !== undefined)
        waiting = waiting.where((where) =>
          where.or([
            where('created', '<', mine.created),
            where.and([where('created', '=', mine.created), where('id', '<', mine.id)]),
          ]),
        );
      const one = storage.db.selectFrom(waiting.as('waiting')).select(WAITING).where('turn', '<=', ofEach);
      return one.orderBy('created', 'desc').limit(most).execute();
    };
    const fresh = await list('>=', 1, MOST_WAITING);
    // Whoever has been away for long would not notice that somebody came
    const present = (await list('<', GAMES_LOOKED_AT, MOST_LOOKED_AT)).filter(({ id }) => games.isPresent(id, 'first'));
    const people = new Set(fresh.map((game) => game.first_person));
    for (const game of present) if (!people.has(game.first_person)) fresh.push(game);
    return fresh;
  }

  /** Those who are close enough by now, the closest first. */
  private async fitting(person: string, terms: StoredTerms, mine: Waiting | undefined): Promise<Waiting[]> {
    const others = await this.waiting(person, terms, mine);
    const numbers = await this.needs.ratings.numbersOf([person, ...others.map((game) => game.first_person!)]);
    const own = numbers.get(person)!;
    const now = this.needs.world.now();
    return others
      .map((game) => ({ game, apart: Math.abs(numbers.get(game.first_person!)! - own) }))
      .filter(({ game, apart }) => apart <= CLOSE + (MORE_EACH_MINUTE * (now - game.created)) / 60_000)
      .sort((a, b) => a.apart - b.apart || a.game.created - b.game.created)
      .map(({ game }) => game);
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

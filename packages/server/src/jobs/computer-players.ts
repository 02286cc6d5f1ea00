import { bidForSide, LEVEL_KEYS, type LevelKey, THINK_WITH_NETWORK } from '@longtwilight/bots';
import { SEATS, type Seat } from '@longtwilight/protocol';
import { otherSeat, type Table } from '@longtwilight/protocol/record';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction, Updateable } from 'kysely';
import type { Change, Follower } from '../games/change.ts';
import { viewFor } from '../games/game-state.ts';
import type { Games, Seen } from '../games/games.ts';
import { SetApart } from '../games/tables.ts';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/database.ts';
import type { GameRow, GamesTable, Schema } from '../storage/schema.ts';
import type { World } from '../world.ts';
import type { Job, Jobs } from './jobs.ts';
import type { ThinkingThreads } from './thinking-threads.ts';
import type { ThinkingTime } from './thinking-time.ts';

/** How long the levels may think about a card, in milliseconds. */
export type Budgets = Readonly<Partial<Record<LevelKey, number>>>;

interface ComputerPlayersNeeds {
  readonly storage: Storage;
  readonly world: World;
  readonly jobs: Jobs;
  readonly threads: ThinkingThreads;
  readonly budgets: Budgets;
  readonly time: ThinkingTime;
  readonly log: FastifyBaseLogger;
}

/** For a player with a network that fails more often than this Attaché stands in. */
const MOST_FAILURES = 2;

type Sides = Pick<GameRow, 'id' | 'first_person' | 'second_person'>;
/** For whom a computer player thinks. */
const ownerOf = ({ first_person, second_person }: Sides): string | null => first_person ?? second_person;
const moveIn = (game: Sides): Job => ({
  task: 'move',
  payload: { game: game.id },
  key: `move:${game.id}`,
  owner: ownerOf(game),
});

/** What a computer player has to do: answer, or say something to an offer. */
type Duty = 'answer' | 'decline-draw' | 'accept-pause';

function dutyOf(row: GameRow, table: Table, seat: Seat): Duty | null {
  if (row.status !== 'running' || row[`${seat}_level`] === null) return null;
  if (table.draw === otherSeat(seat)) return 'decline-draw';
  if (table.pause === otherSeat(seat)) return 'accept-pause';
  return table.asked().includes(seat) && !table.paused ? 'answer' : null;
}

/** Computer players: each answer of theirs is a job, which any process may do and of which only the first result counts. */
export class ComputerPlayers implements Follower {
  private readonly needs: ComputerPlayersNeeds;

  constructor(needs: ComputerPlayersNeeds) {
    this.needs = needs;
  }

  async during(tx: Transaction<Schema>, { row, after }: Change): Promise<Updateable<GamesTable>> {
    if (SEATS.some((seat) => dutyOf(row, after, seat) !== null)) await this.needs.jobs.add(tx, moveIn(row));
    return {};
  }

  /** Jobs may have been lost with a database that was restored. */
  async wake(): Promise<void> {
    const { storage, jobs } = this.needs;
    await storage.write(async (tx) => {
      const waiting = await tx
        .selectFrom('games')
        .select(['id', 'first_person', 'second_person'])
        .where('status', '=', 'running')
        .where((where) =>
          where.or(
            SEATS.map((seat) => where.and([where(`${seat}_asked`, '=', 1), where(`${seat}_level`, 'is not', null)])),
          ),
        )
        .execute();
      for (const game of waiting) await jobs.add(tx, moveIn(game));
    });
  }

  async move(games: Games, id: string, attempt: number): Promise<void> {
    const seen = await lookUnlessApart(games, id);
    if (seen === null) return;
    const { row, table } = seen;
    for (const seat of SEATS) {
      const duty = dutyOf(row, table, seat);
      if (duty === null) continue;
      try {
        await this.fulfil(games, duty, { row, table, seat, attempt });
      } catch (error) {
        if (!(error instanceof Refused) || error.code === 'illegal-answer') {
          games.tellStopped(id);
          throw error;
        }
        // Something happened meanwhile: whoever did it has asked for the next move
        this.needs.log.debug({ game: id, code: error.code }, 'a computer player answered too late');
      }
      return;
    }
  }

  private async fulfil(
    games: Games,
    duty: Duty,
    { row, table, seat, attempt }: { row: GameRow; table: Table; seat: Seat; attempt: number },
  ): Promise<void> {
    if (duty === 'decline-draw') await games.agree(row.id, { seat }, 'draw', 'decline');
    else if (duty === 'accept-pause') await games.agree(row.id, { seat }, 'pause', 'accept');
    else {
      const answer = bidIn(table, seat) ?? (await this.think(row, table, seat, attempt));
      await games.answer(row.id, { seat }, { number: table.number, answers: [answer] });
    }
  }

  private async think(row: GameRow, table: Table, seat: Seat, attempt: number): Promise<string> {
    const wanted = LEVEL_KEYS.find((key) => key === row[`${seat}_level`]);
    const fails = attempt > MOST_FAILURES && wanted !== undefined && THINK_WITH_NETWORK.has(wanted);
    const level = wanted === undefined || fails ? 'attache' : wanted;
    const side = table.sideOf(seat)!;
    const view = viewFor(table, side);
    const [only, another] = view.decision?.options ?? [];
    if (only !== undefined && another === undefined) return only;
    const { threads, world, budgets, time } = this.needs;
    const { answer, ms } = await threads.ask({
      player: `${row.id}/${seat}`,
      level,
      side,
      seed: world.random(4).readUInt32LE(),
      ms: budgets[level] ?? null,
      view,
    });
    await time.add(ownerOf(row), ms);
    return answer;
  }
}

/** A game that is set apart goes on when somebody has mended it, and then asks for its next move. */
async function lookUnlessApart(games: Games, id: string): Promise<Seen | null> {
  try {
    return await games.lookAs(id, 'public');
  } catch (error) {
    if (error instanceof SetApart) return null;
    throw error;
  }
}

function bidIn({ bidding }: Table, seat: Seat): string | null {
  const asked = bidding?.decisions().find(({ actor }) => actor === seat);
  return bidding && asked ? bidForSide(asked.options, bidding.kind) : null;
}

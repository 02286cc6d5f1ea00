import { countPlays } from '@longtwilight/notation';
import type { CardStatistics } from '@longtwilight/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { SetApart, type Tables } from '../games/tables.ts';
import type { Storage } from '../storage/database.ts';
import type { World } from '../world.ts';

const LOOK_MS = 60_000;
/** What is asked for again within this time is not counted again. */
const AGE_MS = 10_000;

interface Needs {
  readonly storage: Storage;
  readonly world: World;
  readonly tables: Tables;
  readonly log: FastifyBaseLogger;
}

/** What became of cards in games that are over. Each game is counted once, a while after its end; none that goes on ever is. */
export class CardStatisticsKeeper {
  private readonly needs: Needs;
  private latest: { readonly at: number; readonly statistics: CardStatistics } | null = null;
  /** Games that are set apart: perhaps a newer server can count them. */
  private readonly apart = new Set<string>();
  private stopLooking = (): void => {};
  private counting: Promise<void> = Promise.resolve();

  constructor(needs: Needs) {
    this.needs = needs;
  }

  start(): void {
    this.stopLooking = this.needs.world.every(LOOK_MS, () => {
      this.counting = this.countAll().catch((err) =>
        this.needs.log.warn({ err }, 'the card statistics could not be updated'),
      );
      return this.counting;
    });
  }
  async stop(): Promise<void> {
    this.stopLooking();
    this.stopLooking = () => {};
    await this.counting;
  }

  async read(): Promise<CardStatistics> {
    const now = this.needs.world.now();
    if (this.latest !== null && this.latest.at > now - AGE_MS) return this.latest.statistics;
    const { db } = this.needs.storage;
    const plays = await db
      .selectFrom('card_plays')
      .selectAll()
      .orderBy('card')
      .orderBy('side')
      .orderBy('kind')
      .execute();
    const { games } = await db
      .selectFrom('games')
      .select(({ fn }) => fn.countAll<number>().as('games'))
      .where('counted', '=', 1)
      .executeTakeFirstOrThrow();
    const statistics = { games: Number(games), plays };
    this.latest = { at: now, statistics };
    return statistics;
  }

  private async countAll(): Promise<void> {
    const waiting = await this.needs.storage.db
      .selectFrom('games')
      .select('id')
      .where('status', '=', 'over')
      .where('counted', '=', 0)
      .execute();
    for (const { id } of waiting) {
      if (this.apart.has(id)) continue;
      await this.count(id).catch((err) => {
        if (err instanceof SetApart) this.apart.add(id);
        this.needs.log.warn({ err, game: id }, 'a game could not be counted in the card statistics');
      });
    }
  }

  /** Exactly once: whoever notes that the game is counted counts it. */
  private async count(id: string): Promise<void> {
    const { storage, tables } = this.needs;
    await storage.write(async (tx) => {
      const row = await tx
        .updateTable('games')
        .set({ counted: 1 })
        .where('id', '=', id)
        .where('status', '=', 'over')
        .where('counted', '=', 0)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) return;
      const { record } = await tables.whole(tx, row);
      const plays = countPlays((record?.entries ?? []).flatMap(({ facts }) => facts));
      if (plays.length === 0) return;
      const more = (column: 'played' | 'won' | 'drawn' | 'lost') =>
        sql<number>`${sql.ref(`card_plays.${column}`)} + ${sql.ref(`excluded.${column}`)}`;
      await tx
        .insertInto('card_plays')
        .values(plays)
        .onConflict((there) =>
          there
            .columns(['card', 'side', 'kind'])
            .doUpdateSet({ played: more('played'), won: more('won'), drawn: more('drawn'), lost: more('lost') }),
        )
        .execute();
    });
  }
}

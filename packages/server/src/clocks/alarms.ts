import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Games } from '../games/games.ts';
import { SetApart } from '../games/tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/database.ts';
import type { World } from '../world.ts';
import { Clocks } from './clocks.ts';
import type { Heartbeat } from './heartbeat.ts';

const LOOK_MS = 1000;
/** How many alarms are taken at once; the rest waits for the next look. */
const MOST = 500;

interface AlarmsNeeds {
  readonly storage: Storage;
  readonly world: World;
  readonly games: Games;
  readonly jobs: Jobs;
  readonly heartbeat: Heartbeat;
  readonly log: FastifyBaseLogger;
}

/** Looks for games whose alarm has gone off, and does what is due in them. */
export class Alarms {
  private readonly needs: AlarmsNeeds;
  private stopLooking = (): void => {};

  constructor(needs: AlarmsNeeds) {
    this.needs = needs;
  }

  start(): void {
    const { world, heartbeat, log } = this.needs;
    this.stopLooking = world.every(LOOK_MS, async (tick) => {
      try {
        // Nobody loses by time that was nobody's
        await heartbeat.notice(tick);
        await this.look();
      } catch (error) {
        log.warn({ err: error }, 'the clocks could not be checked');
      }
    });
  }
  stop(): void {
    this.stopLooking();
  }

  private async look(): Promise<void> {
    const { storage, world, jobs } = this.needs;
    const due = await storage.db
      .selectFrom('games')
      .select('id')
      .where('alarm', '<=', world.now())
      // One that waits to be tried again would begin to count its attempts anew
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('jobs').select('key').where('key', '=', sql<string>`'alarm:' || games.id`))),
      )
      .orderBy('alarm')
      .limit(MOST)
      .execute();
    if (due.length === 0) return;
    await storage.write(async (tx) => {
      for (const { id } of due)
        await jobs.add(tx, { task: 'alarm', payload: { game: id }, key: `alarm:${id}`, owner: null });
    });
  }

  /** Exactly once in effect: what is due is judged again when nothing else can change the game. */
  async ring(id: string): Promise<void> {
    const { storage, games } = this.needs;
    try {
      await games.step(id, (table, row, at) => {
        const plan = Clocks.ring(table, row, at);
        if (plan === null) throw new Refused('no-claim', 'Nothing is due in this game');
        return plan;
      });
    } catch (error) {
      // Nobody can play it, so nobody's time runs
      if (error instanceof SetApart)
        await storage.db.updateTable('games').set({ alarm: null }).where('id', '=', id).execute();
      else if (!(error instanceof Refused)) throw error;
    }
  }
}

import { sql } from 'kysely';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/database.ts';
import type { World } from '../world.ts';

const HOUR_MS = 3_600_000;
const HOUR_S = 3600;

/** The hour in which a moment lies, counted from 1970. */
export const hourOf = (ms: number): number => Math.floor(ms / HOUR_MS);

interface Needs {
  readonly storage: Storage;
  readonly world: World;
  /** Seconds an hour for each person; 0 for no limit. */
  readonly limit: number;
}

/** How long computer players think for each person: whoever asks for much waits behind others, and starts no more games for a while. */
export class ThinkingTime {
  private readonly needs: Needs;

  constructor(needs: Needs) {
    this.needs = needs;
  }

  private get hour(): number {
    return hourOf(this.needs.world.now());
  }

  async add(person: string | null, ms: number): Promise<void> {
    if (person === null || ms < 1) return;
    const row = { hour: this.hour, ms: Math.round(ms) };
    // In an hour that is over nothing counts any more
    const sum = sql<number>`case when thinking.hour = excluded.hour then thinking.ms else 0 end + excluded.ms`;
    await this.needs.storage.write((tx) =>
      tx
        .insertInto('thinking')
        .values({ person, ...row })
        .onConflict((there) => there.column('person').doUpdateSet({ hour: row.hour, ms: sum }))
        .execute(),
    );
  }

  /** Take away what counts no more: hours that are over. */
  async expire(): Promise<void> {
    await this.needs.storage.write((tx) => tx.deleteFrom('thinking').where('hour', '<', this.hour).execute());
  }

  /** Refuses somebody for whom computer players have thought long enough in this hour. */
  async check(person: string): Promise<void> {
    const { storage, world, limit } = this.needs;
    if (limit === 0) return;
    const used = await storage.db
      .selectFrom('thinking')
      .select('ms')
      .where('person', '=', person)
      .where('hour', '=', this.hour)
      .executeTakeFirst();
    if (used === undefined || used.ms < limit * 1000) return;
    const seconds = HOUR_S - Math.floor((world.now() % HOUR_MS) / 1000);
    const minutes = Math.ceil(seconds / 60);
    throw new Refused(
      'too-many-requests',
      `Computer players have used up the ${limit} seconds per hour that they may think for you: continue the games you have, and start another one in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`,
      [],
      { limit, seconds },
    );
  }
}

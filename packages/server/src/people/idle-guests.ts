import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Storage } from '../storage/database.ts';
import type { World } from '../world.ts';
import type { PersonalDataKeeper } from './personal-data.ts';

interface Needs {
  readonly storage: Storage;
  readonly world: World;
  readonly personalData: PersonalDataKeeper;
  readonly log: FastifyBaseLogger;
}

const DAY_MS = 24 * 3_600_000;
/** How long a guest is kept that does not come back: without a game, and with one. By then its key is void too. */
const IDLE_MS = 30 * DAY_MS;
const IDLE_WITH_GAMES_MS = 365 * DAY_MS;
/** How many go in one round; the others wait for the next. */
const MOST = 500;

/** Guests who have not come back for long. Those who never played are gone, the others are forgotten as if they had asked for it. */
export class IdleGuests {
  private readonly needs: Needs;

  constructor(needs: Needs) {
    this.needs = needs;
  }

  async expire(): Promise<void> {
    const { personalData, log } = this.needs;
    const without = await this.unseenFor(IDLE_MS, sql`not exists`);
    if (without.length > 0) await personalData.remove(without);
    // One whose game can't be left keeps nobody else here
    for (const id of await this.unseenFor(IDLE_WITH_GAMES_MS, sql`exists`))
      await personalData.delete(id).catch((err: unknown) => {
        log.warn(
          { err, person: id },
          'a guest who has long been away could not be deleted; tried again within the hour',
        );
      });
  }

  private async unseenFor(ms: number, withGames: typeof HAVE): Promise<string[]> {
    const { storage, world } = this.needs;
    const since = world.now() - ms;
    const { rows } = await sql<{ id: string }>`select id from people
      where kind = 'guest' and deleted is null and created < ${since}
        and not exists (select 1 from keys where keys.person = people.id and keys.used >= ${since})
        and ${withGames} (${HAVE})
      limit ${sql.lit(MOST)}`.execute(storage.db);
    return rows.map(({ id }) => id);
  }
}

const HAVE = sql`select 1 from games where first_person = people.id union all
  select 1 from games where second_person = people.id`;

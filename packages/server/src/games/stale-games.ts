import type { Transaction } from 'kysely';
import type { Storage } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import type { World } from '../world.ts';

const DAY_MS = 24 * 3_600_000;
/** How long a game waits for somebody to join. */
const OPEN_FOR_MS = 14 * DAY_MS;
/** How long whoever follows its link is told that it was cancelled. */
const CANCELLED_FOR_MS = 7 * DAY_MS;
/** How many of these are removed at once: others want to write too. */
const MOST_REMOVED = 200;

/** Games that nobody has joined. */
export class StaleGames {
  private readonly storage: Storage;
  private readonly world: World;

  constructor(storage: Storage, world: World) {
    this.storage = storage;
    this.world = world;
  }

  /** Whoever waits for long is told that nobody has come; a while later the game is gone. */
  async expire(): Promise<void> {
    const ended = this.world.now();
    await this.storage.db
      .updateTable('games')
      .set({ status: 'cancelled', ended })
      .where('status', '=', 'open')
      .where('created', '<', ended - OPEN_FOR_MS)
      .execute();
    while (await this.storage.write((tx) => removeCancelled(tx, ended - CANCELLED_FOR_MS)));
  }
}

/** Remove some games that were cancelled before a moment; false if there were none. They have not begun, so nobody played in them. */
async function removeCancelled(tx: Transaction<Schema>, before: number): Promise<boolean> {
  const rows = await tx
    .selectFrom('games')
    .select('id')
    .where('status', '=', 'cancelled')
    .where('started', 'is', null)
    .where('ended', '<', before)
    .limit(MOST_REMOVED)
    .execute();
  if (rows.length === 0) return false;
  const ids = rows.map(({ id }) => id);
  for (const table of ['messages', 'mutes', 'sealed', 'entries', 'snapshots'] as const)
    await tx
      .deleteFrom(table as 'entries')
      .where('game', 'in', ids)
      .execute();
  await tx.deleteFrom('games').where('id', 'in', ids).execute();
  return true;
}

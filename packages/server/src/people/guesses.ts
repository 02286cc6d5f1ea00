import { sql } from 'kysely';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/database.ts';
import type { World } from '../world.ts';
import { hashOf } from './secrets.ts';

const MOST = 10;
const WINDOW_MS = 15 * 60_000;

/** Limits how often a secret of somebody may be guessed at, from wherever and at whichever node. */
export class Guesses {
  private readonly storage: Storage;
  private readonly world: World;

  constructor(storage: Storage, world: World) {
    this.storage = storage;
    this.world = world;
  }

  /** Counts a guess before it is looked at, so that many at once are no way around the limit. */
  async count(what: 'password' | 'recovery', login: string): Promise<void> {
    const { db } = this.storage;
    const now = this.world.now();
    await db
      .deleteFrom('guesses')
      .where('since', '<', now - WINDOW_MS)
      .execute();
    const { count } = await db
      .insertInto('guesses')
      .values({ subject: subjectOf(what, login), since: now, count: 1 })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ count: sql`guesses.count + 1` }))
      .returning('count')
      .executeTakeFirstOrThrow();
    if (count > MOST)
      throw new Refused('too-many-guesses', 'Too many wrong guesses for this name: wait a quarter of an hour');
  }

  /** The last guess was right. */
  async clear(what: 'password' | 'recovery', login: string): Promise<void> {
    await this.storage.db.deleteFrom('guesses').where('subject', '=', subjectOf(what, login)).execute();
  }
}

const subjectOf = (what: string, login: string): string => `${what}:${hashOf(login)}`;

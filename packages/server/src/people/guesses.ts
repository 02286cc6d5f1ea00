import { sql } from 'kysely';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/database.ts';
import type { World } from '../world.ts';
import { hashOf } from './secrets.ts';

/** From one address, and from everywhere together: nobody locks out an owner by guessing wrong. */
const MOST = 10;
const MOST_FROM_EVERYWHERE = 300;
const WINDOW_MS = 15 * 60_000;

/** Limits how often a secret of somebody may be guessed at, at whichever node; `from` is an address or a session. */
export class Guesses {
  private readonly storage: Storage;
  private readonly world: World;

  constructor(storage: Storage, world: World) {
    this.storage = storage;
    this.world = world;
  }

  /** Counts a guess before it is looked at, so that many at once are no way around the limit. */
  async count(what: Secret, login: string, from: string): Promise<void> {
    await this.storage.db
      .deleteFrom('guesses')
      .where('since', '<', this.world.now() - WINDOW_MS)
      .execute();
    // Only what is looked at counts for everybody, or one address alone could lock out the owner
    const refused =
      (await this.add(subjectOf(what, login, from))) > MOST ||
      (await this.add(subjectOf(what, login, ''))) > MOST_FROM_EVERYWHERE;
    if (refused) throw new Refused('too-many-guesses', 'Too many wrong guesses for this name: wait 15 minutes');
  }
  private async add(subject: string): Promise<number> {
    const { count } = await this.storage.db
      .insertInto('guesses')
      .values({ subject, since: this.world.now(), count: 1 })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet({ count: sql`guesses.count + 1` }))
      .returning('count')
      .executeTakeFirstOrThrow();
    return count;
  }

  /** The last guess was right. */
  async clear(what: Secret, login: string, from: string): Promise<void> {
    const subjects = [subjectOf(what, login, from), subjectOf(what, login, '')];
    await this.storage.db.deleteFrom('guesses').where('subject', 'in', subjects).execute();
  }
}

/** What is guessed at: to get in, to get in without the password, or as somebody who is in already. */
type Secret = 'password' | 'recovery' | 'proof';

const subjectOf = (what: Secret, login: string, from: string): string => `${what}:${hashOf(`${login} ${from}`)}`;

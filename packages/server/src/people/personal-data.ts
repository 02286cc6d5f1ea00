import { DELETED_NAME, type Me, type PersonalData } from '@longtwilight/protocol';
import type { Transaction } from 'kysely';
import type { Games } from '../games/games.ts';
import type { Opening } from '../games/opening.ts';
import { SetApart } from '../games/tables.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/database.ts';
import { lockPerson } from '../storage/lock-person.ts';
import type { GameRow, Schema } from '../storage/schema.ts';
import type { World } from '../world.ts';
import type { Keys } from './keys.ts';
import type { People } from './people.ts';

interface PersonalDataNeeds {
  readonly storage: Storage;
  readonly world: World;
  readonly people: People;
  readonly keys: Keys;
  readonly ratings: Ratings;
  readonly games: Games;
  readonly opening: Opening;
}

/** Tables with rows that belong to one person and go with it. */
const OWN_TABLES = [
  'accounts',
  'recovery_codes',
  'ratings',
  'rating_changes',
  'blocks',
  'mutes',
  'messages',
  'push_devices',
  'webhooks',
  'library',
  'thinking',
] as const satisfies readonly (keyof Schema)[];

/** All that is kept about somebody: to take away, or to be forgotten. */
export class PersonalDataKeeper {
  private readonly needs: PersonalDataNeeds;

  constructor(needs: PersonalDataNeeds) {
    this.needs = needs;
  }

  /** Everything in one document, without what only hashes are kept of. */
  async export(me: Me, key: string | null): Promise<PersonalData> {
    const { storage, world, keys, ratings, games } = this.needs;
    const { db } = storage;
    const own = <T extends (typeof OWN_TABLES)[number]>(table: T) =>
      db.selectFrom(table as 'messages').where('person', '=', me.id);
    const account = await db.selectFrom('accounts').select('created').where('person', '=', me.id).executeTakeFirst();
    return {
      made: world.now(),
      me,
      account: account ?? null,
      recoveryCodesLeft: (await own('recovery_codes').select('person').execute()).length,
      sessions: await keys.list(me.id, key),
      rating: await ratings.of(me.id),
      ratingChanges: await db
        .selectFrom('rating_changes')
        .select(['game', 'at', 'rating', 'change'])
        .where('person', '=', me.id)
        .orderBy('at')
        .execute(),
      games: await games.summaries(await this.gamesOf(me.id)),
      messages: await own('messages').select(['game', 'at', 'text']).orderBy('id').execute(),
      blocked: await db.selectFrom('blocks').select(['other', 'at']).where('person', '=', me.id).execute(),
      muted: (await db.selectFrom('mutes').select('game').where('person', '=', me.id).execute()).map(
        ({ game }) => game,
      ),
      reports: await db
        .selectFrom('reports')
        .select(['game', 'at', 'text', 'why'])
        .where('reporter', '=', me.id)
        .execute(),
      pushDevices: await db
        .selectFrom('push_devices')
        .select(['created', 'endpoint'])
        .where('person', '=', me.id)
        .execute(),
      library: await db
        .selectFrom('library')
        .select(['id', 'created', 'title', 'visibility', 'file'])
        .where('person', '=', me.id)
        .orderBy('created')
        .execute(),
      webhooks: await db.selectFrom('webhooks').select(['created', 'url']).where('person', '=', me.id).execute(),
    };
  }

  /**
   * Forget somebody. Open games are cancelled and running ones resigned, so that nobody waits for ever; finished games
   * stay as they were, played by a "deleted player".
   */
  async delete(person: string): Promise<void> {
    const { storage, people, keys } = this.needs;
    for (let done = false; !done; ) {
      for (const row of await this.unfinished(storage.db, person)) await this.leave(row, person);
      done = await storage.write((tx) => this.forget(tx, person));
    }
    people.forget(person);
    keys.revoked(person);
  }

  /** Take away people who never played, as if they had not been here. */
  async remove(people: readonly string[]): Promise<void> {
    await this.needs.storage.write(async (tx) => {
      for (const table of OWN_TABLES)
        await tx
          .deleteFrom(table as 'messages')
          .where('person', 'in', people)
          .execute();
      await tx.deleteFrom('blocks').where('other', 'in', people).execute();
      await tx.deleteFrom('keys').where('person', 'in', people).execute();
      await tx.deleteFrom('people').where('id', 'in', people).execute();
    });
  }

  private async leave({ id, status }: GameRow, person: string): Promise<void> {
    const { games, opening } = this.needs;
    const isOpen = status === 'open';
    try {
      const left = isOpen ? opening.cancel(id, { person }) : games.resign(id, { person });
      await left.catch((error: unknown) => {
        if (!(error instanceof SetApart)) throw error;
        return games.leaveSetApart(id, { person }, isOpen ? 'open' : 'running');
      });
    } catch (error) {
      // It has just begun or ended: the next look shows how it stands
      if (!(error instanceof Refused && (error.code === 'not-open' || error.code === 'not-running'))) throw error;
    }
  }

  /** False if a game has begun meanwhile. */
  private async forget(tx: Transaction<Schema>, id: string): Promise<boolean> {
    await lockPerson(tx, this.needs.storage.engine, id);
    if ((await this.unfinished(tx, id)).length > 0) return false;
    await this.needs.keys.revokeAll(tx, id);
    for (const table of OWN_TABLES)
      await tx
        .deleteFrom(table as 'messages')
        .where('person', '=', id)
        .execute();
    await tx.deleteFrom('blocks').where('other', '=', id).execute();
    // What others complain about stays until an operator has dealt with it
    await tx.deleteFrom('reports').where('reporter', '=', id).execute();
    await tx
      .updateTable('people')
      .set({ name: DELETED_NAME, kind: 'guest', deleted: this.needs.world.now() })
      .where('id', '=', id)
      .execute();
    return true;
  }

  private unfinished(db: Storage['db'], person: string): Promise<GameRow[]> {
    return this.gamesQuery(db, person).where('status', 'in', ['open', 'running']).execute();
  }
  private gamesOf(person: string): Promise<GameRow[]> {
    return this.gamesQuery(this.needs.storage.db, person).orderBy('created').execute();
  }
  private gamesQuery(db: Storage['db'], person: string) {
    return db
      .selectFrom('games')
      .selectAll()
      .where((where) => where.or([where('first_person', '=', person), where('second_person', '=', person)]));
  }
}

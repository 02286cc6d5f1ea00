import { DELETED_NAME, type Me } from '@longtwilight/protocol';
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
import { personalDocument } from './personal-document.ts';

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

  /** Everything in one document, in pieces. */
  export(me: Me, key: string | null): AsyncGenerator<string> {
    return personalDocument(this.needs, me, key);
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
    return db
      .selectFrom('games')
      .selectAll()
      .where((where) => where.or([where('first_person', '=', person), where('second_person', '=', person)]))
      .where('status', 'in', ['open', 'running'])
      .execute();
  }
}

import { guestName, type Me } from '@longtwilight/protocol';
import type { Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import { Refused } from '../refused.ts';
import { isConflict, type Storage } from '../storage/database.ts';
import { lockPerson } from '../storage/lock-person.ts';
import type { Schema } from '../storage/schema.ts';
import { newId, type World } from '../world.ts';
import type { Admitted, Keys } from './keys.ts';
import { properName } from './names.ts';

/** Clocks of two processes differ a little, and what one writes is there for the other a moment later. */
const LATE_MS = 5000;
/** A name may be a moment old in lists. */
const NAME_AGE_MS = 10_000;

export const nameTaken = (name: string): Refused =>
  new Refused('name-taken', `The name "${name}" is already taken: choose another one`);

/** Who plays here: guests by a key, and (in `accounts.ts`) the owners of accounts. */
export class People {
  private readonly storage: Storage;
  private readonly world: World;
  private readonly keys: Keys;
  private readonly names: LRUCache<string, string>;
  private lookedForBans: number;

  constructor(storage: Storage, world: World, keys: Keys) {
    this.storage = storage;
    this.world = world;
    this.keys = keys;
    this.lookedForBans = world.now();
    this.names = new LRUCache({ max: 10_000, ttl: NAME_AGE_MS, ttlResolution: 0, perf: world });
  }

  /** A new guest and the key that stands for it. */
  welcomeGuest(device: string): Promise<Admitted> {
    const id = newId(this.world);
    const me: Me = { id, kind: 'guest', name: guestName(id.slice(0, 4)), created: this.world.now() };
    return this.storage.write(async (tx) => {
      await tx
        .insertInto('people')
        .values({ ...me, banned: null, deleted: null })
        .execute();
      return { me, key: await this.keys.issue(tx, id, device) };
    });
  }

  /** Be called something else. Owners of accounts sign in by the new name from then on; guests may share a name. */
  async rename(me: Me, wanted: string): Promise<Me> {
    const { name, key, look } = properName(wanted);
    await this.storage
      .write(async (tx) => {
        const { kind } = await lockPerson(tx, this.storage.engine, me.id);
        if (kind === 'account')
          await tx.updateTable('accounts').set({ login: key, look }).where('person', '=', me.id).execute();
        else if (await isTaken(tx, key, look)) throw nameTaken(name);
        await tx.updateTable('people').set({ name }).where('id', '=', me.id).execute();
      })
      .catch((error: unknown) => {
        throw isConflict(error) ? nameTaken(name) : error;
      });
    this.forget(me.id);
    return { ...me, name };
  }

  /** Keep somebody out, or let it in again with the keys it has. For operators, whose note of it is stored with it. */
  async ban(id: string, banned: boolean, note?: (tx: Transaction<Schema>) => Promise<void>): Promise<void> {
    await this.find(id);
    await this.storage.write(async (tx) => {
      await tx
        .updateTable('people')
        .set({ banned: banned ? this.world.now() : null })
        .where('id', '=', id)
        .execute();
      await note?.(tx);
      await this.keys.announceRevoked(tx, id);
    });
    this.keys.revoked(id);
  }

  /** Bans by an operator in another process, which on SQLite can't tell us. */
  async noticeBans(): Promise<void> {
    const since = this.lookedForBans - LATE_MS;
    const now = this.world.now();
    const banned = await this.storage.db.selectFrom('people').select('id').where('banned', '>=', since).execute();
    this.lookedForBans = now;
    for (const { id } of banned) this.keys.revoked(id);
  }

  /** What is kept in memory of somebody is no longer true. */
  forget(id: string): void {
    this.names.delete(id);
    this.keys.forget();
  }

  /** Somebody who is here, not deleted. */
  async find(id: string): Promise<Me> {
    const found = await this.storage.db
      .selectFrom('people')
      .select(['id', 'kind', 'name', 'created'])
      .where('id', '=', id)
      .where('deleted', 'is', null)
      .executeTakeFirst();
    if (found === undefined) throw new Refused('not-found', `There is no player ${id} here`);
    return found;
  }

  /** Names to show for these people. */
  async namesOf(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    const missing: string[] = [];
    for (const id of new Set(ids)) {
      const name = id === null ? undefined : this.names.get(id);
      if (name !== undefined) names.set(id!, name);
      else if (id !== null) missing.push(id);
    }
    if (missing.length === 0) return names;
    const rows = await this.storage.db.selectFrom('people').select(['id', 'name']).where('id', 'in', missing).execute();
    for (const { id, name } of rows) {
      this.names.set(id, name);
      names.set(id, name);
    }
    return names;
  }
}

/** Whether an account is called so, or looks as if. */
async function isTaken(tx: Transaction<Schema>, login: string, look: string): Promise<boolean> {
  const found = await tx
    .selectFrom('accounts')
    .select('person')
    .where((where) => where.or([where('login', '=', login), where('look', '=', look)]))
    .executeTakeFirst();
  return found !== undefined;
}

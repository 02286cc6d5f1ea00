import { createHash } from 'node:crypto';
import type { Me } from '@longtwilight/protocol';
import { LRUCache } from 'lru-cache';
import type { Storage } from '../storage/database.ts';
import { newId, secret, type World } from '../world.ts';

/** Only the hash of a key is stored: whoever reads the database can't pass for anybody. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** A name may be a moment old in lists. */
const NAME_AGE_MS = 10_000;

/** Who plays here: guests by a key, and (in `accounts.ts`) the owners of accounts. */
export class People {
  private readonly storage: Storage;
  private readonly world: World;
  private readonly names = new LRUCache<string, string>({ max: 10_000, ttl: NAME_AGE_MS });

  constructor(storage: Storage, world: World) {
    this.storage = storage;
    this.world = world;
  }

  /** A new guest and the key that stands for it. */
  async welcomeGuest(device: string): Promise<{ me: Me; key: string }> {
    const id = newId(this.world);
    const key = secret(this.world);
    const created = this.world.now();
    const me: Me = { id, kind: 'guest', name: `Guest ${id.slice(0, 4)}`, created };
    await this.storage.write(async (tx) => {
      await tx
        .insertInto('people')
        .values({ ...me, banned: null })
        .execute();
      await tx
        .insertInto('keys')
        .values({ hash: hashOf(key), person: id, created, used: created, device })
        .execute();
    });
    return { me, key };
  }

  /** Whom a key stands for. */
  async byKey(key: string): Promise<Me | null> {
    const found = await this.storage.db
      .selectFrom('keys')
      .innerJoin('people', 'people.id', 'keys.person')
      .select(['people.id', 'people.kind', 'people.name', 'people.created'])
      .where('keys.hash', '=', hashOf(key))
      .where('people.banned', 'is', null)
      .executeTakeFirst();
    return found ?? null;
  }

  /** Names to show for these people. */
  async namesOf(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    const missing = wanted.filter((id) => !this.names.has(id));
    if (missing.length > 0) {
      const rows = await this.storage.db
        .selectFrom('people')
        .select(['id', 'name'])
        .where('id', 'in', missing)
        .execute();
      for (const { id, name } of rows) this.names.set(id, name);
    }
    return new Map(wanted.map((id) => [id, this.names.get(id) ?? 'somebody']));
  }
}

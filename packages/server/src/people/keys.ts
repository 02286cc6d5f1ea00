import type { DeviceLink, Me, Session } from '@longtwilight/protocol';
import type { Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import { isKeysNews, keysNews, type News } from '../live/news.ts';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/database.ts';
import { lockPerson } from '../storage/lock-person.ts';
import { prepare } from '../storage/prepared.ts';
import type { PeopleTable, Schema } from '../storage/schema.ts';
import { secret, type World } from '../world.ts';
import { hashOf } from './secrets.ts';

/** That somebody is banned is noticed after a moment. */
const KEY_AGE_MS = 2000;
/** That a key is in use is noted now and then, not at every request. */
const NOTE_USE_MS = 10 * 60_000;
const UNUSED_MS = 365 * 24 * 3_600_000;
const LINK_MS = 15 * 60_000;
/** How many one person may have; the newest stay. Fewer links, so that those who use them can't push out who makes them. */
const MOST_KEYS = 50;
const MOST_LINKS = 10;
/** How many expire in one round; the others wait for the next. */
const MOST_EXPIRED = 10_000;
/** What a key is called in lists: enough of its hash to tell it from others, of no use without the rest. */
const ID_LENGTH = 16;

/** Somebody who has just been let in. */
export interface Admitted {
  readonly me: Me;
  readonly key: string;
}

const ownerOf = prepare<{ hash: string; since: number }, Me & { readonly used: number }>((db, value) =>
  db
    .selectFrom('keys')
    .innerJoin('people', 'people.id', 'keys.person')
    .select(['people.id', 'people.kind', 'people.name', 'people.created', 'keys.used'])
    .where('keys.hash', '=', value('hash'))
    .where('keys.used', '>=', value('since'))
    .where('people.banned', 'is', null),
);

/** Keys stand for people: each device that somebody uses has one. */
export class Keys {
  private readonly storage: Storage;
  private readonly world: World;
  private readonly news: News;
  private known: LRUCache<string, Me>;

  constructor(storage: Storage, world: World, news: News) {
    this.storage = storage;
    this.world = world;
    this.news = news;
    this.known = this.nothingKnown();
    news.listen((subject) => {
      if (subject === null || isKeysNews(subject)) this.forget();
    });
  }

  /** A key for somebody who is new or locked. The one that was used longest ago makes room; that is noticed after a moment. */
  async issue(tx: Transaction<Schema>, person: string, device: string): Promise<string> {
    const key = secret(this.world);
    const now = this.world.now();
    const staying = tx
      .selectFrom('keys')
      .select('hash')
      .where('person', '=', person)
      .orderBy('used', 'desc')
      .orderBy('created', 'desc')
      .limit(MOST_KEYS - 1);
    await tx.deleteFrom('keys').where('person', '=', person).where('hash', 'not in', staying).execute();
    await tx
      .insertInto('keys')
      .values({ hash: hashOf(key), person, created: now, used: now, device })
      .execute();
    return key;
  }

  /** Whom a key stands for. */
  async whose(key: string): Promise<Me | null> {
    const hash = hashOf(key);
    // What is asked for now may be void before the answer comes: if so, it goes into one that nobody looks into any more
    const { known } = this;
    const owner = known.get(hash);
    if (owner !== undefined) return owner;
    const now = this.world.now();
    const [found] = await ownerOf(this.storage.db, { hash, since: now - UNUSED_MS });
    if (found === undefined) return null;
    const { used, ...me } = found;
    known.set(hash, me);
    if (used < now - NOTE_USE_MS)
      await this.storage.db.updateTable('keys').set({ used: now }).where('hash', '=', hash).execute();
    return me;
  }

  /** Where somebody is signed in, last used first. */
  async list(person: string, current: string | null): Promise<Session[]> {
    const rows = await this.storage.db
      .selectFrom('keys')
      .selectAll()
      .where('person', '=', person)
      .orderBy('used', 'desc')
      .execute();
    const own = current === null ? null : hashOf(current);
    return rows.map(({ hash, device, created, used }) => ({
      id: hash.slice(0, ID_LENGTH),
      device,
      created,
      used,
      current: hash === own,
    }));
  }

  /** Sign out where one is. Whoever moves to another device by a link may do so first. */
  drop(person: string, key: string): Promise<void> {
    return this.remove(person, hashOf(key));
  }

  /** Sign out another device, which may have made a link by which it would come back. */
  revoke(person: string, id: string): Promise<void> {
    return this.remove(person, id, async (tx) => {
      await tx.deleteFrom('links').where('person', '=', person).execute();
    });
  }

  private async remove(person: string, id: string, also?: (tx: Transaction<Schema>) => Promise<void>): Promise<void> {
    await this.storage.write(async (tx) => {
      await lockPerson(tx, this.storage.engine, person);
      const keys = await tx.selectFrom('keys').select('hash').where('person', '=', person).execute();
      const found = keys.find(({ hash }) => hash.startsWith(id));
      if (found === undefined)
        throw new Refused('not-found', 'There is no device with this id on which you are signed in');
      await tx.deleteFrom('keys').where('hash', '=', found.hash).execute();
      await also?.(tx);
      await this.announceRevoked(tx, person);
    });
    this.revoked(person);
  }

  /** Sign out somebody who is locked, but for one key perhaps; links are void too. Call `revoked` once it is stored. */
  async revokeAll(tx: Transaction<Schema>, person: string, but: string | null = null): Promise<void> {
    let keys = tx.deleteFrom('keys').where('person', '=', person);
    if (but !== null) keys = keys.where('hash', '!=', hashOf(but));
    await keys.execute();
    await tx.deleteFrom('links').where('person', '=', person).execute();
    await this.announceRevoked(tx, person);
  }

  /** Other nodes hear that keys are void when it is stored, this one by `revoked` afterwards. */
  announceRevoked(tx: Transaction<Schema>, person: string): Promise<void> {
    return this.news.announce(tx, keysNews(person));
  }
  revoked(person: string): void {
    this.news.tell(keysNews(person));
  }

  async revokeOthers(person: string, key: string | null): Promise<void> {
    await this.storage.write(async (tx) => {
      await this.lockOwner(tx, person, key);
      await this.revokeAll(tx, person, key);
    });
    this.revoked(person);
  }

  /** Keys in memory may no longer be right. */
  forget(): void {
    this.known = this.nothingKnown();
  }
  private nothingKnown(): LRUCache<string, Me> {
    return new LRUCache({ max: 10_000, ttl: KEY_AGE_MS, ttlResolution: 0, perf: this.world });
  }

  /**
   * Whoever is to get a new key, link or password must still have its own key: the owner may have signed it out since it was
   * asked for. Signing out waits here, and then finds what this one got.
   */
  async lockOwner(tx: Transaction<Schema>, person: string, key: string | null): Promise<PeopleTable> {
    const owner = await lockPerson(tx, this.storage.engine, person);
    const held = await tx
      .selectFrom('keys')
      .select('hash')
      .where('hash', '=', hashOf(key ?? ''))
      .where('person', '=', person)
      .executeTakeFirst();
    if (held === undefined || owner.banned !== null)
      throw new Refused('not-signed-in', 'You are no longer signed in: sign in again');
    return owner;
  }

  /** A link for another device. */
  async link(person: string, own: string | null): Promise<DeviceLink> {
    const key = secret(this.world);
    const now = this.world.now();
    const expires = now + LINK_MS;
    await this.storage.write(async (tx) => {
      await this.lockOwner(tx, person, own);
      // Whoever adds devices must not make room for them itself
      await tx
        .updateTable('keys')
        .set({ used: now })
        .where('hash', '=', hashOf(own ?? ''))
        .execute();
      const staying = tx
        .selectFrom('links')
        .select('hash')
        .where('person', '=', person)
        .orderBy('expires', 'desc')
        .limit(MOST_LINKS - 1);
      await tx.deleteFrom('links').where('person', '=', person).where('hash', 'not in', staying).execute();
      await tx
        .insertInto('links')
        .values({ hash: hashOf(key), person, expires })
        .execute();
    });
    return { key, expires };
  }

  /** Keys and links that are void stay no longer. */
  async expire(): Promise<void> {
    const now = this.world.now();
    await this.storage.write(async (tx) => {
      const unused = tx
        .selectFrom('keys')
        .select('hash')
        .where('used', '<', now - UNUSED_MS)
        .limit(MOST_EXPIRED);
      await tx.deleteFrom('keys').where('hash', 'in', unused).execute();
      await tx.deleteFrom('links').where('expires', '<=', now).execute();
    });
  }

  /** Each link works once. */
  useLink(link: string, device: string): Promise<Admitted> {
    const refused = (): Refused =>
      new Refused(
        'used-link',
        'This link has been used or has expired: create a new one on a device where you are signed in',
      );
    return this.storage.write(async (tx) => {
      const found = tx
        .selectFrom('links')
        .select('person')
        .where('hash', '=', hashOf(link))
        .where('expires', '>', this.world.now());
      const whose = await found.executeTakeFirst();
      if (whose === undefined) throw refused();
      // First, because whoever voids links has locked their owner before
      const { banned, deleted: _, ...me } = await lockPerson(tx, this.storage.engine, whose.person);
      const used = await tx.deleteFrom('links').where('hash', '=', hashOf(link)).executeTakeFirst();
      if (used.numDeletedRows === 0n || banned !== null) throw refused();
      return { me, key: await this.issue(tx, me.id, device) };
    });
  }
}

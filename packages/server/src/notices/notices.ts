import { createHash } from 'node:crypto';
import {
  type Notice,
  type PushDevice,
  type PushSubscription,
  SEATS,
  type Seat,
  type Webhook,
} from '@longtwilight/protocol';
import { type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Change, Follower } from '../games/change.ts';
import { type Jobs, MOST_ATTEMPTS } from '../jobs/jobs.ts';
import { ADDRESS_NEWS, type News } from '../live/news.ts';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/database.ts';
import { lockPerson } from '../storage/lock-person.ts';
import { prepare } from '../storage/prepared.ts';
import type { GameRow, GamesTable, Schema, WebhooksTable } from '../storage/schema.ts';
import type { World } from '../world.ts';
import { type Outgoing, placeOf } from './outgoing.ts';
import type { Push } from './push.ts';
import { callWebhook, newWebhookSecret } from './webhook.ts';

const MOST_DEVICES = 10;
/** After so many notices in a row that nobody took, a webhook is left alone until it is set again. */
const MOST_FAILURES = 20;

/** Where somebody can be told something: browsers by their id, and null for a webhook that works. */
const addressesOf = prepare<{ person: string }, { device: string | null; url: string }>((db, value) =>
  db
    .selectFrom('push_devices')
    .select(['id as device', 'endpoint as url'])
    .where('person', '=', value('person'))
    .unionAll(
      db
        .selectFrom('webhooks')
        .select([sql<string>`null`.as('device'), 'url'])
        .where('person', '=', value('person'))
        .where('failures', '<', MOST_FAILURES),
    ),
);

/** How many people are remembered to have no address at all. */
const MOST_REMEMBERED = 10_000;

interface Needs {
  readonly storage: Storage;
  readonly world: World;
  readonly news: News;
  readonly jobs: Jobs;
  readonly outgoing: Outgoing;
  readonly push: Push;
}

/** Tells players that it is their turn, or that their game is over, when they are not looking. */
export class Notices implements Follower {
  private readonly needs: Needs;
  /** People who can't be told anything, until news of a new address comes; nearly nobody can. */
  private unreachable = new LRUCache<string, true>({ max: MOST_REMEMBERED });

  constructor(needs: Needs) {
    this.needs = needs;
    needs.news.listen((subject) => {
      if (subject === null || subject === ADDRESS_NEWS)
        this.unreachable = new LRUCache<string, true>({ max: MOST_REMEMBERED });
    });
  }

  // Whom to tell what

  async during(tx: Transaction<Schema>, { row, before, after }: Change): Promise<Updateable<GamesTable>> {
    for (const seat of SEATS) {
      const person = row[`${seat}_person`];
      const kind = newsFor(row, before?.outcome == null, before?.asked() ?? [], seat);
      if (person === null || kind === null) continue;
      await this.tell(tx, person, { kind, game: row.id, seat, number: after.number, deadline: row.deadline });
    }
    return {};
  }

  private async tell(tx: Transaction<Schema>, person: string, notice: Notice): Promise<void> {
    const { jobs } = this.needs;
    // One that is replaced meanwhile learns nothing any more
    const { unreachable } = this;
    if (unreachable.has(person)) return;
    const addresses = await addressesOf(tx, { person });
    if (addresses.length === 0) unreachable.set(person, true);
    for (const { device, url } of addresses) {
      const whose = { owner: person, place: placeOf(url) };
      await jobs.add(
        tx,
        device === null
          ? { task: 'webhook', payload: { person, notice }, key: `webhook:${person}:${notice.game}`, ...whose }
          : { task: 'push', payload: { device, notice }, key: `push:${device}:${notice.game}`, ...whose },
      );
    }
  }

  /** Whether what a notice tells is still so; a player who has answered meanwhile needs none. */
  private async holds({ kind, game, seat }: Notice): Promise<boolean> {
    if (kind === 'over') return true;
    const row = await this.needs.storage.db
      .selectFrom('games')
      .select([`${seat}_asked as asked`])
      .where('id', '=', game)
      .executeTakeFirst();
    return row?.asked === 1;
  }

  // Telling them

  async pushTo(id: string, notice: Notice): Promise<void> {
    const { storage, push } = this.needs;
    const device = await storage.db.selectFrom('push_devices').selectAll().where('id', '=', id).executeTakeFirst();
    if (device === undefined || !(await this.holds(notice))) return;
    const status = await push.send(device, notice);
    // The browser has taken its subscription back
    if (status === 404 || status === 410)
      await storage.db
        .deleteFrom('push_devices')
        .where('id', '=', id)
        .where('endpoint', '=', device.endpoint)
        .execute();
    else if (!isFine(status)) throw new Error(`The push service replied ${status}`);
  }

  async callWebhookOf(person: string, notice: Notice, attempt: number): Promise<void> {
    const { world, outgoing } = this.needs;
    const hook = await this.rowOf(person);
    if (hook === undefined) return;
    if (!(await this.holds(notice))) {
      // It was called as long as that was so, and nobody took it
      if (attempt > 1) await this.setFailures(hook, hook.failures + 1);
      return;
    }
    try {
      const status = await callWebhook(outgoing, hook, notice, world.now());
      if (!isFine(status)) throw new Error(`The webhook replied ${status}`);
      if (hook.failures > 0) await this.setFailures(hook, 0);
    } catch (error) {
      if (attempt >= MOST_ATTEMPTS) await this.setFailures(hook, hook.failures + 1);
      throw error;
    }
  }
  private async setFailures({ person, created }: Selectable<WebhooksTable>, failures: number): Promise<void> {
    await this.needs.storage.db
      .updateTable('webhooks')
      .set({ failures })
      .where('person', '=', person)
      .where('created', '=', created)
      .execute();
  }

  // What players set

  get pushKey(): string {
    return this.needs.push.publicKey;
  }

  async devices(person: string): Promise<PushDevice[]> {
    const rows = await this.needs.storage.db
      .selectFrom('push_devices')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created')
      .execute();
    return rows.map(({ id, endpoint, created }) => ({ id, host: new URL(endpoint).host, created }));
  }

  /** Add a browser, or take it over from whoever used it before. */
  async addDevice(person: string, { endpoint, keys }: PushSubscription): Promise<PushDevice> {
    this.checkAddress(endpoint);
    const { storage, world, news } = this.needs;
    const id = createHash('sha256').update(endpoint).digest('base64url');
    const row = { person, created: world.now(), endpoint, p256dh: keys.p256dh, auth: keys.auth };
    await storage.write(async (tx) => {
      await lockPerson(tx, storage.engine, person);
      await tx
        .insertInto('push_devices')
        .values({ id, ...row })
        .onConflict((there) => there.column('id').doUpdateSet(row))
        .execute();
      const all = await tx
        .selectFrom('push_devices')
        .select('id')
        .where('person', '=', person)
        .where('id', '!=', id)
        .orderBy('created', 'desc')
        .execute();
      // The oldest ones make room
      const tooMany = all.slice(MOST_DEVICES - 1).map((device) => device.id);
      if (tooMany.length > 0) await tx.deleteFrom('push_devices').where('id', 'in', tooMany).execute();
      await news.announce(tx, ADDRESS_NEWS);
    });
    news.tell(ADDRESS_NEWS);
    return { id, host: new URL(endpoint).host, created: row.created };
  }

  async removeDevice(person: string, id: string): Promise<void> {
    await this.needs.storage.db.deleteFrom('push_devices').where('id', '=', id).where('person', '=', person).execute();
  }

  async webhook(person: string): Promise<Webhook | null> {
    const row = await this.rowOf(person);
    return row === undefined ? null : webhookView(row);
  }

  async setWebhook(person: string, url: string): Promise<Webhook & { secret: string }> {
    this.checkAddress(url);
    const { storage, world, news } = this.needs;
    const row = { created: world.now(), url, secret: newWebhookSecret(world), failures: 0 };
    await storage.write(async (tx) => {
      await lockPerson(tx, storage.engine, person);
      await tx
        .insertInto('webhooks')
        .values({ person, ...row })
        .onConflict((there) => there.column('person').doUpdateSet(row))
        .execute();
      await news.announce(tx, ADDRESS_NEWS);
    });
    news.tell(ADDRESS_NEWS);
    return { ...webhookView({ person, ...row }), secret: row.secret };
  }

  async removeWebhook(person: string): Promise<void> {
    await this.needs.storage.db.deleteFrom('webhooks').where('person', '=', person).execute();
  }

  private rowOf(person: string): Promise<Selectable<WebhooksTable> | undefined> {
    return this.needs.storage.db.selectFrom('webhooks').selectAll().where('person', '=', person).executeTakeFirst();
  }
  private checkAddress(url: string): void {
    const problem = this.needs.outgoing.problemWith(url);
    if (problem !== null) throw new Refused('bad-address', `The address ${problem}`, ['https://...']);
  }
}

const isFine = (status: number): boolean => status >= 200 && status < 300;

const webhookView = ({ url, created, failures }: Selectable<WebhooksTable>): Webhook => ({
  url,
  created,
  failures,
  off: failures >= MOST_FAILURES,
});

/** What a step of a game is to a player. */
function newsFor(row: GameRow, wasOpen: boolean, asked: readonly Seat[], seat: Seat): Notice['kind'] | null {
  if (row.status === 'over') return wasOpen ? 'over' : null;
  return row.status === 'running' && row[`${seat}_asked`] === 1 && !asked.includes(seat) ? 'turn' : null;
}

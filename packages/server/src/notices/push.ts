import type { Notice } from '@longtwilight/protocol';
import webPush, { type VapidKeys } from 'web-push';
import type { Storage } from '../storage/database.ts';
import type { Outgoing } from './outgoing.ts';

// A CommonJS package: outside of tests Node sees its default export only
const { generateRequestDetails, generateVAPIDKeys } = webPush;

const NAME = 'vapid-keys';
/** A push service keeps a message for a browser that is switched off for so long. */
const KEEP_S = 3 * 24 * 3600;
/** Nobody else answers for us; see RFC 8292. */
const NO_CONTACT = 'mailto:nobody@longtwilight.invalid';

export interface Device {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The keys by which push services know this server: made once, the same for all nodes. */
export async function vapidKeys({ db }: Storage): Promise<VapidKeys> {
  await db
    .insertInto('settings')
    .values({ name: NAME, value: JSON.stringify(generateVAPIDKeys()) })
    .onConflict((there) => there.doNothing())
    .execute();
  const { value } = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  return JSON.parse(value) as VapidKeys;
}

/** Web Push (RFC 8030) to browsers: encrypted for each, signed by this server. */
export class Push {
  private readonly keys: VapidKeys;
  private readonly contact: string;
  private readonly outgoing: Outgoing;

  constructor(keys: VapidKeys, contact: string | null, outgoing: Outgoing) {
    this.keys = keys;
    this.contact = contact ?? NO_CONTACT;
    this.outgoing = outgoing;
  }

  get publicKey(): string {
    return this.keys.publicKey;
  }

  /** Returns the status that the push service gives. A later notice of the same game takes the place of an earlier one. */
  send({ endpoint, p256dh, auth }: Device, notice: Notice): Promise<number> {
    const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
      vapidDetails: { subject: this.contact, ...this.keys },
      contentEncoding: 'aes128gcm',
      TTL: KEEP_S,
      topic: notice.game,
      urgency: 'normal',
    });
    return this.outgoing.post(endpoint, headers as Record<string, string | number>, body as Buffer);
  }
}

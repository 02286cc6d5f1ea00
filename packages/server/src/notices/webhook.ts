import { createHmac } from 'node:crypto';
import type { Notice } from '@longtwilight/protocol';
import type { World } from '../world.ts';
import type { Outgoing } from './outgoing.ts';

const PREFIX = 'whsec_';

export const newWebhookSecret = (world: World): string => PREFIX + world.random(32).toString('base64');

/** Headers by which the receiver knows that we sent it, when, and whether it had it before (standardwebhooks.com). */
function signed(secret: string, id: string, at: number, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** Call a webhook; every attempt to deliver the same notice has the same id. */
export function callWebhook(
  outgoing: Outgoing,
  { url, secret }: { readonly url: string; readonly secret: string },
  notice: Notice,
  now: number,
): Promise<number> {
  const body = JSON.stringify(notice);
  const id = `${notice.game}-${notice.number}-${notice.seat}-${notice.kind}`;
  return outgoing.post(url, { 'content-type': 'application/json', ...signed(secret, id, now, body) }, body);
}

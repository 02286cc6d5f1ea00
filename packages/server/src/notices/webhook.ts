import type { Notice } from '@longtwilight/protocol';
import { Webhook } from 'standardwebhooks';
import type { World } from '../world.ts';
import type { Outgoing } from './outgoing.ts';

export const newWebhookSecret = (world: World): string => `whsec_${world.random(32).toString('base64')}`;

/** Headers by which the receiver knows that we sent it, when, and whether it had it before (standardwebhooks.com). */
function signed(secret: string, id: string, at: number, body: string): Record<string, string> {
  const signature = new Webhook(secret).sign(id, new Date(at), body);
  return { 'webhook-id': id, 'webhook-timestamp': String(Math.floor(at / 1000)), 'webhook-signature': signature };
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

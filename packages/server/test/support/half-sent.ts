import { once } from 'node:events';
import { request } from 'node:http';
import type { Refusal } from '@longtwilight/protocol';
import type { Client, Reply } from './client.ts';

/** Send a request, but its body only up to the first byte; the server has begun with it. Returns how to send the rest. */
export async function halfSent<T = Refusal>(
  who: Client,
  url: string,
  [method, path]: readonly [method: string, path: string],
  body: unknown = {},
): Promise<() => Promise<Reply<T>>> {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  const headers = { cookie: who.cookie, 'content-type': 'application/json', 'content-length': length };
  const sending = request(`${url}${path}`, { method, headers: { ...headers, expect: '100-continue' } });
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.write(text.slice(0, 1));
  return async () => {
    const heard = once(sending, 'response');
    sending.end(text.slice(1));
    const [response] = await heard;
    let reply = '';
    for await (const part of response.setEncoding('utf8')) reply += part;
    const [set = ''] = response.headers['set-cookie'] ?? [];
    if (set !== '') who.cookie = set.split(';')[0]!;
    return { status: response.statusCode, body: JSON.parse(reply) };
  };
}

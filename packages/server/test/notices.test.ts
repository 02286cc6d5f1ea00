import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type GameState, Notice, type Webhook } from '@longtwilight/protocol';
import { Receiver } from '@longtwilight/testing/receiver';
import { Check } from 'typebox/value';
import { expect, it, onTestFinished } from 'vitest';
import { MOST_ATTEMPTS } from '../src/jobs/jobs.ts';
import type { Client } from './support/client.ts';
import { FixedWorld, until } from './support/fixed-world.ts';
import { optionsOf, playOn, sitDown } from './support/play.ts';
import { onBothEngines } from './support/servers.ts';

const ALLOWED = { PRIVATE_WEBHOOKS: 'yes' };

/** A browser's part of Web Push: its keys, and how it opens a message (RFC 8188 and 8291). */
class Browser {
  private readonly ecdh = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  readonly keys: { p256dh: string; auth: string };

  constructor() {
    this.keys = { p256dh: this.ecdh.generateKeys('base64url'), auth: this.auth.toString('base64url') };
  }
  open(message: Buffer): unknown {
    const salt = message.subarray(0, 16);
    const length = message[20]!;
    const theirs = message.subarray(21, 21 + length);
    const sealed = message.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync('sha256', this.ecdh.computeSecret(theirs), this.auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const opener = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
    // The last byte says that this is the last record
    return JSON.parse(plain.subarray(0, -1).toString());
  }
}

/** Whether a push message was signed by the server with this key (RFC 8292). */
function isSigned(authorization: string, key: string): boolean {
  const [, token, named] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization)!;
  const raw = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: raw.subarray(1, 33).toString('base64url') };
  const publicKey = createPublicKey({ format: 'jwk', key: { ...jwk, y: raw.subarray(33).toString('base64url') } });
  const [head, claims, signature] = token!.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  return (
    named === key &&
    verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature!, 'base64url'))
  );
}

const failuresOf = async (who: Client): Promise<number | undefined> =>
  (await who.get<{ webhook: Webhook | null }>('/api/me/webhook')).body.webhook?.failures;

onBothEngines('notices', (start) => {
  it('reach a browser, sealed for it and signed by us, when it is its turn and when the game is over', async () => {
    const receiver = await Receiver.start();
    const { client, restart } = await start({ env: ALLOWED });
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    const { body: known } = await pair.second.get<{ key: string }>('/api/push-key');
    const browser = new Browser();
    const subscription = { endpoint: `${receiver.url}/push/1`, expirationTime: null, keys: browser.keys };
    const { status } = await pair.second.post('/api/me/push', subscription);
    expect(status).toBe(200);
    await playOn(pair, 6);
    await until(async () => receiver.received.length === 1);
    const [message] = receiver.received;
    expect(message?.path).toBe('/push/1');
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: pair.id });
    expect(isSigned(message!.headers.authorization!, known.key)).toBe(true);
    const told = browser.open(message!.body);
    expect(told).toEqual({ kind: 'turn', game: pair.id, seat: 'second', number: 7, deadline: null });
    expect(Check(Notice, told)).toBe(true);
    await pair.first.post(`/api/games/${pair.id}/resign`);
    await until(async () => receiver.received.length === 2);
    expect(browser.open(receiver.received[1]!.body)).toMatchObject({ kind: 'over' });
    // The keys are made once
    await restart();
    expect((await pair.second.get<{ key: string }>('/api/push-key')).body.key).toBe(known.key);
  });

  it('go no more to a browser that has gone', async () => {
    const receiver = await Receiver.start();
    receiver.statuses.push(410);
    const { client } = await start({ env: ALLOWED });
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    const { keys } = new Browser();
    await pair.second.post('/api/me/push', { endpoint: `${receiver.url}/gone`, keys });
    const listed = async () => (await pair.second.get<{ devices: { host: string }[] }>('/api/me/push')).body.devices;
    expect(await listed()).toEqual([expect.objectContaining({ host: new URL(receiver.url).host })]);
    await playOn(pair, 6);
    await until(async () => (await listed()).length === 0);
  });

  it('are taken back by whoever set them, and by nobody else', async () => {
    const { client } = await start({ env: ALLOWED });
    const pair = await sitDown(client(), client());
    const { keys } = new Browser();
    const { body } = await pair.first.post<{ id: string }>('/api/me/push', { endpoint: 'http://127.0.0.1:9/', keys });
    const count = async () => (await pair.first.get<{ devices: unknown[] }>('/api/me/push')).body.devices.length;
    await pair.second.request('DELETE', `/api/me/push/${body.id}`);
    expect(await count()).toBe(1);
    await pair.first.request('DELETE', `/api/me/push/${body.id}`);
    expect(await count()).toBe(0);
    await pair.first.request('PUT', '/api/me/webhook', { url: 'http://127.0.0.1:9/' });
    expect((await pair.first.get('/api/me/webhook')).body).toMatchObject({ webhook: { off: false } });
    expect((await pair.second.get('/api/me/webhook')).body).toEqual({ webhook: null });
    await pair.first.request('DELETE', '/api/me/webhook');
    expect((await pair.first.get('/api/me/webhook')).body).toEqual({ webhook: null });
    for (const path of ['/api/me/push', '/api/me/webhook']) expect((await client().get(path)).status).toBe(401);
  });

  it('call a webhook, signed, again and again until it takes them, and follow no redirect', async () => {
    const receiver = await Receiver.start();
    receiver.statuses.push(302);
    const world = new FixedWorld();
    const { client } = await start({ env: ALLOWED, world });
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    const hook = { url: `${receiver.url}/hook?x=1` };
    const { body } = await pair.second.request<{ secret: string }>('PUT', '/api/me/webhook', hook);
    await playOn(pair, 6);
    await until(async () => receiver.received.length === 1);
    await until(async () => {
      await world.pass(3000);
      return receiver.received.length === 2;
    });
    const [refused, taken] = receiver.received;
    expect(taken?.path).toBe('/hook?x=1');
    expect(taken?.body).toEqual(refused?.body);
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = taken!.headers;
    expect(refused?.headers['webhook-id']).toBe(id);
    const key = Buffer.from(body.secret.replace('whsec_', ''), 'base64');
    const right = createHmac('sha256', key).update(`${id}.${at}.${taken?.body}`).digest('base64');
    expect(signature).toBe(`v1,${right}`);
    expect(JSON.parse(String(taken?.body))).toMatchObject({ kind: 'turn', game: pair.id, number: 7 });
    expect((await pair.second.get('/api/me/webhook')).body).toMatchObject({
      webhook: { ...hook, failures: 0, off: false },
    });
  });

  it('tell nobody who has answered meanwhile', async () => {
    const receiver = await Receiver.start();
    receiver.statuses.push(500);
    const world = new FixedWorld();
    const { client } = await start({ env: ALLOWED, world });
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    await pair.second.request('PUT', '/api/me/webhook', { url: receiver.url });
    await playOn(pair, 6);
    await until(async () => receiver.received.length === 1);
    for (;;) {
      const { body } = await pair.second.get(`/api/games/${pair.id}`);
      if (!body.game.asked.includes('second') || body.game.asked.length === 2) break;
      await pair.second.answer(body, [optionsOf(body)[0]!]);
    }
    const { body } = await pair.second.get(`/api/games/${pair.id}`);
    await pair.second.answer(body, [optionsOf(body)[0]!]);
    await world.pass(10_000);
    await pair.second.get(`/api/games/${pair.id}`);
    expect(receiver.received).toHaveLength(1);
    // Nobody took it
    await until(async () => {
      await world.pass(1000);
      return (await failuresOf(pair.second)) === 1;
    });
  });

  it('that fail count, even where each is replaced by the next one of the same game', async () => {
    const receiver = await Receiver.start();
    receiver.statuses.push(...Array<number>(1000).fill(500));
    const { client } = await start({ env: { ...ALLOWED, LOG_LEVEL: 'silent' }, world: new FixedWorld() });
    const pair = await sitDown(client(), client(), { side: 'ussr' });
    await pair.second.request('PUT', '/api/me/webhook', { url: receiver.url });
    const asks = ({ game }: GameState): boolean => game.asked.includes('second');
    let state = await playOn(pair, 0);
    for (let told = 0; told < MOST_ATTEMPTS; ) {
      const before = state;
      const { length } = receiver.received;
      state = await playOn(pair, 1);
      if (asks(before) || !asks(state)) continue;
      told++;
      await until(async () => receiver.received.length > length);
    }
    await until(async () => ((await failuresOf(pair.second)) ?? 0) > 0);
  });

  it('are never sent to private addresses', async () => {
    const { client } = await start();
    const { first } = await sitDown(client(), client());
    const { keys } = new Browser();
    for (const url of [
      'http://example.org/',
      'https://localhost/',
      'https://127.0.0.1/',
      'https://10.1.2.3:8443/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://2130706433/',
      'https://intranet/',
      'https://me:secret@example.org/',
    ]) {
      const hook = await first.request('PUT', '/api/me/webhook', { url });
      expect([url, hook.status, hook.body.error]).toEqual([url, 422, 'bad-address']);
      expect((await first.post('/api/me/push', { endpoint: url, keys })).status).toBe(422);
    }
    expect((await first.request('PUT', '/api/me/webhook', { url: 'https://example.org/hook' })).status).toBe(200);
    expect((await first.request('PUT', '/api/me/webhook', { url: 'ftp://example.org/hook' })).status).toBe(400);
  });
});

onBothEngines('a place that never answers', (start) => {
  it('keeps only few calls waiting, and nobody who is called elsewhere', async () => {
    const open = new Set<Socket>();
    let most = 0;
    const silent = createServer((socket) => {
      open.add(socket.on('error', () => {}).on('close', () => open.delete(socket)));
      most = Math.max(most, open.size);
    });
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    onTestFinished(() => {
      silent.close();
      for (const socket of open) socket.destroy();
    });
    const { port } = silent.address() as AddressInfo;
    const receiver = await Receiver.start();
    const { client } = await start({ env: ALLOWED });
    const callAt = async (url: string): Promise<void> => {
      const pair = await sitDown(client(), client(), { side: 'ussr' });
      await pair.second.request('PUT', '/api/me/webhook', { url });
      await playOn(pair, 6);
    };
    for (let i = 0; i < 12; i++) await callAt(`http://127.0.0.1:${port}/${i}`);
    await until(async () => open.size > 0);
    await callAt(`http://localhost:${new URL(receiver.url).port}/`);
    await until(async () => receiver.received.length === 1);
    expect(most).toBeLessThanOrEqual(4);
  });
});

import cookie from '@fastify/cookie';
import type { Me } from '@longtwilight/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Visitor } from '../people/accounts.ts';
import type { Admitted, Keys } from '../people/keys.ts';
import type { People } from '../people/people.ts';
import { Refused } from '../refused.ts';
import { limitByAddress, networkAddressOf } from './address-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, if a valid key came along. */
    me: Me | null;
  }
}

const COOKIE = 'longtwilight';
const KEY = /^[A-Za-z0-9_-]{43}$/;
const YEAR_S = 365 * 24 * 3600;

export function keyIn(request: FastifyRequest): string | null {
  const key = request.cookies[COOKIE] ?? '';
  return KEY.test(key) ? key : null;
}

/** Who asks is told by a key in a cookie that scripts can't read and other sites can't send along with a change. */
export class Identity {
  private readonly people: People;
  private readonly keys: Keys;
  private readonly secure: boolean;
  private readonly guestLimit: number;
  private countGuest: (request: FastifyRequest) => Promise<void> = async () => {};

  constructor(people: People, keys: Keys, { publicUrl, guestLimit }: Pick<Config, 'publicUrl' | 'guestLimit'>) {
    this.guestLimit = guestLimit;
    this.people = people;
    this.keys = keys;
    this.secure = publicUrl?.startsWith('https:') ?? false;
  }

  async install(app: FastifyInstance): Promise<void> {
    await app.register(cookie);
    app.decorateRequest('me', null);
    this.countGuest = limitByAddress(
      app,
      this.guestLimit,
      `Too many new guests from this address (${this.guestLimit} within an hour): sign in, or try again later`,
    );
    // Once requests have been counted and are there as a whole: whoever sends slowly may have been signed out meanwhile.
    // What is the same for everybody is there even when the data is away
    app.addHook('preHandler', async (request) => {
      if (request.is404 || request.routeOptions.config.unlimited === true) return;
      const key = keyIn(request);
      if (key !== null) request.me = await this.keys.whose(key);
    });
  }

  /** The one who asks; somebody new becomes a guest and gets a key. */
  async meOrGuest(request: FastifyRequest, reply: FastifyReply): Promise<Me> {
    if (request.me !== null) return request.me;
    await this.countGuest(request);
    return this.admit(reply, await this.people.welcomeGuest(deviceOf(request)));
  }

  /** Hand out the key of somebody who has been let in. */
  admit(reply: FastifyReply, { me, key }: Admitted): Me {
    this.setCookie(reply, key, YEAR_S);
    return me;
  }

  /** Browsers forget a cookie after a year; whoever comes now and then keeps it. */
  renew(request: FastifyRequest, reply: FastifyReply): void {
    const key = keyIn(request);
    if (key !== null && request.me !== null) this.setCookie(reply, key, YEAR_S);
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const key = keyIn(request);
    if (key !== null && request.me !== null) await this.keys.drop(request.me.id, key);
    this.clear(reply);
  }
  clear(reply: FastifyReply): void {
    this.setCookie(reply, '', 0);
  }

  private setCookie(reply: FastifyReply, value: string, seconds: number): void {
    reply.setCookie(COOKIE, value, {
      path: '/',
      maxAge: seconds,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
    });
  }
}

export function requireMe(request: FastifyRequest): Me {
  if (request.me === null)
    throw new Refused('not-signed-in', 'You are not signed in: sign in, or join a game as a guest');
  return request.me;
}

/** Where somebody comes from. */
export const visitorOf = (request: FastifyRequest): Visitor => ({
  device: deviceOf(request),
  address: networkAddressOf(request),
});

/** Where somebody is, in the words of its browser. */
export const deviceOf = (request: FastifyRequest): string => (request.headers['user-agent'] ?? '').slice(0, 200);

import type { Me } from '@longtwilight/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { People } from '../people/people.ts';
import { Refused } from '../refused.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, if a valid key came along. */
    me: Me | null;
  }
}

const COOKIE = 'longtwilight';
const YEAR_S = 365 * 24 * 3600;

function keyIn(request: FastifyRequest): string | null {
  const found = new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(request.headers.cookie ?? '');
  return found?.[1] ?? null;
}

/** Who asks is told by a key in a cookie that scripts can't read and other sites can't send along with a change. */
export class Identity {
  private readonly people: People;
  private readonly secure: boolean;

  constructor(people: People, publicUrl: string | null) {
    this.people = people;
    this.secure = publicUrl?.startsWith('https:') ?? false;
  }

  install(app: FastifyInstance): void {
    app.decorateRequest('me', null);
    app.addHook('onRequest', async (request) => {
      const key = keyIn(request);
      if (key !== null) request.me = await this.people.byKey(key);
    });
  }

  /** The one who asks; somebody new becomes a guest and gets a key. */
  async meOrGuest(request: FastifyRequest, reply: FastifyReply): Promise<Me> {
    if (request.me !== null) return request.me;
    const { me, key } = await this.people.welcomeGuest(deviceOf(request));
    this.setKey(reply, key);
    return me;
  }

  /** Hand out a key. */
  setKey(reply: FastifyReply, key: string): void {
    const parts = [`${COOKIE}=${key}`, 'Path=/', `Max-Age=${YEAR_S}`, 'HttpOnly', 'SameSite=Lax'];
    void reply.header('set-cookie', [...parts, ...(this.secure ? ['Secure'] : [])].join('; '));
  }
}

export function requireMe(request: FastifyRequest): Me {
  if (request.me === null)
    throw new Refused('not-signed-in', 'Only somebody known may do that: play as a guest, or sign in');
  return request.me;
}

const deviceOf = (request: FastifyRequest): string => (request.headers['user-agent'] ?? '').slice(0, 200);

import type { IncomingMessage, ServerResponse } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';
import { Refused } from '../refused.ts';

/** The character written in JSON, and not a backslash before its name. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request that changes something comes from our own pages, or from a program that is no browser. */
function isOurs(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  return origin === publicUrl || origin === `${request.protocol}://${host}`;
}

/** Headers, limits and the defence against requests that other sites send in a player's name. */
export async function secure(app: FastifyInstance, { publicUrl, rateLimit: perMinute }: Config): Promise<void> {
  sendHeaders(app, publicUrl?.startsWith('https:') ?? false);
  if (perMinute > 0)
    await app.register(rateLimit, {
      max: perMinute,
      timeWindow: 60_000,
      // RateLimit fields as the IETF drafts them, and Retry-After
      enableDraftSpec: true,
      allowList: (request) => request.routeOptions.config.unlimited === true,
    });
  // Forms of other sites can send text and form fields; here only JSON is read
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    // Postgres can't store this character, so nobody may send it
    if (NUL.test(text)) done(new Refused('bad-request', 'Strings may not contain the character U+0000'));
    else return parse(request, text, done);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE.has(request.method) || isOurs(request, publicUrl)) return done();
    done(
      new Refused(
        'foreign-origin',
        'Requests that change something are accepted from our own pages and from programs, but not from other sites',
      ),
    );
  });
}

/** What our own pages need, and nothing else. */
const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** With every reply; what a route says of itself comes later, and counts. */
function sendHeaders(app: FastifyInstance, strictTransportSecurity: boolean): void {
  const csp = (sources: typeof directives) => ({ contentSecurityPolicy: { useDefaults: false, directives: sources } });
  const usual = headersBy({ strictTransportSecurity, ...csp(directives) });
  const framed = headersBy({
    strictTransportSecurity,
    ...csp({ ...directives, frameAncestors: ['*'] }),
    frameguard: false,
  });
  // What is told to one asker is not for the next one
  const api = { ...usual, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    // The route too: an address may be written in many ways
    const isApi = request.url.startsWith('/api/') || request.routeOptions.url?.startsWith('/api/') === true;
    reply.headers(isApi ? api : request.routeOptions.config.framed === true ? framed : usual);
    done();
  });
}

/** What Helmet would set, worked out once: it is the same for every request. */
function headersBy(options: HelmetOptions): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error;
  });
  return headers;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted by the limit of requests. */
    unlimited?: boolean;
    /** Other sites may show it in a frame: there is nothing in it that a click could be lured to. */
    framed?: boolean;
  }
}

import { gzipSync } from 'node:zlib';
import * as protocol from '@longtwilight/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiPage } from './api-page.ts';
import type { HttpApp } from './routes/context.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Shorter than a reference to it, so that it stays where it is. */
const LEAST_LENGTH = 200;

/** As swagger writes it: a constant is the only one of its values. */
const asWritten = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'const' in value
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => (key === 'const' ? ['enum', [part]] : [key, part])))
    : value;

/** The schemas of the protocol by their text in the document. */
function namesByText(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, schema] of Object.entries(protocol)) {
    const text = typeof schema === 'object' && !Array.isArray(schema) ? JSON.stringify(schema, asWritten) : '';
    if (text.length >= LEAST_LENGTH) names.set(text, name);
  }
  return names;
}

/** The document with every schema of the protocol in one place, and references to it everywhere else. */
function withComponents(document: { readonly [key: string]: Json }): object {
  const names = namesByText();
  const schemas: Record<string, Json> = {};
  const refer = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value;
    const name = names.get(JSON.stringify(value));
    if (name === undefined) return inside(value);
    schemas[name] ??= inside(value);
    return { $ref: `#/components/schemas/${name}` };
  };
  const inside = (value: Extract<Json, object>): Json =>
    Array.isArray(value)
      ? value.map(refer)
      : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, refer(part as Json)]));
  return { ...(inside(document) as object), components: { schemas } };
}

/** A text that never changes, made when somebody asks for the first time, plain and packed. */
class Fixed {
  private readonly type: string;
  private readonly make: () => string;
  private made: { readonly plain: Buffer; readonly packed: Buffer } | null = null;

  constructor(type: string, make: () => string) {
    this.type = type;
    this.make = make;
  }
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (this.made === null) {
      const plain = Buffer.from(this.make());
      this.made = { plain, packed: gzipSync(plain) };
    }
    const packed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const fresh = reply.type(this.type).headers({ 'cache-control': 'max-age=3600', vary: 'accept-encoding' });
    return packed ? fresh.header('content-encoding', 'gzip').send(this.made.packed) : fresh.send(this.made.plain);
  }
}

const config = { rateLimit: { max: 30, timeWindow: 60_000 } };

/** The description of the API, for programs and for people. */
export function apiDocumentRoutes(app: HttpApp): void {
  const text = (): string => JSON.stringify(withComponents(JSON.parse(JSON.stringify(app.swagger()))));
  const forPrograms = new Fixed('application/json; charset=utf-8', text);
  const forPeople = new Fixed('text/html; charset=utf-8', () => apiPage(JSON.parse(text())));
  const schema = { hide: true };
  app.get('/openapi.json', { schema, config, handler: async (request, reply) => forPrograms.send(request, reply) });
  app.get('/docs', { schema, config, handler: async (request, reply) => forPeople.send(request, reply) });
}

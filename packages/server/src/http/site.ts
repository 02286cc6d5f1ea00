import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nothingThere } from './errors.ts';
import type { HttpApp } from './routes/context.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const PACKED_ALREADY = new Set(['.woff2', '.png']);

interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly packed: Buffer | null;
}

/** Pages know by this file that there is a server behind them. */
const SERVER_NOTE = Buffer.from('{ "api": "api" }\n');

/** Somebody who opens an address in a browser, not a program or a page that looks for a file. */
const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/** The pages, read once: they are small, and change only with the program. */
export function siteRoutes(app: HttpApp, folder: string): void {
  const built = existsSync(path.join(folder, 'index.html'));
  // Where nothing is, requests are counted too
  const counted = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {};
  app.setNotFoundHandler(counted, (request, reply) =>
    built && wantsPage(request) ? reply.redirect('/') : reply.code(404).send(nothingThere(request.method, request.url)),
  );
  if (!built) return;
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const name of names) {
    const address = path.relative(folder, name).split(path.sep).join('/');
    const file = siteFile(name, address === 'server.json' ? SERVER_NOTE : readFileSync(name));
    // Names under assets/ change with their contents
    const cache = address.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const handler = (request: FastifyRequest, reply: FastifyReply) => send(file, cache, request, reply);
    const options = { schema: { hide: true }, config: { unlimited: true }, exposeHeadRoute: true, handler };
    app.get(`/${address}`, options);
    if (address === 'index.html') app.get('/', options);
  }
}

function siteFile(name: string, plain: Buffer): SiteFile {
  const extension = path.extname(name);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    packed: PACKED_ALREADY.has(extension) ? null : gzipSync(plain, { level: 9 }),
  };
}

function send({ type, etag, plain, packed }: SiteFile, cache: string, request: FastifyRequest, reply: FastifyReply) {
  const headers = { 'content-type': type, etag, 'cache-control': cache, vary: 'accept-encoding' };
  if (request.headers['if-none-match'] === etag) return reply.headers(headers).code(304).send();
  const takesPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (packed === null || !takesPacked) return reply.headers(headers).send(plain);
  return reply.headers(headers).header('content-encoding', 'gzip').send(packed);
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import { nothingThere } from './errors.ts';
import type { App } from './routes/context.ts';

/** Files that the build names after their contents never change. */
const NAMED_BY_CONTENT = /\/assets\//;
const YEAR_S = 365 * 24 * 3600;

/** Somebody who opens an address in a browser, not a program or a page that looks for a file. */
const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/** The pages, where they have been built. Addresses within them all get the one page, which finds its way by itself. */
export async function servePages(app: App, folder: string): Promise<void> {
  const built = existsSync(path.join(folder, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const forever = NAMED_BY_CONTENT.test(file.replaceAll('\\', '/'));
        reply.setHeader('cache-control', forever ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    if (built && wantsPage(request)) return reply.sendFile('index.html');
    return reply.code(404).send(nothingThere(request.method, request.url));
  });
}

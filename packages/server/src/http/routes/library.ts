import { ChangeKept, exactly, KeepFile, KeptFile, KeptHead, KeptId, ServerLibrary } from '@longtwilight/protocol';
import { Type } from 'typebox';
import type { Config } from '../../config.ts';
import { requireMe } from '../identity.ts';
import { Before, gives, type HttpApp, type Services } from './context.ts';

const tags = ['library'];
const params = Type.Object({ id: KeptId });
/** A file of 200,000 characters, some of which take several bytes. */
const MOST_BODY_BYTES = 512 * 1024;

/** Games that people keep here: a library of one's own, and what others show. */
export function libraryRoutes(app: HttpApp, { library }: Services, config: Config): void {
  // What is kept is played through
  const limit = { rateLimit: { max: config.libraryLimit, timeWindow: 60_000 } };

  app.get('/me/library', {
    schema: { tags, summary: 'What you keep here, newest first', querystring: Before, response: gives(ServerLibrary) },
    handler: async (request) => library.mine(requireMe(request).id, request.query.before ?? Number.MAX_SAFE_INTEGER),
  });

  app.get('/library', {
    schema: {
      tags,
      summary: 'What people show to everybody, newest first',
      querystring: Before,
      response: gives(exactly({ kept: Type.Array(KeptHead) })),
    },
    handler: async (request) => ({ kept: await library.open(request.query.before ?? Number.MAX_SAFE_INTEGER) }),
  });

  app.post('/library', {
    schema: { tags, summary: 'Keep a game', body: KeepFile, response: gives(KeptHead) },
    bodyLimit: MOST_BODY_BYTES,
    config: limit,
    handler: async (request) => library.keep(requireMe(request), request.body),
  });

  app.get('/library/:id', {
    schema: { tags, summary: 'A game that is kept, as a file', params, response: gives(KeptFile) },
    handler: async (request) => library.read(request.params.id, request.me?.id ?? null),
  });

  app.patch('/library/:id', {
    schema: {
      tags,
      summary: 'Change its title, or who may see it',
      params,
      body: ChangeKept,
      response: gives(KeptHead),
    },
    handler: async (request) => library.change(request.params.id, requireMe(request).id, request.body),
  });

  app.delete('/library/:id', {
    schema: { tags, summary: 'Keep it no longer', params, response: gives(exactly({ deleted: Type.Literal(true) })) },
    handler: async (request) => {
      await library.remove(request.params.id, requireMe(request).id);
      return { deleted: true as const };
    },
  });
}

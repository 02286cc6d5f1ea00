import { ChangeKept, exactly, KeepFile, KeptFile, KeptHead, KeptId, ServerLibrary } from '@longtwilight/protocol';
import { Type } from 'typebox';
import type { Config } from '../../config.ts';
import { DAY_MS, UsedByAddress } from '../address-limit.ts';
import { requireMe } from '../identity.ts';
import { Before, gives, type HttpApp, type Services } from './context.ts';

const tags = ['library'];
const params = Type.Object({ id: KeptId });
/** A file of 200,000 characters, some of which take several bytes. */
const MOST_BODY_BYTES = 512 * 1024;

/** Games that people keep here: a library of one's own, and what others show. */
export function libraryRoutes(app: HttpApp, { library }: Services, config: Config): void {
  const bytes = new UsedByAddress(app, {
    most: config.libraryDayBytes,
    timeWindow: DAY_MS,
    why: (used) =>
      `This address may store ${config.libraryDayBytes} bytes per day, and has stored ${used}: try again later`,
  });
  // What is kept is played through
  const limit = { rateLimit: { max: config.libraryLimit, timeWindow: 60_000 } };

  app.get('/me/library', {
    schema: {
      tags,
      summary: 'The games in your library, newest first',
      querystring: Before,
      response: gives(ServerLibrary),
    },
    handler: async (request) => library.mine(requireMe(request).id, request.query.before ?? Number.MAX_SAFE_INTEGER),
  });

  app.get('/library', {
    schema: {
      tags,
      summary: 'Public games from all libraries, newest first',
      querystring: Before,
      response: gives(exactly({ kept: Type.Array(KeptHead) })),
    },
    handler: async (request) => ({ kept: await library.open(request.query.before ?? Number.MAX_SAFE_INTEGER) }),
  });

  app.post('/library', {
    schema: { tags, summary: 'Add a game to your library', body: KeepFile, response: gives(KeptHead) },
    bodyLimit: MOST_BODY_BYTES,
    config: limit,
    handler: async (request) => {
      const me = requireMe(request);
      return bytes.use(request, Buffer.byteLength(request.body.file), async (giveBack) => {
        const { kept, isNew } = await library.keep(me, request.body);
        if (!isNew) giveBack();
        return kept;
      });
    },
  });

  app.get('/library/:id', {
    schema: { tags, summary: 'A game from a library, with its file', params, response: gives(KeptFile) },
    handler: async (request) => library.read(request.params.id, request.me?.id ?? null),
  });

  app.patch('/library/:id', {
    schema: {
      tags,
      summary: 'Change the title of a game, or who may see it',
      params,
      body: ChangeKept,
      response: gives(KeptHead),
    },
    handler: async (request) => library.change(request.params.id, requireMe(request).id, request.body),
  });

  app.delete('/library/:id', {
    schema: {
      tags,
      summary: 'Delete a game from your library',
      params,
      response: gives(exactly({ deleted: Type.Literal(true) })),
    },
    handler: async (request) => {
      await library.remove(request.params.id, requireMe(request).id);
      return { deleted: true as const };
    },
  });
}

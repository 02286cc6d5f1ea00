import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Config } from '../../config.ts';
import { gamesShown, keptShown, positionsShown, puzzlesShown, wordsIn } from '../../previews/find-shown.ts';
import { SitePage, toldOf } from '../../previews/pages.ts';
import { Pictures } from '../../previews/pictures.ts';
import type { FindShown } from '../../previews/shown.ts';
import { nothingThere } from '../errors.ts';
import type { HttpApp, Services } from './context.ts';

const Lang = Type.Optional(Type.String({ pattern: '^[a-z]{2}$' }));
const querystring = Type.Object({
  lang: Lang,
  as: Type.Optional(Type.String({ pattern: '^(us|ussr|public|both)$' })),
});
const params = Type.Object({
  name: Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' }),
  at: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })),
});
type Asked = FastifyRequest<{ Params: { name: string; at?: string }; Querystring: { lang?: string } }>;
const HTML = 'text/html; charset=utf-8';

/** Short links to what may be shown to everybody, with previews for those who pass them on, and boards for other sites. */
export function previewRoutes(app: HttpApp, { games, library }: Services, config: Config): void {
  const kinds: Readonly<Record<string, FindShown>> = {
    g: gamesShown(games),
    k: keptShown(library),
    p: positionsShown,
    z: puzzlesShown,
  };
  const pictures = new Pictures();
  const page = new SitePage(config.pagesDir, 'index.html');
  // All of them count together
  const limited = app.hasDecorator('rateLimit')
    ? {
        preHandler: app.rateLimit({ max: config.previewLimit, timeWindow: 60_000 }),
        config: { rateLimit: false } as const,
      }
    : {};
  const hidden = { hide: true };
  for (const [letter, find] of Object.entries(kinds))
    for (const end of ['', '/:at']) {
      const address = `/${letter}/:name${end}`;
      const show = new Showing(find, letter, config.publicUrl);
      app.get(address, {
        schema: { ...hidden, params, querystring },
        ...limited,
        exposeHeadRoute: true,
        handler: async (request, reply) => {
          const head = await show.head(request);
          return reply.type(HTML).header('cache-control', 'no-cache').send(page.with(head));
        },
      });
      app.get(`/picture${address}`, {
        schema: { ...hidden, params, querystring },
        ...limited,
        exposeHeadRoute: true,
        handler: async (request, reply) => show.picture(request, reply, pictures),
      });
      // What is framed is the same for everybody, whoever looks at it
      app.get(`/embed${address}`, {
        schema: { ...hidden, params, querystring },
        config: { framed: true },
        handler: async (request, reply) =>
          page.built
            ? reply.type(HTML).header('cache-control', 'no-cache').send(page.with(null))
            : reply.code(404).send(nothingThere(request.method, request.url)),
      });
    }
}

/** Shows things of one kind. */
class Showing {
  private readonly findShown: FindShown;
  private readonly letter: string;
  private readonly publicUrl: string | null;
  constructor(findShown: FindShown, letter: string, publicUrl: string | null) {
    this.findShown = findShown;
    this.letter = letter;
    this.publicUrl = publicUrl;
  }

  private find({ params: { name, at }, query: { lang } }: Asked) {
    return this.findShown(name, at === undefined ? null : Number(at), lang ?? 'en');
  }

  async head(request: Asked): Promise<Parameters<SitePage['with']>[0]> {
    const shown = await this.find(request);
    if (shown === null) return null;
    const words = (await wordsIn(request.query.lang ?? 'en')).for(shown.seen.rules.edition);
    const { name, at } = request.params;
    const address = `/${this.letter}/${name}${at === undefined ? '' : `/${at}`}`;
    const site = this.publicUrl ?? `${request.protocol}://${request.host}`;
    const lang = request.query.lang === undefined ? '' : `&lang=${request.query.lang}`;
    // What is under way looks different soon: whoever keeps pictures by their address asks for another one
    const picture = `${site}/picture${address}?n=${shown.seen.number}${lang}`;
    return { ...toldOf(shown, words), url: `${site}${address}`, picture };
  }

  async picture(request: Asked, reply: FastifyReply, pictures: Pictures): Promise<FastifyReply> {
    const shown = await this.find(request);
    if (shown === null) return reply.code(404).send(nothingThere(request.method, request.url));
    const png = await pictures.of(shown, request.query.lang ?? 'en');
    return (
      reply
        .type('image/png')
        .header('cache-control', `public, max-age=${shown.settled ? 86_400 : 60}`)
        // Forums show it where somebody puts it
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(png)
    );
  }
}

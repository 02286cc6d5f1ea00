import swagger from '@fastify/swagger';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { Compile } from 'typebox/compile';
import type { Config } from '../config.ts';
import { Refused } from '../refused.ts';
import { apiDocumentRoutes } from './api-document.ts';
import { refuse, refuseUnreadable } from './errors.ts';
import { explain } from './explain.ts';
import type { Metrics } from './metrics.ts';
import { accountRoutes } from './routes/accounts.ts';
import { chatRoutes } from './routes/chat.ts';
import { claimRoutes } from './routes/claims.ts';
import type { HttpApp, Services } from './routes/context.ts';
import { fairnessRoutes } from './routes/fairness.ts';
import { gameRoutes } from './routes/games.ts';
import { libraryRoutes } from './routes/library.ts';
import { noticeRoutes } from './routes/notices.ts';
import { operationRoutes } from './routes/operations.ts';
import { peopleRoutes } from './routes/people.ts';
import { playRoutes } from './routes/play.ts';
import { previewRoutes } from './routes/previews.ts';
import { profileRoutes } from './routes/profiles.ts';
import { statisticsRoutes } from './routes/statistics.ts';
import { secure } from './security.ts';
import { siteRoutes } from './site.ts';

/** No request here needs more. */
const MOST_BODY_BYTES = 64 * 1024;
/** The version of the API; `/api` without one means the newest. */
const VERSION = 'v1';

/** Nearly everything is right as it comes; only numbers in addresses have to be read from text. */
const checkThenRead: typeof TypeBoxValidatorCompiler = (part) => {
  const read = TypeBoxValidatorCompiler(part);
  const check = Compile(part.schema);
  return (value) => {
    if (check.Check(value)) return { value };
    const result = read(value) as { error?: Error; value?: unknown };
    const wrong = result.error === undefined ? null : explain(part.schema, value, part.httpPart ?? 'request');
    if (wrong === null) return result;
    const { path, how, expected } = wrong;
    const choice = expected.length > 1 ? 'one of ' : '';
    return { error: new Refused('bad-request', `${path} ${how}; expected ${choice}${expected.join(', ')}`, expected) };
  };
};

/** Whether what an address says about who stands before it is believed; hops are counted from here. */
function believed(proxies: Config['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === false) return false;
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies];
}

/** The HTTP side: validation by schema, errors in one form, OpenAPI, and the routes by subject. */
export async function makeApp(
  config: Config,
  log: FastifyBaseLogger,
  services: Services,
  metrics: Metrics,
): Promise<HttpApp> {
  const app = Fastify({
    loggerInstance: log,
    trustProxy: believed(config.trustProxy),
    bodyLimit: MOST_BODY_BYTES,
    // Asked for the head alone, a route would count for itself
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // Whoever sends a request slowly, or none at all, does not keep a place that others need
    requestTimeout: config.requestSeconds * 1000,
    http: {
      // Given here too: Node compares the two before Fastify sets the one above
      requestTimeout: config.requestSeconds * 1000,
      headersTimeout: config.requestSeconds * 1000,
      connectionsCheckingInterval: Math.min(5000, config.requestSeconds * 500),
    },
    // What goes wrong before a route is found
    frameworkErrors: refuse,
    clientErrorHandler: refuseUnreadable,
    rewriteUrl: ({ url = '/' }) => (url.startsWith(`/api/${VERSION}/`) ? url.replace(`/${VERSION}`, '') : url),
  }).withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(checkThenRead);
  // Views are made from a whitelist and checked against the schemas by the tests; JSON.stringify is the quickest way out
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(refuse);
  await secure(app, config);
  await services.identity.install(app);
  metrics.install(app);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Long Twilight',
        version: VERSION,
        description: 'Play Twilight Struggle over HTTP.',
        license: { name: 'MIT' },
      },
    },
  });
  await app.register((root, _, done) => {
    const typed = root.withTypeProvider<TypeBoxTypeProvider>();
    operationRoutes(typed, services);
    previewRoutes(typed, services, config);
    done();
  });
  await app.register(
    (api, _, done) => {
      const typed = api.withTypeProvider<TypeBoxTypeProvider>();
      gameRoutes(typed, services, config);
      playRoutes(typed, services, config);
      chatRoutes(typed, services);
      peopleRoutes(typed, services);
      accountRoutes(typed, services, config);
      profileRoutes(typed, services);
      claimRoutes(typed, services);
      noticeRoutes(typed, services);
      fairnessRoutes(typed, services);
      statisticsRoutes(typed, services);
      libraryRoutes(typed, services, config);
      apiDocumentRoutes(typed);
      done();
    },
    { prefix: '/api' },
  );
  siteRoutes(app, config.pagesDir);
  return app;
}

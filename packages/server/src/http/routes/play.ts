import {
  Answers,
  enumOf,
  exactly,
  GameId,
  GameState,
  Happenings,
  Offer,
  PastView,
  Renewal,
  Undo,
} from '@longtwilight/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Config } from '../../config.ts';
import { EXPORT_FORMATS } from '../../games/export.ts';
import type { Asker, Games, Seen } from '../../games/games.ts';
import { isLongAgo, SetApart } from '../../games/tables.ts';
import { Places } from '../../live/places.ts';
import { limitByAddress } from '../address-limit.ts';
import { requireMe, visitorOf } from '../identity.ts';
import { gives, type HttpApp, type Services } from './context.ts';

const tags = ['play'];
const params = Type.Object({ id: GameId });
const EntryNumber = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const querystring = Type.Object({ invitation: Type.Optional(Type.String({ maxLength: 100 })) });
const since = Type.Object({
  ...querystring.properties,
  since: Type.Optional(Type.Integer({ minimum: 0, description: 'How many entries you have already seen.' })),
});
/** To tell what happened long ago, a game is played through again. */
const PAST_LIMIT = { max: 120, timeWindow: 60_000 };
/** Somebody who leafs through a game asks often. */
const LOOK_BACK_LIMIT = { max: 300, timeWindow: 60_000 };
const EXPORT_LIMIT = { max: 30, timeWindow: 60_000 };

type Looking = FastifyRequest<{ Params: { id: string }; Querystring: { invitation?: string } }>;
const player = (request: FastifyRequest): Asker & { readonly person: string } => ({ person: requireMe(request).id });

/** Playing and looking on. */
export function playRoutes(app: HttpApp, services: Services, config: Config): void {
  const { games } = services;
  const replies = new StateReplies(games);
  lookRoutes(app, games, replies);
  eventRoutes(app, services, replies, config);
  exportRoutes(app, games, replies);
  moveRoutes(app, games, replies);
  agreementRoutes(app, games, replies);
}

/** What the routes have in common. */
class StateReplies {
  private readonly games: Games;
  constructor(games: Games) {
    this.games = games;
  }
  look(request: Looking): Promise<Seen> {
    const { params, query, me } = request;
    return this.games.look(params.id, { person: me?.id ?? null, invitation: query.invitation });
  }
  /** A state as it was written for the news of it. */
  async told(reply: FastifyReply, seen: Seen): Promise<FastifyReply> {
    const text = await this.games.stateText(seen);
    return reply.type('application/json; charset=utf-8').serializer(String).send(text);
  }
}

function lookRoutes(app: HttpApp, games: Games, replies: StateReplies): void {
  app.get('/games/:id', {
    schema: {
      tags,
      summary: 'The state of a game, limited to what you may see',
      params,
      querystring,
      response: gives(GameState),
    },
    handler: async (request, reply) => replies.told(reply, await replies.look(request)),
  });

  app.get('/games/:id/entries', {
    schema: {
      tags,
      summary: 'What has happened in a game, limited to what you may see',
      description:
        'At most 500 entries per reply. If `more` is true, send another request with `since` one higher than the number of the last entry.',
      params,
      querystring: since,
      response: gives(Happenings),
    },
    config: { rateLimit: PAST_LIMIT },
    handler: async (request) => games.page(await replies.look(request), request.query.since ?? 0),
  });

  app.get('/games/:id/entries/:number/view', {
    schema: {
      tags,
      summary: 'What you could see of the game right after an entry',
      params: Type.Object({ id: GameId, number: EntryNumber }),
      querystring,
      response: gives(PastView),
    },
    config: { rateLimit: LOOK_BACK_LIMIT },
    handler: async (request) => games.past(await replies.look(request), request.params.number),
  });
}

function eventRoutes(app: HttpApp, { games, streams }: Services, replies: StateReplies, config: Config): void {
  const places = new Places(config);
  const countPast = limitByAddress(
    app,
    PAST_LIMIT.max,
    `This address has asked for what happened long ago ${PAST_LIMIT.max} times within a minute: try again later`,
    PAST_LIMIT.timeWindow,
  );
  app.get('/games/:id/events', {
    schema: {
      tags,
      summary: 'Live updates as Server-Sent Events',
      description:
        '`entry` events carry an EntryEvent, and their id is the number of the entry; `state` events carry a GameState. A reader that reconnects with `Last-Event-ID`, or sends the number of entries it has seen as `since`, gets every entry it missed. A `renew` event asks the reader to open a new stream and to pass the `reader` from the event as `instead`; the old stream ends half a minute later.',
      params,
      querystring: Type.Object({ ...since.properties, instead: Type.Optional(Renewal.properties.reader) }),
      headers: Type.Object({ 'last-event-id': Type.Optional(Type.String({ pattern: '^\\d{1,7}$' })) }),
      produces: ['text/event-stream'],
    },
    // Each reader comes again about once a minute, and many may share an address
    config: { rateLimit: { max: config.streamLimit, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const seen = await replies.look(request);
      const last = request.headers['last-event-id'];
      const since = last === undefined ? (request.query.since ?? null) : Number(last) + 1;
      if (since !== null && isLongAgo(seen.table, since)) await countPast(request);
      const instead = request.query.instead ?? null;
      const old = streams.outOf(request.params.id, seen.viewer, instead);
      places.take(visitorOf(request).address, request.me?.id ?? null, reply.raw, old);
      const missed = since === null ? [] : await games.happenings(seen, since);
      reply.hijack();
      const headers = {
        ...reply.getHeaders(),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        // So that a server that stops need not wait for readers to hang up
        connection: 'close',
      };
      // What ends with the connection needs no chunks
      reply.raw.useChunkedEncodingByDefault = false;
      reply.raw.writeHead(200, headers as Record<string, string>);
      await streams.open(seen, reply.raw, { missed, instead });
    },
  });
}

function exportRoutes(app: HttpApp, games: Games, replies: StateReplies): void {
  app.get('/games/:id/export', {
    schema: {
      tags,
      summary: 'The game as a file: what you have seen so far, or all of it once the game is over',
      params,
      querystring: Type.Object({
        ...querystring.properties,
        format: enumOf(EXPORT_FORMATS),
        lang: Type.Optional(
          Type.String({ pattern: '^[a-zA-Z-]{2,10}$', description: 'The language of `text` exports.' }),
        ),
      }),
      produces: ['text/plain', 'application/json'],
    },
    config: { rateLimit: EXPORT_LIMIT },
    handler: async (request, reply) => {
      const { format, lang } = request.query;
      const text = await games.export(await replies.look(request), format, lang ?? 'en');
      const type = format === 'json' ? 'application/json' : 'text/plain; charset=utf-8';
      return reply.type(type).serializer(String).send(text);
    },
  });
}

function moveRoutes(app: HttpApp, games: Games, replies: StateReplies): void {
  app.post('/games/:id/answers', {
    schema: {
      tags,
      summary: 'Send one or more answers; either all are accepted or none',
      params,
      body: Answers,
      response: gives(GameState),
    },
    handler: async (request, reply) =>
      replies.told(reply, await games.answer(request.params.id, player(request), request.body)),
  });

  app.post('/games/:id/undo', {
    schema: { tags, summary: 'Undo your last answers', params, body: Undo, response: gives(GameState) },
    handler: async (request, reply) =>
      replies.told(reply, await games.undo(request.params.id, player(request), request.body)),
  });
}

/** Ends and pauses that players agree on, and open hands. */
function agreementRoutes(app: HttpApp, games: Games, replies: StateReplies): void {
  app.post('/games/:id/resign', {
    schema: { tags, summary: 'Resign the game', params, response: gives(GameState) },
    handler: async (request, reply) => {
      const me = player(request);
      try {
        return await replies.told(reply, await games.resign(request.params.id, me));
      } catch (error) {
        // There is no state to show, but it is over
        if (error instanceof SetApart) await games.leaveSetApart(request.params.id, me, 'running');
        throw error;
      }
    },
  });

  for (const what of ['draw', 'pause'] as const)
    app.post(`/games/:id/${what}`, {
      schema: {
        tags,
        summary: `Offer a ${what}, withdraw your offer, or accept or decline your opponent’s`,
        params,
        body: Offer,
        response: gives(GameState),
      },
      handler: async (request, reply) =>
        replies.told(reply, await games.agree(request.params.id, player(request), what, request.body.do)),
    });

  app.post('/games/:id/resume', {
    schema: { tags, summary: 'End a pause', params, response: gives(GameState) },
    handler: async (request, reply) => replies.told(reply, await games.resume(request.params.id, player(request))),
  });

  app.put('/games/:id/hands', {
    schema: {
      tags,
      summary: 'Allow everyone to see both hands; they are shown once both players allow it',
      params,
      body: exactly({ open: Type.Boolean() }),
      response: gives(GameState),
    },
    handler: async (request, reply) =>
      replies.told(reply, await games.openHand(request.params.id, player(request), request.body.open)),
  });
}

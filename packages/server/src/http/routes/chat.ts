import { ChatMessage, Conversation, exactly, GameId, Mute, Report, Say } from '@longtwilight/protocol';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Asker } from '../../games/games.ts';
import { requireMe } from '../identity.ts';
import { gives, type HttpApp, type Services } from './context.ts';

const tags = ['chat'];
const params = Type.Object({ id: GameId });
const MessageNumber = Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 });
const TALK_LIMIT = { max: 30, timeWindow: 60_000 };

/** What the players of a game say to each other. */
export function chatRoutes(app: HttpApp, { chat }: Services): void {
  const asker = (request: FastifyRequest): Asker => ({ person: requireMe(request).id });

  app.get('/games/:id/chat', {
    schema: {
      tags,
      summary: 'The chat of a game, oldest message first',
      description:
        'The latest messages, or, with `since`, those after the message with that id; at most 200 per reply. New messages also arrive as `chat` events in the live updates.',
      params,
      querystring: Type.Object({ since: Type.Optional(MessageNumber) }),
      response: gives(Conversation),
    },
    handler: async (request) => chat.read(request.params.id, asker(request), request.query.since ?? null),
  });

  app.post('/games/:id/chat', {
    schema: { tags, summary: 'Send a message to the other player', params, body: Say, response: gives(ChatMessage) },
    config: { rateLimit: TALK_LIMIT },
    handler: async (request) => chat.say(request.params.id, asker(request), request.body.text),
  });

  app.put('/games/:id/chat/mute', {
    schema: { tags, summary: 'Mute or unmute the other player', params, body: Mute, response: gives(Mute) },
    handler: async (request) => {
      await chat.mute(request.params.id, asker(request), request.body.muted);
      return request.body;
    },
  });

  app.post('/games/:id/chat/:message/report', {
    schema: {
      tags,
      summary: 'Report a message to the operators',
      params: Type.Object({ id: GameId, message: MessageNumber }),
      body: Report,
      response: gives(exactly({ reported: Type.Literal(true) })),
    },
    config: { rateLimit: TALK_LIMIT },
    handler: async (request) => {
      await chat.report(request.params.id, asker(request), request.params.message, request.body.why);
      return { reported: true as const };
    },
  });
}

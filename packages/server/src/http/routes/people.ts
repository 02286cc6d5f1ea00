import { Readable } from 'node:stream';
import {
  Blocked,
  DeleteMe,
  DeviceLink,
  exactly,
  PersonalData,
  PersonId,
  Rename,
  Session,
  SignedIn,
  WhoAmI,
} from '@longtwilight/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { properName } from '../../people/names.ts';
import { Refused } from '../../refused.ts';
import { keyIn, requireMe } from '../identity.ts';
import { gives, type HttpApp, type Services } from './context.ts';

const tags = ['me'];
const Sessions = exactly({ sessions: Type.Array(Session) });
/** All of somebody's data takes a while to collect. */
const DATA_LIMIT = { max: 5, timeWindow: 60_000 };
const LINK_LIMIT = { max: 20, timeWindow: 60_000 };

/** Oneself: name, data, devices, whom to avoid. */
export function peopleRoutes(app: HttpApp, services: Services): void {
  personRoutes(app, services);
  deviceRoutes(app, services);
  blockRoutes(app, services);
}

function personRoutes(app: HttpApp, { identity, people, accounts, personalData }: Services): void {
  app.get('/me', {
    schema: { tags, summary: 'Who you are; null if the server does not know you', response: gives(WhoAmI) },
    handler: async (request, reply) => {
      identity.renew(request, reply);
      return { me: request.me };
    },
  });

  app.patch('/me', {
    schema: { tags, summary: 'Choose a name', body: Rename, response: gives(SignedIn) },
    handler: async (request, reply) => {
      // A name that can't be is no reason to welcome a guest
      properName(request.body.name);
      return { me: await people.rename(await identity.meOrGuest(request, reply), request.body.name) };
    },
  });

  app.post('/me/delete', {
    schema: {
      tags,
      summary: 'Delete all your data',
      description:
        'Your open games are cancelled and your running games resigned; finished games stay, with "deleted player" as your name. If you have an account, you must send its password.',
      body: DeleteMe,
      response: gives(WhoAmI),
    },
    config: { rateLimit: DATA_LIMIT },
    handler: async (request, reply) => {
      const me = requireMe(request);
      const { password } = request.body;
      if (me.kind === 'account') {
        if (password === undefined)
          throw new Refused('wrong-password', 'To delete your data, send your password', ['password']);
        await accounts.prove(me, password);
      }
      await personalData.delete(me.id);
      identity.clear(reply);
      return { me: null };
    },
  });

  app.get('/me/data', {
    schema: {
      tags,
      summary: 'Everything that the server stores about you, in one document',
      response: gives(PersonalData),
    },
    config: { rateLimit: DATA_LIMIT },
    handler: async (request, reply: FastifyReply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="longtwilight-data.json"')
        .send(Readable.from(personalData.export(requireMe(request), keyIn(request)))),
  });
}

function deviceRoutes(app: HttpApp, { keys }: Services): void {
  const sessions = async (request: FastifyRequest) => ({
    sessions: await keys.list(requireMe(request).id, keyIn(request)),
  });

  app.get('/me/sessions', {
    schema: { tags, summary: 'The devices on which you are signed in', response: gives(Sessions) },
    handler: sessions,
  });

  app.delete('/me/sessions', {
    schema: { tags, summary: 'Sign out everywhere else', response: gives(Sessions) },
    handler: async (request) => {
      await keys.revokeOthers(requireMe(request).id, keyIn(request));
      return sessions(request);
    },
  });

  app.delete('/me/sessions/:id', {
    schema: {
      tags,
      summary: 'Sign out another device',
      params: Type.Object({ id: Session.properties.id }),
      response: gives(Sessions),
    },
    handler: async (request) => {
      await keys.revoke(requireMe(request).id, request.params.id);
      return sessions(request);
    },
  });

  app.post('/me/link', {
    schema: {
      tags,
      summary: 'Create a key that signs in another device',
      description:
        'The key can be used once, within the next 15 minutes. In a link, put it after the #, so that it never reaches a log.',
      response: gives(DeviceLink),
    },
    config: { rateLimit: LINK_LIMIT },
    handler: async (request) => keys.link(requireMe(request).id, keyIn(request)),
  });
}

function blockRoutes(app: HttpApp, { blocks, people }: Services): void {
  const params = Type.Object({ id: PersonId });
  const blocked = async (request: FastifyRequest) => {
    const ids = await blocks.of(requireMe(request).id);
    const names = await people.namesOf(ids);
    return { people: ids.map((id) => ({ id, name: names.get(id)! })) };
  };

  app.get('/me/blocks', {
    schema: { tags, summary: 'Players you have blocked', response: gives(Blocked) },
    handler: blocked,
  });

  app.put('/me/blocks/:id', {
    schema: {
      tags,
      summary: 'Block a player, so that you get no games together and no messages from each other',
      description: 'Games in progress continue. The other player is not notified.',
      params,
      response: gives(Blocked),
    },
    handler: async (request) => {
      await blocks.add(requireMe(request).id, request.params.id);
      return blocked(request);
    },
  });

  app.delete('/me/blocks/:id', {
    schema: { tags, summary: 'Unblock a player', params, response: gives(Blocked) },
    handler: async (request) => {
      await blocks.remove(requireMe(request).id, request.params.id);
      return blocked(request);
    },
  });
}

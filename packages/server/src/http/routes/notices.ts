import { exactly, MyWebhook, NewWebhook, PushDevice, PushSubscription, SetWebhook } from '@longtwilight/protocol';
import { Type } from 'typebox';
import { requireMe } from '../identity.ts';
import { gives, type HttpApp, type Services } from './context.ts';

const tags = ['notices'];
const Done = exactly({ ok: Type.Literal(true) });
const done = { ok: true } as const;

/** How players are told that it is their turn. */
export function noticeRoutes(app: HttpApp, { notices }: Services): void {
  app.get('/push-key', {
    schema: {
      tags,
      summary: 'The server’s key, needed to subscribe a browser to push notifications',
      response: gives(exactly({ key: Type.String() })),
    },
    handler: async () => ({ key: notices.pushKey }),
  });

  app.get('/me/push', {
    schema: {
      tags,
      summary: 'The browsers in which you get push notifications',
      response: gives(exactly({ devices: Type.Array(PushDevice) })),
    },
    handler: async (request) => ({ devices: await notices.devices(requireMe(request).id) }),
  });

  app.post('/me/push', {
    schema: {
      tags,
      summary: 'Get push notifications in this browser',
      body: PushSubscription,
      response: gives(PushDevice),
    },
    handler: async (request) => notices.addDevice(requireMe(request).id, request.body),
  });

  app.delete('/me/push/:device', {
    schema: {
      tags,
      summary: 'Stop push notifications to a browser',
      params: Type.Object({ device: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }),
      response: gives(Done),
    },
    handler: async (request) => {
      await notices.removeDevice(requireMe(request).id, request.params.device);
      return done;
    },
  });

  app.get('/me/webhook', {
    schema: { tags, summary: 'Your webhook: the address to which your notices are sent', response: gives(MyWebhook) },
    handler: async (request) => ({ webhook: await notices.webhook(requireMe(request).id) }),
  });

  app.put('/me/webhook', {
    schema: {
      tags,
      summary: 'Set your webhook: the address to which your notices are sent',
      description:
        'Each notice is sent to the webhook by POST. It is signed, as described at standardwebhooks.com, with the secret from the reply to this request. To accept a notice, reply with a status from 200 to 299 within ten seconds; otherwise the notice is sent again a few times, at growing intervals.',
      body: SetWebhook,
      response: gives(NewWebhook),
    },
    handler: async (request) => notices.setWebhook(requireMe(request).id, request.body.url),
  });

  app.delete('/me/webhook', {
    schema: { tags, summary: 'Delete your webhook, so that no more notices are sent to it', response: gives(Done) },
    handler: async (request) => {
      await notices.removeWebhook(requireMe(request).id);
      return done;
    },
  });
}

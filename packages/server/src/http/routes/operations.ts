import { sql } from 'kysely';
import { Type } from 'typebox';
import { Refused } from '../../refused.ts';
import { gives, type HttpApp, type Services } from './context.ts';

const Fine = Type.Object({ ok: Type.Literal(true) });

/** For those who run the server. */
export function operationRoutes(app: HttpApp, { storage }: Services): void {
  app.get('/health', {
    schema: { tags: ['operations'], summary: 'The process answers', response: gives(Fine) },
    config: { unlimited: true },
    handler: async () => ({ ok: true as const }),
  });
  app.get('/ready', {
    schema: { tags: ['operations'], summary: 'The data is within reach', response: gives(Fine) },
    config: { unlimited: true },
    handler: async () => {
      await sql`select 1`.execute(storage.db).catch(() => {
        throw new Refused('unavailable', 'The data is out of reach');
      });
      return { ok: true as const };
    },
  });
}

import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { Refused } from '../../refused.ts';
import type { Schema } from '../../storage/schema.ts';
import { gives, type HttpApp, type Services } from './context.ts';

const Fine = Type.Object({ ok: Type.Literal(true) });

/** Writes something, as an answer would. */
async function probe(tx: Transaction<Schema>): Promise<void> {
  const value = String(Date.now());
  await tx
    .insertInto('settings')
    .values({ name: 'probe', value })
    .onConflict((there) => there.column('name').doUpdateSet({ value }))
    .execute();
}

/** For those who run the server. */
export function operationRoutes(app: HttpApp, { storage }: Services): void {
  app.get('/health', {
    schema: { tags: ['operations'], summary: 'Whether the process is alive', response: gives(Fine) },
    config: { unlimited: true },
    handler: async () => ({ ok: true as const }),
  });
  app.get('/ready', {
    schema: { tags: ['operations'], summary: 'Whether the data can be read and written', response: gives(Fine) },
    config: { unlimited: true },
    handler: async () => {
      if (storage.isDamaged()) throw new Refused('unavailable', 'The data is damaged: restore the last backup');
      await storage.write(probe).catch((error: unknown) => {
        throw error instanceof Refused ? error : new Refused('unavailable', 'The data is unreachable');
      });
      return { ok: true as const };
    },
  });
}

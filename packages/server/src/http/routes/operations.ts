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

/** Load balancers ask more seldom; whoever asks more often hears again what was found. */
const PROBE_AGE_MS = 1000;

/** For those who run the server. */
export function operationRoutes(app: HttpApp, { storage }: Services): void {
  let probed = Number.NEGATIVE_INFINITY;
  let found = Promise.resolve();
  /** One writes for all who ask within a second. */
  const check = (): Promise<void> => {
    if (performance.now() - probed >= PROBE_AGE_MS) {
      probed = performance.now();
      found = storage.write(probe);
      // Whoever asked is told
      found.catch(() => {});
    }
    return found;
  };
  app.get('/health', {
    schema: { tags: ['operations'], summary: 'Whether the process is alive', response: gives(Fine) },
    config: { unlimited: true },
    exposeHeadRoute: true,
    handler: async () => ({ ok: true as const }),
  });
  app.get('/ready', {
    schema: { tags: ['operations'], summary: 'Whether the data can be read and written', response: gives(Fine) },
    config: { unlimited: true },
    exposeHeadRoute: true,
    handler: async () => {
      if (storage.isDamaged()) throw new Refused('unavailable', 'The data is damaged: restore the last backup');
      await check().catch((error: unknown) => {
        throw error instanceof Refused ? error : new Refused('unavailable', 'The data is unreachable');
      });
      return { ok: true as const };
    },
  });
}

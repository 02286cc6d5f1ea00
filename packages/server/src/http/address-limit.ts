import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';

const HOUR_MS = 3_600_000;

/**
 * Counts what comes from one address within an hour, and refuses what is too much with the words of `why`. A server without
 * limits has none of these either.
 */
export function limitByAddress(
  app: FastifyInstance,
  most: number,
  why: string,
): (request: FastifyRequest) => Promise<void> {
  if (!app.hasDecorator('createRateLimit')) return async () => {};
  const count = app.createRateLimit({ max: most, timeWindow: HOUR_MS });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new Refused('too-many-requests', why, [], { limit: most, seconds: counted.ttlInSeconds });
  };
}

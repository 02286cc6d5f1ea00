import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Refused } from '../refused.ts';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Where a request comes from; networks of the sixth version count as one address. */
export const networkAddressOf = (request: FastifyRequest): string => normalizeIP(request.ip, 64);

/**
 * Counts what comes from one address within an hour or another time, and refuses what is too much with the words of `why`. A
 * server without limits has none of these either.
 */
export function limitByAddress(
  app: FastifyInstance,
  most: number,
  why: string,
  timeWindow = HOUR_MS,
): (request: FastifyRequest) => Promise<void> {
  if (!app.hasDecorator('createRateLimit')) return async () => {};
  const count = app.createRateLimit({ max: most, timeWindow });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new Refused('too-many-requests', why, [], { limit: most, seconds: counted.ttlInSeconds });
  };
}

/** Addresses that are remembered. */
const MOST_ADDRESSES = 20_000;

interface Allowance {
  readonly most: number;
  readonly timeWindow?: number;
  /** What somebody is told who would use too much. */
  why(used: number): string;
}

/** Counts what one address has used up within an hour or another time; what was not used after all is given back. */
export class UsedByAddress {
  private readonly allowance: Allowance;
  private readonly limited: boolean;
  private readonly used: LRUCache<string, { amount: number }>;

  constructor(app: FastifyInstance, allowance: Allowance) {
    this.allowance = allowance;
    this.limited = app.hasDecorator('createRateLimit');
    this.used = new LRUCache({ max: MOST_ADDRESSES, ttl: allowance.timeWindow ?? HOUR_MS });
  }

  /** Do something that uses an amount, unless it is refused or gives it back itself. */
  async use<T>(request: FastifyRequest, amount: number, work: (giveBack: () => void) => Promise<T>): Promise<T> {
    if (!this.limited) return work(() => {});
    const { most, why } = this.allowance;
    const address = networkAddressOf(request);
    const used = this.used.get(address) ?? { amount: 0 };
    if (used.amount + amount > most) {
      const seconds = Math.ceil(this.used.getRemainingTTL(address) / 1000);
      throw new Refused('too-many-requests', why(used.amount), [], { limit: most, seconds });
    }
    if (!this.used.has(address)) this.used.set(address, used);
    used.amount += amount;
    const giveBack = (): void => {
      used.amount -= amount;
    };
    try {
      return await work(giveBack);
    } catch (error) {
      giveBack();
      throw error;
    }
  }
}

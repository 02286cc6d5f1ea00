import type { ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { Refused } from '../refused.ts';

/** How many streams of live updates each address and each person has open. */
export class Places {
  private readonly taken = new Map<string, number>();
  /** By reply: whose places it has. */
  private readonly held = new WeakMap<ServerResponse, Set<string>>();
  private readonly ofAddress: number;
  private readonly ofPerson: number;

  constructor({ openStreams, rateLimit }: Pick<Config, 'openStreams' | 'rateLimit'>) {
    // A server that counts no requests of an address does not count its streams either
    this.ofAddress = rateLimit === 0 ? Number.POSITIVE_INFINITY : openStreams.ofAddress;
    this.ofPerson = openStreams.ofPerson;
  }

  /** Take a place until the reply has ended, or the one of the reply that it replaces; refused if there is none left. */
  take(address: string, person: string | null, out: ServerResponse, instead: ServerResponse | null): void {
    if (out.destroyed) return;
    const keys = [`address:${address}`, ...(person === null ? [] : [`person:${person}`])];
    const inherited = (instead && this.held.get(instead)) ?? new Set();
    for (const key of keys) {
      const most = key.startsWith('person:') ? this.ofPerson : this.ofAddress;
      if (inherited.has(key) || (this.taken.get(key) ?? 0) < most) continue;
      const whose = key.startsWith('person:') ? 'You have' : 'This address has';
      throw new Refused(
        'too-many-requests',
        `${whose} ${most} streams of live updates open: close some of them first`,
        [],
        { limit: most, seconds: 60 },
      );
    }
    const held = new Set(keys);
    this.held.set(out, held);
    for (const key of keys) if (!inherited.delete(key)) this.add(key, 1);
    out.on('close', () => {
      for (const key of held) this.add(key, -1);
    });
  }

  private add(key: string, by: number): void {
    const now = (this.taken.get(key) ?? 0) + by;
    if (now === 0) this.taken.delete(key);
    else this.taken.set(key, now);
  }
}

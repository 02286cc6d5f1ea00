import type { Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Requests that are being answered. */
export class InFlight {
  private readonly replies = new Set<ServerResponse>();
  private waiting: (() => void) | null = null;

  constructor(server: Server) {
    server.on('request', (_request, reply) => {
      this.replies.add(reply);
      reply.on('close', () => {
        this.replies.delete(reply);
        if (this.replies.size === 0) this.waiting?.();
      });
    });
  }

  /** Once all have been answered, or after so long. */
  async answered(patienceMs: number): Promise<void> {
    if (this.replies.size === 0) return;
    const patience = new AbortController();
    const done = new Promise<void>((resolve) => {
      this.waiting = resolve;
    });
    await Promise.race([done, delay(patienceMs, undefined, { signal: patience.signal })]);
    patience.abort();
  }
}

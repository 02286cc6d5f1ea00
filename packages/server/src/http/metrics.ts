import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Follower } from '../games/change.ts';

/** Some figures are asked of the database. */
const LIMIT = { max: 120, timeWindow: 60_000 };

/** Figures for Prometheus. They count what happens, never what is in a game. */
export class Metrics implements Follower {
  private readonly registry = new Registry();
  private readonly entries = new Counter({
    name: 'longtwilight_entries_total',
    help: 'Game entries stored by this process',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  private readonly requests = new Histogram({
    name: 'longtwilight_request_seconds',
    help: 'Time taken to answer a request, in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.registry],
  });

  private readonly failures = new Counter({
    name: 'longtwilight_failures_total',
    help: 'Failures outside requests that the process survived',
    labelNames: ['kind'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name: `longtwilight_${name}`,
      help,
      registers: [this.registry],
      async collect() {
        // A figure that can't be had is missing, and the others are there
        this.set(await Promise.resolve(read()).catch(() => Number.NaN));
      },
    });
  }

  countFailure(kind: string): void {
    this.failures.inc({ kind });
  }

  afterwards({ before, after }: Parameters<NonNullable<Follower['afterwards']>>[0]): void {
    for (const { number, kind } of after.log) if (number >= (before?.number ?? 0)) this.entries.inc({ kind });
  }

  install(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      this.requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });
    app.get('/metrics', { schema: { hide: true }, config: { rateLimit: LIMIT } }, async (_, reply) => {
      return reply.type(this.registry.contentType).send(await this.registry.metrics());
    });
  }
}

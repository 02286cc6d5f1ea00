import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import { aside, containErrors } from '../contain.ts';
import type { Schema } from '../storage/schema.ts';
import { LocalNews } from './news.ts';

export const CHANNEL = 'longtwilight_games';
const RETRY_MS = 500;

/** News between processes: Postgres delivers it when the transaction is committed. */
export class PostgresNews extends LocalNews {
  private readonly url: string;
  private client: pg.Client | null = null;
  private closed = false;
  private passing: Promise<unknown> = Promise.resolve();

  constructor(url: string) {
    super();
    this.url = url;
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    client.on('notification', ({ payload }) => this.tell(payload ?? null));
    containErrors(client, 'Postgres');
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    client.on('end', () => aside('listening for news', this.reconnect()));
    this.client = client;
  }

  /** What was announced while we were cut off is lost, so afterwards everybody looks for themselves. */
  private async reconnect(): Promise<void> {
    while (!this.closed) {
      await delay(RETRY_MS);
      try {
        await this.start();
        this.tell(null);
        return;
      } catch {
        // Postgres is still away: try again
      }
    }
  }

  override async announce(tx: Transaction<Schema>, game: string): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${game})`.execute(tx);
  }

  override pass(subject: string): void {
    this.passing = this.passing
      .then(() => this.client?.query('select pg_notify($1, $2)', [CHANNEL, subject]))
      // Whoever was cut off asks again
      .catch(() => {});
  }

  override async close(): Promise<void> {
    this.closed = true;
    await super.close();
    await this.passing;
    await this.client?.end();
  }
}

import type { ClockView } from '@longtwilight/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { News } from '../live/news.ts';
import type { Storage } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import type { Tick, World } from '../world.ts';
import { shiftClock } from './clock.ts';

const NAME = 'heartbeat';
const BEAT_MS = 2000;
/** A longer silence of all nodes means that nobody could be served. */
const SILENCE_MS = 3 * BEAT_MS;
/** Two clocks never go quite alike. */
const INEXACT_MS = 500;

/** The sign of life of all nodes together. Time in which there was none is given back to the players. */
export class Heartbeat {
  private readonly storage: Storage;
  private readonly world: World;
  private readonly news: News;
  private readonly log: FastifyBaseLogger;
  /** Nobody could be served from here: not yet, or because the data was out of reach. */
  private wasAway = true;
  /** Between the clock of the machine and one that nobody can set. */
  private offset: number;
  /** When this node gave its last sign, by that clock. */
  private beaten = Number.NEGATIVE_INFINITY;
  private stopBeating = (): void => {};

  constructor(needs: { storage: Storage; world: World; news: News; log: FastifyBaseLogger }) {
    this.storage = needs.storage;
    this.world = needs.world;
    this.news = needs.news;
    this.log = needs.log;
    this.offset = this.world.now() - this.world.steady();
  }

  async start(): Promise<void> {
    await this.beat();
    this.stopBeating = this.world.every(BEAT_MS, (tick) => this.notice(tick));
  }
  async stop(): Promise<void> {
    this.stopBeating();
    await this.tryToBeat();
  }

  /** Before anything is done that clocks decide: a process that stood still, or a clock that was set, costs nobody time. */
  async notice({ late }: Tick): Promise<void> {
    if (late > 0) this.wasAway = true;
    const offset = this.world.now() - this.world.steady();
    const jump = offset - this.offset;
    this.offset = offset;
    // Several nodes have no clock in common that could have been set
    if (Math.abs(jump) > INEXACT_MS && this.storage.engine === 'sqlite') await this.setClocks(jump);
    if (this.wasAway || this.world.steady() - this.beaten >= BEAT_MS) await this.tryToBeat();
  }

  private async setClocks(by: number): Promise<void> {
    const games = await this.storage.write(async (tx) => {
      await tx
        .updateTable('settings')
        .set({ value: String(this.world.now()) })
        .where('name', '=', NAME)
        .execute();
      return shiftClocks(tx, by);
    });
    this.log.warn({ games, by }, 'the clock of this machine was set: running games keep their time');
    this.news.tell(null);
  }

  private async tryToBeat(): Promise<void> {
    try {
      await this.beat();
    } catch (error) {
      this.wasAway = true;
      this.log.warn({ err: error }, 'no sign of life could be given');
    }
  }

  private async beat(): Promise<void> {
    const shifted = await this.storage.write(async (tx) => {
      const now = this.world.now();
      const last = await this.last(tx, now);
      if (last >= now) return 0;
      await tx
        .updateTable('settings')
        .set({ value: String(now) })
        .where('name', '=', NAME)
        .execute();
      return this.wasAway && now - last > SILENCE_MS ? shiftClocks(tx, now - last) : 0;
    });
    this.wasAway = false;
    this.beaten = this.world.steady();
    if (shifted === 0) return;
    this.log.info({ games: shifted }, 'time in which nobody was served was given back');
    this.news.tell(null);
  }

  /** The last sign of life; whoever reads it keeps the others waiting until it has given its own. */
  private async last(tx: Transaction<Schema>, now: number): Promise<number> {
    await tx
      .insertInto('settings')
      .values({ name: NAME, value: String(now) })
      .onConflict((there) => there.doNothing())
      .execute();
    const query = tx.selectFrom('settings').select('value').where('name', '=', NAME);
    const { value } = await (this.storage.engine === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow();
    return Number(value);
  }
}

async function shiftClocks(tx: Transaction<Schema>, by: number): Promise<number> {
  const rows = await tx
    .selectFrom('games')
    .select(['id', 'clock', 'deadline', 'alarm'])
    .where('status', '=', 'running')
    .where('clock', 'is not', null)
    .where((where) => where.or([where('deadline', 'is not', null), where('alarm', 'is not', null)]))
    .execute();
  for (const { id, clock, deadline, alarm } of rows)
    await tx
      .updateTable('games')
      .set({
        clock: JSON.stringify(shiftClock(JSON.parse(clock!) as ClockView, by)),
        deadline: deadline === null ? null : deadline + by,
        alarm: alarm === null ? null : alarm + by,
      })
      .where('id', '=', id)
      .execute();
  return rows.length;
}

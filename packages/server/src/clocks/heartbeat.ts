import type { ClockView } from '@longtwilight/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Transaction } from 'kysely';
import { aside } from '../contain.ts';
import { type News, TIME_NEWS } from '../live/news.ts';
import type { Storage } from '../storage/database.ts';
import type { Schema } from '../storage/schema.ts';
import type { Tick } from '../world.ts';
import { shiftClock } from './clock.ts';
import type { CommonTime } from './common-time.ts';

const NAME = 'heartbeat';
const BEAT_MS = 2000;
/** A longer silence of all nodes means that nobody could be served. */
export const SILENCE_MS = 3 * BEAT_MS;
/** Two clocks never go quite alike. */
const INEXACT_MS = 500;
/** How many games are locked and shifted before the next ones: whoever plays in the last ones waits for less. */
const AT_ONCE = 5000;

interface Needs {
  readonly storage: Storage;
  readonly time: CommonTime;
  readonly news: News;
  readonly log: FastifyBaseLogger;
}

/** The sign of life of all nodes together. Time in which there was none is given back to the players. */
export class Heartbeat {
  private readonly needs: Needs;
  /** Nobody could be served from here: not yet, or because the data was out of reach. */
  private wasAway = true;
  /** When this node gave its last sign, by a clock that nobody can set. */
  private beaten = Number.NEGATIVE_INFINITY;
  private beating: Promise<void> | null = null;
  private readonly endings: (() => void)[] = [];

  constructor(needs: Needs) {
    this.needs = needs;
  }

  async start(): Promise<void> {
    const { time, news } = this.needs;
    await this.beat();
    this.endings.push(
      time.every(BEAT_MS, (tick) => this.notice(tick)),
      news.listen((subject) => {
        if (subject === TIME_NEWS) aside('reading the time', this.tryToBeat());
      }),
    );
  }
  async stop(): Promise<void> {
    for (const end of this.endings.splice(0)) end();
    await this.tryToBeat();
  }

  /** Before anything is done that clocks decide: a process that stood still costs nobody time. */
  async notice({ late }: Tick): Promise<void> {
    if (late > 0) {
      // One that began before does not know of it
      await this.beating;
      this.wasAway = true;
    }
    if (this.wasAway || this.needs.time.steady() - this.beaten >= BEAT_MS) await this.tryToBeat();
  }

  /** One at a time: two would tell each other what has changed between them. */
  private tryToBeat(): Promise<void> {
    this.beating ??= this.beat()
      .catch((error: unknown) => {
        this.wasAway = true;
        this.needs.log.warn({ err: error }, 'the heartbeat could not be recorded');
      })
      .finally(() => {
        this.beating = null;
      });
    return this.beating;
  }

  private async beat(): Promise<void> {
    const { storage, time, news, log } = this.needs;
    const { read, by, games } = await storage.write(async (tx) => {
      const last = await this.last(tx);
      const read = await time.read(tx);
      const by = last === null ? 0 : this.toGiveBack(read.now, last);
      const from = time.steady();
      const games = by === 0 ? 0 : await shiftClocks(tx, storage.engine, by, log);
      // Giving time back takes time: if that counted as a silence, there would be no end to it
      const sign = by === 0 ? read.now : read.now + Math.round(time.steady() - from);
      await tx
        .updateTable('settings')
        .set({ value: String(sign) })
        .where('name', '=', NAME)
        .execute();
      if (by !== 0) await news.announce(tx, TIME_NEWS);
      return { read, by, games };
    });
    time.set(read);
    this.wasAway = false;
    this.beaten = time.steady();
    if (by === 0) return;
    log.warn(
      { games, by },
      'the server was down for a while, or a clock was changed: running games get the lost time back',
    );
    news.tell(null);
  }

  /** By how much the clocks of games move, so that what is left to their players is what it was at the last sign of life. */
  private toGiveBack(now: number, last: number): number {
    const silence = now - last;
    if (this.wasAway) return silence > SILENCE_MS || silence < 0 ? silence : 0;
    const jump = now - this.needs.time.now();
    if (Math.abs(jump) <= INEXACT_MS) return 0;
    // Where somebody has given a sign since, it has moved the clocks, or it was only this machine that slept
    return jump > 0 ? (silence >= jump ? jump : 0) : silence < 0 ? jump : 0;
  }

  /** The last sign of life; whoever reads it keeps the others waiting until it has given its own. */
  private async last(tx: Transaction<Schema>): Promise<number | null> {
    await tx
      .insertInto('settings')
      .values({ name: NAME, value: '' })
      .onConflict((there) => there.doNothing())
      .execute();
    const query = tx.selectFrom('settings').select('value').where('name', '=', NAME);
    const { value } = await (this.needs.storage.engine === 'postgres'
      ? query.forUpdate()
      : query
    ).executeTakeFirstOrThrow();
    return value === '' ? null : Number(value);
  }
}

async function shiftClocks(
  tx: Transaction<Schema>,
  engine: Storage['engine'],
  by: number,
  log: FastifyBaseLogger,
): Promise<number> {
  let shifted = 0;
  for (let rows = await timedGames(tx, engine, ''); rows.length > 0; ) {
    const later: LaterClock[] = [];
    for (const { id, clock } of rows) {
      const text = shiftedText(clock!, by);
      if (text === null)
        log.error({ game: id }, 'the clock of a game can’t be read, so it stays as it is: see "operator look"');
      else later.push({ id, clock: text });
    }
    await setLater(tx, engine, later, by);
    shifted += later.length;
    rows = await timedGames(tx, engine, rows.at(-1)!.id);
  }
  return shifted;
}

interface LaterClock {
  readonly id: string;
  readonly clock: string;
}

/** In one statement: where each game took one of its own, tens of thousands took longer than many a silence. */
async function setLater(
  tx: Transaction<Schema>,
  engine: Storage['engine'],
  clocks: readonly LaterClock[],
  by: number,
): Promise<void> {
  const list = JSON.stringify(clocks);
  const later =
    engine === 'sqlite'
      ? sql`(select value ->> 'id' as id, value ->> 'clock' as clock from json_each(${list})) as later`
      : sql`json_to_recordset(${list}::json) as later (id text, clock text)`;
  await sql`update games set clock = later.clock, deadline = deadline + ${by}, alarm = alarm + ${by}
    from ${later} where games.id = later.id`.execute(tx);
}

/** The next games with clocks. On Postgres they are locked: what another node does meanwhile must not be overwritten. */
function timedGames(tx: Transaction<Schema>, engine: Storage['engine'], after: string) {
  const query = tx
    .selectFrom('games')
    .select(['id', 'clock'])
    .where('id', '>', after)
    .where('status', '=', 'running')
    .where('clock', 'is not', null)
    .where((where) => where.or([where('deadline', 'is not', null), where('alarm', 'is not', null)]))
    .orderBy('id')
    .limit(AT_ONCE);
  return (engine === 'postgres' ? query.forUpdate() : query).execute();
}

/** The text of a clock as if so much time had not passed; null if it is none: one game must not keep all others waiting. */
function shiftedText(clock: string, by: number): string | null {
  try {
    return JSON.stringify(shiftClock(JSON.parse(clock) as ClockView, by));
  } catch {
    return null;
  }
}

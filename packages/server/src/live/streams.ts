import type { ServerResponse } from 'node:http';
import type { GameState } from '@longtwilight/protocol';
import { happeningFor, type Viewer } from '../games/game-state.ts';
import type { Games, Seen } from '../games/games.ts';
import type { News } from './news.ts';

const HEARTBEAT_MS = 20_000;
/** A reader that has fallen so far behind is cut off; it resumes where it was. */
const MOST_WAITING_BYTES = 1 << 20;

interface Stream {
  readonly game: string;
  readonly viewer: Viewer;
  readonly out: ServerResponse;
  /** The number of the next entry to send. */
  next: number;
}

const message = (event: string, data: string, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;

/** Live updates: each reader of a game gets every entry once, in order, as it may see it. */
export class Streams {
  private readonly games: Games;
  private readonly log: { error(details: object, text: string): void };
  private readonly byGame = new Map<string, Set<Stream>>();
  /** Games that are being sent; true if there was news meanwhile. */
  private readonly busy = new Map<string, boolean>();
  private readonly heartbeat: NodeJS.Timeout;
  private readonly deaf: () => void;

  constructor(games: Games, news: News, log: Streams['log']) {
    this.games = games;
    this.log = log;
    this.deaf = news.listen((game) => {
      for (const one of game === null ? this.byGame.keys() : [game]) void this.deliver(one);
    });
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  get count(): number {
    let all = 0;
    for (const streams of this.byGame.values()) all += streams.size;
    return all;
  }

  /** Begin with how things stand, or with all that was missed since the last entry that the reader had. */
  async open(seen: Seen, out: ServerResponse, lastEventId: number | null): Promise<void> {
    const { row, table, viewer } = seen;
    const next = lastEventId === null ? table.number : Math.min(lastEventId + 1, table.number);
    const stream: Stream = { game: row.id, viewer, out, next };
    const streams = this.byGame.get(row.id) ?? new Set();
    this.byGame.set(row.id, streams.add(stream));
    out.on('close', () => {
      streams.delete(stream);
      if (streams.size === 0 && this.byGame.get(row.id) === streams) this.byGame.delete(row.id);
    });
    const state = await this.games.stateFor(seen);
    if (stream.next < table.number) this.sendEntries(stream, seen, state);
    else this.send(stream, message('state', JSON.stringify(state)));
    // Something may have happened between looking and listening
    await this.deliver(row.id);
  }

  /** Send what is new in a game to all its readers; never twice at once for the same game, so that order holds. */
  private async deliver(game: string): Promise<void> {
    if (!this.byGame.has(game)) return;
    if (this.busy.has(game)) {
      this.busy.set(game, true);
      return;
    }
    this.busy.set(game, false);
    try {
      await this.deliverOnce(game);
    } catch (error) {
      this.log.error({ err: error, game }, 'news could not be sent');
    }
    const again = this.busy.get(game);
    this.busy.delete(game);
    if (again) await this.deliver(game);
  }

  private async deliverOnce(game: string): Promise<void> {
    const { row, table } = await this.games.lookAs(game, 'public');
    const states = new Map<Viewer, GameState>();
    for (const stream of this.byGame.get(game) ?? []) {
      const seen: Seen = { row, table, viewer: stream.viewer };
      let state = states.get(stream.viewer);
      if (state === undefined) {
        state = await this.games.stateFor(seen);
        states.set(stream.viewer, state);
      }
      if (stream.next < table.number) this.sendEntries(stream, seen, state);
      else this.send(stream, message('state', JSON.stringify(state)));
    }
  }

  private sendEntries(stream: Stream, { row, table, viewer }: Seen, state: GameState): void {
    const missed = table.log.slice(stream.next);
    stream.next = table.number;
    const texts = missed.map((logged, i) => {
      const happening = happeningFor(row, table, logged, viewer);
      const data = i === missed.length - 1 ? { happening, state } : { happening };
      return message('entry', JSON.stringify(data), logged.number);
    });
    this.send(stream, texts.join(''));
  }

  private send({ out }: Stream, text: string): void {
    if (out.writableLength > MOST_WAITING_BYTES) out.destroy();
    else out.write(text);
  }
  private beat(): void {
    for (const streams of this.byGame.values()) for (const stream of streams) this.send(stream, ': here\n\n');
  }

  close(): void {
    clearInterval(this.heartbeat);
    this.deaf();
    for (const streams of this.byGame.values()) for (const { out } of streams) out.end();
    this.byGame.clear();
  }
}

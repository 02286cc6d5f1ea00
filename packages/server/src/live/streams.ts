import type { ServerResponse } from 'node:http';
import type { Viewer } from '../games/game-state.ts';
import type { Games, Seen } from '../games/games.ts';
import { isKeysNews, keysNews, type News } from './news.ts';

const HEARTBEAT_MS = 20_000;
const RETRY_MS = 1000;
/** A reader that has fallen so far behind is cut off; it resumes where it was. */
const MOST_WAITING_BYTES = 1 << 20;

interface Stream {
  readonly game: string;
  readonly viewer: Viewer;
  /** Who reads from a seat. */
  readonly person: string | null;
  readonly out: ServerResponse;
  /** The number of the next entry to send. */
  next: number;
  /** The state that was sent last. The same one is not sent again: a choice changed face down makes no news. */
  shown: string;
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
    this.deaf = news.listen((subject) => {
      if (subject !== null && isKeysNews(subject)) this.drop(subject);
      else for (const game of subject === null ? this.byGame.keys() : [subject]) void this.deliver(game);
    });
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  get count(): number {
    let all = 0;
    for (const streams of this.byGame.values()) all += streams.size;
    return all;
  }

  /** Begin with how things stand, or with all that the reader has missed since it had so many entries. */
  async open({ row, table, viewer }: Seen, out: ServerResponse, since: number | null): Promise<void> {
    const next = Math.min(since ?? table.number, table.number);
    const person = viewer === 'public' ? null : row[`${viewer}_person`];
    const stream: Stream = { game: row.id, viewer, person, out, next, shown: '' };
    const streams = this.byGame.get(row.id) ?? new Set();
    this.byGame.set(row.id, streams.add(stream));
    out.on('close', () => {
      streams.delete(stream);
      if (streams.size === 0 && this.byGame.get(row.id) === streams) this.byGame.delete(row.id);
    });
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
      // The data is away for a moment; nobody else will tell us that it is back
      setTimeout(() => void this.deliver(game), RETRY_MS).unref();
    }
    const again = this.busy.get(game);
    this.busy.delete(game);
    if (again) await this.deliver(game);
  }

  private async deliverOnce(game: string): Promise<void> {
    const { row, table } = await this.games.lookAs(game, 'public');
    const states = new Map<Viewer, string>();
    for (const stream of this.byGame.get(game) ?? []) {
      const seen: Seen = { row, table, viewer: stream.viewer };
      let state = states.get(stream.viewer);
      if (state === undefined) {
        state = JSON.stringify(await this.games.stateFor(seen));
        states.set(stream.viewer, state);
      }
      await this.update(stream, seen, state);
    }
  }

  /** Send what a reader has not had: entries, the last of them with the state, or a state alone. */
  private async update(stream: Stream, seen: Seen, state: string): Promise<void> {
    const { number } = seen.table;
    if (stream.next >= number) {
      if (state !== stream.shown) this.send(stream, message('state', state));
    } else {
      const missed = await this.games.happenings(seen, stream.next);
      const texts = missed.map((happening) => {
        const news = `{"happening":${JSON.stringify(happening)}`;
        const last = happening.number === number - 1;
        return message('entry', `${news}${last ? `,"state":${state}` : ''}}`, happening.number);
      });
      this.send(stream, texts.join(''));
      stream.next = number;
    }
    stream.shown = state;
  }

  /** The games that somebody reads. */
  gamesRead(): string[] {
    return [...this.byGame.keys()];
  }

  /** Tell some of a game's readers something that is no part of the game. */
  say(game: string, event: string, data: string, to: readonly Viewer[]): void {
    for (const stream of this.byGame.get(game) ?? [])
      if (to.includes(stream.viewer)) this.send(stream, message(event, data));
  }

  /** Readers with keys that may be void have to come again and show them. */
  private drop(revoked: string): void {
    for (const streams of this.byGame.values())
      for (const { person, out } of streams) if (person !== null && keysNews(person) === revoked) out.end();
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

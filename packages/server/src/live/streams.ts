import type { ServerResponse } from 'node:http';
import type { Happening } from '@longtwilight/protocol';
import { aside, containErrors } from '../contain.ts';
import { type GameViewer, withPresence } from '../games/game-state.ts';
import type { Games, Seen, Stored } from '../games/games.ts';
import { SetApart } from '../games/tables.ts';
import { newId, type World } from '../world.ts';
import { isKeysNews, keysNews, type News } from './news.ts';
import type { Presences } from './presences.ts';

const HEARTBEAT_MS = 20_000;
/** A connection may die unnoticed. So readers are asked to come again, and one that has not by some heartbeats later is gone. */
const RENEW_AT_BEAT = 3;
const GONE_AT_BEAT = 5;
const RETRY_MS = 1000;
/** Something is new in a game; what, has to be read. */
const UNREAD = 'unread';
/** A game that has changed: as it is stored now, or unread. */
type Fresh = Stored | typeof UNREAD;
/** A reader that has fallen so far behind is cut off; it resumes where it was. */
const MOST_WAITING_BYTES = 1 << 20;

/** How many entries a reader gets at once; it gets more as soon as it has taken these. */
const PAGE = 100;
/** Who has not taken everything at so many heartbeats in a row is cut off as well. */
const MOST_BEATS_BEHIND = 2;

const NO_PLAYERS = JSON.stringify({ present: [] });

interface Stream {
  readonly game: string;
  readonly viewer: GameViewer;
  /** Who reads from a seat. */
  readonly person: string | null;
  readonly out: ServerResponse;
  /** The number of the next entry to send. */
  next: number;
  /** The state that was sent last. The same one is not sent again: a choice changed face down makes no news. */
  shown: string;
  /** Who was there when that was told last. */
  presence: string;
  /** Heartbeats since it came. */
  beats: number;
  /** What the reader shows when it comes again. */
  key: string | null;
  /** What it has missed and still has to get. */
  rest: readonly Happening[];
  /** Whether it has to take what was sent before it gets more. */
  waiting: boolean;
  /** How many heartbeats in a row found it behind. */
  behind: number;
  /** No longer counts as somebody who is there. */
  leave: () => void;
}

/** From where a reader goes on: what it has missed, and the key of the stream that this one replaces. */
interface Resumed {
  readonly missed: readonly Happening[];
  readonly instead: string | null;
}

const message = (event: string, data: string, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`;

interface StreamsNeeds {
  readonly world: World;
  readonly games: Games;
  readonly news: News;
  readonly presences: Presences;
  readonly log: { error(details: object, text: string): void };
}

/** Live updates: each reader of a game gets every entry once, in order, as it may see it. */
export class Streams {
  private readonly needs: StreamsNeeds;
  private readonly byGame = new Map<string, Set<Stream>>();
  /** Games that are being sent, with the news of them that came meanwhile. */
  private readonly busy = new Map<string, Fresh | null>();
  /** Of games that are read: the players that were there when that was told last. */
  private readonly playersTold = new Map<string, string>();
  /** How many streams have taken the place of others. */
  private renewals = 0;
  private readonly stopBeating: () => void;
  private readonly stopListening: () => void;

  constructor(needs: StreamsNeeds) {
    this.needs = needs;
    const { world, news, presences } = needs;
    presences.listen((game) => this.tellPresenceSoon(game));
    this.stopListening = news.listen((subject, stored) => {
      if (subject === null) for (const game of this.byGame.keys()) this.deliverAside(game, UNREAD);
      else if (isKeysNews(subject)) this.drop(subject);
      else this.deliverAside(subject, stored ?? UNREAD);
    });
    this.stopBeating = world.every(HEARTBEAT_MS, async () => this.beat());
  }

  get count(): number {
    let all = 0;
    for (const streams of this.byGame.values()) all += streams.size;
    return all;
  }

  /** Where the stream goes that somebody may replace. */
  outOf(game: string, viewer: GameViewer, key: string | null): ServerResponse | null {
    return this.named(game, viewer, key)?.out ?? null;
  }
  private named(game: string, viewer: GameViewer, key: string | null): Stream | undefined {
    if (key === null) return undefined;
    return [...(this.byGame.get(game) ?? [])].find((stream) => stream.key === key && stream.viewer === viewer);
  }

  /** Begin with how things stand, or with all that the reader has missed since it had so many entries. */
  async open({ row, table, viewer }: Seen, out: ServerResponse, { missed, instead }: Resumed): Promise<void> {
    if (out.destroyed) return;
    const next = missed[0]?.number ?? table.number;
    const person = viewer === 'public' ? null : row[`${viewer}_person`];
    const streams = this.byGame.get(row.id) ?? new Set();
    const old = this.named(row.id, viewer, instead);
    const leave = old === undefined ? this.needs.presences.enter(row.id, viewer) : takeOver(old);
    // Those who came at the same moment, as after a restart, need not all come again at the same moment
    const beats = old === undefined ? 0 : -(this.renewals++ % RENEW_AT_BEAT);
    const fresh = { shown: '', presence: '', beats, key: null, rest: missed, waiting: false, behind: 0 };
    const stream: Stream = { game: row.id, viewer, person, out, next, leave, ...fresh };
    this.byGame.set(row.id, streams.add(stream));
    containErrors(out, 'live updates');
    out.on('close', () => this.remove(stream));
    await this.deliver(row.id, UNREAD, stream);
  }

  /** It gets nothing more, and is no longer there. */
  private remove(stream: Stream): void {
    const streams = this.byGame.get(stream.game);
    if (streams?.delete(stream) !== true) return;
    if (streams.size === 0) {
      this.byGame.delete(stream.game);
      this.playersTold.delete(stream.game);
    }
    stream.leave();
  }
  private hangUp(stream: Stream): void {
    this.remove(stream);
    // Whoever does not read would keep the connection open for as long as it likes
    if (stream.out.writableLength > 0) stream.out.destroy();
    else stream.out.end();
  }

  private deliverAside(game: string, news: Fresh): void {
    aside('live updates', this.deliver(game, news));
  }

  /** Send what is new in a game to all its readers, or to a new one; never twice at once for a game, so that order holds. */
  private async deliver(game: string, news: Fresh, newcomer?: Stream): Promise<void> {
    if (!this.byGame.has(game)) return;
    const waiting = this.busy.get(game);
    if (waiting !== undefined) {
      this.busy.set(game, waiting === UNREAD ? UNREAD : news);
      return;
    }
    this.busy.set(game, null);
    try {
      await this.deliverOnce(game, news, newcomer);
    } catch (error) {
      // Until somebody mends it there is nothing to show
      if (!(error instanceof SetApart)) this.tryAgain(game, error);
    }
    const next = this.busy.get(game) ?? null;
    this.busy.delete(game);
    if (next !== null) await this.deliver(game, next);
  }

  /** The data is away for a moment; nobody else will tell us that it is back. */
  private tryAgain(game: string, error: unknown): void {
    this.needs.log.error({ err: error, game }, 'live updates could not be sent');
    setTimeout(() => this.deliverAside(game, UNREAD), RETRY_MS).unref();
  }

  private async deliverOnce(game: string, news: Fresh, newcomer?: Stream): Promise<void> {
    const { row, table } = news === UNREAD ? await this.needs.games.lookAs(game, 'public') : news;
    const failures: unknown[] = [];
    for (const stream of newcomer === undefined ? (this.byGame.get(game) ?? []) : [newcomer]) {
      const seen: Seen = { row, table, viewer: stream.viewer };
      try {
        await this.update(stream, seen, await this.needs.games.textWithoutPresence(seen));
      } catch (error) {
        // It is told why when it comes again; whoever has missed less goes on
        if (error instanceof SetApart) this.hangUp(stream);
        else failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  /** Send what a reader has not had: entries, the last of them with the state, or a state alone. */
  private async update(stream: Stream, seen: Seen, text: string): Promise<void> {
    const { number } = seen.table;
    // It came in between, and has had more than this news tells
    if (stream.next > number || stream.waiting) return;
    const missed = await this.missedBy(stream, seen);
    if (missed.length === 0 && text === stream.shown) return;
    const page = missed.slice(0, PAGE);
    stream.rest = missed.slice(PAGE);
    const presence = this.needs.presences.of(stream.game);
    const state = withPresence(text, presence);
    const texts = page.map((happening) => {
      const news = `{"happening":${JSON.stringify(happening)}`;
      const last = happening.number === number - 1;
      return message('entry', `${news}${last ? `,"state":${state}` : ''}}`, happening.number);
    });
    this.send(stream, page.length === 0 ? message('state', state) : texts.join(''));
    stream.next = (page.at(-1)?.number ?? number - 1) + 1;
    if (stream.next < number) return this.goOnWith(stream);
    stream.shown = text;
    stream.presence = JSON.stringify(presence);
  }

  private async missedBy({ rest, next }: Stream, seen: Seen): Promise<readonly Happening[]> {
    if (rest.length > 0) return rest;
    return next < seen.table.number ? this.needs.games.happenings(seen, next) : [];
  }

  /** The next page, once this one has been taken. */
  private goOnWith(stream: Stream): void {
    stream.waiting = true;
    const goOn = (): void => {
      stream.waiting = false;
      this.deliverAside(stream.game, UNREAD);
    };
    if (stream.out.writableNeedDrain) stream.out.once('drain', goOn);
    else setImmediate(goOn);
  }

  /** Players coming and going is told to all at once. Of somebody who looks on only players hear at once, the others with the next heartbeat. */
  private tellPresenceSoon(game: string): void {
    if (!this.byGame.has(game)) return;
    const { watchers: _, ...players } = this.needs.presences.of(game);
    const now = JSON.stringify(players);
    const changed = now !== (this.playersTold.get(game) ?? NO_PLAYERS);
    this.playersTold.set(game, now);
    this.tellPresence(game, (viewer) => changed || viewer !== 'public');
  }

  /** Somebody has come or gone. Who has not been told how things stand will hear of it then. */
  private tellPresence(game: string, hears: (viewer: GameViewer) => boolean): void {
    const presence = JSON.stringify(this.needs.presences.of(game));
    for (const stream of this.byGame.get(game) ?? []) {
      if (stream.shown === '' || stream.presence === presence || !hears(stream.viewer)) continue;
      stream.presence = presence;
      this.send(stream, message('presence', presence));
    }
  }

  /** The games that somebody reads. */
  gamesRead(): string[] {
    return [...this.byGame.keys()];
  }

  /** Tell some of a game's readers something that is no part of the game. */
  say(game: string, event: string, data: string, to: readonly GameViewer[]): void {
    for (const stream of this.byGame.get(game) ?? [])
      if (to.includes(stream.viewer)) this.send(stream, message(event, data));
  }

  /** Readers with keys that may be void have to come again and show them. */
  private drop(revoked: string): void {
    for (const streams of this.byGame.values())
      for (const stream of streams)
        if (stream.person !== null && keysNews(stream.person) === revoked) this.hangUp(stream);
  }

  private send({ out }: Stream, text: string): void {
    // News may have been on their way when it left
    if (out.writableEnded || out.destroyed) return;
    if (out.writableLength > MOST_WAITING_BYTES) out.destroy();
    else out.write(text);
  }
  private beat(): void {
    const all = [...this.byGame.values()].flatMap((streams) => [...streams]);
    // First, because what is sent to a reader lies there until all of this is done
    for (const stream of all) stream.behind = stream.out.writableLength > 0 ? stream.behind + 1 : 0;
    for (const game of this.byGame.keys()) this.tellPresence(game, () => true);
    for (const stream of all) this.beatFor(stream);
  }
  private beatFor(stream: Stream): void {
    stream.beats++;
    if (stream.beats >= GONE_AT_BEAT || stream.behind >= MOST_BEATS_BEHIND) stream.out.destroy();
    else if (stream.beats !== RENEW_AT_BEAT) this.send(stream, ': here\n\n');
    else {
      stream.key = newId(this.needs.world);
      this.send(stream, message('renew', JSON.stringify({ reader: stream.key })));
    }
  }

  close(): void {
    this.stopBeating();
    this.stopListening();
    for (const streams of this.byGame.values()) for (const stream of streams) this.hangUp(stream);
  }
}

/** Whoever comes again is there once: from now on it leaves with its new stream, not with the old one. */
function takeOver(old: Stream): () => void {
  const { leave } = old;
  old.key = null;
  old.leave = () => {};
  return leave;
}

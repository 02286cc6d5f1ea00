import { type Presence, SEATS } from '@longtwilight/protocol';
import type { GameViewer } from '../games/game-state.ts';
import { newId, type World } from '../world.ts';
import type { News } from './news.ts';

/** How many read a game's live updates from each seat, and from none; `stopped` is 1 while its computer player is. */
type Readers = Readonly<Record<GameViewer | 'stopped', number>>;

interface Node {
  heard: number;
  readonly games: Map<string, Readers>;
}

const BEAT_MS = 5000;
/** A node that is silent for so long has died, and its readers are gone. */
const SILENCE_MS = 3 * BEAT_MS;
/** Postgres takes messages of up to 8000 bytes; a game takes about twenty. */
const GAMES_IN_A_MESSAGE = 200;
const NOBODY: Readers = { first: 0, second: 0, public: 0, stopped: 0 };
const MESSAGE = /^presence:([a-z0-9]+):(.*)$/;

const write = (game: string, { first, second, public: others, stopped }: Readers): string =>
  `${game}.${first}.${second}.${others}.${stopped}`;
function read(text: string): [game: string, readers: Readers] {
  const [game = '', first, second, others, stopped = 0] = text.split('.');
  return [game, { first: Number(first), second: Number(second), public: Number(others), stopped: Number(stopped) }];
}

/**
 * Who is there: players who read the live updates of a game, at whichever node, and how many look on. Nothing of it is stored;
 * nodes tell each other, and one that is new asks the others.
 */
export class Presences {
  private readonly news: News;
  private readonly world: World;
  private readonly name: string;
  private readonly own: Node;
  private readonly nodes: Map<string, Node>;
  private readonly listeners = new Set<(game: string) => void>();
  private stop = (): void => {};

  constructor(news: News, world: World) {
    this.news = news;
    this.world = world;
    this.name = newId(world);
    this.own = { heard: Number.POSITIVE_INFINITY, games: new Map() };
    this.nodes = new Map([[this.name, this.own]]);
  }

  start(): void {
    const stopListening = this.news.listen((subject) => {
      // What the others said may have been missed, and what this one said too
      if (subject === null) this.introduce();
      else this.hear(subject);
      // A move has been made
      if (subject !== null && this.own.games.get(subject)?.stopped) this.change(subject, { stopped: 0 });
    });
    const endBeat = this.world.every(BEAT_MS, async () => {
      this.say('');
      this.forgetTheDead();
    });
    this.stop = () => {
      stopListening();
      endBeat();
      this.say('gone');
    };
    this.introduce();
  }
  close(): void {
    this.stop();
  }

  of(game: string): Presence {
    const all = { ...NOBODY };
    for (const { games } of this.nodes.values()) {
      const readers = games.get(game);
      if (readers === undefined) continue;
      for (const viewer of ['first', 'second', 'public', 'stopped'] as const) all[viewer] += readers[viewer];
    }
    const present = SEATS.filter((seat) => all[seat] > 0);
    return { present, watchers: all.public, ...(all.stopped > 0 ? { stopped: true } : {}) };
  }

  /** Be told of games in which somebody has come or gone. */
  listen(listener: (game: string) => void): void {
    this.listeners.add(listener);
  }

  /** Somebody begins to read a game here. Returns how to say that it has left. */
  enter(game: string, viewer: GameViewer): () => void {
    this.count(game, viewer, 1);
    return () => this.count(game, viewer, -1);
  }

  private count(game: string, viewer: GameViewer, by: number): void {
    const before = this.own.games.get(game) ?? NOBODY;
    this.change(game, { [viewer]: before[viewer] + by });
  }

  /** The computer player of a game has stopped. It is not any more when something happens in the game. */
  tellStopped(game: string): void {
    this.change(game, { stopped: 1 });
  }

  private change(game: string, changed: Partial<Readers>): void {
    const readers = { ...(this.own.games.get(game) ?? NOBODY), ...changed };
    this.note(this.own, game, readers);
    this.say(write(game, readers));
  }

  private note({ games }: Node, game: string, readers: Readers): void {
    if (Object.values(readers).every((count) => count === 0)) games.delete(game);
    else games.set(game, readers);
    for (const listener of this.listeners) listener(game);
  }

  private say(text: string): void {
    this.news.pass(`presence:${this.name}:${text}`);
  }
  private introduce(): void {
    this.say('who');
    this.sayAll();
  }
  private sayAll(): void {
    const all = [...this.own.games].map(([game, readers]) => write(game, readers));
    for (let i = 0; i < all.length; i += GAMES_IN_A_MESSAGE) this.say(all.slice(i, i + GAMES_IN_A_MESSAGE).join());
  }

  private hear(subject: string): void {
    const [, name, text] = MESSAGE.exec(subject) ?? [];
    if (name === undefined || text === undefined || name === this.name) return;
    if (text === 'gone') return this.forget(name);
    const node = this.nodes.get(name) ?? { heard: 0, games: new Map<string, Readers>() };
    this.nodes.set(name, node);
    node.heard = this.world.steady();
    if (text === 'who') this.sayAll();
    else if (text !== '') for (const part of text.split(',')) this.note(node, ...read(part));
  }

  private forgetTheDead(): void {
    const since = this.world.steady() - SILENCE_MS;
    for (const [name, { heard }] of this.nodes) if (heard < since) this.forget(name);
  }
  private forget(name: string): void {
    const games = this.nodes.get(name)?.games ?? new Map<string, Readers>();
    this.nodes.delete(name);
    for (const game of games.keys()) for (const listener of this.listeners) listener(game);
  }
}

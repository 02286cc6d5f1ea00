import { type Chance, seeded } from '@longtwilight/engine';
import { LoadClient } from './load-client.ts';

export interface LoadOptions {
  readonly address: string;
  readonly games: number;
  readonly seconds: number;
  /** How many answers may be on their way at once: players think, they don't all answer in the same moment. */
  readonly atOnce: number;
  readonly seed: number;
  readonly onProgress: (text: string) => void;
}

export interface LoadReport {
  readonly games: number;
  readonly answers: number;
  readonly seconds: number;
  readonly answersPerSecond: number;
  /** From sending an answer to the event at the opponent, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Memory of the server for each game at rest, in kilobytes; null if it does not say. */
  readonly kilobytesPerGame: number | null;
}

/** What a player needs of the state of a game. */
interface Seen {
  readonly game: { readonly id: string; readonly status: string; readonly asked: readonly string[] };
  readonly number: number;
  readonly you: string;
  readonly bidding: { readonly options: readonly string[] } | null;
  readonly view: { readonly decision: { readonly options: readonly string[] } | null } | null;
}

/** Somebody at a game: a cookie, a stream, and the newest state that asks it something. */
interface Player {
  readonly cookie: string;
  opponent: Player | null;
  asked: Seen | null;
  /** The number of the last state that it answered: while both choose face down, the same one may come again. */
  answered: number;
  /** When the opponent sent the answer whose event is awaited here. */
  awaits: number | null;
  stop: () => void;
}

/** Let random players play so many games at once over HTTP, for so long. */
export async function runLoad(options: LoadOptions): Promise<LoadReport> {
  const load = new Load(options);
  try {
    return await load.run();
  } finally {
    load.close();
  }
}

const SETTING_UP_AT_ONCE = 8;
const LOOK_UP_MS = 50;

class Load {
  private readonly options: LoadOptions;
  private readonly client: LoadClient;
  private readonly chance: Chance;
  private readonly players: Player[] = [];
  /** Those who are asked and have not answered. */
  private readonly ready: Player[] = [];
  private readonly delays: number[] = [];
  private answers = 0;
  private playing = false;
  private failure: Error | null = null;
  /** Those who wait for somebody to be asked. */
  private readonly idle = new Set<() => void>();

  constructor(options: LoadOptions) {
    this.options = options;
    this.client = new LoadClient(options.address, options.atOnce);
    this.chance = seeded(options.seed);
  }
  close(): void {
    for (const player of this.players) player.stop();
    this.client.close();
  }

  async run(): Promise<LoadReport> {
    const { games, seconds, atOnce, onProgress } = this.options;
    const before = await this.memory();
    let made = 0;
    const makeGames = async (): Promise<void> => {
      while (made < games) {
        made++;
        if (made % 100 === 0) onProgress(`${made} games`);
        await this.sitDown();
      }
    };
    await Promise.all(Array.from({ length: SETTING_UP_AT_ONCE }, makeGames));
    const after = await this.memory();
    onProgress(`${games} games stand; playing for ${seconds} s`);
    this.playing = true;
    const began = performance.now();
    const end = began + seconds * 1000;
    await Promise.all(Array.from({ length: atOnce }, () => this.answerUntil(end)));
    if (this.failure !== null) throw this.failure;
    const took = (performance.now() - began) / 1000;
    this.playing = false;
    const sorted = this.delays.toSorted((a, b) => a - b);
    const percentile = (share: number): number =>
      Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 10) / 10;
    return {
      games,
      answers: this.answers,
      seconds: Math.round(took * 10) / 10,
      answersPerSecond: Math.round(this.answers / took),
      p50: percentile(0.5),
      p99: percentile(0.99),
      kilobytesPerGame: before === null || after === null ? null : Math.round((after - before) / 1024 / games),
    };
  }

  private async sitDown(): Promise<void> {
    const made = await this.client.send('POST', '/api/games', '', { side: 'random', seed: 'load' });
    const { id } = (JSON.parse(made.text) as Seen).game;
    const joined = await this.client.send('POST', `/api/games/${id}/join`, '', { seed: 'load' });
    const pair = [made, joined].map(({ cookie }) => this.listenAs(cookie, id));
    pair[0]!.opponent = pair[1]!;
    pair[1]!.opponent = pair[0]!;
  }

  private listenAs(cookie: string, id: string): Player {
    const player: Player = { cookie, opponent: null, asked: null, answered: -1, awaits: null, stop: () => {} };
    const onEnd = (error: Error): void => {
      this.failure = error;
    };
    player.stop = this.client.listen(`/api/games/${id}/events`, cookie, (data) => this.hear(player, data), onEnd);
    this.players.push(player);
    return player;
  }

  private hear(player: Player, data: string): void {
    if (player.awaits !== null) {
      this.delays.push(performance.now() - player.awaits);
      player.awaits = null;
    }
    const read = JSON.parse(data) as Seen | { readonly state?: Seen };
    const state = 'happening' in read ? (read as { state?: Seen }).state : (read as Seen);
    if (state === undefined) return;
    if (state.game.status === 'over') {
      player.stop();
      // The next game takes its place, once for both players
      if (state.you === 'first' && this.playing) void this.sitDown().catch((error: Error) => this.fail(error));
      return;
    }
    if (!state.game.asked.includes(state.you) || state.number <= player.answered) return;
    if (player.asked === null) this.ready.push(player);
    player.asked = state;
    this.wake();
  }

  private fail(error: Error): void {
    this.failure = error;
    this.wake();
  }

  private async answerUntil(end: number): Promise<void> {
    while (performance.now() < end && this.failure === null) {
      const player = this.ready.shift();
      if (player === undefined) await this.news();
      else await this.answer(player).catch((error: Error) => this.fail(error));
    }
  }

  private news(): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        this.idle.delete(go);
        resolve();
      };
      // The end of the time is no news
      const timer = setTimeout(go, LOOK_UP_MS);
      this.idle.add(go);
    });
  }
  private wake(): void {
    const [first] = this.idle;
    first?.();
  }

  private async answer(player: Player): Promise<void> {
    const { asked, opponent, cookie } = player;
    player.asked = null;
    const options = asked?.bidding?.options ?? asked?.view?.decision?.options ?? [];
    if (asked === null || options.length === 0) return;
    player.answered = asked.number;
    if (opponent !== null) opponent.awaits = performance.now();
    await this.client.send('POST', `/api/games/${asked.game.id}/answers`, cookie, {
      number: asked.number,
      answers: [options[this.chance(options.length)]!],
    });
    this.answers++;
  }

  /** The memory of the server in bytes, if it says so. */
  private async memory(): Promise<number | null> {
    const { text } = await this.client.send('GET', '/metrics', '');
    const [, bytes] = /^process_resident_memory_bytes (\d+)/m.exec(text) ?? [];
    return bytes === undefined ? null : Number(bytes);
  }
}

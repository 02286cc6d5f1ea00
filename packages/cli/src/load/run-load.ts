import { type Chance, seeded } from '@longtwilight/engine';
import { LoadClient } from './load-client.ts';
import { readState, type SeenState } from './seen-state.ts';

export interface LoadOptions {
  readonly address: string;
  readonly games: number;
  readonly seconds: number;
  /** And at least so many answers, however long they take: programs become quick only by doing something often. */
  readonly answers: number;
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
  /** Time of processors for each answer, in milliseconds: other work on the machine makes it hardly longer. */
  readonly serverCpu: number;
  readonly clientCpu: number;
  /** Memory of the server for each game at rest, in kilobytes. */
  readonly kilobytesPerGame: number;
}

/** Somebody at a game: a cookie, a stream, and the newest state that asks it something. */
interface SimulatedPlayer {
  readonly game: string;
  readonly cookie: string;
  opponent: SimulatedPlayer | null;
  asked: SeenState | null;
  /** The number of the last state that it answered: while both choose face down, the same one may come again. */
  answered: number;
  /** When the opponent sent the answer whose event is awaited here. */
  awaits: number | null;
  readonly stop: () => void;
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
/** What is played first and not counted, as a share of what is: programs have to get going. */
export const WARM_UP = 0.5;
const LOOK_UP_MS = 50;

class Load {
  private readonly options: LoadOptions;
  private readonly client: LoadClient;
  private readonly chance: Chance;
  private readonly players: SimulatedPlayer[] = [];
  /** Those who are asked and have not answered. */
  private readonly ready: SimulatedPlayer[] = [];
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
    const { games, seconds, onProgress } = this.options;
    const empty = await this.figures();
    let made = 0;
    const makeGames = async (): Promise<void> => {
      while (made < games) {
        made++;
        if (made % 100 === 0) onProgress(`${made} games set up`);
        await this.sitDown();
      }
    };
    await Promise.all(Array.from({ length: SETTING_UP_AT_ONCE }, makeGames));
    const full = await this.figures();
    onProgress(`all games are set up; playing for ${seconds} s after a warm-up`);
    this.playing = true;
    await this.playFor(WARM_UP);
    this.answers = 0;
    this.delays.length = 0;
    const warm = await this.figures();
    const client = process.cpuUsage();
    const took = await this.playFor(1);
    const { user, system } = process.cpuUsage(client);
    const end = await this.figures();
    this.playing = false;
    const sorted = this.delays.toSorted((a, b) => a - b);
    const percentile = (share: number): number => rounded(sorted[Math.floor(sorted.length * share)] ?? Number.NaN, 1);
    const eachAnswer = (ms: number): number => rounded(ms / this.answers, 2);
    return {
      games,
      answers: this.answers,
      seconds: rounded(took, 1),
      answersPerSecond: Math.round(this.answers / took),
      p50: percentile(0.5),
      p99: percentile(0.99),
      serverCpu: eachAnswer((end.cpuSeconds - warm.cpuSeconds) * 1000),
      clientCpu: eachAnswer((user + system) / 1000),
      kilobytesPerGame: Math.round((full.memory - empty.memory) / 1024 / games),
    };
  }

  private async sitDown(): Promise<void> {
    const made = await this.client.send('POST', '/api/games', '', { side: 'random', seed: 'load' });
    const { id } = (JSON.parse(made.text) as { readonly game: { readonly id: string } }).game;
    const joined = await this.client.send('POST', `/api/games/${id}/join`, '', { seed: 'load' });
    const [first, second] = [await this.listenAs(made.cookie, id), await this.listenAs(joined.cookie, id)];
    first.opponent = second;
    second.opponent = first;
  }

  /** Somebody at a game, once it has been told how things stand. */
  private listenAs(cookie: string, game: string): Promise<SimulatedPlayer> {
    const nothing = { opponent: null, asked: null, answered: -1, awaits: null };
    return new Promise((resolve, reject) => {
      const onEvent = (data: string): void => {
        this.hear(player, data);
        resolve(player);
      };
      const onEnd = (error: Error): void => {
        this.fail(error);
        reject(error);
      };
      const stop = this.client.listen(`/api/games/${game}/events`, cookie, onEvent, onEnd);
      const player: SimulatedPlayer = { ...nothing, game, cookie, stop };
      this.players.push(player);
    });
  }

  private hear(player: SimulatedPlayer, data: string): void {
    const state = readState(data);
    if (state === null) return;
    if (player.awaits !== null) {
      this.delays.push(performance.now() - player.awaits);
      player.awaits = null;
    }
    if (state.over) {
      player.stop();
      // The next game takes its place, once for both players
      if (state.you === 'first' && this.playing) void this.sitDown().catch((error: Error) => this.fail(error));
      return;
    }
    if (state.options.length === 0 || state.number <= player.answered) return;
    if (player.asked === null) this.ready.push(player);
    player.asked = state;
    this.wake();
  }

  private fail(error: Error): void {
    this.failure = error;
    this.wake();
  }

  /** For a share of the whole. Returns how many seconds it took. */
  private async playFor(share: number): Promise<number> {
    const { seconds, answers, atOnce } = this.options;
    const began = performance.now();
    const end = began + seconds * share * 1000;
    await Promise.all(Array.from({ length: atOnce }, () => this.answerUntil(end, answers * share)));
    if (this.failure !== null) throw this.failure;
    return (performance.now() - began) / 1000;
  }

  private async answerUntil(end: number, least: number): Promise<void> {
    while ((performance.now() < end || this.answers < least) && this.failure === null) {
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

  private async answer(player: SimulatedPlayer): Promise<void> {
    const { asked, opponent, cookie } = player;
    player.asked = null;
    if (asked === null) return;
    const { options } = asked;
    player.answered = asked.number;
    if (opponent !== null) opponent.awaits = performance.now();
    await this.client.send('POST', `/api/games/${player.game}/answers`, cookie, {
      number: asked.number,
      answers: [options[this.chance(options.length)]!],
    });
    this.answers++;
  }

  /** What the server says of itself. */
  private async figures(): Promise<{ memory: number; cpuSeconds: number }> {
    const { text } = await this.client.send('GET', '/metrics', '');
    const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
    return { memory: figure('process_resident_memory_bytes'), cpuSeconds: figure('process_cpu_seconds_total') };
  }
}

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

import { killGroup } from '@longtwilight/bots/node';
import { type Io, log } from '../io.ts';
import { startWorker } from '../start-worker.ts';
import {
  type ArenaError,
  type ArenaGame,
  type ArenaJob,
  type ArenaResult,
  ArenaTable,
  faultText,
  type Outlets,
} from './arena-game.ts';
import type { FromWorker, ToWorker } from './arena-worker.ts';
import { ResultsFile } from './results-file.ts';

export interface ArenaOutcome {
  readonly results: readonly ArenaResult[];
  readonly errors: readonly ArenaError[];
}
type OnGame = (game: ArenaResult | ArenaError) => void;

/** How many faults are told one by one. */
const MOST_TOLD = 10;

/** Play all games, in this thread or spread over several. What comes of a game depends on its seed, not on its thread. */
export async function playGames(
  job: ArenaJob,
  all: readonly ArenaGame[],
  { threads, results: path }: { readonly threads: number; readonly results?: string },
  io: Io,
): Promise<ArenaOutcome> {
  const file = path === undefined ? null : ResultsFile.open(path, job);
  const { played: before, open: games } = file?.split(all) ?? { played: [], open: all };
  if (before.length > 0) log(io, `${before.length} of ${all.length} games are already recorded in ${path}`);
  const progress = new Progress(job, games.length, io);
  const played: (ArenaResult | ArenaError)[] = [...before];
  const onGame: OnGame = (game) => {
    played.push(game);
    if (!('error' in game)) file?.add(game);
    progress.game(game);
  };
  const groups = new Set<number>();
  const outlets: Outlets = {
    stderr: (line) => log(io, line),
    watch: (pid, alive) => (alive ? groups.add(pid) : groups.delete(pid)),
  };
  const forget = endWithUs(groups);
  try {
    const queue = games.values();
    const used = Math.min(threads, games.length);
    if (used <= 1) await playHere(job, queue, outlets, onGame);
    else await Promise.all(Array.from({ length: used }, () => playInThread(job, queue, outlets, onGame)));
  } finally {
    forget();
    for (const pid of groups) killGroup(pid);
  }
  played.sort((a, b) => a.index - b.index);
  return {
    results: played.filter((one): one is ArenaResult => !('error' in one)),
    errors: played.filter((one): one is ArenaError => 'error' in one),
  };
}

async function playHere(job: ArenaJob, queue: Iterable<ArenaGame>, outlets: Outlets, onGame: OnGame): Promise<void> {
  const table = new ArenaTable(job, outlets);
  try {
    for (const game of queue) {
      onGame(await table.play(game));
      // Levels answer at once: let signals and progress through between games
      await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    await table.close();
  }
}

/** Play games of the queue in a thread. A thread that breaks loses the game it was at; another goes on with the rest. */
function playInThread(
  job: ArenaJob,
  queue: IterableIterator<ArenaGame>,
  outlets: Outlets,
  onGame: OnGame,
): Promise<void> {
  return new Promise((resolve) => {
    const worker = startWorker('./arena/arena-worker.js', job);
    let current: ArenaGame | null = null;
    const next = (): void => {
      current = queue.next().value ?? null;
      const message: ToWorker = current === null ? { close: true } : { game: current };
      worker.postMessage(message);
    };
    const broken = (error: Error): void => {
      if (current === null) return resolve();
      onGame({ ...current, error: error.message });
      current = null;
      return resolve(playInThread(job, queue, outlets, onGame));
    };
    worker.on('message', (message: FromWorker) => {
      if ('stderr' in message) return outlets.stderr(message.stderr);
      if ('group' in message) return outlets.watch(message.group, message.alive);
      onGame(message.result);
      return next();
    });
    worker.on('error', broken);
    worker.on('exit', () => (current === null ? resolve() : broken(new Error('The thread has stopped'))));
    next();
  });
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Bots have process groups of their own, which a signal to us does not reach: end them when we end. */
function endWithUs(groups: ReadonlySet<number>): () => void {
  const leave = (signal: NodeJS.Signals): void => {
    for (const pid of groups) killGroup(pid);
    process.exit(SIGNALS[signal as keyof typeof SIGNALS]);
  };
  const signals = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[];
  for (const signal of signals) process.on(signal, leave);
  return () => {
    for (const signal of signals) process.off(signal, leave);
  };
}

const PROGRESS_EVERY_MS = 2000;

/** Tells on standard error how far it is, and each fault and error as it happens. */
class Progress {
  private readonly job: ArenaJob;
  private readonly games: number;
  private readonly io: Io;
  private done = 0;
  private faults = 0;
  private last = performance.now();

  constructor(job: ArenaJob, games: number, io: Io) {
    this.job = job;
    this.games = games;
    this.io = io;
  }

  game(game: ArenaResult | ArenaError): void {
    this.done++;
    if ('error' in game) log(this.io, `Game ${game.index + 1} (seed ${game.seed}) was aborted: ${game.error}`);
    else if (game.fault !== null && ++this.faults <= MOST_TOLD)
      log(
        this.io,
        faultText(game, this.job.names, game.fault) +
          (this.faults === MOST_TOLD ? ' (further faults are not shown)' : ''),
      );
    const now = performance.now();
    if (now - this.last < PROGRESS_EVERY_MS) return;
    this.last = now;
    log(this.io, `${this.done} of ${this.games} games played`);
  }
}

/** Whether the engine failed or a level of ours did; external bots may fail as they like. */
export const brokenByUs = ({ entrants }: ArenaJob, { results, errors }: ArenaOutcome): boolean =>
  errors.length > 0 || results.some((game) => game.fault !== null && 'level' in entrants[game[game.fault.by]]!);

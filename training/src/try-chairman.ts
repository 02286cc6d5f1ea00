import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import {
  bidForSide,
  CHAIRMAN,
  chairmanWith,
  LEVEL_KEYS,
  type Level,
  type LevelKey,
  levels,
  type Player,
  readNetwork,
  type ThinkingBudget,
} from '@longtwilight/bots';
import { type Contestant, pointsOf, referee, scoreOf } from '@longtwilight/bots/node';
import { SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import { MAIN_RULES } from './rules-mix.ts';

/*
 * Ways to search, measured: each of the players behind the first against the first, every deal from both seats, with the same
 * budget. A player is a level, or settings of Chairman that differ from its own.
 *
 *   node training/dist/try-chairman.mjs strategist chairman '{"stages":6}' --games 200 --ms 300 --threads 16 --seconds 500
 *
 * Whatever comes first, the games or the seconds, ends it; games that are not over then don't count.
 */
interface Job {
  readonly players: readonly string[];
  readonly budget: ThinkingBudget;
  readonly weights: string;
}
/** The game of a deal in which the player with this number has this side against the first. */
interface Trial {
  readonly player: number;
  readonly deal: number;
  readonly side: SideKey;
}
interface Result extends Trial {
  readonly points: number;
  /** Milliseconds a card play, of the player and of the first. */
  readonly ms: readonly [number, number];
}

const isLevel = (text: string): text is LevelKey => LEVEL_KEYS.some((level) => level === text);

function readPlayer(text: string): Level {
  if (isLevel(text)) return levels[text];
  const settings: unknown = text.startsWith('{') ? JSON.parse(text) : null;
  const known = Object.keys(CHAIRMAN);
  if (typeof settings !== 'object' || settings === null || Object.keys(settings).some((key) => !known.includes(key)))
    throw new Error(
      `"${text}" is not a player: expected ${LEVEL_KEYS.join(', ')}, or {…} with some of ${known.join(', ')}`,
    );
  return chairmanWith({ ...CHAIRMAN, ...settings });
}

/** Plays games of a job, one after the other. */
function table({ players, budget, weights }: Job): (trial: Trial) => Promise<Result> {
  const network = readNetwork(new Uint8Array(readFileSync(weights)));
  const contestant = (text: string): Contestant => {
    const level = readPlayer(text);
    let player: Player | null = null;
    return {
      bid: ({ options, kind }) => bidForSide(options, kind),
      begin: (seat) => {
        player = level({ ...seat, network });
      },
      answer: (seen) => player!.answer(seen), // the referee begins before it asks
      end: () => {},
      close: async () => {},
    };
  };
  return async (trial) => {
    const [tried, base] = [contestant(players[trial.player]!), contestant(players[0]!)];
    const isFirst = trial.side === 'us';
    const chairs = isFirst ? { first: tried, second: base } : { first: base, second: tried };
    const played = await referee({ rules: MAIN_RULES.spec, seed: trial.deal, players: chairs, budget });
    if (played.fault !== null) throw new Error(played.fault.message);
    const { first, second } = played.clocks;
    const perPlay = (isFirst ? [first, second] : [second, first]).map(({ ms, cardPlays }) => ms / cardPlays);
    return { ...trial, points: pointsOf(played.outcome, trial.side), ms: [perPlay[0]!, perPlay[1]!] };
  };
}

function inThread(): void {
  const port = parentPort!; // only called in a thread
  const play = table(workerData as Job);
  port.on('message', async (trial: Trial) => port.postMessage(await play(trial)));
}

/** Hand out the games to threads until there are no more, or no more time. */
function playAll(job: Job, trials: readonly Trial[], threads: number, seconds: number): Promise<Result[]> {
  const results: Result[] = [];
  const queue = trials.values();
  const workers = Array.from({ length: threads }, () => new Worker(new URL(import.meta.url), { workerData: job }));
  return new Promise((resolve, reject) => {
    const running = new Set(workers);
    const stop = (): void => {
      clearTimeout(timer);
      for (const worker of workers) void worker.terminate();
      resolve(results);
    };
    const timer = setTimeout(stop, 1000 * seconds);
    for (const worker of workers) {
      const next = (): void => {
        const { value, done } = queue.next();
        if (!done) return worker.postMessage(value);
        running.delete(worker);
        if (running.size === 0) stop();
      };
      worker.on('error', reject);
      worker.on('message', (result: Result) => {
        results.push(result);
        console.error(`${results.length} of ${trials.length}: ${job.players[result.player]} ${result.points}`);
        next();
      });
      next();
    }
  });
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

async function main(): Promise<void> {
  const { values, positionals: players } = parseArgs({
    options: {
      games: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
      ms: { type: 'string' },
      playouts: { type: 'string', default: '192' },
      threads: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '1000000' },
      weights: { type: 'string', default: 'packages/neural/weights/player.ltnw' },
    },
    allowPositionals: true,
  });
  if (players.length < 2) throw new Error('expected two players or more');
  for (const player of players) readPlayer(player);
  const budget = values.ms === undefined ? { playouts: Number(values.playouts) } : { ms: Number(values.ms) };
  const job: Job = { players, budget, weights: values.weights };
  const deals = Array.from({ length: Number(values.games) / 2 }, (_, i) => Number(values.seed) + i);
  const trials = deals.flatMap((deal) =>
    players.slice(1).flatMap((_, i) => SIDE_KEYS.map((side) => ({ player: i + 1, deal, side }))),
  );
  const began = performance.now();
  const results = await playAll(job, trials, Number(values.threads), Number(values.seconds));
  const seconds = (performance.now() - began) / 1000;
  for (const [i, name] of players.entries()) {
    const own = results.filter(({ player }) => player === i);
    if (own.length === 0) continue;
    const groups = deals.map((deal) => own.filter((one) => one.deal === deal).map((one) => one.points));
    const { score, interval } = scoreOf(groups.filter((group) => group.length > 0));
    const ms = [0, 1].map((of) => mean(own.map((one) => one.ms[of]!)).toFixed(0));
    console.log(
      `${name} scores ${percent(score)} (${interval.map(percent).join(' to ')}) of ${own.length} against ${players[0]}; ` +
        `${ms[0]} and ${ms[1]} ms a card play`,
    );
  }
  console.log(`${(results.length / seconds).toFixed(3)} games a second`);
}

if (isMainThread) await main();
else inThread();

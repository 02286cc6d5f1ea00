import { availableParallelism } from 'node:os';
import { type Game, prepareGame, reset, resolveRules, seeded } from '@longtwilight/engine';
import { benchNetwork } from '../bench-network.ts';
import { type AddCommand, type Io, log, say, sayJson } from '../io.ts';
import { addNetworkOption, loadWeights, type NetworkOptions } from '../network.ts';
import { readSeconds } from '../options.ts';
import { playOut } from '../random-game.ts';

interface BenchOptions extends NetworkOptions {
  readonly seconds: number;
  readonly network?: true;
  readonly json?: true;
}

export const addBench: AddCommand = (program, io, end) => {
  const command = program
    .command('bench')
    .description("measure the engine's speed on this machine, in one thread; the best of five rounds counts")
    .option('--seconds <number>', 'how long each of the five rounds takes', readSeconds, 1.5)
    .option('--network', 'measure the network instead: positions per second, in WebAssembly and in plain TypeScript');
  addNetworkOption(command)
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      `
Plays random games to the end under the Deluxe rules; every option is listed, and no facts are recorded. "Decisions" include
those of chance (dice and draws); "player decisions" do not. The reference is a fixed loop, the same on every machine: to compare
machines, compare their decisions per 1,000 steps of the reference.`,
    )
    .action((options: BenchOptions) => {
      if (options.network) benchNetwork(loadWeights(options), options, io);
      else bench(options, io);
      end(0);
    });
};

const ROUNDS = 5;
const SEED = 1;
/** Answers after which a game is well in its middle. */
const MID_PLAY = 200;

interface Speed {
  readonly playerDecisions: number;
  readonly decisions: number;
  readonly games: number;
}

interface Result {
  readonly playerDecisionsPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly copiesPerSecond: number;
  readonly referencePerSecond: number;
  readonly node: string;
  readonly cores: number;
}

function bench({ seconds, json }: BenchOptions, io: Io): void {
  const short = seconds / ROUNDS;
  measurePlay(2 * seconds); // warms up: the first seconds are compiled as they run
  const play = best(
    (round) => {
      const speed = measurePlay(seconds);
      log(io, `round ${round} of ${ROUNDS}: ${whole(speed.decisions)} decisions per second`);
      return speed;
    },
    (speed) => speed.playerDecisions,
  );
  measureCopies(short);
  const copies = best(() => measureCopies(short), Number);
  measureReference(short);
  const reference = best(() => measureReference(short), Number);
  const result: Result = {
    playerDecisionsPerSecond: play.playerDecisions,
    decisionsPerSecond: play.decisions,
    gamesPerSecond: play.games,
    copiesPerSecond: copies,
    referencePerSecond: reference,
    node: process.versions.node,
    cores: availableParallelism(),
  };
  if (json) sayJson(io, result);
  else sayResult(result, io);
}

function best<T>(measure: (round: number) => T, value: (result: T) => number): T {
  const results = Array.from({ length: ROUNDS }, (_, i) => measure(i + 1));
  return results.reduce((top, one) => (value(one) > value(top) ? one : top));
}

function measurePlay(seconds: number): Speed {
  const chance = seeded(SEED);
  const g = prepareGame(resolveRules({ edition: 'deluxe' }));
  g.chance = chance;
  let games = 0;
  let players = 0;
  const began = performance.now();
  let elapsed = 0;
  while (elapsed < seconds) {
    reset(g);
    g.run();
    players += playOut(g, chance);
    games++;
    elapsed = (performance.now() - began) / 1000;
  }
  return {
    playerDecisions: players / elapsed,
    decisions: (players + g.chanceAnswers) / elapsed,
    games: games / elapsed,
  };
}

/** A game some way into it; with its own seed, so that two of them differ. */
function gameInMidPlay(seed: number): Game {
  const chance = seeded(seed);
  const g = prepareGame(resolveRules({ edition: 'deluxe' }));
  g.chance = chance;
  g.run();
  for (let i = 0; i < MID_PLAY && !g.over; i++) g.choose(g.options[chance(g.count)]!);
  return g.over ? gameInMidPlay(seed + 2) : g;
}

/** Steps a second of something, measured in lots big enough for the clock not to matter. */
function perSecond(seconds: number, lot: number, steps: (lot: number) => void): number {
  const began = performance.now();
  let lots = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    steps(lot);
    lots++;
    elapsed = (performance.now() - began) / 1000;
  }
  return (lots * lot) / elapsed;
}

function measureCopies(seconds: number): number {
  const [one, two] = [gameInMidPlay(SEED), gameInMidPlay(SEED + 1)];
  const target = prepareGame(one.rules);
  return perSecond(seconds, 10_000, (lot) => {
    for (let i = 0; i < lot; i += 2) {
      target.copyFrom(one);
      target.copyFrom(two);
    }
  });
}

const REFERENCE_BYTES = 1276;

/** The reference: xorshift32, each number written into a small array. Fixed for good, so that machines can be compared. */
function referenceSteps(bytes: Int8Array, seed: number, steps: number): number {
  let x = seed;
  for (let i = 0; i < steps; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    bytes[(x >>> 0) % REFERENCE_BYTES] = x;
  }
  return x;
}

function measureReference(seconds: number): number {
  const bytes = new Int8Array(REFERENCE_BYTES);
  let x = SEED;
  return perSecond(seconds, 100_000, (lot) => {
    x = referenceSteps(bytes, x, lot);
  });
}

const whole = (n: number): string => Math.round(n).toLocaleString('en');

function sayResult(result: Result, io: Io): void {
  const { playerDecisionsPerSecond, decisionsPerSecond, referencePerSecond } = result;
  const line = (what: string, n: number): void => say(io, `${what.padEnd(18)}${whole(n).padStart(14)} per second`);
  say(io, `Node ${result.node}, ${result.cores} cores; one thread, best of ${ROUNDS} rounds`);
  line('player decisions', playerDecisionsPerSecond);
  line('decisions', decisionsPerSecond);
  line('games', result.gamesPerSecond);
  line('game copies', result.copiesPerSecond);
  line('reference steps', referencePerSecond);
  const ratio = (n: number): string => ((1000 * n) / referencePerSecond).toFixed(2);
  say(
    io,
    `Relative to the reference: ${ratio(decisionsPerSecond)} decisions (${ratio(playerDecisionsPerSecond)} by players) per 1,000 reference steps`,
  );
}

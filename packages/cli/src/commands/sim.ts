import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullRulesSpec } from '@longtwilight/engine';
import { writeGame } from '../files.ts';
import { type AddCommand, type Io, log, say, sayJson } from '../io.ts';
import { counted } from '../names.ts';
import { readCount, readSeed, readThreads } from '../options.ts';
import { recordGame } from '../random-game.ts';
import { RULES_HELP, readRulesOption } from '../rules-option.ts';
import type { Failure, Tally } from '../tally.ts';
import { playInThreads } from '../threads.ts';

interface SimOptions {
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
  readonly rules?: string;
  readonly save?: string;
  readonly json?: true;
}

export const addSim: AddCommand = (program, io, end) => {
  program
    .command('sim')
    .description('play random games and count how they end')
    .option('--games <number>', 'how many games to play', readCount, 100)
    .option('--seed <number>', 'the seed of the first game; each further game uses the next number', readSeed, 1)
    .option('--rules <rules>', RULES_HELP)
    .option('--threads <number>', 'how many threads to use', readThreads, 1)
    .option('--save <folder>', 'save every game in this folder as game-SEED.json (slower)')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      '\nGames that fail are counted; the first ten are reported with their seeds and saved as error-SEED.json.',
    )
    .action(async (options: SimOptions) => {
      end((await simulate(options, io)) > 0 ? 1 : 0);
    });
};

/** Gives the number of games that failed. */
async function simulate(options: SimOptions, io: Io): Promise<number> {
  const rules = readRulesOption(options.rules);
  const { games, seed, save = null } = options;
  if (save !== null) mkdirSync(save, { recursive: true });
  const began = performance.now();
  const job = { rules, seed, games, first: 0, step: 1, save };
  const tally = await playInThreads(job, options.threads, tellProgress(games, io));
  const result = summary(tally, (performance.now() - began) / 1000);
  if (tally.failures.length > 0) keepFailures(tally.failures, rules, save, io);
  if (options.json) sayJson(io, result);
  else sayResult(result, io);
  return tally.failures.length;
}

const PROGRESS_EVERY_MS = 2000;

function tellProgress(games: number, io: Io): (done: number) => void {
  let last = performance.now();
  return (done) => {
    const now = performance.now();
    if (now - last < PROGRESS_EVERY_MS) return;
    last = now;
    log(io, `${done} of ${games} games played`);
  };
}

interface Result {
  readonly games: number;
  readonly decisions: number;
  readonly playerDecisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly winners: Tally['winners'];
  readonly endings: Tally['endings'];
  /** Null if no game came to an end. */
  readonly meanLastTurn: number | null;
  readonly errors: number;
}

function summary(tally: Tally, seconds: number): Result {
  const decisions = tally.playerDecisions + tally.chanceDecisions;
  const ended = tally.games - tally.failures.length;
  return {
    games: tally.games,
    decisions,
    playerDecisions: tally.playerDecisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    gamesPerSecond: tally.games / seconds,
    winners: tally.winners,
    endings: Object.fromEntries(Object.entries(tally.endings).sort(([a], [b]) => (a < b ? -1 : 1))),
    meanLastTurn: ended === 0 ? null : tally.lastTurns / ended,
    errors: tally.failures.length,
  };
}

/** How many failed games are told and kept; the rest are only counted. */
const MOST_KEPT = 10;

function keepFailures(failures: readonly Failure[], rules: FullRulesSpec, save: string | null, io: Io): void {
  const folder = save ?? mkdtempSync(join(tmpdir(), 'longtwilight-sim-'));
  for (const { seed, message } of failures.slice(0, MOST_KEPT)) {
    const { saved, end } = recordGame(rules, seed);
    const file = join(folder, `error-${seed}.json`);
    writeGame(file, saved);
    const note = end instanceof Error ? '' : '; when played again to record it, the game ended normally';
    log(io, `Seed ${seed}: ${message} (saved as ${file}${note})`);
  }
  const more = failures.length - MOST_KEPT;
  if (more > 0) log(io, `... and ${counted(more, 'more failed game')}`);
}

function sayResult(result: Result, io: Io): void {
  const { us, ussr, draw } = result.winners;
  const whole = (n: number): string => Math.round(n).toLocaleString('en');
  const games = `${whole(result.games)} ${result.games === 1 ? 'game' : 'games'}`;
  say(io, `${games} in ${result.seconds.toFixed(2)} s, ${whole(result.gamesPerSecond)} per second`);
  say(io, `decisions   ${whole(result.decisions)} (${whole(result.playerDecisions)} by players)`);
  say(io, `per second  ${whole(result.decisionsPerSecond)} decisions`);
  say(io, `won by      US ${us}, USSR ${ussr}; draws ${draw}`);
  const endings = Object.entries(result.endings).map(([reason, n]) => `${reason}: ${n}`);
  say(io, `ended by    ${endings.join(', ')}`);
  if (result.meanLastTurn !== null) say(io, `last turn   ${result.meanLastTurn.toFixed(2)} on average`);
  say(io, `errors      ${result.errors}`);
}

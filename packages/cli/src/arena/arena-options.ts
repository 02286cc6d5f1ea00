import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { LEVEL_KEYS, type LevelKey, type ThinkingBudget } from '@longtwilight/bots';
import { ENTRANTS, type Entrant, readEntrant } from '@longtwilight/bots/node';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { UsageError } from '../io.ts';
import { addNetworkOption, type NetworkOptions } from '../network.ts';
import { readCount, readSeed, readThreads } from '../options.ts';
import { RULES_HELP, readRulesOption } from '../rules-option.ts';
import { type ArenaGame, type ArenaJob, networkOf } from './arena-game.ts';

/** The standard of tournaments and of online play. */
const STANDARD_RULES = 'handicap.us=2';

export interface Entered {
  readonly name: string;
  readonly entrant: Entrant;
}
export interface BudgetOptions {
  readonly playouts?: number;
  readonly ms?: number;
}
export interface ArenaOptions extends BudgetOptions, NetworkOptions {
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
  readonly rules: string;
  readonly save?: string;
  readonly results?: string;
  readonly json?: true;
}

const LONGEST_NAME = 60;

/** Reads who plays. */
export function readEntered(text: string): Entered {
  const entrant = readEntrant(text);
  if (entrant === null) throw new InvalidArgumentError(`Expected ${ENTRANTS}.`);
  return { name: text.slice(0, LONGEST_NAME), entrant };
}

export const levelOption = (flags: string, description: string, level: LevelKey): Option =>
  new Option(flags, description).choices(LEVEL_KEYS).default(level);

export const addBudgetOptions = (command: Command): Command =>
  command
    .option('--playouts <number>', 'playouts per card play, for levels that search (reproducible results)', readCount)
    .option('--ms <number>', 'milliseconds per card play, instead of playouts (results vary)', readCount);

/** The options that match and tournament share. */
export const addArenaOptions = (command: Command): Command =>
  addNetworkOption(addBudgetOptions(command))
    .option('--seed <number>', 'the seed of the first deal; each further deal uses the next number', readSeed, 1)
    .option('--threads <number>', 'how many threads to use', readThreads, availableParallelism())
    .option('--rules <rules>', RULES_HELP, STANDARD_RULES)
    .option('--save <folder>', 'save every game in this folder as game-NUMBER.json (see show, replay and export)')
    .option(
      '--results <file>',
      'record every game in this file as it ends; if the file already holds games of this match, play only the rest',
    )
    .option('--json', 'print the result as JSON');

export function readBudget({ playouts, ms }: BudgetOptions): ThinkingBudget | null {
  if (playouts !== undefined && ms !== undefined)
    throw new UsageError('Give a budget in playouts (--playouts) or in milliseconds (--ms), not both');
  if (playouts !== undefined) return { playouts };
  return ms === undefined ? null : { ms };
}

export function readJob(entered: readonly Entered[], options: ArenaOptions): ArenaJob {
  const { rules, save = null, weights = null } = options;
  const entrants = entered.map((one) => one.entrant);
  const job: ArenaJob = {
    rules: readRulesOption(rules),
    entrants,
    names: entered.map((one) => one.name),
    budget: readBudget(options),
    save,
    weights,
    // Nobody stands in for a level that is measured: without its weights nothing is played
    network: networkOf({ entrants, weights })?.id ?? null,
  };
  if (save !== null) mkdirSync(save, { recursive: true });
  return job;
}

/** The games of two players; with both sides each seed is played twice, seats swapped (the last one once if odd). */
export function gamesBetween(
  [first, second]: readonly [number, number],
  { games, seed }: ArenaOptions,
  bothSides: boolean,
  from = 0,
): ArenaGame[] {
  return Array.from({ length: games }, (_, i) => {
    const swapped = bothSides && i % 2 === 1;
    return {
      index: from + i,
      seed: (seed + (bothSides ? i >> 1 : i)) >>> 0,
      first: swapped ? second : first,
      second: swapped ? first : second,
    };
  });
}

import { type ArenaRating, rate } from '@longtwilight/bots/node';
import { type ArenaOptions, addArenaOptions, gamesBetween, readEntered, readJob } from '../arena/arena-options.ts';
import { type ArenaOutcome, brokenByUs, playGames } from '../arena/play-games.ts';
import { sayGames } from '../arena/say-summary.ts';
import { listed, scoreIn, summaryOfGames, summaryOfPlayer } from '../arena/summary.ts';
import { type AddCommand, type Io, say, sayJson, UsageError } from '../io.ts';
import { counted, signed } from '../names.ts';
import { readCount } from '../options.ts';
import { describeRules } from '../rules-option.ts';

const ANCHOR = 'random';

export const addTournament: AddCommand = (program, io, end) => {
  const command = program
    .command('tournament')
    .description('play a round robin between computer players and rate them')
    .argument('<bots...>', 'levels, or exec:COMMAND for external bots')
    .option('--games <number>', 'how many games each pair plays', readCount, 20);
  addArenaOptions(command)
    .addHelpText(
      'after',
      `
Every seed is played twice, with the seats swapped. Players get Bradley-Terry ratings on the Elo scale, with 95% intervals. If the
level "${ANCHOR}" takes part, its rating is 0; otherwise the mean rating is 0. One drawn game is added to each pairing, so that no
rating is infinite.`,
    )
    .action(async (bots: readonly string[], options: ArenaOptions) => {
      end((await tournament(bots, options, io)) ? 0 : 1);
    });
};

/** Every two players by their places, each once. */
const pairsOf = (players: number): [number, number][] =>
  Array.from({ length: players }, (_, i) => i).flatMap((second) =>
    Array.from({ length: second }, (_, first): [number, number] => [first, second]),
  );

async function tournament(bots: readonly string[], options: ArenaOptions, io: Io): Promise<boolean> {
  if (bots.length < 2) throw new UsageError('A tournament needs at least two bots');
  const job = readJob(bots.map(readBot), options);
  const pairs = pairsOf(bots.length);
  const games = pairs.flatMap((pair, i) => gamesBetween(pair, options, true, i * options.games));
  const outcome = await playGames(job, games, options, io);
  const table = rank(job.names, pairs, outcome);
  if (options.json)
    sayJson(io, {
      games: outcome.results.length,
      ...table,
      ...summaryOfGames(outcome.results),
      errors: outcome.errors.length,
      seed: options.seed,
      budget: job.budget,
      rules: job.rules,
      ...(job.save === null ? {} : { saved: outcome.results.map((game) => listed(game, job.names)) }),
    });
  else {
    say(io, `${counted(outcome.results.length, 'game')} (${describeRules(job.rules)}), ${options.games} per pair`);
    sayRanking(table, io);
    sayGames(summaryOfGames(outcome.results), io);
  }
  return !brokenByUs(job, outcome);
}

function readBot(text: string) {
  try {
    return readEntered(text);
  } catch (error) {
    throw new UsageError(`"${text}" can't play: ${error instanceof Error ? error.message : String(error)}`);
  }
}

interface Ranking {
  readonly ratings: readonly (ArenaRating & ReturnType<typeof summaryOfPlayer>)[];
  /** The score of the player of the row against that of the column; null on the diagonal. */
  readonly crossTable: readonly (readonly (number | null)[])[];
}

/** Ratings, best first, and who scored what against whom in the same order. */
function rank(names: readonly string[], pairs: readonly [number, number][], { results }: ArenaOutcome): Ranking {
  const between = (a: number, b: number) =>
    results.filter(({ first, second }) => (first === a && second === b) || (first === b && second === a));
  const pairings = pairs.map(([first, second]) => {
    const games = between(first, second);
    return { first, second, games: games.length, points: scoreIn(first, games).score * games.length };
  });
  const anchor = names.indexOf(ANCHOR);
  const rated = rate(names.length, pairings, anchor < 0 ? null : anchor);
  const order = names.map((_, i) => i).sort((a, b) => rated[b]!.elo - rated[a]!.elo);
  return {
    ratings: order.map((i) => ({ ...rated[i]!, ...summaryOfPlayer(i, names[i]!, results) })),
    crossTable: order.map((a) => order.map((b) => (a === b ? null : scoreIn(a, between(a, b)).score))),
  };
}

function sayRanking({ ratings, crossTable }: Ranking, io: Io): void {
  const widest = Math.max(...ratings.map(({ name }) => name.length)) + 2;
  const columns = ratings.map((_, i) => `${i + 1}`.padStart(6)).join('');
  say(io, `\n    ${''.padEnd(widest)}rating    95% interval  points${columns}`);
  ratings.forEach(({ name, elo, interval, score }, i) => {
    const range = interval.map((one) => signed(Math.round(one))).join(' to ');
    const points = score === null ? '' : `${(100 * score).toFixed(1)}%`;
    const cells = crossTable[i]!.map((one) => (one === null ? '-' : (100 * one).toFixed(0)).padStart(6)).join('');
    const place = `${i + 1}`.padStart(2);
    say(
      io,
      `${place}  ${name.padEnd(widest)}${signed(Math.round(elo)).padEnd(10)}${range.padEnd(14)}${points.padStart(6)}${cells}`,
    );
  });
  say(io, 'Numbered columns: percentage of points won against the player with that rank\n');
}

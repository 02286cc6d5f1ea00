import {
  type ArenaOptions,
  addArenaOptions,
  type Entered,
  gamesBetween,
  readEntered,
  readJob,
} from '../arena/arena-options.ts';
import { brokenByUs, playGames } from '../arena/play-games.ts';
import { arenaScoreText, sayGames, sayPlayer } from '../arena/say-summary.ts';
import { listed, scoreIn, summaryOfGames, summaryOfPlayer } from '../arena/summary.ts';
import { type AddCommand, type Io, say, sayJson } from '../io.ts';
import { counted } from '../names.ts';
import { readCount } from '../options.ts';
import { describeRules } from '../rules-option.ts';

interface MatchOptions extends ArenaOptions {
  readonly us: Entered;
  readonly ussr: Entered;
  readonly bothSides?: true;
}

export const addMatch: AddCommand = (program, io, end) => {
  const command = program
    .command('match')
    .description('have two computer players play each other')
    .requiredOption('--us <bot>', 'player A: a level, or exec:COMMAND for an external bot', readEntered)
    .requiredOption('--ussr <bot>', 'player B, likewise a level or exec:COMMAND', readEntered)
    .option('--games <number>', 'how many games to play', readCount, 100)
    .option('--both-sides', 'play each seed twice, with sides swapped and, as far as possible, the same deal and dice');
  addArenaOptions(command)
    .addHelpText(
      'after',
      `
The score is A's share of the points; a draw counts as half a point. The 95% interval is a Wilson interval; with --both-sides it is
computed from the mean score of each pair of games. With bidding for sides, A is the first bidder. The exit status is 1 if a level
gives an illegal answer or the engine fails. An external bot that commits a fault loses the game, but the exit status stays 0.`,
    )
    .action(async (options: MatchOptions) => {
      end((await match(options, io)) ? 0 : 1);
    });
};

/** Gives whether all went well on our side. */
async function match(options: MatchOptions, io: Io): Promise<boolean> {
  const job = readJob([options.us, options.ussr], options);
  const bothSides = options.bothSides ?? false;
  const outcome = await playGames(job, gamesBetween([0, 1], options, bothSides), options, io);
  const { results, errors } = outcome;
  const score = scoreIn(0, results);
  const summary = summaryOfGames(results);
  const players = job.names.map((name, i) => summaryOfPlayer(i, name, results));
  if (options.json)
    sayJson(io, {
      games: results.length,
      ...score,
      ...summary,
      players,
      errors: errors.length,
      bothSides,
      seed: options.seed,
      budget: job.budget,
      rules: job.rules,
      ...(job.save === null ? {} : { saved: results.map((game) => listed(game, job.names)) }),
    });
  else {
    say(io, `${counted(results.length, 'game')} (${describeRules(job.rules)}), first seed ${options.seed}`);
    say(io, `${job.names[0]} scores ${arenaScoreText(score)} against ${job.names[1]}`);
    sayGames(summary, io);
    for (const player of players) sayPlayer(player, io);
    if (errors.length > 0) say(io, `\n${counted(errors.length, 'game')} aborted by an internal error: see above`);
  }
  return !brokenByUs(job, outcome);
}

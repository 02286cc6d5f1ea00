import { type LevelKey, levels, type Network, type ThinkingBudget } from '@longtwilight/bots';
import { doubtText, importLog } from '@longtwilight/notation';
import { type Agreement, agreements, type CardChoice, cardChoices } from '../agreement.ts';
import { addBudgetOptions, type BudgetOptions, levelOption, readBudget } from '../arena/arena-options.ts';
import { DEFAULT_LEVEL } from '../default-level.ts';
import { readText } from '../files.ts';
import { type AddCommand, type Io, log, say, sayJson } from '../io.ts';
import { counted } from '../names.ts';
import { addNetworkOption, type NetworkOptions, networkFor } from '../network.ts';

interface AgreementOptions extends BudgetOptions, NetworkOptions {
  readonly bot: LevelKey;
  readonly json?: true;
}

export const addAgreement: AddCommand = (program, io, end) => {
  const command = program
    .command('agreement')
    .description('count how often a bot would choose the same card as the players did in text logs')
    .argument('<files...>', 'text logs')
    .addOption(levelOption('--bot <level>', 'the bot to compare with the players', DEFAULT_LEVEL))
    .option('--json', 'print the result as JSON');
  addNetworkOption(addBudgetOptions(command))
    .addHelpText(
      'after',
      `
Counts the headlines and action-round plays that a log states, if the player had more than one card to choose from.
A log never lists a hand, so cards in the hand that it does not show later in the same turn are filled in with cards that fit.
The choices are also broken down by the number of filled-in cards in the hand. Figures in brackets are what a random
ranking of the cards would give.`,
    )
    .action((files: readonly string[], options: AgreementOptions) => {
      end(compare(files, options, io) ? 0 : 1);
    });
};

/** Gives whether every log could be read. */
function compare(files: readonly string[], options: AgreementOptions, io: Io): boolean {
  const budget = readBudget(options);
  const network = networkFor([options.bot], options);
  const texts = files.map(readText);
  const choices: CardChoice[] = [];
  const unread: { file: string; message: string }[] = [];
  for (const [i, file] of files.entries()) {
    log(io, `${i + 1} of ${files.length}: ${file}`);
    const { record, evidence, mismatches } = importLog(texts[i]!);
    if (record?.edits.length === 0) {
      choices.push(...cardChoices(record, evidence, playersOf(options.bot, { seed: i, budget, network })));
      continue;
    }
    const first = mismatches.find((one) => one.explanation === null);
    const message = first === undefined ? 'there is no game in it' : `line ${first.line}: ${doubtText(first)}`;
    log(io, `${file} can't be replayed: ${message}`);
    unread.push({ file, message });
  }
  const result = { bot: options.bot, budget, files: files.length, unread, ...agreements(choices) };
  if (options.json) sayJson(io, result);
  else sayResult(result, io);
  return unread.length === 0;
}

function playersOf(
  bot: LevelKey,
  {
    seed,
    budget,
    network,
  }: { readonly seed: number; readonly budget: ThinkingBudget | null; readonly network: Network | null },
) {
  const seat = (side: 'us' | 'ussr') =>
    levels[bot]({ side, seed, ...(budget && { budget }), ...(network && { network }) });
  return { us: seat('us'), ussr: seat('ussr') };
}

type Result = ReturnType<typeof agreements> & {
  readonly bot: LevelKey;
  readonly files: number;
  readonly unread: readonly unknown[];
};

function sayResult({ bot, files, unread, all, side, era, question, cardsFilledIn }: Result, io: Io): void {
  say(
    io,
    `${counted(all.choices, 'card choice')} from ${counted(files - unread.length, 'log')}; in brackets: what a random ranking would give`,
  );
  say(io, `${''.padEnd(24)}choices  ${bot}'s first   among its first three`);
  const row = (name: string, one: Agreement): void => {
    const text = (share: number | null, random: number | null): string =>
      share === null || random === null ? '' : `${(100 * share).toFixed(1)}% (${(100 * random).toFixed(1)}%)`;
    const first = text(one.first, one.firstAtRandom).padEnd(17);
    say(
      io,
      `${name.padEnd(24)}${`${one.choices}`.padStart(7)}  ${first}${text(one.firstThree, one.firstThreeAtRandom)}`.trimEnd(),
    );
  };
  row('all', all);
  const groups = { side, era, question, 'cards filled in': cardsFilledIn };
  for (const [title, group] of Object.entries(groups))
    for (const [key, one] of Object.entries(group)) row(`${title}: ${key}`, one);
}

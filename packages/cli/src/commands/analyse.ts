import { type LevelKey, levels, type Player, type Ranked } from '@longtwilight/bots';
import type { GameRecord, SideKey } from '@longtwilight/engine';
import { addBudgetOptions, type BudgetOptions, levelOption, readBudget } from '../arena/arena-options.ts';
import { choicesOf, judge, type PlayerChoice } from '../choices.ts';
import { readAnyGame } from '../files.ts';
import { type AddCommand, type Io, log, say, sayJson } from '../io.ts';
import { sideName } from '../names.ts';
import { addNetworkOption, type NetworkOptions, networkFor } from '../network.ts';
import { readCount } from '../options.ts';
import { answerName } from '../questions.ts';

interface AnalyseOptions extends BudgetOptions, NetworkOptions {
  readonly bot: LevelKey;
  readonly top: number;
  readonly json?: true;
}

export const addAnalyse: AddCommand = (program, io, end) => {
  const command = program
    .command('analyse')
    .description('let a bot judge every decision of a game, the largest mistakes first')
    .argument('<game>', 'a game file, a saved game or a text log')
    .addOption(levelOption('--bot <level>', 'the bot', 'strategist'))
    .option('--top <number>', 'how many decisions the table shows', readCount, 20)
    .option('--json', 'print all decisions as one JSON document');
  addNetworkOption(addBudgetOptions(command))
    .addHelpText(
      'after',
      `
Values are the bot's own, higher being better for the side that chooses; the loss is the value of the bot's best answer
minus that of the answer given. The bot sees what the side saw then; in a text log hidden cards were filled in to fit.`,
    )
    .action((file: string, options: AnalyseOptions) => {
      const { record, isDoubtful } = readAnyGame(file, io);
      const decisions = analyse(record, options, io);
      if (options.json) sayJson(io, { file, bot: options.bot, budget: readBudget(options), decisions });
      else sayTable(decisions, options, io);
      end(isDoubtful ? 1 : 0);
    });
};

/** A decision of the game as the bot judges it. */
interface Judged {
  /** The place of the answer in the record, as in `replay`. */
  readonly answer: number;
  readonly turn: number;
  readonly round: number;
  readonly side: SideKey;
  readonly question: string;
  readonly card: string | null;
  readonly chosen: string;
  readonly best: string;
  readonly loss: number;
  readonly options: readonly Ranked[];
}

const PROGRESS_EVERY_MS = 2000;

function analyse(record: GameRecord, options: AnalyseOptions, io: Io): Judged[] {
  const budget = readBudget(options);
  const network = networkFor([options.bot], options);
  const seat = (side: SideKey) =>
    levels[options.bot]({ side, seed: 1, ...(budget && { budget }), ...(network && { network }) });
  const players = { us: seat('us'), ussr: seat('ussr') };
  const judged: Judged[] = [];
  let last = performance.now();
  for (const choice of choicesOf(record)) {
    judged.push(judgedBy(players[choice.side], choice));
    const now = performance.now();
    if (now - last < PROGRESS_EVERY_MS) continue;
    last = now;
    log(io, `${choice.index} of ${record.entries.length} answers`);
  }
  return judged.sort((a, b) => b.loss - a.loss);
}

function judgedBy(player: Player, choice: PlayerChoice): Judged {
  const { index, side, seen, decision, chosen } = choice;
  const { ranked, place } = judge(choice, player);
  const [best, taken] = [ranked[0]!, ranked[place]!]; // the chosen answer is in the order
  return {
    answer: index,
    turn: seen.turn,
    round: seen.round,
    side,
    question: decision.question,
    card: decision.card,
    chosen,
    best: best.answer,
    loss: best.value - taken.value,
    options: ranked,
  };
}

function sayTable(decisions: readonly Judged[], { bot, top }: AnalyseOptions, io: Io): void {
  const shown = decisions.filter((one) => one.loss > 0).slice(0, top);
  const same = decisions.filter((one) => one.loss === 0).length;
  say(io, `${decisions.length} decisions; in ${same} of them the answer was one that ${bot} values most`);
  const rows = [
    ['answer', 'turn', 'round', 'side', 'question', 'chosen', `best for ${bot}`, 'loss'],
    ...shown.map((one) => [
      `${one.answer}`,
      `${one.turn}`,
      one.round === 0 ? '-' : `${one.round}`,
      sideName(one.side),
      one.card === null ? one.question : `${one.question} (${answerName(one.card)})`,
      answerName(one.chosen),
      answerName(one.best),
      one.loss.toFixed(2),
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows)
    say(
      io,
      row
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    );
}

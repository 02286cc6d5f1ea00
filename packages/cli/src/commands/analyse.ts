import { availableParallelism } from 'node:os';
import {
  type GameAnalysis,
  GRADES,
  type LuckSwing,
  luckOfUs,
  mistakesOf,
  type StudiedPlay,
  type StudyProgress,
} from '@longtwilight/bots';
import { loadReasonWords } from '@longtwilight/words';
import { analyseInThreads } from '../analyse-game.ts';
import { readAnyGame } from '../files.ts';
import { type AddCommand, type Io, log, say, sayJson } from '../io.ts';
import { counted, sideName } from '../names.ts';
import { addNetworkOption, type NetworkOptions } from '../network.ts';
import { readCount, readThreads } from '../options.ts';
import { answerName } from '../questions.ts';
import { words } from '../words.ts';

interface AnalyseOptions extends NetworkOptions {
  readonly top: number;
  readonly threads: number;
  readonly decisions?: true;
  readonly json?: true;
}

export const addAnalyse: AddCommand = (program, io, end) => {
  const command = program
    .command('analyse')
    .description('analyse a whole game: winning chances, what each mistake cost, and luck')
    .argument('<game>', 'a game file, a saved game or a text log')
    .option('--top <number>', 'how many mistakes, and how many strokes of luck, to show', readCount, 10)
    .option('--decisions', 'list every decision with its best answers')
    .option('--threads <number>', 'how many threads to use', readThreads, availableParallelism())
    .option('--json', 'print everything as JSON');
  addNetworkOption(command)
    .addHelpText(
      'after',
      `
Ambassador's network judges the plays; winning chances are in per cent. Each play, setup or headline is judged as a whole, from
what the side could see at the time; whatever it could not see is guessed. The loss is the chance of winning with the best play
found minus the chance with the play that was made. A loss of at least 5 percentage points is an inaccuracy, at least 10 a mistake,
and at least 15 a blunder. Hidden cards that a text log does not show are filled in with cards that fit.`,
    )
    .action(async (file: string, options: AnalyseOptions) => {
      const { record, isDoubtful } = readAnyGame(file, io);
      const analysis = await analyseInThreads(record, options, tellProgress(io));
      if (options.json) sayJson(io, { file, ...analysis });
      else {
        sayAnalysis(analysis, options, io);
        await sayWhy(analysis, options, io);
        if (options.decisions) sayDecisions(analysis, io);
      }
      end(isDoubtful ? 1 : 0);
    });
};

const PROGRESS_EVERY_MS = 2000;

function tellProgress(io: Io): (progress: StudyProgress) => void {
  let last = performance.now();
  return ({ done, needed }) => {
    const now = performance.now();
    if (now - last < PROGRESS_EVERY_MS) return;
    last = now;
    log(io, `${done} of ${needed} steps done`);
  };
}

const percent = (chance: number): string => `${Math.round(100 * chance)}`;
const signed = (by: number): string => `${by < 0 ? '-' : '+'}${percent(Math.abs(by))}`;

const MANY = { inaccuracy: 'inaccuracies', mistake: 'mistakes', blunder: 'blunders' } as const;

function sayAnalysis(analysis: GameAnalysis, { top }: AnalyseOptions, io: Io): void {
  sayTurns(analysis, io);
  const mistakes = mistakesOf(analysis);
  const counts = GRADES.map((grade) =>
    counted(mistakes.filter((one) => one.grade === grade).length, grade, MANY[grade]),
  );
  say(io, `\n${counted(analysis.plays.length, 'play')} analysed: ${counts.join(', ')}`);
  const named = [
    'answer',
    'turn',
    'round',
    'side',
    'question',
    'grade',
    'played',
    'better',
    'chance',
    'best chance',
    'loss',
  ];
  sayTable([named, ...mistakes.slice(0, top).map(mistakeRow)], io);
  say(io, `\nOverall luck, as a change in US winning chances, in percentage points: ${signed(luckOfUs(analysis))}`);
  const swings = [...analysis.luck].sort((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, top);
  sayTable([['answer', 'turn', 'kind', 'change for the US'], ...swings.map(luckRow)], io);
}

/** Of each mistake the whole of the better move, and why it is better. */
async function sayWhy(analysis: GameAnalysis, { top }: AnalyseOptions, io: Io): Promise<void> {
  const reasonWords = await loadReasonWords(words);
  say(io, '\nThe better plays, and why:');
  for (const { at, better } of mistakesOf(analysis).slice(0, top)) {
    const reasons = better?.reasons.map(({ kind, weight, ...values }) => {
      const text = reasonWords.find(`reason.${kind}`, values) ?? '';
      return weight < 0 ? words.say('ui.ask.but', { text }) : text;
    });
    say(io, `${at}: ${better?.answers.map(answerName).join(', ')}. ${reasons?.join(' ')}`);
  }
}

/** Every decision with its best answers, and the chance behind each. */
function sayDecisions({ plays }: GameAnalysis, io: Io): void {
  say(io, '\nEvery decision, with winning chances in per cent:');
  const rows = plays.map(({ at, turn, round, side, answers, chance, options }) => [
    `${at}`,
    `${turn}`,
    round === 0 ? '-' : `${round}`,
    sideName(side),
    answers.map(answerName).join(', '),
    percent(chance),
    options
      .slice(0, 3)
      .map(({ answer, value }) => `${answerName(answer)} ${percent(value)}`)
      .join(', '),
  ]);
  sayTable([['answer', 'turn', 'round', 'side', 'played', 'chance', 'best answers'], ...rows], io);
}

/** The chance of the US when each turn began. */
function sayTurns({ moments }: GameAnalysis, io: Io): void {
  say(io, 'US winning chances at the start of each turn, in per cent:');
  const begins = moments.filter((one, i) => one.turn !== moments[i - 1]?.turn);
  const rows = begins.map(({ turn, us, ussr, both }) => [`${turn}`, percent(us), percent(ussr), percent(both)]);
  sayTable([['turn', 'as the US sees it', 'as the USSR sees it', 'seeing both hands'], ...rows], io);
}

function mistakeRow(play: StudiedPlay): string[] {
  const { at, turn, round, side, decision, grade, answers, options, chance, best, loss } = play;
  return [
    `${at}`,
    `${turn}`,
    round === 0 ? '-' : `${round}`,
    sideName(side),
    decision.card === null ? decision.question : `${decision.question} (${answerName(decision.card)})`,
    grade ?? '',
    answers.map(answerName).join(', '),
    betterThan(play, options[0]?.answer),
    percent(chance),
    percent(best),
    percent(loss),
  ];
}

/** Another first answer, or the same one followed up otherwise. */
const betterThan = ({ answers }: StudiedPlay, best: string | undefined): string =>
  best === undefined || best === answers[0] ? `${answerName(answers[0]!)}, used differently` : answerName(best);

const luckRow = ({ at, turn, kind, by }: LuckSwing): string[] => [`${at}`, `${turn}`, kind, signed(by)];

function sayTable(rows: readonly (readonly string[])[], io: Io): void {
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

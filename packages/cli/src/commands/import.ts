import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import {
  doubtText,
  FAULT_RULES,
  type FaultName,
  type ImportResult,
  importLogs,
  writeGameFile,
} from '@longtwilight/notation';
import { readText } from '../files.ts';
import { type AddCommand, type Io, log, say, sayJson, UsageError } from '../io.ts';
import { counted } from '../names.ts';

interface ImportOptions {
  readonly verify?: true;
  readonly save?: string;
  readonly json?: true;
}
interface Imported {
  readonly file: string;
  /** Which game of the file it is, from 1; 0 where there is one only. */
  readonly number: number;
  readonly result: ImportResult;
}

export const addImport: AddCommand = (program, io, end) => {
  program
    .command('import')
    .description('read text logs from the licensed app or this program and replay them under the rules')
    .argument('<files...>', 'text logs')
    .option('--verify', 'also print how many numbers were checked, and every explained difference with its explanation')
    .option('--save <folder>', 'write each game to this folder as a game file')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      `
Every number in a log is checked against the rules. If a number differs, either a known fault of the app explains the difference,
or the log (or our version of the rules) is wrong at that line. A log is never refused because of a single line: where the rules do
not allow what the log says, the game follows the log, and the saved file lists this under "edits". Exit status 1 means that at
least one difference is unexplained.
Known explanations:
${faultLines(Object.keys(FAULT_RULES) as FaultName[], () => '').join('\n')}`,
    )
    .action((files: readonly string[], options: ImportOptions) => {
      if (options.save !== undefined) checkNames(files);
      const texts = files.map(readText);
      const imported = files.flatMap((file, i) => {
        if (files.length > 1) log(io, `${i + 1} of ${files.length}: ${file}`);
        const results = importLogs(texts[i]!);
        return results.map((result, k): Imported => {
          const one = { file, number: results.length > 1 ? k + 1 : 0, result };
          if (options.save !== undefined) saveGame(one, options.save, io);
          if (!options.json) sayResult(one, options, io);
          return one;
        });
      });
      if (options.json) sayJson(io, { files: imported.map(asData) });
      else saySummary(imported, options, io);
      end(imported.every(({ result }) => result.ok) ? 0 : 1);
    });
};

const nameOf = ({ file, number }: Imported): string => (number === 0 ? file : `${file}, game ${number}`);
const editsIn = ({ record }: ImportResult): number => record?.edits.length ?? 0;

const asData = ({ file, number, result }: Imported): unknown => ({
  file,
  ...(number === 0 ? {} : { game: number }),
  ok: result.ok,
  entries: result.entries.length,
  edits: editsIn(result),
  checked: result.checked,
  mismatches: result.mismatches,
});

const explanations = ({ result }: Imported): FaultName[] =>
  result.mismatches.flatMap((one) => (one.explanation === null ? [] : [one.explanation]));

const checkedText = (checked: number, explained: number): string =>
  `, ${counted(checked, 'number')} checked, ${counted(explained, 'difference')} explained`;

function sayResult(one: Imported, { verify }: ImportOptions, io: Io): void {
  const { result } = one;
  const verdict = result.ok ? 'ok' : 'FAILED';
  const counts = verify ? checkedText(result.checked, explanations(one).length) : '';
  const edits = editsIn(result);
  const edited = edits === 0 ? '' : `, ${counted(edits, 'edit')} to follow the log`;
  say(io, `${nameOf(one)}: ${verdict}, ${counted(result.entries.length, 'entry', 'entries')}${counts}${edited}`);
  for (const mismatch of result.mismatches) {
    const { line, explanation } = mismatch;
    const text = `  line ${line}: ${doubtText(mismatch)}`;
    if (explanation === null) say(io, text);
    else if (verify) say(io, `${text} [${explanation}]`);
  }
}

/** All files together, and in words the rules that explain what differs. */
function saySummary(imported: readonly Imported[], { verify }: ImportOptions, io: Io): void {
  const good = imported.filter(({ result }) => result.ok).length;
  const checked = imported.reduce((sum, { result }) => sum + result.checked, 0);
  const explained = imported.flatMap(explanations);
  const counts = verify ? checkedText(checked, explained.length) : '';
  if (imported.length > 1) say(io, `${good} of ${imported.length} logs ok${counts}`);
  if (!verify || explained.length === 0) return;
  say(io, 'Explanations:');
  const count = (name: FaultName): number => explained.filter((one) => one === name).length;
  const names = [...new Set(explained)].sort((a, b) => count(b) - count(a));
  for (const line of faultLines(names, (name) => ` (${count(name)})`)) say(io, line);
}

function faultLines(names: readonly FaultName[], more: (name: FaultName) => string): string[] {
  return names.map((name) => `  ${name}${more(name)}: ${FAULT_RULES[name]}`);
}

const savedName = (file: string): string => `${basename(file, extname(file))}.json`;

function checkNames(files: readonly string[]): void {
  const names = files.map(savedName);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new UsageError(`--save: two of these logs would be saved as ${twice}`);
}

function saveGame(one: Imported, folder: string, io: Io): void {
  const { file, number, result } = one;
  if (result.record === null) return log(io, `${nameOf(one)} is not saved: there is no game in it`);
  const { players, date, comments } = result;
  const meta = { players, ...(date === null ? {} : { date }), ...(comments.length === 0 ? {} : { comments }) };
  const name = number === 0 ? savedName(file) : savedName(file).replace(/\.json$/, `-${number}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), writeGameFile(result.record, meta));
}

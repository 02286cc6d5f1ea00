import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import {
  doubtText,
  FAULT_RULES,
  type FaultName,
  type ImportResult,
  importLog,
  writeGameFile,
} from '@longtwilight/notation';
import { readText } from '../files.ts';
import { type AddCommand, type Io, log, say, sayJson, UsageError } from '../io.ts';

interface ImportOptions {
  readonly verify?: true;
  readonly save?: string;
  readonly json?: true;
}
interface Imported {
  readonly file: string;
  readonly result: ImportResult;
}

export const addImport: AddCommand = (program, io, end) => {
  program
    .command('import')
    .description('read text logs of the licensed app, or of this program, and play them again by the rules')
    .argument('<files...>', 'text logs')
    .option('--verify', 'print how many numbers were checked, and each that differs with the rule that explains it')
    .option('--save <folder>', 'write each game that could be followed to its end there, as a game file')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Every number that a log states is held against the rules. One that differs is explained by a known fault of the app, or
the log is wrong at that line (or the rules are). Exit status 1: something differs that nothing explains.
Rules that explain:
${faultLines(Object.keys(FAULT_RULES) as FaultName[], () => '').join('\n')}`,
    )
    .action((files: readonly string[], options: ImportOptions) => {
      if (options.save !== undefined) checkNames(files);
      const texts = files.map(readText);
      const imported = files.map((file, i): Imported => {
        if (files.length > 1) log(io, `${i + 1} of ${files.length}: ${file}`);
        const one = { file, result: importLog(texts[i]!) };
        if (options.save !== undefined) saveGame(one, options.save, io);
        if (!options.json) sayResult(one, options, io);
        return one;
      });
      if (options.json) sayJson(io, { files: imported.map(asData) });
      else saySummary(imported, options, io);
      end(imported.every(({ result }) => result.ok) ? 0 : 1);
    });
};

const asData = ({ file, result }: Imported): unknown => ({
  file,
  ok: result.ok,
  entries: result.entries.length,
  checked: result.checked,
  mismatches: result.mismatches,
});

const explanations = ({ result }: Imported): FaultName[] =>
  result.mismatches.flatMap((one) => (one.explanation === null ? [] : [one.explanation]));

function sayResult(one: Imported, { verify }: ImportOptions, io: Io): void {
  const { file, result } = one;
  const verdict = result.ok ? 'ok' : 'FAILED';
  const counts = verify ? `, ${result.checked} numbers checked, ${explanations(one).length} explained` : '';
  say(io, `${file}: ${verdict}, ${result.entries.length} entries${counts}`);
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
  const counts = verify ? `, ${checked} numbers checked, ${explained.length} explained` : '';
  if (imported.length > 1) say(io, `${good} of ${imported.length} logs ok${counts}`);
  if (!verify || explained.length === 0) return;
  say(io, 'Explained by:');
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

function saveGame({ file, result }: Imported, folder: string, io: Io): void {
  if (result.record === null) return log(io, `${file} is not saved: it could not be followed to its end`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, savedName(file)), writeGameFile(result.record, { players: result.players }));
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { type ImportResult, importLog, writeGameFile } from '@longtwilight/notation';
import { mismatchText, readText } from '../files.ts';
import { type AddCommand, type Io, log, say, sayJson } from '../io.ts';

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
    .option('--verify', 'print how many numbers were checked, and what explains each that differs')
    .option('--save <folder>', 'write each game there as a game file')
    .option('--json', 'print one JSON document')
    .action((files: readonly string[], options: ImportOptions) => {
      const imported = files.map((file, i) => {
        if (files.length > 1) log(io, `${i + 1} of ${files.length}: ${file}`);
        return { file, result: importLog(readText(file)) };
      });
      if (options.save !== undefined) saveGames(imported, options.save);
      if (options.json) sayJson(io, { files: imported.map(asData) });
      else for (const one of imported) sayResult(one, options, io);
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

function sayResult({ file, result }: Imported, { verify }: ImportOptions, io: Io): void {
  const explained = result.mismatches.filter((one) => one.explanation !== null);
  const verdict = result.ok ? 'ok' : 'FAILED';
  const counts = verify ? `, ${result.checked} numbers checked, ${explained.length} explained` : '';
  say(io, `${file}: ${verdict}, ${result.entries.length} entries${counts}`);
  for (const one of result.mismatches) {
    if (one.explanation === null) say(io, `  line ${one.line}: ${mismatchText(one)}`);
    else if (verify) say(io, `  line ${one.line}: ${mismatchText(one)} [${one.explanation}]`);
  }
}

function saveGames(imported: readonly Imported[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, result } of imported)
    if (result.session !== null)
      writeFileSync(join(folder, `${basename(file, extname(file))}.json`), writeGameFile(result.session));
}

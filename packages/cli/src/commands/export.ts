import { writeGameFile, writeLog, writePlaythrough } from '@longtwilight/notation';
import { type Language, loadWords } from '@longtwilight/words';
import { Option } from 'commander';
import { readAnyGame } from '../files.ts';
import type { AddCommand } from '../io.ts';
import { languageOption } from '../options.ts';

const FORMATS = ['log', 'json', 'text'] as const;
type Format = (typeof FORMATS)[number];

export const addExport: AddCommand = (program, io, end) => {
  program
    .command('export')
    .description('write a game as a text log, as a game file, or as a playthrough to read')
    .argument('<game>', 'a game file, a saved game or a text log')
    .addOption(new Option('--as <format>', 'what to write').choices(FORMATS).makeOptionMandatory())
    .addOption(languageOption('the language of a playthrough'))
    .action(async (file: string, options: { readonly as: Format; readonly lang: Language }) => {
      const { record, meta, isDoubtful } = readAnyGame(file, io);
      const words = await loadWords(options.lang);
      const writers: Readonly<Record<Format, () => string>> = {
        log: () => writeLog(record, meta),
        json: () => writeGameFile(record, meta),
        text: () => writePlaythrough(record, words, meta),
      };
      io.stdout.write(writers[options.as]());
      end(isDoubtful ? 1 : 0);
    });
};

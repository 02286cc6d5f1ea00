import { writeGameFile, writeLog, writePlaythrough } from '@longtwilight/notation';
import { Option } from 'commander';
import { readAnyGame } from '../files.ts';
import type { AddCommand } from '../io.ts';

const FORMATS = ['log', 'json', 'text'] as const;
type Format = (typeof FORMATS)[number];

export const addExport: AddCommand = (program, io, end) => {
  program
    .command('export')
    .description('write a game as a text log, as a game file, or as a playthrough to read')
    .argument('<game>', 'a game file, a saved game or a text log')
    .addOption(new Option('--as <format>', 'what to write').choices(FORMATS).makeOptionMandatory())
    .action((file: string, options: { readonly as: Format }) => {
      const { session, meta } = readAnyGame(file);
      const writers: Readonly<Record<Format, () => string>> = {
        log: () => writeLog(session),
        json: () => writeGameFile(session, meta),
        text: () => writePlaythrough(session, meta),
      };
      io.stdout.write(writers[options.as]());
      end(0);
    });
};

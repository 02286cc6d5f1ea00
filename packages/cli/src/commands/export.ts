import { type GameMeta, writeGameFile, writeLog, writePlaythrough } from '@longtwilight/notation';
import { unchosenName } from '@longtwilight/protocol';
import { type Language, loadWords, type Words } from '@longtwilight/words';
import { Option } from 'commander';
import { readAnyGame } from '../files.ts';
import type { AddCommand } from '../io.ts';
import { languageOption } from '../options.ts';

const FORMATS = ['log', 'json', 'text'] as const;
type Format = (typeof FORMATS)[number];

export const addExport: AddCommand = (program, io, end) => {
  program
    .command('export')
    .description('write a game as a text log, a game file or a readable playthrough')
    .argument('<game>', 'a game file, a saved game or a text log')
    .addOption(
      new Option(
        '--as <format>',
        'what to write: "log" for a text log, "json" for a game file, "text" for a playthrough',
      )
        .choices(FORMATS)
        .makeOptionMandatory(),
    )
    .addOption(languageOption('the language of a playthrough'))
    .action(async (file: string, options: { readonly as: Format; readonly lang: Language }) => {
      const { record, meta, isDoubtful } = readAnyGame(file, io);
      const words = await loadWords(options.lang);
      const writers: Readonly<Record<Format, () => string>> = {
        log: () => writeLog(record, meta),
        json: () => writeGameFile(record, meta),
        text: () => writePlaythrough(record, words, { ...meta, players: playersIn(words, meta.players) }),
      };
      io.stdout.write(writers[options.as]());
      end(isDoubtful ? 1 : 0);
    });
};

/** Guests and deleted players are named in the language of the reader. */
const playersIn = (words: Words, players: GameMeta['players'] = {}): NonNullable<GameMeta['players']> =>
  Object.fromEntries(
    Object.entries(players).map(([side, name]) => {
      const unchosen = unchosenName(name);
      return [side, unchosen === null ? name : words.unnamed(unchosen)];
    }),
  );

import { readFileSync } from 'node:fs';
import { digestOf, openingOf, readGameFile, writeOpenings } from '@longtwilight/notation';
import type { AddCommand } from '../io.ts';

export const addOpenings: AddCommand = (program, io, end) => {
  program
    .command('openings')
    .description('collect setups, first headlines and turn-1 plays from many games, for the explorer page')
    .argument('<games...>', 'game files, as saved by the match and tournament commands')
    .requiredOption('--player <level>', 'the level that played both sides')
    .addHelpText(
      'after',
      `
The file included with the pages was made from games that Ambassador played against itself, with these commands:
  longtwilight match --us ambassador --ussr ambassador --games 400 --seed 1000 --save games
  longtwilight openings games/*.json --player ambassador > packages/web/src/explorer/ambassador.json`,
    )
    .action((files: readonly string[], { player }: { readonly player: string }) => {
      const openings = files.flatMap((file) => {
        const opening = openingOf(digestOf(readGameFile(readFileSync(file, 'utf8')).record));
        return opening === null ? [] : [opening];
      });
      io.stdout.write(writeOpenings(player, openings));
      end(0);
    });
};

import { type AddCommand, say, sayJson } from '../io.ts';
import { counted } from '../names.ts';
import { DATA_HELP, settings } from '../settings.ts';

export const addReplayAll: AddCommand = (program, io, end) => {
  program
    .command('replay-all')
    .description(
      "replay all the server's running games on this engine and report those whose replay differs from what is stored",
    )
    .option('--json', 'print the report as JSON')
    .addHelpText('after', DATA_HELP)
    .action(async ({ json }: { readonly json?: true }) => {
      const { replayAll } = await import('@longtwilight/server/operations');
      const report = await replayAll(settings().database);
      const { games, older, differing } = report;
      if (json) sayJson(io, report);
      else {
        for (const { game, faults } of differing) say(io, [game, ...faults].join('\n  '));
        say(
          io,
          `${counted(games, 'running game')}, ${older} started under another version of the rules, ${differing.length} with differences.`,
        );
      }
      end(differing.length === 0 ? 0 : 1);
    });
};
